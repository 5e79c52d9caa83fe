// What the parts of the board are called, and what they are.

import { say } from '../../lib/words.svelte'
import type { DecisionShown, SeatShown } from '../../lib/wire'
import type { BuildingShown, CardShown, Facts, PowerShown, View, WarriorShown } from '../../generated/ash'
import type { Amounts, Kind, Role, Ruler } from './tokens'

export const CITADEL = 6
export const BATTLE_SPACE = 6
export const LEFT_WING = 12
export const GOLD_SPACE = 15
export const BUILD_SPACE = 16
export const REFRESH_SPACE = 17

export class Lore {
  private warriors: Map<string, WarriorShown>
  private buildings: Map<string, BuildingShown>
  private cards: Map<string, CardShown>

  constructor(
    readonly view: View,
    readonly facts: Facts,
    readonly decision: DecisionShown | null,
    readonly seat: number | null,
    readonly seats: SeatShown[],
  ) {
    this.warriors = byId(facts.warriors)
    this.buildings = byId(facts.buildings)
    this.cards = byId(facts.cards)
  }

  word(key: string): string {
    return this.facts.words[key] ?? ''
  }

  // -- what things are ------------------------------------------------------------------------------------------------

  warrior(id: string): WarriorShown {
    return this.warriors.get(id)!
  }

  building(id: string): BuildingShown {
    return this.buildings.get(id)!
  }

  card(id: string): CardShown {
    return this.cards.get(id)!
  }

  role(side: number): Role {
    return this.view.sides[side]!.role
  }

  /** A side is called by its character; the automated opponent by its own name. */
  side(side: number): string {
    const of = this.view.sides[side]!
    return of.automated ? this.facts.ap : this.facts.barons[of.role]!.name
  }

  /** After the last round nobody is. */
  onTurn(side: number): boolean {
    const { active, phase, round, round_track } = this.view
    return side === active && !(phase === 'round-end' && round >= round_track.citadel_vp.length)
  }

  player(side: number): string {
    if (this.view.sides[side]!.automated) return this.word('ap')
    const sitting = this.seats[side]
    return sitting?.kind === 'bot' ? say('bot-sign') : (sitting?.name ?? '')
  }

  ruler(control: Ruler): string {
    if (control === null) return this.word('nobody')
    return control === 'king' ? this.facts.king.name : this.side(control)
  }

  /** `4 bone, 1 special ingredient` for those who cannot see the tokens. */
  amounts(of: Amounts): string {
    return entries(of)
      .map(([kind, n]) => `${n} ${this.facts.amounts[kind]}`)
      .join(', ')
  }

  automated(control: Ruler): boolean {
    return typeof control === 'number' && this.view.sides[control]!.automated
  }

  might(defenders: string[], reinforcement: number): number {
    return defenders.reduce((sum, id) => sum + this.warrior(id).strength, reinforcement)
  }

  powers(role: Role): PowerShown[] {
    return this.facts.powers.filter((power) => power.role === role)
  }

  get crowded(): boolean {
    return this.view.sides.length > 2
  }

  /** The area that the question is about, by its number. */
  get meant(): number | null {
    const at = this.facts.areas.findIndex((area) => this.decision?.asked === `area:${area.id}`)
    return at >= 0 ? at : null
  }

  get fighting(): boolean {
    return this.view.battle_for !== null
  }
}

export function entries(of: Amounts): [Kind, number][] {
  return Object.entries(of) as [Kind, number][]
}

export function total(of: Amounts): number {
  return entries(of).reduce((sum, [, n]) => sum + n, 0)
}

/** Minions of one owner on a space are drawn once, with their number. */
export function crowd(minions: number[]): [number, number][] {
  const counted = new Map<number, number>()
  for (const owner of minions) counted.set(owner, (counted.get(owner) ?? 0) + 1)
  return [...counted]
}

function byId<T extends { id: string }>(all: T[]): Map<string, T> {
  return new Map(all.map((one) => [one.id, one]))
}

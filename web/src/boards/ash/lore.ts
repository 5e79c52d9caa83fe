// What the parts of the board are called and which options of the decision they stand for.

import { at, optionsAt } from '../../lib/stage'
import { say } from '../../lib/words.svelte'
import type { DecisionShown, OptionShown, SeatShown } from '../../lib/wire'
import { RESOURCES } from './tokens'
import type { BuildingShown, CardShown, Facts, PowerShown, View, WarriorShown } from '../../generated/ash'
import type { Amounts, Kind, Resource, Role, Ruler } from './tokens'

export const CITADEL = 6
export const BATTLE_SPACE = 6
export const LEFT_WING = 12
export const GOLD_SPACE = 15
export const BUILD_SPACE = 16
export const REFRESH_SPACE = 17

/** Powers that are asked for when their moment comes, not in the menu of a turn. */
const ASKED: Record<string, string> = {
  visio_reveal: 'power.reveal',
  mors_second_chance: 'power.second-chance',
  fortis_fortify: 'power.fortify.attack',
  fortis_regroup: 'power.regroup',
}

/** Questions about an area, or about a battle, of which the area comes first. */
const ABOUT_AREA = [
  'setup.defender',
  'adjust',
  'card.loss',
  'battle.attackers',
  'battle.card',
  'power.reveal',
  'power.premonition',
  'power.fortify.attack',
]

export class Lore {
  private warriors: Map<string, number>
  private buildings: Map<string, number>
  private cards: Map<string, number>

  constructor(
    readonly view: View,
    readonly facts: Facts,
    readonly decision: DecisionShown | null,
    readonly seat: number | null,
    readonly seats: SeatShown[],
    readonly pick: (options: OptionShown[]) => void,
  ) {
    this.warriors = numbers(facts.warriors)
    this.buildings = numbers(facts.buildings)
    this.cards = numbers(facts.cards)
  }

  word(key: string): string {
    return this.facts.words[key] ?? ''
  }

  // -- what things are ------------------------------------------------------------------------------------------------

  warrior(id: string): WarriorShown {
    return this.facts.warriors[this.warriors.get(id)!]!
  }

  building(id: string): BuildingShown {
    return this.facts.buildings[this.buildings.get(id)!]!
  }

  card(id: string): CardShown {
    return this.facts.cards[this.cards.get(id)!]!
  }

  role(side: number): Role {
    return this.view.sides[side]!.role
  }

  /** A side is called by its character; the automated opponent by its own name. */
  side(side: number): string {
    const of = this.view.sides[side]!
    return of.automated ? this.facts.ap : this.facts.roles[of.role]!
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

  /** The area that the question is about. */
  get meant(): number | null {
    const told = this.decision?.about
    const about: unknown = Array.isArray(told) ? told[0] : told
    return typeof about === 'number' && ABOUT_AREA.includes(this.decision!.kind) ? about : null
  }

  get fighting(): boolean {
    return this.view.battle_for !== null
  }

  // -- what they stand for in the decision ----------------------------------------------------------------------------

  private one(nouns: string[], value: unknown): OptionShown[] {
    return nouns.flatMap((noun) => at(this.decision, noun, value))
  }

  ofWarrior(id: string): OptionShown[] {
    return this.one(['warrior', 'defender', 'deed', 'summon'], this.warriors.get(id))
  }

  ofBuilding(id: string): OptionShown[] {
    return this.one(['building', 'tile'], this.buildings.get(id))
  }

  ofCard(id: string): OptionShown[] {
    return this.decision?.kind === 'battle.card' ? this.one(['card'], this.cards.get(id)) : []
  }

  ofGuess(id: string): OptionShown[] {
    return this.guessing ? this.one(['card'], this.cards.get(id)) : []
  }

  get guessing(): boolean {
    return this.decision?.kind === 'power.premonition'
  }

  ofResource(resource: Resource): OptionShown[] {
    return this.one(['resource'], RESOURCES.indexOf(resource))
  }

  ofArea(area: number): OptionShown[] {
    return this.one(['area'], area)
  }

  /** Putting a minion there, moving one there, or moving one from there. */
  ofSpace(space: number): OptionShown[] {
    const there = this.one(['move', 'space'], space)
    const minions = optionsAt(this.decision, ({ target, value }) => {
      return target !== null && target.startsWith('minion:') && Array.isArray(value) && value[0] === space
    })
    return [...there, ...minions]
  }

  /** The defenders of an area: attacking them, or causing them a loss with card 0. */
  ofBattle(area: number): OptionShown[] {
    const here = this.facts.areas[area]!.id === this.view.battle_for
    const loss = here ? this.one(['black'], 1) : []
    return area === CITADEL ? loss : [...this.ofSpace(BATTLE_SPACE + area), ...loss]
  }

  ofPower(power: PowerShown): OptionShown[] {
    const menu = power.number === null ? [] : this.one(['move', 'deed'], power.number)
    const asked = this.decision !== null && this.decision.kind === ASKED[power.id]
    return asked ? optionsAt(this.decision, (option) => option.value !== null) : menu
  }

  ofGraveyard(): OptionShown[] {
    const altar = this.decision?.kind === 'altar.rebirth' ? this.one(['answer'], 1) : []
    return [...altar, ...this.one(['black'], 2)]
  }

  ofSeat(side: number): OptionShown[] {
    return this.one(['seat'], side)
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

function numbers(of: { id: string }[]): Map<string, number> {
  return new Map(of.map(({ id }, i) => [id, i]))
}

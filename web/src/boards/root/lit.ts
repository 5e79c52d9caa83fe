// Which parts of the board stand for which options: the one place where the words of decisions meet the drawing.

import type { DecisionShown, Json, OptionShown } from '../../lib/wire'
import type { Facts, PlayerShown, TableShown } from './shape'

export const BURROW = 12
export const FIRST_FOREST = 13
const NOWHERE = -1
const EXHAUSTED = 8
const DAMAGED = 16

/** Cards that are not chosen from the own hand. */
const CARD_ZONES: Record<string, string> = {
  'alliance.supporter': 'supporter',
  'alliance.supporter.limit': 'supporter',
  'effect.informants': 'discard',
  'vagabond.labor': 'discard',
  'riverfolk.buy.card': 'open-hand',
}
/** Decisions whose `about` is, or begins with, the clearing where the faction or piece stands. */
const ABOUT_CLEARING = new Set([
  'battle.whom', 'battle.hit', 'cult.convert.whom', 'cult.sanctify.what', 'effect.propaganda.whom', 'vagabond.ally',
  'vagabond.company', 'vagabond.enlist', 'duchy.build', 'vagabond.swift', 'duchy.dig.count',
]) // prettier-ignore

const FROM_FUNDS = new Set(['riverfolk.commit', 'riverfolk.craft', 'riverfolk.spend'])
const TO_BUILD = new Set(['marquise.build', 'duchy.build'])

export class Lit {
  private parts = new Map<string, OptionShown[]>()
  /** What has no place of its own is offered beside the map. */
  readonly loose: OptionShown[] = []

  constructor(
    readonly decision: DecisionShown | null,
    table: TableShown,
    facts: Facts,
    seat: number | null,
  ) {
    if (decision === null || seat === null) return
    const own = table.factions[seat]
    if (own === undefined) return
    for (const option of decision.options) {
      const parts = meant(decision, option, table, facts, own)
      if (parts.length === 0) this.loose.push(option)
      for (const part of parts) this.parts.set(part, [...(this.parts.get(part) ?? []), option])
    }
  }

  at(...part: (string | number)[]): OptionShown[] {
    return this.parts.get(part.join(':')) ?? []
  }

  /** Whether something inside is lit, so that a folded board opens by itself. */
  within(...prefixes: string[]): boolean {
    return [...this.parts.keys()].some((key) => prefixes.some((prefix) => key.startsWith(prefix)))
  }
}

function meant(decision: DecisionShown, option: OptionShown, table: TableShown, facts: Facts, own: PlayerShown): string[] {
  const { value } = option
  if (value === null || option.target === null) return ['pass']
  const noun = option.target.slice(0, option.target.indexOf(':'))
  const here = clearingOf(decision, own)
  if (typeof value === 'number') return byNumber(decision, noun, value, here, table, facts, own)
  if (Array.isArray(value)) return byPair(noun, String(value[0]), Number(value[1]), table, facts, own)
  return []
}

function clearingOf(decision: DecisionShown, own: PlayerShown): number {
  if (ABOUT_CLEARING.has(decision.kind)) return Number(Array.isArray(decision.about) ? decision.about[0] : decision.about)
  if (decision.kind === 'move.count' && Array.isArray(decision.about)) return Number(decision.about[1])
  return own.board.at ?? NOWHERE
}

function place(value: number): string {
  if (value === BURROW) return 'burrow'
  return value >= FIRST_FOREST ? `forest:${value - FIRST_FOREST}` : `clearing:${value}`
}

function byNumber(
  decision: DecisionShown, noun: string, value: number, here: number, table: TableShown, facts: Facts, own: PlayerShown,
): string[] { // prettier-ignore
  const { kind, about } = decision
  switch (noun) {
    case 'clearing':
    case 'place':
    case 'trip':
    case 'site':
    case 'post':
      return [place(value)]
    case 'faction': {
      const id = facts.factions[value]?.id ?? ''
      return FROM_FUNDS.has(kind) ? [`fund:${id}`] : [`faction:${id}`, `fighter:${here}:${id}`]
    }
    case 'card':
    case 'scoring':
      return [cardPart(kind, facts.card_ids[value] ?? '', about, facts, own)]
    case 'building':
    case 'piece': {
      const id = facts.pieces[value]?.id ?? 'warrior'
      const whose = kind === 'vagabond.strike.piece' ? (facts.factions[Number(about)]?.id ?? '') : own.faction
      if (id === 'warrior') return table.clearings[here]?.warriors[whose] === undefined ? [] : [`fighter:${here}:${whose}`]
      return TO_BUILD.has(kind) ? [`build:${id}`] : [`piece:${here}:${id}`]
    }
    case 'count':
      return here >= 0 && here < BURROW && kind !== 'vagabond.company.count' && kind !== 'vagabond.ally.hits' ? [`count:${here}`] : []
    case 'suit':
      return kind === 'cult.outcast' || kind === 'riverfolk.space' ? [`suit:${suitOf(facts, value)}`] : []
    case 'leader':
      return [`leader:${facts.leaders[value]?.id}`]
    case 'character':
      return [`character:${facts.characters[value]?.id}`]
    case 'minister':
      return [`minister:${facts.ministers[value]?.id}`]
    case 'plot':
      return own.faction === 'corvids' ? [`plot:${facts.plots[value]?.id}`] : []
    case 'column':
      return [`column:${Object.keys(facts.columns)[value]}`]
    case 'service':
      return [`service:${facts.services[value]?.id}`]
    case 'price':
      return [`price:${facts.services[Number(about)]?.id}:${value}`]
    case 'tool':
      return [`tool:${facts.items[value & 7]?.id}:${stateOf(value)}`]
    case 'item':
      return itemPart(kind, facts.items[value]?.id ?? '', about, facts, own)
    default:
      return []
  }
}

export const suitOf = (facts: Facts, value: number): string => Object.keys(facts.suits)[value] ?? ''

export function stateOf(tool: number): string {
  if (tool & DAMAGED) return tool & EXHAUSTED ? 'damaged_exhausted' : 'damaged'
  return tool & EXHAUSTED ? 'exhausted' : 'fresh'
}

function cardPart(kind: string, id: string, about: Json, facts: Facts, own: PlayerShown): string {
  if (kind === 'effect.battle') return `crafted:${own.faction}:${id}`
  if (kind === 'effect.saboteurs.card') return `crafted:${facts.factions[Number(about)]?.id}:${id}`
  return `${CARD_ZONES[kind] ?? 'hand'}:${id}`
}

function itemPart(kind: string, id: string, about: Json, facts: Facts, own: PlayerShown): string[] {
  if (kind === 'vagabond.ruin' || kind === 'vagabond.improvise') return []
  if (kind === 'vagabond.aid.take') return [`item:${facts.factions[Number(about)]?.id}:${id}`]
  if (kind === 'effect.league.item') return [`item:${own.faction}:${id}`]
  return [`tool:${id}:fresh`]
}

function byPair(noun: string, what: string, which: number, table: TableShown, facts: Facts, own: PlayerShown): string[] {
  if (noun === 'trigger') {
    if (facts.cards[what] !== undefined) return [`crafted:${own.faction}:${what}`]
    return which >= 0 ? [place(which)] : []
  }
  if (noun !== 'deed') return []
  const card = facts.card_ids[which] ?? ''
  switch (what) {
    case 'craft':
    case 'export':
    case 'activate':
      return [`hand:${card}`]
    case 'use':
      return [`crafted:${own.faction}:${card}`]
    case 'take':
      return [`available:${card}`]
    case 'open':
      return [`path:${which}`]
    case 'expose':
    case 'flip':
      return [place(which)]
    case 'minister':
    case 'sway':
      return [`minister:${facts.ministers[which]?.id}`]
    case 'stow':
    case 'lay':
      return [`${what}:${facts.items[which]?.id}`]
    case 'quest':
      return [`quest:${facts.quests[which]?.id}`]
    case 'turmoil': {
      const column = Object.entries(own.board.left ?? {}).find(([, cards]) => cards.length > 0)?.[0]
      return [`decree:${column}:${suitOf(facts, which)}`]
    }
    default:
      if (what.startsWith('decree-')) return [`decree:${what.slice('decree-'.length)}:${suitOf(facts, which)}`]
      return [`deed:${what}`]
  }
}

// Which part of the board an option of a decision stands for.

import type { DecisionShown, Json, OptionShown } from '../../lib/wire'
import { LEGEND_TOKENS, UNITS, type Facts, type Faction, type View } from './shape'

const UNIT_NOUNS = ['unit_at', 'nailed']
/** Nouns whose value, or the first number of it, is a hex. */
const HEX_NOUNS = ['hex', 'path', 'target', 'arrow']
/** Nouns without a place of their own: they are asked about a hex, which then stands for all of them. */
const ABOUT_A_HEX = ['answer', 'amount', 'token', 'group', 'payment']

export type Unit = { owner: Faction; unit: string; at: number }

export function noun(option: OptionShown): string {
  return option.target === null ? '' : option.target.slice(0, option.target.indexOf(':'))
}

const numbers = (value: Json): number[] => (Array.isArray(value) ? value.filter((part) => typeof part === 'number') : [])

export class Picks {
  constructor(
    readonly decision: DecisionShown | null,
    readonly view: View,
    readonly facts: Facts,
  ) {}

  private get options(): OptionShown[] {
    return this.decision?.options ?? []
  }

  /** Options of one noun with this value. */
  of(name: string, value: Json): OptionShown[] {
    const target = `${name}:${JSON.stringify(value)}`
    return this.options.filter((option) => option.target === target)
  }

  /** Options of a menu that do this deed, with any of the given things. */
  deed(word: string, which?: number): OptionShown[] {
    return this.options.filter(
      (o) => Array.isArray(o.value) && noun(o).endsWith('deed') && o.value[0] === word && (which === undefined || o.value[1] === which),
    )
  }

  /** All options, if the decision is of one of these kinds. */
  kinds(...names: string[]): OptionShown[] {
    return this.decision !== null && names.includes(this.decision.kind) ? this.options.filter((o) => o.value !== null) : []
  }

  card(id: string): OptionShown[] {
    const number = this.facts.card_ids.indexOf(id)
    return [...this.of('card', number), ...this.deed('card', number), ...this.deed('quest', number)]
  }

  /** An ability that has no other place: on the board of whoever decides. */
  ability(number: number): OptionShown[] {
    const parts = this.of('part', ['advance', 'spawn'][number] ?? '')
    if (this.aboutHex() !== null || ['bag.return', 'willa.token', 'mildred.token'].includes(this.decision?.kind ?? '')) return parts
    return [...this.of('token', number), ...this.of('valued', number), ...this.deed('ability', number), ...parts]
  }

  offer(id: string): OptionShown[] {
    const number = this.facts.offers.findIndex((offer) => offer.id === id)
    return [...this.of('offer', number), ...this.deed('offer', number)]
  }

  faction(faction: Faction): OptionShown[] {
    return this.of('faction', this.facts.factions.indexOf(faction))
  }

  /** The hex a question is about; where a way is meant, its end, and for units their own hex. */
  aboutHex(): number | null {
    if (this.decision === null) return null
    const { about, kind } = this.decision
    const name = this.facts.about[kind]
    if (['hex', 'priced_hex', 'fire_at'].includes(name ?? '') && typeof about === 'number') return about >= 0 ? about : null
    if (name === 'way') return numbers(about)[0] ?? null
    if (name === 'unit_at') return numbers(about)[2] ?? null
    if (name === 'component_at') return numbers(about)[1] ?? null
    if (name === 'target' || name === 'blow') return numbers(about)[0] ?? null
    if (name === 'unit_way' && Array.isArray(about)) return typeof about[1] === 'number' ? about[1] : null
    if (name === 'legend_token' && typeof about === 'number') return this.legendAt(about)
    return null
  }

  legendAt(token: number): number | null {
    const [owner, unit] = LEGEND_TOKENS[token] ?? ['hester', 'legend']
    const at = this.view.hexes.findIndex((hex) => hex.units[owner]?.[unit])
    return at >= 0 ? at : null
  }

  /** The unit that an option means. */
  unit(option: OptionShown): Unit | null {
    const name = noun(option)
    if (UNIT_NOUNS.includes(name)) {
      const [owner, unit, at] = numbers(option.value)
      return { owner: this.facts.factions[owner ?? 0]!, unit: UNITS[unit ?? 0]!, at: at ?? -1 }
    }
    if (name === 'legend_token' && typeof option.value === 'number') {
      const [owner, unit] = LEGEND_TOKENS[option.value]!
      return { owner, unit, at: this.legendAt(option.value) ?? -1 }
    }
    if (name === 'unit' && typeof option.value === 'number') {
      const [at, owner] = numbers(this.decision!.about)
      return { owner: this.facts.factions[owner ?? 0]!, unit: UNITS[option.value]!, at: at ?? -1 }
    }
    return null
  }

  private hexOf(option: OptionShown): number | null {
    const name = noun(option)
    if (HEX_NOUNS.includes(name)) return typeof option.value === 'number' ? option.value : (numbers(option.value)[0] ?? null)
    if (name === 'spawn_site' || name === 'component_at') return numbers(option.value)[1] ?? null
    if (ABOUT_A_HEX.includes(name)) return this.aboutHex()
    if (name === 'roar') return this.legendAt(0)
    if (name === 'hester_deed' && Array.isArray(option.value) && option.value[0] === 'nail') return this.legendAt(4)
    return this.unit(option)?.at ?? null
  }

  /** The options of every hex. */
  hexes(): Map<number, OptionShown[]> {
    const found = new Map<number, OptionShown[]>()
    for (const option of this.options) {
      if (option.value === null) continue
      const at = this.hexOf(option)
      if (at !== null && at >= 0) found.set(at, [...(found.get(at) ?? []), option])
    }
    for (const option of this.deed('step')) {
      this.view.hexes.forEach((hex, at) => {
        if (hex.pieces.path) found.set(at, [option])
      })
    }
    for (const option of this.of('hex', -1)) {
      for (const [owner, , at] of this.view.nails) if (owner === this.view.on_turn) found.set(at, [...(found.get(at) ?? []), option])
    }
    return found
  }

  units(owner: Faction, unit: string, at: number): OptionShown[] {
    return this.options.filter((option) => {
      const meant = this.unit(option)
      return meant !== null && meant.owner === owner && meant.unit === unit && meant.at === at
    })
  }
}

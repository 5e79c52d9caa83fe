// Which part of the table an option is clicked on.

import type { DecisionShown, Json, OptionShown } from '../../lib/wire'
import { pairs, type At } from './hexes'

export const ELEMENT_ORDER = ['fire', 'ice', 'air', 'earth', 'light', 'dark']
const CARD_KINDS = ['lose', 'rest.lose', 'rest.active', 'augment.drop', 'recover', 'hand.leave', 'start.discard', 'negate.second']
/** Kinds with which an item may be used or an active card put away first. */
const ASIDE_KINDS = ['aside', 'move.to', 'negate', 'rest.short', 'select.leading', 'select.open', 'item', 'monster.move', 'monster.target']
/** Deeds of a turn: see turn.py. */
export const DEED = { top: 0, bottom: 1, attack: 2, move: 3, item: 4, putAway: 5 }
const DISCARDED = -2

const numbers = (value: Json): number[] => (Array.isArray(value) ? (value as number[]) : [])

export class Lit {
  private kind: string
  private options: OptionShown[]
  private about: Json

  constructor(decision: DecisionShown | null) {
    this.kind = decision?.kind ?? ''
    this.options = decision?.options ?? []
    this.about = decision?.about ?? null
  }

  private of(kinds: string[], meant: (value: Json) => boolean): OptionShown[] {
    return kinds.includes(this.kind) ? this.options.filter((o) => o.value !== null && meant(o.value)) : []
  }

  /** True while one of these is asked. */
  asks(...kinds: string[]): boolean {
    return kinds.includes(this.kind)
  }

  hex([q, r]: At): OptionShown[] {
    const here = (value: Json) => numbers(value)[0] === q && numbers(value)[1] === r
    return [
      ...this.of(['place', 'move.to', 'hex', 'push.to', 'pull.to', 'monster.hex', 'monster.move'], here),
      ...this.of(['obstacle'], (value) => pairs(numbers(value)).some((at) => at[0] === q && at[1] === r)),
    ]
  }

  figure(id: number): OptionShown[] {
    const found = this.of(['target', 'targets', 'monster.target'], (value) => value === id)
    found.push(...this.of(['area'], (value) => numbers(value).includes(id)))
    if (this.about === id) found.push(...this.of(['attack.strength', 'cure', 'move.as'], () => true))
    return found
  }

  /** What is done before the question is answered: see asides.py, and `away` in cards.py. */
  private aside(what: 'item' | 'away', which: number): OptionShown[] {
    return this.of(ASIDE_KINDS, (value) => Array.isArray(value) && value[0] === what && value[1] === which)
  }

  card(card: number): OptionShown[] {
    const found = this.of([...CARD_KINDS, 'negate', 'select.leading', 'select.second', 'select.open', 'select.open-second'], (v) => v === card)
    found.push(...this.of(['act'], (value) => numbers(value)[0] === DEED.putAway && numbers(value)[1] === card))
    found.push(...this.aside('away', card))
    if (this.about === card) found.push(...this.of(['rest.redraw'], () => true))
    return found
  }

  deed(what: number, which: number): OptionShown[] {
    return this.of(['act'], (value) => numbers(value)[0] === what && numbers(value)[1] === which)
  }

  /** Items go by their number, one less than what the view calls them. */
  item(id: number): OptionShown[] {
    return [...this.of(['item', 'refresh'], (value) => value === id - 1), ...this.deed(DEED.item, id - 1), ...this.aside('item', id - 1)]
  }

  element(name: string, there: boolean): OptionShown[] {
    return [
      ...this.of(['consume'], (value) => String(value).split('+').some((one) => one === name || (one === 'any' && there))),
      ...this.of(['consume.wild', 'infuse'], (value) => value === ELEMENT_ORDER.indexOf(name)),
    ]
  }

  goal(number: number): OptionShown[] {
    return this.of(['goal.keep'], (value) => value === number)
  }

  character(who: number): OptionShown[] {
    const found = this.of(['order.character'], (value) => value === who)
    if (this.about === who) found.push(...this.of(['item.initiative'], () => true))
    return found
  }

  monster(number: number): OptionShown[] {
    return this.of(['order.monsters'], (value) => value === number)
  }

  condition(figure: number, number: number): OptionShown[] {
    return this.about === figure ? this.of(['cure'], (value) => value === number) : []
  }

  /** The discard pile as a whole: two of its cards against damage, or a short rest. */
  discards(who: number): OptionShown[] {
    if (this.asks('negate') && numbers(this.about)[0] === who) return this.of(['negate'], (value) => value === DISCARDED)
    return this.about === who ? this.of(['rest.short'], (value) => value === true || value === 1) : []
  }

  /** The long rest, which is selected instead of cards. */
  rest(who: number): OptionShown[] {
    const asked = this.asks('select.leading', 'select.open') && this.about === who
    return asked ? this.options.filter((option) => option.value === null) : []
  }

  /** Cards that are on offer now, of whatever pile: what is missing in it has been picked before. */
  offered(): Set<number> {
    return new Set(this.options.map((option) => option.value).filter((value): value is number => typeof value === 'number'))
  }

  isAbout(who: number): boolean {
    return this.about === who
  }
}

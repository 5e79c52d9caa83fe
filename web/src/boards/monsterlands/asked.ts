// Which part of the board stands for which option of a decision.

import type { DecisionShown, Json, OptionShown } from '../../lib/wire'
import type { Affinity, Colour, Facts, PlaceName, View } from './drawing'
import { AFFINITIES, COLOURS } from './drawing'

const DEEDS = ['turn.deed', 'turn.finish', 'tavern.hire', 'adventure.deed', 'chief.deed', 'cleanup.deed', 'roll.deed']
const PLACES: PlaceName[] = ['land_a', 'land_b', 'entrance', 'quest_a', 'quest_b']
/** Dice of the own pool, each by itself. */
const ONE_DIE = ['building.die', 'dice.haggle', 'pawnshop.haggle', 'rookie.give']
/** So many dice of one colour: the third die means three. */
const MANY_DICE: Partial<Record<string, Colour>> = {
  'pawnshop.strength': 'strength',
  'pawnshop.magic': 'magic',
  'send.strength': 'strength',
  'send.magic': 'magic',
}
const OWN_MEMBER = [
  'equipment.for', 'equipment.displaced', 'equipment.to', 'send.who', 'settle.who', 'heal.who', 'chief.promote',
  'wages.deserter', 'wages.equipment',
]
const OWN_TRAP = ['trap.discard', 'send.trap', 'quest.trap']
/** Questions about one path, answered there; `about` names it alone or before a number. */
const ON_PATH = ['send.quest-dice', 'ruse.steal', 'deflect.dice', 'defend.magic', 'defend.tokens', 'defend.potions', 'quest.pay', 'conquest.try', 'ruse.cancel']
/** Questions whose path is the one that is being filled or resolved. */
const ON_THIS_PATH = ['ruse.reveal']
/** Going on without (more of) something is said by a click on the path itself. */
const DONE_ON_PATH = ['send.strength', 'send.magic', 'send.defence', 'send.trap', 'send.brews', 'adventure.deed', 'roll.deed']
const DONE_IN: Partial<Record<string, string>> = {
  'pawnshop.strength': 'pawnshop',
  'pawnshop.magic': 'pawnshop',
  'pawnshop.haggle': 'pawnshop',
  'lodge.trap': 'lodge',
  'tavern.hire': 'tavern',
}
/** How many to take: the tokens on the clan board say it, and the building for those that find no room there. */
const COUNTED_IN: Partial<Record<string, string>> = { 'armoury.count': 'armoury', 'laboratory.potions': 'laboratory' }
const ALL_DICE = 3
const SHOWN = 100

export class Asked {
  readonly kind: string

  constructor(
    readonly decision: DecisionShown | null,
    readonly facts: Facts,
    readonly view: View,
    readonly seat: number | null,
  ) {
    this.kind = decision?.kind ?? ''
  }

  private of(kinds: string | string[], meant: (value: Json) => boolean): OptionShown[] {
    if (this.decision === null || !(typeof kinds === 'string' ? kinds === this.kind : kinds.includes(this.kind))) return []
    return this.decision.options.filter((option) => meant(option.value))
  }

  private deed(word: string, which?: number): OptionShown[] {
    return this.of(DEEDS, (value) => Array.isArray(value) && value[0] === word && (which === undefined || value[1] === which))
  }

  /** Of equal things that are marked together the nth part stands for the nth; else any of them means the one option. */
  private each(options: OptionShown[], nth: number): OptionShown[] {
    return this.decision?.marks ? options.slice(nth - 1, nth) : options
  }

  // -- the Citadel ----------------------------------------------------------------------------------------------------

  building(id: string): OptionShown[] {
    const done = DONE_IN[this.kind] === id ? this.of(this.kind, (value) => value === null || (value === 0 && this.kind !== 'lodge.trap' && this.kind !== 'tavern.hire')) : []
    const counted = COUNTED_IN[this.kind] === id ? this.of(this.kind, () => true) : []
    return [...this.deed('citadel', this.facts.order.indexOf(id)), ...done, ...counted]
  }

  space(id: string, which: number): OptionShown[] {
    if (id === 'laboratory') return this.of('laboratory.space', (value) => value === which)
    return id === 'mine' ? this.of('mine.space', (value) => value === which) : []
  }

  guest(id: string): OptionShown[] {
    const number = this.facts.members.findIndex((one) => one.id === id)
    const rookie = this.facts.rookie
    const meant = (value: Json) =>
      typeof value === 'number' && value !== this.facts.drinks.option && (number === rookie ? value >= rookie : value === number)
    const about = this.decision?.about === number ? this.of('tavern.discount', () => true) : []
    return [...this.of(['tavern.hire', 'hire.free'], meant), ...about]
  }

  drinks(): OptionShown[] {
    return this.of('tavern.hire', (value) => value === this.facts.drinks.option)
  }

  ware(id: string): OptionShown[] {
    return this.of(['market.card', 'market.free'], (value) => this.facts.cards[value as number] === id).slice(0, 1)
  }

  /** The nth trap of its kind in the lodge. */
  lodge(id: string, nth: number): OptionShown[] {
    return this.each(this.of('lodge.trap', (value) => typeof value === 'number' && this.facts.traps[value]?.id === id), nth)
  }

  basket(): OptionShown[] {
    return this.of('lodge.discount', () => true)
  }

  supply(colour: Colour): OptionShown[] {
    return this.of(['gift.die', 'rookie.take'], (value) => COLOURS[value as number] === colour)
  }

  gift(which: number): OptionShown[] {
    return this.of('gift.token', (value) => value === which)
  }

  clan(affinity: Affinity): OptionShown[] {
    return this.of('setup.affinity', (value) => AFFINITIES[value as number] === affinity)
  }

  // -- outside --------------------------------------------------------------------------------------------------------

  place(name: PlaceName): OptionShown[] {
    return this.deed('outside', PLACES.indexOf(name))
  }

  path(which: number): OptionShown[] {
    const chosen = this.of(['send.path', 'ruse.target', 'deflect.to'], (value) => value === which)
    if (chosen.length > 0 || this.decision === null) return chosen
    const about = this.decision.about
    const named = Array.isArray(about) ? about[0] : about
    const here = ON_THIS_PATH.includes(this.kind) || this.kind === 'roll.deed' ? this.view.battle.path === which : named === which
    if (!here) return []
    if (ON_PATH.includes(this.kind) || ON_THIS_PATH.includes(this.kind)) return this.decision.options
    // a trap of kind 0 is a trap
    return this.of(DONE_ON_PATH, (value) => value === null || (value === 0 && this.kind !== 'send.trap'))
  }

  lootOffer(id: string): OptionShown[] {
    return this.of('loot.take', (value) => this.facts.loot[value as number]?.id === id)
  }

  // -- the battle -----------------------------------------------------------------------------------------------------

  unrolled(colour: Colour): OptionShown[] {
    return this.of('roll.deed', (value) => Array.isArray(value) && value[0] === 'roll' && (value[1] === COLOURS.indexOf(colour) || value[1] === ALL_DICE))
  }

  rolled(code: number): OptionShown[] {
    return this.of('roll.deed', (value) => Array.isArray(value) && value[0] === 'reroll' && (value[1] === code || value[1] === code % SHOWN))
  }

  /** Hits that are about to be dealt with. */
  hits(): number {
    const about = this.decision?.about
    return (this.kind === 'defend.tokens' || this.kind === 'defend.potions') && Array.isArray(about) ? Number(about[1]) : 0
  }

  poisonRoll(): OptionShown[] {
    return this.deed('poison')
  }

  // -- the own clan ---------------------------------------------------------------------------------------------------

  /** The nth die of a colour in the own pool; haggling dice are known by what they show, and counted among equal ones. */
  die(colour: Colour, nth: number, face: number): OptionShown[] {
    if (MANY_DICE[this.kind] === colour) return this.of(this.kind, (value) => value === nth)
    const meant = colour === 'strength' ? 0 : colour === 'magic' ? 7 : face
    return this.each(this.of(ONE_DIE, (value) => value === meant), nth)
  }

  member(number: number): OptionShown[] {
    const rookie = number >= this.facts.rookie ? this.deed('rookie') : []
    return [...this.of(OWN_MEMBER, (value) => value === number), ...this.deed('use', number), ...rookie]
  }

  card(id: string): OptionShown[] {
    return [...this.of('equipment.pass', (value) => typeof value === 'number' && this.facts.cards[value] === id), ...this.deed('equipment')]
  }

  /** The nth trap of its kind on the own clan board. */
  trap(id: string, nth: number): OptionShown[] {
    return this.each(this.of(OWN_TRAP, (value) => typeof value === 'number' && this.facts.traps[value]?.id === id), nth)
  }

  loot(id: string): OptionShown[] {
    const which = this.facts.loot.findIndex((one) => one.id === id)
    return [...this.deed('loot', which), ...this.of(['quest.loot', 'loot.glory'], (value) => value === which)]
  }

  trophy(id: string): OptionShown[] {
    return this.deed('sell', this.facts.monsters.findIndex((one) => one.id === id))
  }

  land(id: string): OptionShown[] {
    const which = this.facts.lands.findIndex((one) => one.id === id)
    const dice = this.decision?.about === which ? this.of('settled.dice', () => true) : []
    return [...this.deed('settled', which), ...this.deed('settle', which), ...dice]
  }

  /** The nth defence token, of those that one has and those that one may buy. */
  defence(nth: number, have: number): OptionShown[] {
    return [...this.of('send.defence', (value) => value === nth), ...this.of('armoury.count', (value) => value === nth - have && nth > have)]
  }

  potion(nth: number, have: number): OptionShown[] {
    const brewed = this.of('laboratory.potions', (value) => nth > have && value === nth - have)
    const taken = nth === have + 1 ? this.of('ability.token', (value) => value === 'potion') : []
    const sent = nth === 1 && have > 0 ? this.of('send.brews', (value) => value === 1 || value === 3) : []
    return [...brewed, ...taken, ...sent, ...(nth === 1 && have > 0 ? this.deed('heal') : [])]
  }

  poison(nth: number, have: number): OptionShown[] {
    const all = typeof this.decision?.about === 'number' ? this.decision.about : 0
    const brewed = this.of('laboratory.potions', (value) => nth > have && typeof value === 'number' && all - value === nth - have)
    const taken = nth === have + 1 ? this.of('ability.token', (value) => value === 'poison') : []
    const sent = nth === 1 && have > 0 ? this.of('send.brews', (value) => value === 2 || value === 3) : []
    return [...brewed, ...taken, ...sent]
  }
}

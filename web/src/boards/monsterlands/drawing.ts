// What parts of the board of Monster Lands have in common; what they are drawn from is typed in Python.

import type { Counts, Facts, Icons, LandFacts, Look, MemberFacts, MonsterFacts, Places, View } from '../../generated/monsterlands'
import type { SeatShown } from '../../lib/wire'

export type { ClanView, Facts, Look, MemberFacts, MemberView, MonsterFacts, TrapFacts, View } from '../../generated/monsterlands'
export type Colour = keyof Counts
export type Affinity = keyof Icons
/** A part of a reward or a price: what, and how many. */
export type Amount = [string, number]
export type PlaceName = keyof Places

/** Everything that a part of the board is drawn from. */
export interface Stage {
  view: View
  facts: Facts
  seat: number | null
  seats: SeatShown[]
}

export const COLOURS: Colour[] = ['strength', 'magic', 'haggle']

/** `{strength: 2, magic: 1}` as one colour for each die. */
export function each(counts: Partial<Counts>): Colour[] {
  return COLOURS.flatMap((colour) => Array.from({ length: counts[colour] ?? 0 }, () => colour))
}

/** Words of a text in lines of at most so many characters. */
export function lines(text: string, most: number): string[] {
  const found: string[] = ['']
  for (const word of text.split(' ')) {
    const last = found[found.length - 1]!
    if (last === '') found[found.length - 1] = word
    else if (last.length + 1 + word.length <= most) found[found.length - 1] = `${last} ${word}`
    else found.push(word)
  }
  return found
}

/** How an affinity looks. */
export function look(facts: Facts, affinity: Affinity): Look {
  return facts.clans.find((one) => one.id === affinity)!.look
}

export function member(facts: Facts, id: string): MemberFacts | undefined {
  return facts.members.find((one) => one.id === id)
}

/** The place of a thing among those of the list that are equal to it, counted from 1. */
export function nthAlike<T>(things: T[], i: number): number {
  return things.slice(0, i + 1).filter((thing) => thing === things[i]).length
}

/** Where the paths of a place begin in the list of paths. */
export const FIRST_PATH: Record<PlaceName, number> = { land_a: 0, land_b: 4, entrance: 8, quest_a: 10, quest_b: 12 }

/** The land of a place, while it is not conquered. */
export function landAt(view: View, facts: Facts, place: PlaceName): LandFacts | undefined {
  return place === 'land_a' || place === 'land_b' ? facts.lands.find((one) => one.id === view.places[place].land) : undefined
}

/** The black dice that a monster rolls at a place now. */
export function attack(stage: Stage, monster: MonsterFacts, place: PlaceName): number {
  const { view, facts } = stage
  const land = landAt(view, facts, place)
  const home = land !== undefined && land.affinity === monster.affinity ? monster.home : 0
  const gate = place === 'entrance' ? monster.entrance : 0
  return monster.attack + home + gate + (view.extra_dice[view.round - 1] ?? 0)
}

export function clanName(stage: Stage, seat: number): string {
  const affinity = stage.view.clans[seat]?.affinity
  const who = stage.seats[seat]?.name ?? ''
  return affinity == null ? who || String(seat + 1) : stage.facts.affinities[affinity]
}

// The shape of what Monster Lands shows: its view, and the facts from games/monsterlands/board.py.

import type { OptionShown, SeatShown } from '../../lib/wire'
import type { Asked } from './asked'

export type Colour = 'strength' | 'magic' | 'haggle'
export type Affinity = 'wind' | 'water' | 'fire' | 'jungle'
export type Counts = Record<Colour, number>
/** A part of a reward or a price: what, and how many. */
export type Amount = [string, number]
export type PlaceName = 'land_a' | 'land_b' | 'entrance' | 'quest_a' | 'quest_b'

export interface BuildingView { spaces: number; placed: number[]; panic: boolean }
export interface PlaceView { monster?: string | null; fought?: boolean; land?: string | null; event?: string | null; quest?: string | null }

export interface PathView {
  place: PlaceName
  member: string | null
  owner: number | null
  dice: Counts
  safe: Counts
  traps: number
  laid: string[] | null
  open: string[]
  defence: number
  potions: number
  poisons: number
  coins: number
  guard: number
  deeds: number
  result: number
}

export interface BattleView {
  place: PlaceName | null
  path: number | null
  monster: string | null
  damage: number
  beaten: number
  black: number
  wounds: number[][]
  rolling: number
  unrolled: Counts
  rolled: number[]
  bonus: number[]
  flat: number
  kill_bonus: number
  capture_bonus: number
  rerolls: number[]
}

export interface MemberView { id: string; number: number; chief: boolean; wounded: boolean; assigned: boolean; equipment: string[] }

export interface ClanView {
  affinity: Affinity | null
  glory: number
  reputation: number
  coins: number
  strength: number
  magic: number
  haggle: number[]
  members: MemberView[]
  trap_count: number
  traps: string[] | null
  trap_limit: number
  defence: number
  potions: number
  poisons: number
  loot: string[]
  trophies: string[]
  trophy_points: number
  lands: { id: string; settler: string | null }[]
  icons: Record<Affinity, number>
  passed: boolean
  quests: number
  points: number
}

export interface View {
  round: number
  phase: string
  moment: string
  difficulty: string
  extra_dice: number[]
  ruses: boolean
  queens_gift: boolean
  more_monsters: boolean
  scenario: number | null
  first: number
  turn: number
  supply: Counts
  buildings: Record<string, BuildingView>
  panic_pile: number
  lodge: (string | null)[]
  basket: string[]
  trap_supply: number
  trap_discard: string[]
  tavern: (string | null)[]
  mercenary_deck: number
  mercenary_discard: string[]
  rookies: number
  market: (string | null)[]
  equipment_deck: number
  equipment_out: string[]
  monster_deck: number
  monster_discard: string[]
  land_deck: number
  lands_out: string[]
  event_deck: number
  event_discard: number[]
  loot: (string | null)[]
  loot_supply: number
  loot_discard: string[]
  quest_bag: number
  quests_out: string[]
  places: Record<PlaceName, PlaceView>
  paths: PathView[]
  battle: BattleView
  clans: ClanView[]
  used: string[]
  sam: { tokens: number; pile: number; discard: string[] } | null
}

export interface MemberFacts {
  id: string
  name: string
  affinity: Affinity | null
  reputation: number
  cost: number
  dice: Partial<Counts>
  ability: string
  does: string
}
export interface EquipmentFacts { name: string; kind: string; kind_name: string; price: number; does: string }
export interface TrapFacts { id: string; name: string; full: string; family: string; price: number; type: string; color: Colour | null; value: number }
export interface MonsterFacts {
  id: string
  name: string
  level: string
  affinity: Affinity
  attack: number
  capture: number
  kill: number
  capture_reward: Amount[]
  kill_reward: Amount[]
  trophies: number
  does: string
  home: number
  entrance: number
}
export interface LandFacts {
  id: string
  name: string
  affinity: Affinity
  conquest: number
  glory: number
  place: Colour[][]
  gain: Amount[]
  gain_dice: Partial<Counts>
  gain_text: string
  does: string
}
export interface EventPath { require: Partial<Counts>; reinforce: Partial<Counts>; benefit: [string, number, string]; benefit_text: string }
export interface QuestFacts {
  roll: { dice: Colour[][]; target: number; reward: Amount[]; penalty: number; consolation: Amount[] }
  pay: { dice: Colour[][]; cost: Amount[]; left: Amount[]; right: Amount[] }
}

export interface Facts {
  words: Record<string, string>
  phases: Record<string, string>
  difficulties: Record<string, string>
  affinities: Record<Affinity, string>
  clans: { id: Affinity; members: number[] }[]
  colours: Record<Colour, string>
  members: MemberFacts[]
  rookie: number
  drinks: { option: number; price: number }
  cards: string[]
  equipment: Record<string, EquipmentFacts>
  traps: TrapFacts[]
  monsters: MonsterFacts[]
  lands: LandFacts[]
  loot: { id: string; name: string; type: string }[]
  events: Record<string, EventPath[]>
  quests: Record<string, QuestFacts>
  buildings: Record<string, { name: string }>
  order: string[]
  brews: number[]
  mine: { dice: number; coins: number }[]
  armoury: { most: number; price: number }
  pawnshop: number
  places: Record<PlaceName, string>
  paths: { place: PlaceName; number: number; name: string; death: number }[]
  guards: { defence: number; coins: number }[]
  gifts: Amount[][]
  limits: { defence: number; potions: number; poisons: number }
  glory: { end: number; dice: { from: number; to: number; dice: Partial<Counts> }[]; wages: { from: number; to: number; coins: number }[] }
  rounds: number
  /** Moments of a round in which dice of a path are rolled, and in which the monster's are about to be. */
  moments: { rolling: string[]; striking: string[] }
  amounts: Record<string, string>
  scenarios: { name: string; rounds: number; ranks: string[] }[]
}

/** Everything that a part of the board is drawn from. */
export interface Stage {
  view: View
  facts: Facts
  asked: Asked
  seat: number | null
  seats: SeatShown[]
  pick: (options: OptionShown[]) => void
}

export const COLOURS: Colour[] = ['strength', 'magic', 'haggle']
export const AFFINITIES: Affinity[] = ['wind', 'water', 'fire', 'jungle']

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

export function member(facts: Facts, id: string): MemberFacts | undefined {
  return facts.members.find((one) => one.id === id)
}

/** The place of a thing among those of the list that are equal to it, counted from 1. */
export function nthAlike<T>(things: T[], i: number): number {
  return things.slice(0, i + 1).filter((thing) => thing === things[i]).length
}

/** Where the paths of a place begin in the list of paths. */
export const FIRST_PATH: Record<PlaceName, number> = { land_a: 0, land_b: 4, entrance: 8, quest_a: 10, quest_b: 12 }

/** The black dice that a monster rolls at a place now. */
export function attack(stage: Stage, monster: MonsterFacts, place: PlaceName): number {
  const { view, facts } = stage
  const land = facts.lands.find((one) => one.id === view.places[place].land)
  const home = land !== undefined && land.affinity === monster.affinity ? monster.home : 0
  const gate = place === 'entrance' ? monster.entrance : 0
  return monster.attack + home + gate + (view.extra_dice[view.round - 1] ?? 0)
}

export function clanName(stage: Stage, seat: number): string {
  const affinity = stage.view.clans[seat]?.affinity
  const who = stage.seats[seat]?.name ?? ''
  return affinity == null ? who || String(seat + 1) : stage.facts.affinities[affinity]
}

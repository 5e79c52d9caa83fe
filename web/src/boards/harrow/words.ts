// Ids in the order of the rulebook, and small questions asked of a view.

import type { Facts, View } from '../../generated/harrow'

export type Faction = Facts['factions'][number]
export type Player = View['players'][number]
export type Amounts = Record<string, number>

export const JARS = ['ability', 'wild', 'legend', 'attack']
export const LANDS = ['swamp', 'wetlands', 'plains', 'forest']
export const CUBES = ['red', 'blue', 'purple', 'brown', 'teal', 'yellow', 'green', 'silver']
export const FINDS = ['sword', 'crown', 'queen']
export const SOLO_DECKS = ['tactics', 'upgrades', 'goblin']
/** Chapters in which the rules carry out the turns of the factions with jars. */
export const WITHOUT_JARS = ['solo', 'ffh']

export const token = (facts: Facts, id: string): string => facts.tokens[id] ?? facts.squares[id] ?? id
export const amount = (of: Amounts): number => Object.values(of).reduce((sum, n) => sum + n, 0)

type Boards = { [F in Faction]: Extract<Player, { faction: F }>['board'] }

/** What lies on the board of a faction, if it plays. */
export function boardOf<F extends Faction>(view: View, faction: F): Boards[F] | undefined {
  return view.players.find((player) => player.faction === faction)?.board as Boards[F] | undefined
}

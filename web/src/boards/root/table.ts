// Small questions asked of a view and of the facts; both are typed in Python.

import type { Facts, Named, View } from '../../generated/root'

export type Counts = Record<string, number>
export type Point = [number, number]
export type Player = View['factions'][number]
export type FactionFacts = Facts['factions'][number]
export type FactionId = Player['faction']
/** What lies on the board of a faction, and what is printed on it. */
export type BoardOf<F extends FactionId> = NonNullable<Extract<Player, { faction: F }>['board']>
export type PrintedOn<F extends FactionId> = Extract<FactionFacts, { id: F }>['printed']

export const CLEARING_SUITS = ['fox', 'rabbit', 'mouse']

export const word = (facts: Facts, key: string): string => facts.words[key] ?? key

export function nameOf(things: Named[], id: string | null | undefined): string {
  return things.find((thing) => thing.id === id)?.name ?? id ?? ''
}

export const factionOf = (facts: Facts, id: string): FactionFacts => facts.factions.find((one) => one.id === id)!

export function printedOn<F extends FactionId>(facts: Facts, id: F): PrintedOn<F> {
  return factionOf(facts, id).printed as PrintedOn<F>
}

/** The board of a faction, if it plays and has set it up. */
export function boardOf<F extends FactionId>(table: View, faction: F): BoardOf<F> | null {
  return (table.factions.find((player) => player.faction === faction)?.board ?? null) as BoardOf<F> | null
}

/** Equal things together, with their number. */
export function counted(ids: string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
}

/** Equal things one by one, each with its number among them. */
export function numbered(ids: string[]): [string, number][] {
  return ids.map((id, i) => [id, ids.slice(0, i + 1).filter((one) => one === id).length])
}

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0)

/** How many pieces of a kind stand on the map. */
export function onMap(table: View, piece: string): number {
  return table.clearings.reduce((sum, clearing) => sum + (clearing.pieces[piece] ?? 0), 0)
}

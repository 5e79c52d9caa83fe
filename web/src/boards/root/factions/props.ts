// What the board of a faction is drawn from.

import type { Facts, View } from '../../../generated/root'
import { nameOf, onMap, type FactionId } from '../table'

export interface Around {
  facts: Facts
  table: View
}

/** What lies on its board, and what is printed there. */
export interface Of<Board, Printed> extends Around {
  board: Board
  printed: Printed
}

export interface FactionProps<Board, Printed> extends Of<Board, Printed> {
  id: FactionId
  own: boolean
}

export type KeyNumber = [string, string | number]

/** How many pieces of a kind stand on the map, under their name. */
export const standing = (facts: Facts, table: View, piece: string): KeyNumber => [nameOf(facts.pieces, piece), onMap(table, piece)]

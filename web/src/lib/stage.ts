// What a game's board is given; what is lit on it the parts ask the stage.

import type { Component } from 'svelte'
import type { DecisionShown, Json, SeatShown } from './wire'

/* The table of a view and the facts of a game have the game's own shape, which each board knows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Shape = any

export interface BoardProps {
  /** The kernel's masked view of the table: what this seat may see. */
  view: Shape
  /** What never changes: names and places, from the game's own `board.py`, in the language of the page. */
  facts: Shape
  /** What this seat is asked now; null while it waits or watches. */
  decision: DecisionShown | null
  seat: number | null
  seats: SeatShown[]
  /** What was chosen in the step that is not over yet, as far as this seat may know: seat, kind, value. */
  trail?: Json[]
}

export type Board = Component<BoardProps>

// What a game's board is given, and how it says what was picked.

import type { Component } from 'svelte'
import type { DecisionShown, Json, OptionShown, SeatShown } from './wire'

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
  /** One option is chosen at once, several become a small menu; none does nothing. */
  pick: (options: OptionShown[]) => void
  /** What was chosen in the step that is not over yet, as far as this seat may know: seat, kind, value. */
  trail?: Json[]
}

export type Board = Component<BoardProps>

/** The options that a part of the board stands for. */
export function optionsAt(decision: DecisionShown | null, meant: (option: OptionShown) => boolean): OptionShown[] {
  return decision === null ? [] : decision.options.filter(meant)
}

/** The options whose target is exactly this part: `at(decision, 'clearing', 4)`. */
export function at(decision: DecisionShown | null, noun: string, value: unknown): OptionShown[] {
  const target = `${noun}:${JSON.stringify(value)}`
  return optionsAt(decision, (option) => option.target === target)
}

// Several things are taken at once: they are marked and unmarked in any order, and confirmed.

import type { DecisionShown, OptionShown } from '../lib/wire'

/** The decision as board and list show it: all things that may be marked are its options. */
export function marking(decision: DecisionShown | null, marked: number[]): DecisionShown | null {
  if (decision === null || decision.marks === null) return decision
  const options = decision.marks.items.map((item) => ({ ...item, marked: marked.includes(item.index) }))
  return { ...decision, options }
}

/** A press on a part or a button: equal things are marked one after the other, and when all are, none is any more. */
export function toggled(marked: number[], pressed: OptionShown[]): number[] {
  const next = pressed.find((option) => !marked.includes(option.index))
  if (next === undefined) return marked.filter((index) => !pressed.some((option) => option.index === index))
  return [...marked, next.index]
}

/** Whether the things of a part are equal: then it does not matter which of them is marked. */
export function alike(options: OptionShown[]): boolean {
  return options.every((option) => option.text === options[0]?.text)
}

/** How many may still be confirmed, in the words of the page: exactly so many, any number up to, or from … to. */
export function size(owed: number, allowed: number): 'exact' | 'any' | 'between' {
  if (owed === allowed) return 'exact'
  return owed === 0 ? 'any' : 'between'
}

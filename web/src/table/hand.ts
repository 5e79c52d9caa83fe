// The step of a turn in which something is asked.

import type { HandShown } from '../lib/wire'

/** The place of the present step, -1 if none is known: a kind by its name, or by how its name begins. */
export function present(hand: HandShown, kind: string | null): number {
  if (kind === null) return -1
  const exact = hand.steps.findIndex((step) => step.kinds.includes(kind))
  return exact >= 0 ? exact : hand.steps.findIndex((step) => step.kinds.some((one) => one.endsWith('.') && kind.startsWith(one)))
}

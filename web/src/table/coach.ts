// What the coach of a guided game changes on the page.

import type { Coaching, DecisionShown } from '../lib/wire'

/** Where the guide allows one answer only, nothing else is offered. */
export function coached(decision: DecisionShown | null, coach: Coaching | null): DecisionShown | null {
  if (decision === null || coach === null || !coach.only) return decision
  return { ...decision, options: decision.options.filter((option) => coach.suggest.includes(option.index)) }
}

/** The parts that the coach points at: those that the guide names, else those of what it suggests. */
export function pointedAt(decision: DecisionShown | null, coach: Coaching | null): string[] {
  if (decision === null || coach === null) return []
  if (coach.point.length > 0) return coach.point
  return decision.options.filter((option) => coach.suggest.includes(option.index)).flatMap((option) => option.parts)
}

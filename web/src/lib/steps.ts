// Walking through a recorded game: by step and by turn.

import type { ReplayStep } from './wire'

/** A position within the game, whatever was asked for. */
export function clamp(at: number, last: number): number {
  return Number.isFinite(at) ? Math.max(0, Math.min(last, Math.round(at))) : 0
}

/** Where one turn is over and the next has not begun; the start and the end of the game besides. */
export function turnEnds(steps: ReplayStep[]): number[] {
  const ends = steps.filter((step) => step.turn && step.at > 1).map((step) => step.at - 1)
  const last = steps.at(-1)?.at ?? 0
  return [0, ...ends, ...(last > (ends.at(-1) ?? 0) ? [last] : [])]
}

export function nextTurn(steps: ReplayStep[], at: number): number {
  return turnEnds(steps).find((end) => end > at) ?? at
}

export function lastTurn(steps: ReplayStep[], at: number): number {
  return Math.max(0, ...turnEnds(steps).filter((end) => end < at))
}

// Walking through a recorded game: by decision, by turn, and what stands at a position.

import type { StepShown } from './wire'

/** Position 0 is the table before anything was decided; position n is after n decisions. */
export function clamp(at: number, length: number): number {
  return Number.isFinite(at) ? Math.max(0, Math.min(length, Math.round(at))) : 0
}

/** The step that led to a position: the last one that is not later; -1 at the beginning. */
export function currentStep(steps: StepShown[], at: number): number {
  let low = 0
  let high = steps.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (steps[middle]!.at <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Where one turn is over and the next has not begun, and the start of the game. */
export function turnEnds(steps: StepShown[]): number[] {
  const ends = [0]
  for (const [i, step] of steps.entries()) {
    const before = steps[i - 1]
    if (before !== undefined && step.turn !== before.turn && before.at > ends.at(-1)!) ends.push(before.at)
  }
  return ends
}

export function nextTurn(steps: StepShown[], at: number, length: number): number {
  return turnEnds(steps).find((end) => end > at) ?? length
}

export function lastTurn(steps: StepShown[], at: number): number {
  return turnEnds(steps).findLast((end) => end < at) ?? 0
}

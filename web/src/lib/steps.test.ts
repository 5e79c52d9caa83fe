import { expect, it } from 'vitest'
import { clamp, currentStep, lastTurn, nextTurn, turnEnds } from './steps'
import type { StepShown } from './wire'

const steps: StepShown[] = [1, 1, 1, 2, 2, 3].map((turn, i) => ({ at: i + 1, seat: 0, text: '', turn }))

it('keeps a position within the game', () => {
  expect([clamp(-3, 6), clamp(9, 6), clamp(2.4, 6), clamp(NaN, 6)]).toEqual([0, 6, 2, 0])
})

it('finds the step that led to a position', () => {
  expect([0, 1, 4, 6].map((at) => currentStep(steps, at))).toEqual([-1, 0, 3, 5])
  expect(currentStep([], 3)).toBe(-1)
})

it('walks by turns to both sides and stays within', () => {
  expect(turnEnds(steps)).toEqual([0, 3, 5])
  expect([0, 3, 4, 6].map((at) => nextTurn(steps, at, 6))).toEqual([3, 5, 5, 6])
  expect([0, 3, 4, 5, 6].map((at) => lastTurn(steps, at))).toEqual([0, 0, 3, 3, 5])
})

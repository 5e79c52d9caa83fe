import { expect, it } from 'vitest'
import { clamp, lastTurn, nextTurn, turnEnds } from './steps'
import type { ReplayStep } from './wire'

const steps: ReplayStep[] = [1, 1, 0, 0, 1, 0, 1, 0].map((turn, at) => ({ at, seat: 0, text: '', turn: turn === 1 }))

it('keeps a position within the game', () => {
  expect([clamp(-3, 6), clamp(9, 6), clamp(2.4, 6), clamp(NaN, 6)]).toEqual([0, 6, 2, 0])
})

it('walks by turns to both sides and stays within', () => {
  expect(turnEnds(steps)).toEqual([0, 3, 5, 7])
  expect([0, 2, 3, 4, 7].map((at) => nextTurn(steps, at))).toEqual([3, 3, 5, 5, 7])
  expect([0, 2, 3, 4, 7].map((at) => lastTurn(steps, at))).toEqual([0, 0, 0, 3, 5])
})

it('stands still in a game that has not begun', () => {
  expect([nextTurn([], 0), lastTurn([], 0)]).toEqual([0, 0])
  expect(turnEnds(steps.slice(0, 1))).toEqual([0])
})

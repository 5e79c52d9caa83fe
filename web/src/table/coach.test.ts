import { expect, test } from 'vitest'
import type { Coaching, DecisionShown } from '../lib/wire'
import { coached, pointedAt } from './coach'

const decision: DecisionShown = {
  seat: 0,
  kind: 'march',
  text: 'Where to?',
  rule: '1',
  options: [
    { index: 0, text: 'Stay', parts: [], effect: '', ends: false, declines: false },
    { index: 1, text: 'Forest', parts: ['area:forest'], effect: '', ends: false, declines: false },
    { index: 2, text: 'Coast', parts: ['area:coast'], effect: '', ends: false, declines: false },
  ],
  marks: null,
  asked: null,
}
const coach: Coaching = { after: [], say: [], advice: '', point: [], suggest: [2], only: false, planned: true, step: 1, steps: 2 }

test('other answers stay open unless the guide says so', () => {
  expect(coached(decision, coach)?.options).toHaveLength(3)
  expect(coached(decision, { ...coach, only: true })?.options.map((option) => option.index)).toEqual([2])
  expect(coached(decision, null)).toBe(decision)
})

test('the coach points at what the guide names, else at what it suggests', () => {
  expect(pointedAt(decision, coach)).toEqual(['area:coast'])
  expect(pointedAt(decision, { ...coach, point: ['hand'] })).toEqual(['hand'])
  expect(pointedAt(null, coach)).toEqual([])
})

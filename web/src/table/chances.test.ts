import { expect, it } from 'vitest'
import { chanceLines, nearest } from './chances'

const frame = { left: 0, right: 100, top: 0, bottom: 50 }

it('draws a line for each seat, one for a party', () => {
  const chances = [[0.5, 0.5], [0.75, 0.25], [1, 0]]
  const lines = chanceLines(chances, false, frame)
  expect(lines.map((line) => line.end)).toEqual([100, 0])
  expect(lines[0]!.path).toBe('M0.0 25.0L50.0 12.5L100.0 0.0')
  expect(chanceLines(chances, true, frame)).toHaveLength(1)
  expect(chanceLines([], false, frame)).toEqual([])
})

it('finds the position under a click', () => {
  expect([-5, 0, 49, 51, 100, 140].map((x) => nearest(x, frame, 2))).toEqual([0, 0, 1, 1, 2, 2])
})

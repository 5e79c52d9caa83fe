import { expect, test } from 'vitest'
import { turnings } from './turning'

test('a new leader and a great gain are turning points, in the order of the game', () => {
  const told = turnings([[0, 0, 0], [10, 3, 0], [50, 3, 4], [100, 9, 4]])
  expect(told.map((one) => [one.kind, one.seat, one.percent])).toEqual([
    ['jump', 0, 10],
    ['lead', 1, 50],
    ['jump', 1, 50],
    ['lead', 0, 100],
    ['jump', 0, 100],
  ])
})

test('where all are scored at once the largest gain is told', () => {
  expect(turnings([[0, 0, 0], [10, 5, 9], [20, 7, 11]]).map((one) => [one.kind, one.seat, one.gain])).toEqual([['jump', 1, 9]])
})

test('where nothing else turned, it was the moment since which somebody led', () => {
  expect(turnings([[0, 0, 0], [10, 1, 1], [50, 2, 1], [100, 3, 2]]).map((one) => [one.kind, one.seat, one.percent])).toEqual([['lead', 0, 50]])
})

test('a game without points has none', () => {
  expect(turnings([])).toEqual([])
  expect(turnings([[0, 0, 0]])).toEqual([])
})

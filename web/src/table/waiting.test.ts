import { expect, test } from 'vitest'
import { waitingFor } from './waiting'

const seats = [
  { seat: 0, bot: false },
  { seat: 1, bot: true },
  { seat: 2, bot: true },
]

test('nobody waits for himself', () => {
  expect(waitingFor([0], seats, 0)).toEqual({ say: 'moment', who: [] })
  expect(waitingFor([0, 1], seats, 0)).toEqual({ say: 'thinking', who: [1] })
})

test('bots think, and keep no secrets', () => {
  expect(waitingFor([1, 2], seats, 0)).toEqual({ say: 'thinking', who: [1, 2] })
  expect(waitingFor([], seats, 0)).toEqual({ say: 'others-think', who: [] })
})

test('people are waited for, also when it is not told who', () => {
  const people = seats.map((one) => ({ ...one, bot: false }))
  expect(waitingFor([1], people, 0)).toEqual({ say: 'waits-for', who: [1] })
  expect(waitingFor([], people, 0)).toEqual({ say: 'secretly', who: [] })
  expect(waitingFor([], people, null)).toEqual({ say: 'secretly', who: [] })
})

// What is said while one is not asked: whom the table waits for, in words that a player would use.

import type { SeatShown } from '../lib/wire'

export interface Sitting {
  seat: number
  bot: boolean
}

export const sitting = (seats: SeatShown[]): Sitting[] => seats.map(({ seat, kind }) => ({ seat, bot: kind === 'bot' }))

export interface Waiting {
  /** The message. */
  say: 'moment' | 'thinking' | 'waits-for' | 'secretly' | 'others-think'
  who: number[]
}

/** `waiting` are those of whom it is known; nobody is told to wait for himself, and bots keep no secrets. */
export function waitingFor(waiting: number[], seats: Sitting[], me: number | null): Waiting {
  const others = waiting.filter((seat) => seat !== me)
  const bot = (seat: number) => seats.find((one) => one.seat === seat)?.bot ?? false
  if (others.length > 0) return { say: others.every(bot) ? 'thinking' : 'waits-for', who: others }
  const rest = seats.filter((one) => one.seat !== me)
  if (waiting.length > 0 || rest.length === 0) return { say: 'moment', who: [] }
  return { say: rest.every((one) => one.bot) ? 'others-think' : 'secretly', who: [] }
}

import { describe, expect, it } from 'vitest'
import type { EventShown } from '../lib/wire'
import { begins, lately, next, told } from './story'

const events = (...numbers: number[]): EventShown[] => numbers.map((number) => ({ number, event: 'e', text: `${number}`, rule: '', params: {}, seat: null, motions: [], marks: [], battle: null, by: null }))

describe('the log', () => {
  it('is cut at the first event after the own last choice', () => {
    const story = told(events(0, 1, 2, 3), 2)
    expect(story.older.map((one) => one.number)).toEqual([0, 1])
    expect(story.fresh.map((one) => one.number)).toEqual([2, 3])
  })
  it('tells the newest lines since then where there is room', () => {
    expect(lately(events(0, 1, 2, 3), 2).map((one) => one.number)).toEqual([2, 3])
    expect(lately(events(...Array(40).keys()), 0).at(0)?.number).toBe(28)
  })
  it('has nothing fresh before the first choice', () => {
    expect(told(events(0, 1), null).fresh).toEqual([])
  })
  it('counts on from the last event, also where some are hidden', () => {
    expect(next(events(0, 1, 5))).toBe(6)
    expect(next([])).toBe(0)
  })
  it('leaves lines out only when something is chosen, or many at once', () => {
    expect(begins(60, 50, 80)).toBe(0)
    expect([200, 220, 300].map((lines) => begins(lines, 200, 80))).toEqual([120, 120, 120])
    expect(new Set(Array.from({ length: 160 }, (_, i) => begins(400 + i, 0, 80))).size).toBe(1)
    expect(begins(1000, 900, 2000)).toBe(0)
  })
})

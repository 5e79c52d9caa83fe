import { describe, expect, it } from 'vitest'
import { nthAlike } from './drawing'

describe('equal things', () => {
  it('are told apart by their number', () => {
    const traps = ['basic', 'up_s1', 'basic', 'up_s1', 'up_s1']
    expect(traps.map((_, i) => nthAlike(traps, i))).toEqual([1, 1, 2, 2, 3])
  })
})

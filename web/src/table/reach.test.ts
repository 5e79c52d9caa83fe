import { describe, expect, it } from 'vitest'
import { nearest, wayTo } from './reach'

const at = (top: number, bottom = top + 40) => ({ top, bottom })

describe('lit parts out of sight', () => {
  const seen = { top: 0, bottom: 500 }
  it('are shown the way to, the nearest first', () => {
    expect(nearest([at(-900), at(700), at(1500)], seen)).toBe(1)
    expect(nearest([at(-200), at(900)], seen)).toBe(0)
  })
  it('need no way when one of them is seen, or none is there', () => {
    expect(nearest([at(900), at(100)], seen)).toBeNull()
    expect(nearest([], seen)).toBeNull()
  })
  it('are out of sight under the decision bar', () => {
    expect(nearest([at(490)], seen)).toBe(0)
  })
  it('come to the middle, long ones to the top', () => {
    expect(wayTo(at(900), seen)).toBe(670)
    expect(wayTo(at(900, 1700), seen)).toBe(900)
    expect(wayTo(at(-400), seen)).toBe(-630)
  })
})

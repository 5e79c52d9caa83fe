import { describe, expect, it } from 'vitest'
import { niceTicks, plotted } from './plot'

const FRAME = { left: 0, right: 100, top: 0, bottom: 100 }

describe('ticks', () => {
  it('are round and cover the range', () => {
    expect(niceTicks(0, 30)).toEqual([0, 10, 20, 30])
    expect(niceTicks(0, 1)).toEqual([0, 1])
    const below = niceTicks(-3, 12)
    expect(below[0]).toBeLessThanOrEqual(-3)
    expect(below.at(-1)).toBeGreaterThanOrEqual(12)
  })
})

describe('the plot', () => {
  it('draws one line of steps for each seat, up to the last row', () => {
    const plot = plotted([[0, 0, 0], [5, 10, 0], [20, 10, 5]], FRAME)
    expect(plot.lines).toHaveLength(2)
    expect(plot.lines[0]!.path).toBe('M0 100H25V0H100')
    expect(plot.lines[1]!.end).toEqual([100, 50])
  })
  it('stays inside its frame with negative points and with none', () => {
    for (const line of plotted([[0, -4, 3]], FRAME).lines) {
      expect(line.end[1]).toBeGreaterThanOrEqual(0)
      expect(line.end[1]).toBeLessThanOrEqual(100)
    }
    expect(plotted([], FRAME).lines).toEqual([])
  })
  it('does not crowd a long game with marks', () => {
    const rows = Array.from({ length: 200 }, (_, i) => [i, i])
    expect(plotted(rows, FRAME, 12).lines[0]!.marks.length).toBeLessThanOrEqual(12)
  })
})

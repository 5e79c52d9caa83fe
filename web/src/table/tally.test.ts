import { describe, expect, it } from 'vitest'
import type { Json } from '../lib/wire'
import { outsiders, tallied } from './tally'

const words = (_: string, value: Json) => (value === null || typeof value === 'object' ? null : String(value))

describe('the details of a result', () => {
  it('have a row for what counts for each seat', () => {
    expect(tallied({ gold: [3, null] }, 2, words).rows).toEqual([{ key: 'gold', cells: ['3', '–'] }])
  })
  it('are taken apart where each seat has several', () => {
    const tally = tallied({ parts: [{ glory: 10, trophies: 1 }, { glory: 25, trophies: 0 }] }, 2, words)
    expect(tally.rows).toEqual([
      { key: 'glory', cells: ['10', '25'] },
      { key: 'trophies', cells: ['1', '0'] },
    ])
  })
  it('leave out what says nothing', () => {
    expect(tallied({ dominance: [null, null], automated: null, campaign: { deep: 1 } }, 2, words)).toEqual({ rows: [], notes: [] })
  })
  it('name who took part without a seat', () => {
    expect(outsiders({ automated: { score: 40, rank: 1 }, campaign: { deep: 1 }, gold: [1] })).toEqual([{ key: 'automated', score: 40, rank: 1 }])
    expect(outsiders({ automated: null })).toEqual([])
  })
  it('say once what belongs to the whole game', () => {
    expect(tallied({ ending: 'points' }, 3, words).notes).toEqual([{ key: 'ending', cells: ['points'] }])
  })
})

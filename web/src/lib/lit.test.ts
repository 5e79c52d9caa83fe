import { describe, expect, it } from 'vitest'
import { litParts } from './lit'
import type { DecisionShown } from './wire'

function decision(parts: string[][], texts: string[] = [], marks: DecisionShown['marks'] = null): DecisionShown {
  const options = parts.map((of, index) => ({ index, text: texts[index] ?? `option ${index}`, parts: of, effect: '', ends: false, declines: false }))
  return { seat: 0, kind: 'move', text: '?', rule: 'a.1', options, marks, asked: null }
}

const lit = (...of: Parameters<typeof decision>) => [...litParts(decision(...of)).keys()]

describe('lit parts', () => {
  it('are those that options stand for', () => {
    expect(lit([['clearing:1'], ['clearing:2', 'card:3']])).toEqual(['clearing:1', 'clearing:2', 'card:3'])
  })
  it('are not those that stand for every option', () => {
    expect(lit([['clearing:1', 'card:3'], ['clearing:1', 'card:4']])).toEqual(['card:3', 'card:4'])
    expect(lit([['clearing:1'], ['clearing:1']])).toEqual([])
    expect(lit([[], []])).toEqual([])
  })
  it('stay when there is one option only', () => {
    expect(lit([['clearing:1']])).toEqual(['clearing:1'])
  })
  it('stay when equal things of one part are marked', () => {
    const marks = { items: [], owed: 1, allowed: 2, none: '' } as unknown as DecisionShown['marks']
    expect(lit([['warriors:1'], ['warriors:1']], ['warrior', 'warrior'], marks)).toEqual(['warriors:1'])
    expect(lit([['warriors:1'], ['warriors:1']], ['warrior', 'token'], marks)).toEqual([])
  })
  it('are called none where an option has no part', () => {
    expect(lit([[], ['clearing:1']])).toEqual(['none', 'clearing:1'])
  })
})

import { describe, expect, it } from 'vitest'
import type { DecisionShown, Json } from '../../lib/wire'
import { Asked } from './asked'
import type { Facts, View } from './shape'

const facts = { order: ['lodge', 'laboratory', 'tavern', 'armoury'] } as Facts

function asked(kind: string, about: Json, ...values: Json[]): Asked {
  const options = values.map((value, index) => ({ index, text: String(value), target: null, value }))
  const decision: DecisionShown = { seat: 0, kind, text: '?', rule: 'a.1', options, about, marks: null }
  return new Asked(decision, facts, { battle: { path: null } } as View, 0)
}

describe('how many to take', () => {
  it('is said by the building for tokens that find no room on the clan board', () => {
    const full = asked('armoury.count', null, 1, 2)
    expect(full.defence(5, 5)).toEqual([])
    expect(full.building('armoury').map((option) => option.value)).toEqual([1, 2])
    expect(full.building('laboratory')).toEqual([])
    expect(asked('laboratory.potions', 2, 0, 1, 2).building('laboratory')).toHaveLength(3)
  })
})

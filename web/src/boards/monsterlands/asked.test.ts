import { describe, expect, it } from 'vitest'
import type { DecisionShown, Json } from '../../lib/wire'
import { Asked } from './asked'
import type { Facts, View } from './drawing'

const facts = {
  order: ['lodge', 'laboratory', 'tavern', 'armoury'],
  traps: [{ id: 'basic' }, { id: 'up_s1' }],
  loot: [{ id: 'loot 0' }, { id: 'loot 1' }],
} as Facts

function asked(kind: string, about: Json, ...values: Json[]): Asked {
  const options = values.map((value, index) => ({ index, text: String(value), target: null, value, parts: [] }))
  const decision: DecisionShown = { seat: 0, kind, text: '?', rule: 'a.1', options, about, marks: null }
  return new Asked(decision, facts, { battle: { path: null } } as View, 0)
}

/** The same for things that are marked together: all of them are options. */
function marking(kind: string, about: Json, ...values: Json[]): Asked {
  const one = asked(kind, about, ...values)
  const options = one.decision!.options.map((option) => ({ ...option, marked: false }))
  return new Asked({ ...one.decision!, options, marks: { items: options, owed: 0, allowed: values.length, none: '–' } }, facts, one.view, 0)
}

const indices = (options: { index: number }[]) => options.map((option) => option.index)

describe('things that are marked together', () => {
  it('light a part each, equal ones too', () => {
    const dice = marking('pawnshop.haggle', 3, 2, 5, 5)
    expect([dice.die('haggle', 1, 2), dice.die('haggle', 1, 5), dice.die('haggle', 2, 5)].map(indices)).toEqual([[0], [1], [2]])
    expect(dice.die('haggle', 1, 6)).toEqual([])
    for (const kind of ['send.trap', 'trap.discard', 'quest.trap']) {
      const traps = marking(kind, 8, 0, 1, 1)
      expect([traps.trap('basic', 1), traps.trap('up_s1', 1), traps.trap('up_s1', 2)].map(indices)).toEqual([[0], [1], [2]])
    }
    const lodge = marking('lodge.trap', 0, 1, 1)
    expect([lodge.lodge('up_s1', 1), lodge.lodge('up_s1', 2), lodge.lodge('basic', 1)].map(indices)).toEqual([[0], [1], []])
    expect([0, 1].map((i) => indices(marking('quest.loot', 1, 0, 1).loot(`loot ${i}`)))).toEqual([[0], [1]])
  })

  it('all mean the one option where one thing is picked', () => {
    const dice = asked('building.die', 0, 0, 5)
    expect([dice.die('haggle', 1, 5), dice.die('haggle', 2, 5)].map(indices)).toEqual([[1], [1]])
    expect(indices(asked('send.trap', 8, null, 1).trap('up_s1', 2))).toEqual([1])
  })

  it('leave the path for going on, which is no trap', () => {
    expect(indices(asked('send.trap', 8, null, 0, 1).path(8))).toEqual([0])
    expect(marking('send.trap', 8, 0, 1).path(8)).toEqual([])
    expect(indices(asked('send.strength', 8, 0, 1).path(8))).toEqual([0])
  })
})

describe('how many to take', () => {
  it('is said by the building for tokens that find no room on the clan board', () => {
    const full = asked('armoury.count', null, 1, 2)
    expect(full.defence(5, 5)).toEqual([])
    expect(full.building('armoury').map((option) => option.value)).toEqual([1, 2])
    expect(full.building('laboratory')).toEqual([])
    expect(asked('laboratory.potions', 2, 0, 1, 2).building('laboratory')).toHaveLength(3)
  })
})

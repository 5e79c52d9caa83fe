import { describe, expect, test } from 'vitest'
import type { DecisionShown, OptionShown } from '../lib/wire'
import { alike, marking, size, toggled } from './marks'

const items: OptionShown[] = ['fox', 'hare', 'mouse'].map((text, index) => ({ index, text, parts: [], effect: '', ends: false, declines: false }))
const one: DecisionShown = { seat: 0, kind: 'leave', text: '?', rule: 'a.1', options: items.slice(0, 1), marks: null, asked: null }
const several: DecisionShown = { ...one, marks: { items, owed: 2, allowed: 2, none: 'nothing' } }

describe('marking', () => {
  test('every thing that may be marked is an option, in any order', () => {
    expect(marking(several, [2])!.options.map((option) => option.marked)).toEqual([false, false, true])
    expect(marking(one, [])).toBe(one)
    expect(marking(null, [])).toBe(null)
  })
  test('a press marks and unmarks', () => {
    expect(toggled([], [items[2]!])).toEqual([2])
    expect(toggled([2, 0], [items[2]!])).toEqual([0])
  })
  test('equal things are marked one after the other', () => {
    const dice = [0, 1].map((index) => ({ index, text: '3', parts: [], effect: '', ends: false, declines: false }))
    expect(alike(dice)).toBe(true)
    expect(alike(items)).toBe(false)
    expect(toggled(toggled([], dice), dice)).toEqual([0, 1])
    expect(toggled([0, 1], dice)).toEqual([])
  })
  test('how many', () => {
    expect([size(2, 2), size(0, 3), size(1, 3)]).toEqual(['exact', 'any', 'between'])
  })
})

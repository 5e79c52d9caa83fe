import { describe, expect, it } from 'vitest'
import type { OptionShown } from '../lib/wire'
import { keyed, keysOf } from './keys'

function options(...texts: string[]): OptionShown[] {
  return texts.map((text, index) => ({ index, text, parts: [], effect: '', ends: false, declines: false }))
}

const keys = (...texts: string[]) => [...keysOf(options(...texts)).values()]

describe('keys', () => {
  it('are the figures that the options are', () => {
    expect(keys('3', '2', '1')).toEqual(['3', '2', '1'])
    expect(keyed(options('0', '1', '2'), '0')?.index).toBe(0)
    expect(keyed(options('10', '1'), '2')).toBeUndefined()
  })
  it('are the numbers of the places that the options name, and never the place in the list', () => {
    expect(keys('Clearing 5 (fox)', 'Clearing 1 (rabbit)', 'Clearing 12 (mouse)', 'Nothing more')).toEqual(['5', '1', 'a', 's'])
    expect(keyed(options('Clearing 5', 'Clearing 4'), '4')?.text).toBe('Clearing 4')
    expect(keyed(options('Clearing 5', 'Clearing 4'), '1')).toBeUndefined()
  })
  it('are letters where no figure tells the options apart', () => {
    expect(keys('Build', 'Recruit')).toEqual(['a', 's'])
    expect(keys('Build (cost 2)', 'Recruit (cost 3)')).toEqual(['a', 's'])
    expect(keys('Move 2', 'Move 2')).toEqual(['a', 's'])
    expect(keys('Plunderer: loot 5 coins', 'Aggressor: a monster at the start')).toEqual(['a', 's'])
  })
  it('never say a figure that another option names', () => {
    for (const texts of [['1 ash', '2 bone', 'Pass'], ['Clearing 3', 'Clearing 1', 'Clearing 2'], ['5: a', 'b', '7: c'], ['Level 1/2', 'Level 2/2']]) {
      for (const [index, key] of keysOf(options(...texts))) if (/\d/.test(key)) expect(texts[index]).toContain(key)
    }
  })
  it('have one for wanting nothing, whatever else is offered', () => {
    for (const texts of [['Nothing more', 'Battle'], ['Clearing 1', 'Clearing 2', 'Stay'], Array.from({ length: 40 }, (_, i) => 'x'.repeat(i + 1))]) {
      const offered = options(...texts).map((option, i) => ({ ...option, declines: i === texts.length - 1 }))
      expect(keyed(offered, 'n')).toBe(offered.at(-1))
      expect([...keysOf(offered).values()].filter((key) => key === 'n')).toHaveLength(1)
    }
  })
  it('leave the page its own letters', () => {
    const many = keys(...Array.from({ length: 40 }, (_, i) => 'x'.repeat(i + 1)))
    expect(many).toHaveLength(new Set(many).size)
    for (const own of ['c', 'u', 'i', 'o', 'p']) expect(many).not.toContain(own)
  })
})

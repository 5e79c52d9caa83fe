import { describe, expect, it } from 'vitest'
import type { DecisionShown, OptionShown } from '../lib/wire'
import { decisionKey, fitting, grid, parted } from './narrow'

function options(...texts: string[]): OptionShown[] {
  return texts.map((text, index) => ({ index, text, parts: [], effect: '', ends: false, declines: false }))
}

function decision(...texts: string[]): DecisionShown {
  return { seat: 1, kind: 'move', text: '?', rule: 'a.1', options: options(...texts), marks: null, asked: null }
}

describe('a decision', () => {
  it('shows the way on last, unless that is all there is', () => {
    const [nothing, battle, march] = options('Nothing more', 'Battle', 'March').map((option, i) => ({ ...option, declines: i === 0 }))
    expect(parted([nothing!, battle!, march!])).toEqual({ offered: [battle, march], declining: [nothing] })
    expect(parted([nothing!])).toEqual({ offered: [nothing], declining: [] })
    expect(parted([battle!, march!])).toEqual({ offered: [battle, march], declining: [] })
  })
  it('knows one decision from the next', () => {
    const key = (number: number, epoch = 1) => decisionKey({ number, epoch, decision: decision('a') })
    expect(key(4)).toBe(key(4))
    expect(key(4)).not.toBe(key(5))
    expect(key(4)).not.toBe(key(4, 2))
    expect(decisionKey({ number: 4, epoch: 1, decision: null })).toBe('')
    expect(decisionKey(null)).toBe('')
  })
})

describe('filtering', () => {
  it('finds words in any order, without accents and capitals', () => {
    const all = options('Liščí mýtina', 'Myší mýtina', 'Konec')
    expect(fitting(all, 'mytina lisci').map((one) => one.index)).toEqual([0])
    expect(fitting(all, 'MÝT')).toHaveLength(2)
    expect(fitting(all, '')).toHaveLength(3)
  })
})

describe('laying out', () => {
  it('puts short options beside each other and lets a long one take its row', () => {
    const laid = grid(options('Zůstat na místě', 'E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7'))
    expect(laid.columns).toBe(4)
    expect([...laid.wide]).toEqual([0])
  })
  it('keeps long or few options below each other', () => {
    expect(grid(options('to the north', 'to the south', 'home')).columns).toBe(1)
    expect(grid(options('3', '2', '1')).columns).toBe(4)
    expect(grid(options('Visio', 'Mors', 'Nox')).columns).toBe(1)
    const explained = (...texts: string[]) => options(...texts).map((one) => ({ ...one, effect: 'dice of magic left in your supply: 1' }))
    expect(grid(explained('0', '1')).columns).toBe(1)
    expect(grid(explained('0', '1', '2', '3', '4')).columns).toBe(2)
    expect(grid(options(...Array.from({ length: 6 }, () => 'x'.repeat(40)))).columns).toBe(1)
  })
})

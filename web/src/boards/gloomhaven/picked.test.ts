import { describe, expect, it } from 'vitest'
import type { Json } from '../../lib/wire'
import { picked } from './picked'
import type { CharacterView } from '../../generated/gloomhaven'

const character = (seat: number, figure: number) => ({ seat, figure }) as CharacterView

describe('picked cards', () => {
  const party = [character(0, 5), character(1, 6), character(0, 7)]
  it('belong to the characters of a seat in their order', () => {
    const trail: Json[] = [[0, 'select.leading', 3], [0, 'select.second', 9], [1, 'select.open', 20], [0, 'select.leading', 4]]
    expect(picked(trail, party, 0)).toEqual([3, 9])
    expect(picked(trail, party, 1)).toEqual([20])
    expect(picked(trail, party, 2)).toEqual([4])
  })
  it('are none for a long rest, which is one choice only', () => {
    const trail: Json[] = [[0, 'select.leading', null], [0, 'select.leading', 4], [0, 'select.second', 8]]
    expect(picked(trail, party, 0)).toEqual([])
    expect(picked(trail, party, 2)).toEqual([4, 8])
  })
  it('are not mixed up with an active card that is put away', () => {
    const trail: Json[] = [[0, 'select.leading', ['away', 149]], [0, 'select.leading', 4], [0, 'select.second', 8]]
    expect(picked(trail, party, 0)).toEqual([4, 8])
    expect(picked(trail.slice(0, 1), party, 0)).toBeNull()
  })
  it('are not there before, nor for who has left the map', () => {
    expect(picked([[0, 'place', [1, 2]]], party, 0)).toBeNull()
    const fewer = [character(0, -1), character(0, 7)]
    expect(picked([[0, 'select.leading', 4]], fewer, 0)).toBeNull()
    expect(picked([[0, 'select.leading', 4]], fewer, 1)).toEqual([4])
  })
})

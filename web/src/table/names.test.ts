import { describe, expect, it } from 'vitest'
import type { SeatShown } from '../lib/wire'
import { found } from './clauses'
import { freeName, listed, seatName } from './names'

const seat = (over: Partial<SeatShown>): SeatShown => ({ seat: 0, kind: 'person', name: 'Eva', role: null, role_name: null, bot: null, host: false, guest: false, muted: false, ending: false, ...over })

describe('names', () => {
  it('of people carry the role, those of bots are the role', () => {
    expect(seatName(seat({ role_name: 'Nox' }), 'Seat 1')).toBe('Eva (Nox)')
    expect(seatName(seat({ kind: 'bot', name: '', role_name: 'Mors' }), 'Seat 1')).toBe('Mors')
    expect(seatName(seat({ kind: 'bot', name: '' }), 'Seat 1')).toBe('Seat 1')
    expect(seatName(seat({}), 'Seat 1')).toBe('Eva')
  })
  it('are listed as people say them', () => {
    expect(listed(['A', 'B'], 'en')).toBe('A and B')
    expect(listed(['A', 'B'], 'cs')).toMatch(/^A a\sB$/)
  })
})

describe('clauses', () => {
  const all = [{ id: 'move.1', section: 'move', title: 'Moving', text: 't', rulings: [{ id: 'r.7', question: 'q', ruling: 'a' }] }]
  it('are found by their own number and by that of a ruling', () => {
    expect(found(all, 'move.1')?.text).toBe('t')
    expect(found(all, 'r.7')?.id).toBe('move.1')
    expect(found(all, 'none')).toBeNull()
  })
})

it('guests without a name are told apart', () => {
  expect(freeName('Guest', ['Eva'])).toBe('Guest')
  expect(freeName('Guest', ['Eva', 'GUEST', 'Guest 2'])).toBe('Guest 3')
})

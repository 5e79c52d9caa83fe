import { expect, it } from 'vitest'
import { badges } from './ahead'

it('puts what changes at its part, strikes out what goes away and leaves open what nobody knows', () => {
  const changes = [
    { part: 'clearing:4', text: 'sawmill', before: 0, after: 1 },
    { part: 'clearing:4', text: 'wood', before: 3, after: 1 },
    { part: 'hand:a:1', text: '', before: 1, after: 0 },
    { part: 'faction:b', text: 'cards', before: 2, after: null },
  ]
  expect(badges({ say: 'preview', number: 1, answer: 0, changes, line: '', then: null })).toEqual([
    { part: 'clearing:4', gone: false, lines: [{ text: 'sawmill +1', kind: 'more' }, { text: 'wood −2', kind: 'less' }] },
    { part: 'hand:a:1', gone: true, lines: [] },
    { part: 'faction:b', gone: false, lines: [{ text: 'cards ?', kind: 'open' }] },
  ])
})

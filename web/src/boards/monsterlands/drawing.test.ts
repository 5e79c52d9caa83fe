import { describe, expect, it } from 'vitest'
import type { Stage } from '../../lib/stage.svelte'
import { oneOf } from './drawing'

const lights = (marked: boolean | undefined) =>
  ({ at: (part: string) => (part.startsWith('trap:up_s1:') ? [{ index: 1, marked }, { index: 2, marked }] : []) }) as unknown as Stage
const indices = (marked: boolean | undefined, nth: number) => oneOf(lights(marked), 'trap:up_s1', nth).options.map((option) => option.index)

describe('equal things', () => {
  it('light a part each where they are marked together', () => {
    expect([indices(false, 1), indices(false, 2)]).toEqual([[1], [2]])
    expect(oneOf(lights(false), 'trap:up_s1', 2).part).toBe('trap:up_s1:2')
  })
  it('all mean the same where one is picked', () => {
    expect([indices(undefined, 1), indices(undefined, 2)]).toEqual([[1, 2], [1, 2]])
  })
})

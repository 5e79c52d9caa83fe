import { describe, expect, it } from 'vitest'
import { changed, fieldsOf, initialValues } from './fields'
import type { OptionSchema } from './wire'

const SCHEMA: OptionSchema = {
  properties: {
    powers: { type: 'boolean', default: false },
    difficulty: { enum: ['deadly', 'easy', 'hard', 'normal'], default: 'easy' },
    chapter: { enum: ['auto', 'c1', 'c2', 'ff3', 'solo'], default: 'auto' },
    level: { anyOf: [{ type: 'integer', minimum: 0, maximum: 7 }, { type: 'null' }], default: null },
    scenario: { type: 'integer', default: 1 },
    looted: { type: 'array', items: { type: 'integer' }, default: [] },
    characters: { type: 'array', items: { $ref: '#/$defs/Hero' }, default: [] },
  },
  $defs: {
    Hero: {
      type: 'object',
      properties: {
        role: { type: 'string' },
        level: { type: 'integer', minimum: 1, maximum: 9, default: 1 },
        xp: { anyOf: [{ type: 'integer' }, { type: 'null' }], default: null },
      },
    },
  },
}

describe('a form out of a schema', () => {
  const fields = fieldsOf(SCHEMA)
  const field = (name: string) => fields.find((one) => one.name === name)

  it('knows flags, choices, numbers, lists and records', () => {
    expect(fields.map((one) => one.kind)).toEqual(['flag', 'choice', 'choice', 'choice', 'number', 'list', 'list'])
  })

  it('puts the words of a choice by strength', () => {
    expect(field('difficulty')).toMatchObject({ values: ['easy', 'normal', 'hard', 'deadly'], initial: 'easy' })
    expect(field('chapter')).toMatchObject({ values: ['auto', 'solo', 'c1', 'c2', 'ff3'] })
  })

  it('offers a short range as a choice, and that it may be missing', () => {
    expect(field('level')).toMatchObject({ values: [0, 1, 2, 3, 4, 5, 6, 7], nullable: true, initial: null })
    expect(field('scenario')).toMatchObject({ kind: 'number', nullable: false, initial: 1 })
  })

  it('follows references into records', () => {
    expect(field('characters')).toMatchObject({
      item: { kind: 'record', initial: { role: '', level: 1, xp: null } },
    })
  })

  it('sends only what was changed', () => {
    const values = initialValues(fields)
    expect(changed(fields, values)).toEqual({})
    values.powers = true
    values.level = 3
    values.looted = [7]
    expect(changed(fields, values)).toEqual({ powers: true, level: 3, looted: [7] })
  })

  it('gives every form values of its own', () => {
    const values = initialValues(fields)
    ;(values.looted as number[]).push(1)
    expect(initialValues(fields).looted).toEqual([])
  })
})

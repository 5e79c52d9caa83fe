import { FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import cs from './cs.ftl?raw'
import en from './en.ftl?raw'

const keys = (source: string) => new FluentResource(source).body.map((message) => message.id)

it.each([
  ['the page', en, cs],
])('has every word of %s once in both languages', (_, english, czech) => {
  expect([...new Set(keys(english))].sort()).toEqual(keys(english).sort())
  expect(keys(czech).sort()).toEqual(keys(english).sort())
})

it('loses no line that is written', () => {
  for (const source of [en, cs]) {
    const written = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((line) => line[1])
    expect(keys(source)).toEqual(written)
  }
})

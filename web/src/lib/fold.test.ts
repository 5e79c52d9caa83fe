import { expect, it } from 'vitest'
import { fits, fold, pieces, wordsOf } from './fold'

it('forgets case and diacritics and keeps every letter in its place', () => {
  expect(fold('Příliš ŽLUŤOUČKÝ kůň')).toBe('prilis zlutoucky kun')
  for (const text of ['straße', 'İstanbul', 'ﬁn 🐱 ěš', '']) expect(fold(text)).toHaveLength(text.length)
})

it('wants every word, in any order', () => {
  const folded = fold('Útočník hází kostkou.')
  expect(fits(folded, wordsOf('kost utoc'))).toBe(true)
  expect(fits(folded, wordsOf('kost obrance'))).toBe(false)
  expect(fits(folded, wordsOf('  '))).toBe(true)
})

it('cuts the text where the words stand', () => {
  expect(pieces('Běs běží', wordsOf('be'))).toEqual([
    { text: 'Bě', found: true },
    { text: 's ', found: false },
    { text: 'bě', found: true },
    { text: 'ží', found: false },
  ])
})

it('joins words that lie over one another and loses no letter', () => {
  const cut = pieces('koruna', wordsOf('kor oru una'))
  expect(cut.map((piece) => piece.text).join('')).toBe('koruna')
  expect(cut.every((piece) => piece.found)).toBe(true)
  expect(pieces('koruna', [])).toEqual([{ text: 'koruna', found: false }])
})

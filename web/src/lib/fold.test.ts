import { expect, it } from 'vitest'
import { fits, fold, places, wordsOf } from './fold'

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

it('says where the words stand', () => {
  expect(places('Běs běží', wordsOf('be'))).toEqual([[0, 2], [4, 6]])
  expect(places('Běs běží', [])).toEqual([])
})

it('joins words that lie over one another', () => {
  expect(places('koruna', wordsOf('kor oru una'))).toEqual([[0, 6]])
})

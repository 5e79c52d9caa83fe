// The details of a result, which each game fills in its own way, as one table with a column for each seat.

import type { Json } from '../lib/wire'

export interface Row {
  key: string
  cells: string[]
}

export interface Tally {
  /** What counts for each seat. */
  rows: Row[]
  /** What is said about the whole game. */
  notes: Row[]
}

/** One that took part without a seat, such as a game's automated opponent. */
export interface Outsider {
  key: string
  score: number
  rank: number
}

/** Details with a score and a rank of their own stand for somebody who sits on no seat. */
export function outsiders(details: Record<string, Json>): Outsider[] {
  return Object.entries(details).flatMap(([key, value]) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return []
    const { score, rank } = value
    return typeof score === 'number' && typeof rank === 'number' ? [{ key, score, rank }] : []
  })
}

type Words = (key: string, value: Json) => string | null

/** `words` turns a value into what people read; null leaves it out. */
export function tallied(details: Record<string, Json>, seats: number, words: Words): Tally {
  const rows: Row[] = []
  const notes: Row[] = []
  for (const [key, value] of Object.entries(details)) {
    if (Array.isArray(value) && value.length === seats && seats > 0) {
      if (value.every((one) => one !== null && typeof one === 'object' && !Array.isArray(one))) {
        const parts = value as Record<string, Json>[]
        for (const part of new Set(parts.flatMap((one) => Object.keys(one)))) {
          push(rows, part, parts.map((one) => words(part, one[part] ?? null)))
        }
      } else push(rows, key, value.map((one) => words(key, one)))
    } else if (value !== null && typeof value !== 'object') push(notes, key, [words(key, value)])
  }
  return { rows, notes }
}

function push(rows: Row[], key: string, cells: (string | null)[]): void {
  if (cells.some((cell) => cell !== null)) rows.push({ key, cells: cells.map((cell) => cell ?? '–') })
}

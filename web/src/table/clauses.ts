// The rulebook's clauses, read once for each game and language.

import { clauses } from '../lib/api'
import type { ClauseShown as Clause } from '../lib/wire'

const READ = new Map<string, Promise<Clause[]>>()

/** The clause of that id, or the one that the ruling of that id belongs to. */
export async function clause(game: string, id: string, lang: string): Promise<Clause | null> {
  const key = `${game}/${lang}`
  let read = READ.get(key)
  if (read === undefined) {
    read = clauses(game, lang)
    READ.set(key, read)
    read.catch(() => READ.delete(key)) // a lost connection is no answer
  }
  return found(await read, id)
}

export function found(all: Clause[], id: string): Clause | null {
  return all.find((one) => one.id === id) ?? all.find((one) => one.rulings.some((ruling) => ruling.id === id)) ?? null
}

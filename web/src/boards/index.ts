// The boards, one of its own for each game; each is read only when a table of its game is opened.

import type { Board } from '../lib/stage'

const BOARDS = import.meta.glob<{ default: Board }>('./*.svelte')

export async function boardOf(slug: string): Promise<Board | null> {
  const read = BOARDS[`./${slug}.svelte`]
  return read === undefined ? null : (await read()).default
}

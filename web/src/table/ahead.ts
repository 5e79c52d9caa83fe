// What a preview puts on the board: for each part of it the numbers that change.

import type { PreviewShown } from '../lib/wire'

export interface Badge {
  part: string
  /** `warriors +2`, one for each thing that changes there: the name first, so that it fits any number. */
  lines: { text: string; kind: 'more' | 'less' | 'open' }[]
  /** The part itself goes away. */
  gone: boolean
}

/** A difference as it is written on the board. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : `−${-change}`
}

export function badges(preview: PreviewShown): Badge[] {
  const found = new Map<string, Badge>()
  for (const { part, text, before, after } of preview.changes) {
    const badge = found.get(part) ?? { part, lines: [], gone: false }
    found.set(part, badge)
    if (text === '' && after === 0) badge.gone = true
    else if (after === null) badge.lines.push({ text: `${text} ?`.trim(), kind: 'open' })
    else badge.lines.push({ text: `${text} ${signed(after - before)}`.trim(), kind: after > before ? 'more' : 'less' })
  }
  return [...found.values()]
}

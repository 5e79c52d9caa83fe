// Small words about tables that several pages use.

import type { TableShown } from './wire'

/** A title and what stands behind its colon or in its brackets. */
export function titled(title: string): [string, string] {
  const cut = /^(.+?)(?::\s+|\s+\()(.+?)\)?$/.exec(title)
  return cut === null ? [title, ''] : [cut[1]!, cut[2]!]
}

export interface Crowd {
  names: string[]
  bots: number
  free: number
}

/** Who sits there: people by name, bots and free seats by their number. */
export function crowd(table: TableShown): Crowd {
  const people = table.seats.filter((seat) => seat.kind === 'person' || seat.kind === 'hotseat')
  return {
    names: people.map((seat) => seat.name).filter(Boolean),
    bots: table.seats.filter((seat) => seat.kind === 'bot').length,
    free: table.seats.filter((seat) => seat.kind === 'open').length,
  }
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86_400], ['hour', 3600], ['minute', 60]]

/** How long ago, in words; empty for less than a minute or a time that cannot be read. */
export function ago(then: string, now: number, lang: string): string {
  const at = Date.parse(/[zZ]|[+-]\d\d:\d\d$/.test(then) ? then : `${then}Z`)
  const seconds = (now - at) / 1000
  for (const [unit, size] of UNITS) {
    if (seconds >= size) return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit)
  }
  return ''
}

// What the others did since one's own last move: one sentence for each, the detail beside it.

import type { EventShown } from '../lib/wire'

export interface Deeds {
  /** Who did it; null for those without a seat, such as monsters. */
  seat: number | null
  /** Those without a seat, as far as they are one. */
  by: string | null
  /** What mattered most, in the order in which it happened. */
  told: EventShown[]
  /** Points that it brought. */
  points: number
  events: EventShown[]
}

const WEIGHTS: Record<string, number> = { hit: 3, part: 2, piece: 2, card: 1, goods: 1 }
const DAMAGE = 3
/** What nobody did, and cards that nobody sees, come last. */
const LITTLE = 0.4
const TOLD = 3
/** Beside something that matters so much a card put away is not told. */
const MATTERS = 2
const OUTSIDE = -1

/** How much an event matters to somebody who was not there. */
export function weight(event: EventShown): number {
  if (event.battle?.phase === 'begins') return 5
  const each = event.motions.map((one) => (one.what === 'points' && one.target === null ? DAMAGE : (WEIGHTS[one.what] ?? 0) * (one.what === 'card' && (one.name === '' || one.target === null) ? LITTLE : 1)))
  return Math.max(0, ...each) * (event.seat === null && event.by == null ? LITTLE : 1)
}

/** Points that an event brings to who did it. */
function points(event: EventShown): number {
  const own = event.motions.filter((one) => one.what === 'points' && one.target === `chair:${event.seat}`)
  return own.reduce((sum, one) => sum + (Number(one.text) || 0), 0)
}

/** The others' deeds, in the order in which they acted; what is nobody's belongs to who acted before. */
export function deeds(events: EventShown[], me: number | null): Deeds[] {
  const found = new Map<number, EventShown[]>()
  let actor: number | null = null
  for (const event of events) {
    actor = event.by != null ? OUTSIDE : (event.seat ?? actor)
    if (actor !== null && actor !== me) found.set(actor, [...(found.get(actor) ?? []), event])
  }
  return [...found].flatMap(([who, own]) => {
    const gained = own.reduce((sum, event) => sum + points(event), 0)
    const moving = own.filter((event) => weight(event) > 0)
    const done = moving.filter((event) => event.seat !== null || event.by != null)
    const once = (done.length > 0 || gained > 0 ? done : moving).filter((event, i, all) => all.findIndex((other) => other.text === event.text) === i)
    // of what matters alike the later: how it came out is told after how it began
    const best = [...once].sort((a, b) => weight(b) - weight(a) || b.number - a.number)
    const told = best.filter((event, i) => i === 0 || weight(best[0]!) < MATTERS || weight(event) >= 1).slice(0, TOLD).sort((a, b) => a.number - b.number)
    if (told.length === 0 && gained === 0) return []
    const named = new Set(own.flatMap((event) => (event.by == null ? [] : [event.by])))
    return [{ seat: who === OUTSIDE ? null : who, by: named.size === 1 ? [...named][0]! : null, told, points: gained, events: own }]
  })
}

/** The one who is attacked, where a battle's own sentence begins with something else than who attacks. */
export function attacked(names: string[], event: EventShown): string | null {
  const [first, second] = event.battle?.phase === 'begins' ? event.battle.sides : []
  return first !== undefined && second !== undefined && names.includes(first.name) && !event.text.startsWith(first.name) ? second.name : null
}

export interface Clause {
  text: string
  /** How it belongs to the name: the rest of its sentence, what stands behind a dash, or a sentence of its own. */
  joint: 'rest' | 'apart' | 'own'
}

/** A sentence behind the name of who did it: the name is not said twice, and the full stop belongs to the end. */
export function behind(names: string[], text: string): Clause {
  const all = names.filter((one) => one !== '')
  const name = all.find((one) => text.startsWith(one) && !/^\p{L}/u.test(text.slice(one.length)))
  const whole = text.replace(/\.$/, '')
  const tail = all.map((one) => ` (${one})`).find((one) => whole.endsWith(one)) ?? ''
  if (name === undefined) return { text: whole.slice(0, whole.length - tail.length), joint: 'own' }
  const rest = whole.slice(name.length)
  return { text: rest.replace(/^\s*[–—:,]?\s*/u, ''), joint: /^\s*[–—:,]/u.test(rest) ? 'apart' : 'rest' }
}

/** What stands behind the name as one text: "took …; bought …", ": a new roost; …", ": A monster was caught. …". */
export function told(clauses: Clause[]): string {
  return clauses.reduce((line, { text, joint }, i) => {
    if (i === 0) return joint === 'rest' ? ` ${text}` : `: ${text}`
    const begun = text.replace(/^(si|se) (\p{L}+)/u, '$2 $1') // Czech: an enclitic does not begin a clause
    if (joint === 'own' || clauses[i - 1]!.joint === 'own') return `${line}. ${begun.replace(/^\p{Ll}/u, (first) => first.toUpperCase())}`
    return `${line}; ${begun}`
  }, '')
}

/** The parts of the board that the last move of each of the others has touched. */
export function touched(all: Deeds[]): string[] {
  return all.flatMap(({ events }) => {
    const last = events.filter((event) => event.marks.length > 0).at(-1)
    return last === undefined ? [] : last.marks
  })
}

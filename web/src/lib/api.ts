// Asking the server, and what this browser remembers: language, look, the seats it holds.

import type { CampaignShown, ClauseShown, GameShown, Held, HintShown, Json, Opened, OpenedCampaign, ReplayShown, ReviewShown, Scene, SeatLink, SignGroup, TableShown, WantedCampaign, WantedTable } from './wire'

export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

async function ask<T>(path: string, lang: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': lang }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (token !== undefined) headers['X-Seat-Token'] = token
  const joined = path.includes('?') ? '&' : '?'
  const answer = await fetch(`/api${path}${joined}lang=${lang}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const told = await answer.json()
  if (!answer.ok) throw new Problem(told.code ?? 'broken', told.text ?? answer.statusText)
  return told as T
}

export const games = (lang: string) => ask<GameShown[]>('/games', lang)
export const game = (slug: string, lang: string) => ask<GameShown>(`/games/${slug}`, lang)
export const facts = (game: string, lang: string) => ask<Record<string, Json>>(`/games/${game}/board`, lang)
const leaves = new Map<string, Promise<unknown>>()
/** One entry of what the facts leave out; asked for once. */
export function leaf<T>(game: string, name: string, key: string, lang: string): Promise<T> {
  const path = `/games/${game}/board/${name}/${key}`
  const asked = leaves.get(path + lang) ?? ask<T>(path, lang).catch((error: Error) => (leaves.delete(path + lang), Promise.reject(error)))
  leaves.set(path + lang, asked)
  return asked as Promise<T>
}
export const legend = (game: string, lang: string) => ask<SignGroup[]>(`/games/${game}/legend`, lang)
export const clauses = (game: string, lang: string) => ask<ClauseShown[]>(`/games/${game}/rules`, lang)
export const tables = (status: string, lang: string) => ask<TableShown[]>(`/tables?status=${status}`, lang)
export const table = (id: string, lang: string) => ask<TableShown>(`/tables/${id}`, lang)
export const replay = (id: string, lang: string) => ask<ReplayShown>(`/tables/${id}/replay`, lang)
export const position = (id: string, at: number, seat: number | null, lang: string) =>
  ask<Scene>(`/tables/${id}/replay/${at}${seat === null ? '' : `?seat=${seat}`}`, lang, undefined, held(id).find((one) => one.seat === seat)?.token)
/** Whoever asks first has the review begun; of a campaign one is told one's own choices only. */
export const review = (id: string, lang: string) => {
  const mine = held(id)[0]
  return ask<ReviewShown>(`/tables/${id}/review${mine === undefined ? '' : `?seat=${mine.seat}`}`, lang, undefined, mine?.token)
}
/** A table of one's own that begins at a position of a finished game. */
export async function fork(id: string, at: number, seat: number, bot: string, lang: string): Promise<string> {
  const opened = await ask<Opened>(`/tables/${id}/fork`, lang, { at, seat, bot })
  for (const one of opened.seats) hold(opened.table, one)
  return opened.table
}
export const concede = (id: string, held: Held, lang: string) => ask<TableShown>(`/tables/${id}/seats/${held.seat}/concede`, lang, {}, held.token)
export const replaceByBot = (id: string, seat: number, by: Held, lang: string) =>
  ask<TableShown>(`/tables/${id}/seats/${seat}/replace`, lang, { by: by.seat }, by.token)
export const endTogether = (id: string, held: Held, agree: boolean, lang: string) =>
  ask<TableShown>(`/tables/${id}/end`, lang, { by: held.seat, agree }, held.token)
/** The position in which an event had just happened, as the own seat saw it. */
export const positionOf = (id: string, number: number, held: Held | null, lang: string) =>
  ask<Scene>(`/tables/${id}/events/${number}${held === null ? '' : `?seat=${held.seat}`}`, lang, undefined, held?.token)
/** The same people at a new table; what this browser holds it holds there too. */
export async function rematch(id: string, held: Held, onward: boolean, lang: string): Promise<string> {
  const opened = await ask<TableShown>(`/tables/${id}/rematch`, lang, { by: held.seat, onward }, held.token)
  holdOn(id, opened.table)
  return opened.table
}
export const start = (id: string, held: Held, lang: string) =>
  ask<TableShown>(`/tables/${id}/start?seat=${held.seat}`, lang, {}, held.token)

export async function openTable(wanted: WantedTable, lang: string): Promise<string> {
  const opened = await ask<Opened>('/tables', lang, wanted)
  for (const held of opened.seats) hold(opened.table, held)
  return opened.table
}

/** `by` is one's own seat: the host seats several people. */
export async function sitDown(id: string, seat: number, name: string, by: Held | null, lang: string): Promise<void> {
  hold(id, await ask<Held>(`/tables/${id}/seats/${seat}`, lang, { name }, by?.token))
}

/** Use a link that hands a seat over. What is held here changes only when the server agrees. */
export async function claim(id: string, seat: number, code: string, name: string, lang: string): Promise<void> {
  hold(id, await ask<Held>(`/tables/${id}/seats/${seat}/claim`, lang, { code, name }))
}

/** What a bot would do at this seat; the others are told that it was asked. */
export const hint = (id: string, by: Held, lang: string) => ask<HintShown>(`/tables/${id}/hint`, lang, { seat: by.seat }, by.token)
export const leave = (id: string, seat: number, by: Held, lang: string) =>
  ask<TableShown>(`/tables/${id}/seats/${seat}/leave`, lang, { by: by.seat }, by.token)
export const mute = (id: string, seat: number, muted: boolean, by: Held, lang: string) =>
  ask<TableShown>(`/tables/${id}/seats/${seat}/mute`, lang, { by: by.seat, muted }, by.token)
export const closeTable = (id: string, by: Held, lang: string) =>
  ask<TableShown>(`/tables/${id}/close`, lang, { by: by.seat }, by.token)
export const seatLink = (id: string, seat: number, by: Held, lang: string) =>
  ask<SeatLink>(`/tables/${id}/seats/${seat}/link`, lang, { by: by.seat }, by.token)
export const unlink = (id: string, seat: number, by: Held, lang: string) =>
  ask<TableShown>(`/tables/${id}/seats/${seat}/unlink`, lang, { by: by.seat }, by.token)

// -- campaigns ---------------------------------------------------------------------------------------------------------

export async function beginCampaign(wanted: WantedCampaign, lang: string): Promise<OpenedCampaign> {
  const opened = await ask<OpenedCampaign>('/campaigns', lang, wanted)
  for (const one of opened.seats) {
    hold(opened.table, one)
    hold(opened.campaign, one, CAMPAIGNS)
  }
  return opened
}

export const campaign = (id: string, by: Held | undefined, lang: string) =>
  ask<CampaignShown>(`/campaigns/${id}${by === undefined ? '' : `?seat=${by.seat}`}`, lang, undefined, by?.token)
export const campaignFile = (id: string, by: Held, lang: string) => ask<Record<string, Json>>(`/campaigns/${id}/file?seat=${by.seat}`, lang, undefined, by.token)

/** The table of the next game; the seats are those that this browser holds in the campaign. With a guest it has one more, which is open. */
export async function goOn(id: string, by: Held, lang: string, guest = false): Promise<string> {
  const shown = await ask<TableShown>(`/campaigns/${id}/go-on`, lang, { by: by.seat, guest }, by.token)
  shareSeats(shown)
  return shown.table
}

/** Who holds a seat in a campaign holds it at each of its tables. */
export function shareSeats(table: TableShown): void {
  if (table.campaign === null) return
  const here = held(table.table)
  for (const one of here) hold(table.campaign, one, CAMPAIGNS)
  // a guest's seat is gone when the evening is over
  if (here.length === 0) for (const one of held(table.campaign, CAMPAIGNS)) if (one.seat < table.seats.length) hold(table.table, one)
}

// -- what the browser remembers ---------------------------------------------------------------------------------------

const HELD = 'klubovna.seats'
export const CAMPAIGNS = 'klubovna.campaigns'

function remembered<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? otherwise : (JSON.parse(kept) as T)
  } catch {
    return otherwise
  }
}

function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // a browser that keeps nothing still plays
  }
}

export function held(id: string, kept = HELD): Held[] {
  return remembered<Record<string, Held[]>>(kept, {})[id] ?? []
}

export function myTables(kept = HELD): string[] {
  return Object.keys(remembered<Record<string, Held[]>>(kept, {})).reverse()
}

export function hold(id: string, seat: Held, kept = HELD): void {
  const all = remembered<Record<string, Held[]>>(kept, {})
  all[id] = [...(all[id] ?? []).filter((other) => other.seat !== seat.seat), seat].sort((a, b) => a.seat - b.seat)
  remember(kept, all)
}

/** The seats of a table are held at the one that follows it. */
export function holdOn(id: string, next: string): void {
  for (const seat of held(id)) hold(next, seat)
}

/** A seat that is another's now. Only this token is forgotten: a newer one of the same seat stays. */
export function letGo(id: string, seat: Held, kept = HELD): void {
  const all = remembered<Record<string, Held[]>>(kept, {})
  const left = (all[id] ?? []).filter((other) => other.token !== seat.token)
  if (left.length > 0) all[id] = left
  else delete all[id]
  remember(kept, all)
}

export const setting = (name: string, otherwise: string) => remembered(`klubovna.${name}`, otherwise)
export const keepSetting = (name: string, value: string) => remember(`klubovna.${name}`, value)

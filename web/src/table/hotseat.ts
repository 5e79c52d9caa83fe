// Several seats at one device: the page asks for each whether it has something to decide, and answers for each.

import { key } from '../lib/live.svelte'
import type { Held, Scene } from '../lib/wire'

async function ask(path: string, held: Held, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'X-Seat-Token': held.token }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  return fetch(path, { method: body === undefined ? 'GET' : 'POST', headers, body: body === undefined ? undefined : JSON.stringify(body) })
}

/** The first of the seats that is asked something; secret questions are told to nobody else. */
export async function asked(table: string, seats: Held[], events: number): Promise<Held | null> {
  for (const held of seats) {
    const answer = await ask(`/api/tables/${table}/scene?seat=${held.seat}&since=${events}`, held)
    if (answer.ok && ((await answer.json()) as Scene).decision !== null) return held
  }
  return null
}

/** One of the others at this device agrees to an undo, or not. What went wrong, if anything, comes back as text. */
export async function consent(table: string, held: Held, agree: boolean, lang: string): Promise<string | null> {
  return refusal(await ask(`/api/tables/${table}/undo/answer?lang=${lang}`, held, { seat: held.seat, agree }))
}

/** Whoever handed the device on takes the last choice back. */
export async function takeBack(table: string, held: Held, lang: string): Promise<string | null> {
  return refusal(await ask(`/api/tables/${table}/undo?lang=${lang}`, held, { seat: held.seat, key: key() }))
}

async function refusal(answer: Response): Promise<string | null> {
  return answer.ok ? null : (((await answer.json()) as { text?: string }).text ?? answer.statusText)
}

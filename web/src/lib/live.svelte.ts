// The live connection of the page to its table. It comes back by itself; nothing chosen is lost or played twice.

import type { ChatShown, EventShown, FromServer, Held, PreviewShown, Scene, TableShown } from './wire'

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
const NO_SUCH_TABLE = 4404

interface Sent {
  /** The seat it was said from: it is never said again from another. */
  seat: number | null
  choice: boolean
  message: string
}

export class Live {
  scene = $state.raw<Scene | null>(null)
  table = $state.raw<TableShown | null>(null)
  events = $state.raw<EventShown[]>([])
  chat = $state.raw<ChatShown[]>([])
  problem = $state<string | null>(null)
  /** The problem's code, for what the page itself does about it. */
  code = $state<string | null>(null)
  connected = $state(false)
  /** A choice is on its way, or has been taken but not yet seen. */
  busy = $state(false)

  /** What the option that is pointed at would change. */
  preview = $state.raw<PreviewShown | null>(null)

  /** Told every scene with the events that led to it, and whether it answers one's own choice; null: look anew. */
  heard: ((scene: Scene | null, fresh: EventShown[], own: boolean) => void) | null = null

  private tried = ''
  private socket: WebSocket | null = null
  private closed = false
  private wait = FIRST_WAIT
  private waiting: ReturnType<typeof setTimeout> | undefined
  private epoch = -1
  /** The decision that was answered last: until another scene comes there is nothing to choose. */
  private answered: string | null = null
  private sent = new Map<string, Sent>()
  private hurry = () => this.comeBack()

  constructor(
    readonly id: string,
    private seat: Held | null,
    private lang: string,
  ) {
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  /** Look from another seat, or in another language. What the old seat saw is forgotten at once. */
  lookFrom(seat: Held | null, lang: string): void {
    if (seat?.seat !== this.seat?.seat) {
      this.scene = null
      this.heard?.(null, [], false)
      this.events = []
      this.sent.clear()
      this.answered = null
      this.busy = false
    }
    this.seat = seat
    this.lang = lang
    this.epoch = -1
    this.forgive()
    this.hello()
  }

  /** Answer with the index of an option, or with all that is marked where several things are taken at once. */
  choose(answer: number | number[]): void {
    if (this.scene === null || this.busy) return
    this.busy = true
    this.answered = this.asked()
    const chosen = typeof answer === 'number' ? { index: answer } : { marks: answer }
    this.send({ do: 'choose', number: this.scene.number, ...chosen, key: key() })
  }

  /** Ask what an answer would change; null: nothing is pointed at any more. */
  tryOut(answer: number | number[] | null): void {
    const asked = answer === null || this.scene === null ? '' : `${this.scene.number}/${JSON.stringify(answer)}`
    if (asked === this.tried) return
    const stop = asked === '' && this.preview !== null
    this.tried = asked
    this.preview = null
    if (this.socket?.readyState !== WebSocket.OPEN || stop) return
    const tried = answer === null ? {} : typeof answer === 'number' ? { index: answer } : { marks: answer }
    this.socket.send(JSON.stringify({ do: 'preview', number: this.scene?.number ?? 0, ...tried }))
  }

  /** Take the last choice back, or all of the turn that can be. */
  undo(turn = false): void {
    this.send({ do: 'undo', key: key(), turn })
  }

  agree(agree: boolean): void {
    this.send({ do: 'agree', agree, key: key() })
  }

  say(text: string): void {
    this.send({ do: 'chat', text, key: key() })
  }

  /** The problem has been read. */
  forgive(): void {
    this.problem = null
    this.code = null
  }

  close(): void {
    this.closed = true
    clearTimeout(this.waiting)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?lang=${this.lang}`)
    this.socket = socket
    socket.onopen = () => {
      this.connected = true
      this.wait = FIRST_WAIT
      this.epoch = -1
      this.hello()
      // what was on its way when the line broke is said again with its key: the server plays it once
      for (const one of this.sent.values()) if (one.seat === (this.seat?.seat ?? null)) socket.send(one.message)
    }
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as FromServer)
    socket.onclose = (event) => {
      this.connected = false
      if (event.code === NO_SUCH_TABLE) this.closed = true
      if (this.closed) return
      this.waiting = setTimeout(() => this.connect(), this.wait)
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
    }
  }

  private comeBack(): void {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return
    clearTimeout(this.waiting)
    this.wait = FIRST_WAIT
    this.connect()
  }

  private hello(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    const chatted = this.chat.at(-1)?.number ?? 0
    const look = { do: 'look', seat: this.seat?.seat ?? null, token: this.seat?.token ?? null, lang: this.lang }
    this.socket.send(JSON.stringify({ ...look, since: 0, chat_since: chatted }))
  }

  private send(message: Record<string, unknown> & { key: string }): void {
    this.forgive()
    const said = JSON.stringify(message)
    this.sent.set(message.key, { seat: this.seat?.seat ?? null, choice: message.do === 'choose', message: said })
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(said)
  }

  private hear(told: FromServer): void {
    if (told.say === 'scene') {
      if (told.seat !== (this.seat?.seat ?? null)) return // sent before the server heard who looks now
      this.events = told.epoch !== this.epoch || told.events[0]?.number === 0 ? told.events : [...this.events, ...told.events]
      this.epoch = told.epoch
      if (told.number !== this.scene?.number) this.preview = null
      const own = this.answered !== null
      this.scene = told
      this.settle()
      if (this.answered !== this.asked()) this.answered = null
      this.heard?.(told, told.events, own)
    } else if (told.say === 'chat') {
      if (told.number > (this.chat.at(-1)?.number ?? 0)) this.chat = [...this.chat, told]
    } else if (told.say === 'table') {
      this.table = told.table
    } else if (told.say === 'preview') {
      if (this.tried === `${told.number}/${JSON.stringify(told.answer)}`) this.preview = told
    } else if (told.say === 'ack') {
      this.sent.delete(told.key)
      this.settle()
    } else {
      this.problem = told.text
      this.code = told.code
      if (told.key !== null) this.sent.delete(told.key)
      else this.sent.clear()
      this.answered = null
      this.settle()
    }
  }

  private settle(): void {
    const underway = [...this.sent.values()].some((one) => one.choice)
    this.busy = underway || (this.answered !== null && this.answered === this.asked())
  }

  private asked(): string | null {
    return this.scene === null ? null : `${this.scene.epoch}/${this.scene.number}`
  }
}

/** Names a message, so that it counts once however often it is said. */
export function key(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

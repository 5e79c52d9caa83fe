// The live connection of the page to its table. It comes back by itself; nothing chosen is lost or played twice.

import type { ChatShown, EventShown, FromServer, Held, Scene, TableShown } from './wire'

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000

export class Live {
  scene = $state<Scene | null>(null)
  table = $state<TableShown | null>(null)
  events = $state<EventShown[]>([])
  chat = $state<ChatShown[]>([])
  problem = $state<string | null>(null)
  connected = $state(false)
  busy = $state(false)

  private socket: WebSocket | null = null
  private closed = false
  private wait = FIRST_WAIT
  private epoch = -1
  private sent: { key: string; message: string } | null = null

  constructor(
    readonly id: string,
    private seat: Held | null,
    private lang: string,
  ) {
    this.connect()
  }

  lookFrom(seat: Held | null, lang: string): void {
    this.seat = seat
    this.lang = lang
    this.epoch = -1
    this.scene = null
    this.hello()
  }

  choose(index: number): void {
    if (this.scene === null || this.busy) return
    this.busy = true
    this.problem = null
    this.send({ do: 'choose', number: this.scene.number, index, key: key() })
  }

  undo(): void {
    this.send({ do: 'undo', key: key() })
  }

  agree(agree: boolean): void {
    this.send({ do: 'agree', agree, key: key() })
  }

  say(text: string): void {
    this.send({ do: 'chat', text, key: key() })
  }

  close(): void {
    this.closed = true
    this.socket?.close()
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`)
    this.socket = socket
    socket.onopen = () => {
      this.connected = true
      this.wait = FIRST_WAIT
      this.epoch = -1
      this.hello()
      // an answer that was on its way when the line broke is said again with its key: the server plays it once
      if (this.sent !== null) socket.send(this.sent.message)
    }
    socket.onmessage = (message) => this.hear(JSON.parse(message.data) as FromServer)
    socket.onclose = () => {
      this.connected = false
      if (this.closed) return
      setTimeout(() => this.connect(), this.wait)
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
    }
  }

  private hello(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    const chatted = this.chat.at(-1)?.number ?? 0
    const look = { do: 'look', seat: this.seat?.seat ?? null, token: this.seat?.token ?? null, lang: this.lang }
    this.socket.send(JSON.stringify({ ...look, since: 0, chat_since: chatted }))
  }

  private send(message: Record<string, unknown> & { key: string }): void {
    this.sent = { key: message.key, message: JSON.stringify(message) }
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(this.sent.message)
  }

  private hear(told: FromServer): void {
    if (told.say === 'scene') {
      if (told.epoch !== this.epoch || told.events[0]?.number === 0) this.events = told.events
      else this.events = [...this.events, ...told.events]
      this.epoch = told.epoch
      this.scene = told
      this.busy = false
    } else if (told.say === 'chat') {
      if (told.number > (this.chat.at(-1)?.number ?? 0)) this.chat = [...this.chat, told]
    } else if (told.say === 'table') {
      this.table = told.table
    } else if (told.say === 'ack') {
      if (this.sent?.key === told.key) this.sent = null
    } else {
      this.problem = told.text
      this.busy = false
      this.sent = null
    }
  }
}

function key(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

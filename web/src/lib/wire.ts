// What travels between page and server: the other side of klubovna/server/wire.py.

export type SeatKind = 'open' | 'person' | 'bot' | 'hotseat'
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export interface GameShown {
  game: string
  title: string
  low: number
  high: number
  roles: string[]
  /** The names of the roles in the asked language. */
  role_names?: Record<string, string>
  options: OptionSchema
}

export interface OptionSchema {
  properties?: Record<string, Property>
  $defs?: Record<string, Property>
}

export interface Property {
  type?: string
  enum?: Json[]
  anyOf?: Property[]
  $ref?: string
  default?: Json
  description?: string
  minimum?: number
  maximum?: number
  items?: Property
  properties?: Record<string, Property>
}

export interface SeatShown {
  seat: number
  kind: SeatKind
  name: string
  role: string | null
  role_name: string | null
  present: boolean
  bot: string | null
}

export interface TableShown {
  table: string
  game: string
  title: string
  status: 'open' | 'running' | 'over' | 'stuck'
  seats: SeatShown[]
  options: Record<string, Json>
  clock: number | null
  number: number
  created: string
  updated: string
  winners: number[] | null
  why: string | null
}

export interface OptionShown {
  index: number
  text: string
  target: string | null
  value: Json
  /** Of several things that are taken at once: this one is marked. */
  marked?: boolean
}

/** Several things are taken at once: all that may be marked, how many must be and may be, and how none is called. */
export interface MarksShown {
  items: OptionShown[]
  owed: number
  allowed: number
  none: string
}

export interface DecisionShown {
  seat: number
  kind: string
  text: string
  rule: string
  options: OptionShown[]
  about: Json
  marks: MarksShown | null
}

export interface EventShown {
  number: number
  event: string
  text: string
  rule: string
  params: Record<string, Json>
}

export interface UndoShown {
  free: boolean
  reason: string | null
  asked: number | null
  waits_for: number[]
}

export interface Scene {
  say: 'scene'
  table: string
  number: number
  epoch: number
  seat: number | null
  over: boolean
  view: { game: string; table: Record<string, Json>; waiting: [number, string][]; trail: Json[] }
  decision: DecisionShown | null
  waiting: number[]
  events: EventShown[]
  undo: UndoShown | null
  deadline: number | null
  result: { winners: number[]; ranks: number[]; scores: number[]; details: Record<string, Json> } | null
  points: number[][]
}

/** A position of a recorded game: who had acted, what had happened. `turn`: somebody else had begun to act. */
export interface StepShown {
  at: number
  seat: number | null
  text: string
  turn: boolean
}

export interface ReplayShown {
  table: TableShown
  length: number
  steps: StepShown[]
}

export interface ChatShown {
  say: 'chat'
  number: number
  name: string
  seat: number | null
  text: string
  at: string
}

export interface Refused {
  say: 'refused'
  code: string
  text: string
  key: string | null
}

export interface Ack {
  say: 'ack'
  key: string
}

export type FromServer = Scene | ChatShown | Refused | Ack | { say: 'table'; table: TableShown }

export interface Held {
  seat: number
  token: string
}

// What travels between page and server is written down in Python; here is only what the page adds to it.

import type * as told from '../generated/wire'
import type { Json } from './json'

export type { Json } from './json'
export type {
  Ack, CampaignShown, CategoryShown, Chat as ChatShown, ClauseShown, Coaching, EventShown, GuideShown, HandShown, HeldSeat as Held, HintShown, MarksShown, Opened, OpenedCampaign, Panels as PanelsShown, PreviewShown, Refused, ReplayShown, ReplayStep, ResultShown, ReviewShown,
  SeatLink, SeatShown, SignGroup, SignShown, TableShown, UndoShown, WantedCampaign, WantedSeat, WantedTable,
} from '../generated/wire' // prettier-ignore

export type SeatKind = told.SeatShown['kind']

/** The variants of a game are a JSON Schema; this much of it is drawn as fields. */
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
  /** Only the game itself reads it. */
  'x-kept'?: boolean
}

export type GameShown = Omit<told.GameShown, 'options' | 'campaign'> & { options: OptionSchema; campaign: OptionSchema | null }

/** Of several things that are taken at once some are marked. */
export type OptionShown = told.OptionShown & { marked?: boolean }
export type DecisionShown = Omit<told.DecisionShown, 'options'> & { options: OptionShown[] }
export type Scene = Omit<told.Scene, 'decision'> & { decision: DecisionShown | null }
export type FromServer = Scene | told.Chat | told.Refused | told.Ack | told.TableTold | told.PreviewShown

// Written by `make types` from the Python side. Do not edit.
import type { Json } from '../lib/json'

export interface WantedTable {
  game: string
  seats: WantedSeat[]
  options?: {
    [k: string]: Json
  }
  listed?: boolean
  clock?: number | null
  hints?: boolean
}
/**
 * `person` is the one who opens the table, `hotseat` others at the same device, `open` is filled by link.
 */
export interface WantedSeat {
  kind: 'bot' | 'hotseat' | 'open' | 'person'
  name?: string
  role?: string | null
  bot?: string
}
/**
 * A campaign, begun with these options or gone on with from a file, and the table of its next game.
 */
export interface WantedCampaign {
  game: string
  seats: WantedSeat[]
  options?: {
    [k: string]: Json
  }
  listed?: boolean
  clock?: number | null
  hints?: boolean
  file?: {
    [k: string]: Json
  } | null
}
/**
 * Position `at` of a finished game, to be played on from `seat` against bots.
 */
export interface WantedFork {
  at: number
  seat: number
  name?: string
  bot?: string
}
/**
 * A game on the shelf: who can play it, its variants as a JSON Schema, and its own words.
 *
 *     `words` are `option-<name>`, `option-<name>-<value>`, `result-<part>` and `result-<part>-<value>`.
 */
export interface GameShown {
  game: string
  title: string
  low: number
  high: number
  roles: string[]
  role_names: {
    [k: string]: string
  }
  options: {
    [k: string]: Json
  }
  words: {
    [k: string]: string
  }
  box: BoxShown | null
  bots: string[]
  campaign: {
    [k: string]: Json
  } | null
  guides: GuideShown[]
  hand: HandShown | null
}
/**
 * What the box says: minutes from and to, how heavy from 1 to 5; seats, roles and options of "Play now".
 *
 *     With a `choice` of roles the person picks one first; the `easy` ones are good to begin with.
 */
export interface BoxShown {
  /**
   * @minItems 2
   * @maxItems 2
   */
  minutes: [number, number]
  weight: number
  seats: number
  roles: string[]
  options: {
    [k: string]: Json
  }
  choice: string[]
  easy: string[]
}
/**
 * A guided first game: opened with the option `guide`, so many seats, the person at one of them, bots elsewhere.
 */
export interface GuideShown {
  name: string
  title: string
  about: string
  seats: number
  person: number
  minutes: number
}
/**
 * What a player keeps at hand: the goal in one line, a turn in a few steps, a card for each role that has one.
 *
 *     `reference` has its numbers, line by line.
 */
export interface HandShown {
  goal: string
  steps: TurnStepShown[]
  cards: {
    [k: string]: string
  }
  reference: {
    [k: string]: string[]
  }
}
/**
 * A step of a turn, and the kinds that are asked in it (or how their names begin).
 */
export interface TurnStepShown {
  text: string
  kinds: string[]
}
/**
 * A clause of a rulebook under the heading of its section, with our rulings.
 */
export interface ClauseShown {
  id: string
  section: string
  title: string
  text: string
  rulings: RulingShown[]
}
export interface RulingShown {
  id: string
  question: string
  ruling: string
}
export interface SignGroup {
  title: string
  signs: SignShown[]
}
/**
 * A picture or an abbreviation at the table: what it is called and what it means; `short` is how it is written.
 */
export interface SignShown {
  id: string
  name: string
  text: string
  short: string
}
/**
 * A table as everybody may see it in the lobby.
 */
export interface TableShown {
  table: string
  game: string
  title: string
  status: 'closed' | 'open' | 'over' | 'running' | 'stuck'
  seats: SeatShown[]
  options: {
    [k: string]: Json
  }
  clock: number | null
  created: string
  updated: string
  winners: number[] | null
  why: string | null
  next: string | null
  onward: boolean
  campaign: string | null
  hints: boolean
}
export interface SeatShown {
  seat: number
  kind: 'bot' | 'hotseat' | 'open' | 'person'
  name: string
  role: string | null
  role_name: string | null
  bot: string | null
  host: boolean
  guest: boolean
  muted: boolean
  ending: boolean
}
/**
 * A campaign as one seat may see it: the table of its game, how many were played before, what comes next.
 *
 *     `view` is what the game shows of it between two games.
 */
export interface CampaignShown {
  campaign: string
  game: string
  title: string
  status: 'lost' | 'open' | 'won'
  played: number
  next: string
  table: TableShown
  seat: number | null
  view: Json
  welcomes: boolean
}
export interface Opened {
  table: string
  seats: HeldSeat[]
}
/**
 * A seat with its secret; told once, to who holds it.
 */
export interface HeldSeat {
  seat: number
  token: string
}
export interface OpenedCampaign {
  table: string
  seats: HeldSeat[]
  campaign: string
}
/**
 * What stands in a link that hands a seat over; told once.
 */
export interface SeatLink {
  seat: number
  code: string
}
/**
 * Options from the best on, for the question `number`; `line` is how the bot thinks it goes on, in words.
 */
export interface HintShown {
  number: number
  options: HintedOption[]
  line: string[]
  playouts: number
}
/**
 * Which part of a bot's playouts went to an option, and the chance that it gives it (None: it did not try).
 *
 *     `option` counts as the options of the scene do: among the things that are marked, where several are taken at once.
 */
export interface HintedOption {
  option: number
  text: string
  share: number
  chance: number | null
  taken: boolean
}
/**
 * All that one seat may see now. `events` are those since the number the client named.
 */
export interface Scene {
  say: 'scene'
  table: string
  number: number
  epoch: number
  seat: number | null
  over: boolean
  view: View
  decision: DecisionShown | null
  waiting: number[]
  undo: UndoShown | null
  deadline: number | null
  result: ResultShown | null
  panels: Panels | null
  coach: Coaching | null
  points: number[][]
  categories: CategoryShown[]
  events: EventShown[]
}
/**
 * The table as one seat sees it, and what the seat may know of the step that is under way.
 */
export interface View {
  game: string
  seat: number | null
  over: boolean
  waiting: [number, string][]
  trail: [number, string, Json][]
  table: Json
}
/**
 * What a seat is asked. With `marks` all items are marked and confirmed at once, or picked one by one.
 *
 *     `asked` is the part of the board that the question is about.
 */
export interface DecisionShown {
  seat: number
  kind: string
  text: string
  rule: string
  options: OptionShown[]
  marks: MarksShown | null
  asked: string | null
}
/**
 * `parts` are the ids of the parts of the board that stand for the option; `effect` what it brings or costs.
 */
export interface OptionShown {
  index: number
  text: string
  parts: string[]
  effect: string
  ends: boolean
  declines: boolean
}
/**
 * Several things are taken at once: all that may be marked, how many must be and may be, and how none is called.
 */
export interface MarksShown {
  items: OptionShown[]
  owed: number
  allowed: number
  none: string
}
/**
 * Whether the seat may take its last choice back freely, and why not; `requested_by` asks the others to agree.
 *
 *     `possible`: by itself or with their consent. `what` is that choice in words, `turn` how many choices of the present
 *     turn the seat may take back at once by itself.
 */
export interface UndoShown {
  free: boolean
  reason: string | null
  requested_by: number | null
  waits_for: number[]
  possible: boolean
  what: string
  turn: number
}
export interface ResultShown {
  winners: number[]
  ranks: number[]
  scores: number[]
  details: {
    [k: string]: Json
  }
  why: string | null
}
export interface Panels {
  panels: Panel[]
  places: Place[]
  links: [number, number][]
}
/**
 * A zone with what lies in it, or a counter.
 */
export interface Panel {
  title: string
  things: Thing[]
  number: number | null
}
export interface Thing {
  text: string
  part: string
}
export interface Place {
  text: string
  part: string
  x: number
  y: number
  things: Thing[]
}
/**
 * What the coach says to a person, in words.
 *
 *     `after` is what has come of the last choice, `say` the rule, `advice` what to choose now and why. `suggest` are
 *     indices of options, of all items where several things are marked.
 */
export interface Coaching {
  after: string[]
  say: string[]
  advice: string
  point: string[]
  suggest: number[]
  only: boolean
  planned: boolean
  step: number
  steps: number
}
/**
 * Points of each seat that come from one thing.
 */
export interface CategoryShown {
  text: string
  points: number[]
}
/**
 * `seat` is who did it, or `by` somebody without a seat, in words; `motions` is what it moves where.
 *
 *     `marks` are the parts of the board that it names.
 */
export interface EventShown {
  number: number
  event: string
  text: string
  rule: string
  params: {
    [k: string]: Json
  }
  seat: number | null
  motions: MotionShown[]
  marks: string[]
  battle: BattleShown | null
  by: string | null
}
/**
 * Something moves from one part of the board to another; without one of them it comes or goes there.
 *
 *     `text` is the number on it, `name` what it is in words, `picture` how the game's board draws it.
 */
export interface MotionShown {
  what: 'aim' | 'card' | 'change' | 'die' | 'goods' | 'hit' | 'part' | 'piece' | 'points'
  source: string | null
  target: string | null
  text: string
  name: string
  picture: string | null
}
/**
 * What an event is in a battle; `sides` where it begins one, `sums` where it adds something up.
 */
export interface BattleShown {
  phase: 'begins' | 'over' | 'part'
  sides: SideShown[]
  sums: SumShown[]
}
export interface SideShown {
  name: string
  seat: number | null
}
export interface SumShown {
  text: string
  total: number
  addends: AddendShown[]
}
export interface AddendShown {
  text: string
  amount: number
  rule: string
}
export interface ReplayShown {
  table: TableShown
  length: number
  steps: ReplayStep[]
}
/**
 * A position that everybody could tell from the one before. `turn`: somebody else has begun to act.
 */
export interface ReplayStep {
  at: number
  seat: number | null
  text: string
  turn: boolean
}
/**
 * A finished game looked at by a bot. While it thinks, `passed` of `length` choices lie behind it.
 *
 *     `chances[n]` is how every seat stood at position `n` of the replay; `together`: all win or lose as one.
 */
export interface ReviewShown {
  passed: number
  length: number
  finished: boolean
  together: boolean
  chances: number[][]
  costly: CostlyShown[]
}
/**
 * A choice that cost much of its seat's chance (in per cent), and what was better; `at` is the position before.
 */
export interface CostlyShown {
  at: number
  seat: number
  question: string
  chosen: string
  better: string
  cost: number
}
export interface Chat {
  say: 'chat'
  number: number
  name: string
  seat: number | null
  text: string
  at: string
}
/**
 * The table as it stands before its game begins.
 */
export interface TableTold {
  say: 'table'
  table: TableShown
}
/**
 * It is done, and it is in the database.
 */
export interface Ack {
  say: 'ack'
  key: string
}
export interface Refused {
  say: 'refused'
  code: string
  text: string
  key: string | null
}
/**
 * What an answer to the decision `number` would change; `line` is the sum, `then` what is asked next.
 */
export interface PreviewShown {
  say: 'preview'
  number: number
  answer: number | number[]
  changes: ChangeShown[]
  line: string
  then: string | null
}
/**
 * How many of what lie on a part of the board before and after; `after` is None where it is open.
 *
 *     Without a text it is the part itself: a card that is spent is there once before and not at all after.
 */
export interface ChangeShown {
  part: string
  text: string
  before: number
  after: number | null
}

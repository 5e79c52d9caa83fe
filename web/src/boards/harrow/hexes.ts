// Everything that lies on a hex, in the order in which it is laid out, and what a screen reader says of it.

import type { Facts, View } from '../../generated/harrow'
import type { DecisionShown } from '../../lib/wire'
import { FINDS, boardOf, type Faction } from './words'

export interface Thing {
  key: string
  kind: string
  owner?: Faction
  count: number
  size: number
  letter?: string
  dashed?: boolean
  nails?: number
  /** What a pointer that rests on it is told. */
  title: string
}

const UNIT = 38
const LEGEND = 46
const GOAL = 32
const SMALL = 26

/** The hex a question is about, by its number. */
export function origin(view: View, decision: DecisionShown | null): number | null {
  const at = view.hexes.findIndex((hex) => decision?.asked === `hex:${hex.name}`)
  return at >= 0 ? at : null
}

export function legendName(view: View, facts: Facts, owner: Faction, unit: string): string {
  if (owner === 'kami') return facts.kami[unit] ?? unit
  const player = view.players.find((one) => one.faction === owner)
  const id = (player !== undefined && 'legend' in player ? player.legend : null) ?? owner
  return facts.legends.find((legend) => legend.id === id)?.name ?? facts.roles[owner] ?? owner
}

export function units(view: View, facts: Facts, at: number): Thing[] {
  const found: Thing[] = []
  for (const [name, counts] of Object.entries(view.hexes[at]!.units)) {
    const owner = name as Faction
    for (const [kind, count] of Object.entries(counts)) {
      const legend = kind.startsWith('legend')
      const thing: Thing = {
        key: `${owner} ${kind}`, kind, owner, count, size: legend ? LEGEND : UNIT,
        nails: view.nails.filter(([f, u, where]) => f === owner && u === kind && where === at).length,
        title: legend ? `${legendName(view, facts, owner, kind)} (${facts.roles[owner]})` : `${facts.roles[owner]}: ${facts.marks[kind]} × ${count}`,
      }
      if (legend && owner === 'kami') thing.letter = kind === 'legend' ? 'A' : 'B'
      found.push(thing)
    }
  }
  return found
}

/** Objectives first, then what the factions laid, then tokens and cubes. */
export function things(view: View, facts: Facts, at: number): Thing[] {
  const hex = view.hexes[at]!
  const found: Thing[] = []
  const add = (kind: string, count = 1, size = SMALL, more: Partial<Thing> = {}): void => {
    const name = facts.marks[kind] ?? facts.tokens[kind] ?? kind
    found.push({ key: kind, kind, count, size, title: count > 1 ? `${name} × ${count}` : name, ...more })
  }
  if (hex.pieces.flame) add('flame', hex.pieces.flame, GOAL)
  for (const kind of ['townsfolk', 'building']) if (hex.pieces[kind]) add(kind, hex.pieces[kind], GOAL)
  const kami = boardOf(view, 'kami')
  kami?.dolls.forEach((where, number) => {
    if (where !== at) return
    const open = kami.doll_face_up === number
    const real = open || kami.real_doll === number
    add(open ? 'doll_open' : 'doll', 1, GOAL, { key: `doll ${number}`, ...(real ? { letter: '!', title: facts.marks.doll_open! } : {}) })
  })
  const folk = boardOf(view, 'fairfolk')
  const offer = folk?.nests[String(at)]
  if (offer !== undefined) {
    const name = facts.offers.find((row) => row.id === offer)?.name
    add(offer === null ? 'empty_nest' : 'nest', 1, GOAL, name === undefined ? {} : { title: `${facts.marks.nest}: ${name}` })
  }
  if (folk?.crosses.includes(at)) add('cross')
  FINDS.forEach((find, number) => {
    if (folk?.found[find] === at) add(find, 1, GOAL, { title: facts.finds[find]! })
    else if (folk?.finds?.[number] === at) add(find, 1, SMALL, { dashed: true, title: `${facts.words.hidden}: ${facts.finds[find]}` })
  })
  if (boardOf(view, 'protectors')?.wrath === at) add('wrath', 1, GOAL)
  if (hex.storm) add('storm')
  for (const kind of ['path', 'taunt']) if (hex.pieces[kind]) add(kind, hex.pieces[kind])
  for (const [kind, count] of Object.entries(hex.tokens)) add(kind, count)
  for (const [colour, count] of Object.entries(hex.cubes))
    add('cube', count, 20, { key: `cube ${colour}`, letter: colour, title: `${facts.marks.cube} (${facts.cubes[colour]}) × ${count}` })
  if (hex.home !== null) add('home', 1, SMALL, { owner: hex.home, title: `${facts.marks.home} (${facts.roles[hex.home]})` })
  return found
}

// The boards, one of its own for each game; each is read only when a table of its game is opened.

import type { Component } from 'svelte'
import { patiently } from '../lib/patient'
import type { Signs } from '../lib/signs'
import type { Board, Shape } from '../lib/stage'
import type { Json, SeatShown } from '../lib/wire'

const BOARDS = import.meta.glob<{ default: Board }>('./*.svelte')

export async function boardOf(slug: string): Promise<Board | null> {
  const read = BOARDS[`./${slug}.svelte`]
  return read === undefined ? null : (await read()).default
}

/** What a game draws of a campaign between two games; not every game has one. */
export type CampaignBoard = Component<{ view: Shape; facts: Shape; seat: number | null; seats: SeatShown[] }>
const CAMPAIGNS = import.meta.glob<{ default: CampaignBoard }>('./*/Campaign.svelte')

/** Editors for an option of a game, where names and pictures say more than numbers: `boards/<game>/<option>.svelte`. */
export type OptionEditor = Component<{ facts: Shape; value: Json | undefined; seats: number; values: Record<string, Json> }, object, 'value'>
const EDITORS = import.meta.glob<{ default: OptionEditor }>('./*/characters.svelte')

export async function editorOf(slug: string, option: string): Promise<OptionEditor | null> {
  const read = EDITORS[`./${slug}/${option}.svelte`]
  return read === undefined ? null : (await read()).default
}

const SIGNS = import.meta.glob<{ SIGNS: Signs }>('./*/signs.ts')

/** The drawings of a game's legend. */
export async function signsOf(slug: string): Promise<Signs> {
  const read = SIGNS[`./${slug}/signs.ts`]
  return read === undefined ? {} : (await read()).SIGNS
}

/** How a game's board draws one piece, card or good by itself, for what moves. */
export type Picture = Component<{ picture: string; view: Shape; facts: Shape; seats: SeatShown[] }>
const PICTURES = import.meta.glob<{ default: Picture }>('./*/Moving.svelte')

export async function picturesOf(slug: string): Promise<Picture | null> {
  const read = PICTURES[`./${slug}/Moving.svelte`]
  return read === undefined ? null : (await patiently(read)).default
}

/** The colour of a role on light and on dark paper. */
export type RoleColour = (facts: Shape, role: string, paper: 'light' | 'dark') => string | undefined
const ROLES = import.meta.glob<{ roleColour: RoleColour }>('./*/roles.ts')

export async function coloursOf(slug: string): Promise<RoleColour | null> {
  const read = ROLES[`./${slug}/roles.ts`]
  return read === undefined ? null : (await patiently(read)).roleColour
}

export async function campaignOf(slug: string): Promise<CampaignBoard | null> {
  const read = CAMPAIGNS[`./${slug}/Campaign.svelte`]
  return read === undefined ? null : (await read()).default
}

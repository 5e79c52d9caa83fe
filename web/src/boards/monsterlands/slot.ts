// One path of a place, as the large map and the small one draw it: who was sent there, whose it is, and with what.

import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'
import type { PathFacts, PathView } from '../../generated/monsterlands'
import { clanName, each, member as memberOf, type Colour, type Stage } from './drawing'
import { abilityPicture, MARKS, type Mark } from './icons'

export interface Slot {
  there: PathView
  named: PathFacts
  part: string
  /** Who was sent there, for readers of the screen too; of a free path what it offers. */
  label: string
  name: string
  Face: Component<SVGAttributes<SVGSVGElement>>
  wounded: boolean
  colour: string
  /** One for each die. */
  dice: Colour[][]
  /** What lies beside the dice, and how many. */
  tokens: [Mark, number][]
  /** It is being resolved. */
  active: boolean
}

const NOBODYS = '#7d7467'

export function slot(stage: Stage, path: number, offer: string): Slot {
  const { facts, view } = stage
  const there = view.paths[path]!
  const named = facts.paths[path]!
  const who = there.member === null ? undefined : memberOf(facts, there.member)
  const owner = there.owner === null ? undefined : view.clans[there.owner]
  const name = there.member === 'sam' ? 'Sam' : (who?.name ?? '')
  const dice = [...each(there.dice), ...each(there.safe)].map((colour) => [colour])
  const tokens: [Mark, number][] = [['trap', there.traps + there.open.length], ['defence', there.defence], ['potion', there.potions], ['poison', there.poisons], ['coins', there.coins]]
  return {
    there,
    named,
    part: `path:${named.place}:${named.number + 1}`,
    label:
      there.member === null
        ? [named.name, offer].filter(Boolean).join(', ')
        : `${named.name}: ${name}${there.owner === null ? '' : ` (${clanName(stage, there.owner)})`}, ${dice.length} × ${facts.words['dice']}`,
    name,
    Face: there.member === 'sam' ? MARKS.sam : abilityPicture(who?.ability ?? ''),
    wounded: owner?.members.some((one) => one.id === there.member && one.wounded && one.id !== 'rookie') ?? false,
    colour: owner?.affinity ? `var(--ml-${owner.affinity})` : NOBODYS,
    dice,
    tokens: tokens.filter(([, many]) => many > 0),
    active: view.battle.path === path,
  }
}

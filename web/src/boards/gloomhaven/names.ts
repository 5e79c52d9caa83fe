// How the things of the table are called, and what stands on it in which order.

import type { CardTold, CharacterView, Facts, FigureView, MonsterTold, MonsterView, ScenarioTold, StatsTold, View } from '../../generated/gloomhaven'
import { PHASE } from './phases'
import { monsterIcon, roleIcon, summonIcon } from './figures.svelte'
import { MARKS, type Icon } from './icons'

export const COLOURS: Record<string, string> = {
  brute: '#0072b2',
  tinkerer: '#e69f00',
  spellweaver: '#cc79a7',
  scoundrel: '#009e73',
  cragheart: '#d55e00',
  mindthief: '#56b4e9',
  sunkeeper: '#f0c808',
  quartermaster: '#b5532a',
  summoner: '#d98cb3',
  nightshroud: '#6b6b7b',
  plagueherald: '#8fae1b',
  berserker: '#c0282d',
  soothsinger: '#b04ecb',
  doomstalker: '#1fa7a0',
  sawbones: '#b99b6b',
  elementalist: '#3f8fd2',
  'beast-tyrant': '#8a5a2b',
}
const PER_INITIATIVE = 100
const LAST = 1e9
const HIGHEST_LEVEL = 7
const FEWEST = 2

export interface Turn {
  key: string
  place: number
  tie: number
  initiative: string
  name: string
  icon: Icon
  colour: string
  form: FigureView['form']
  figures: FigureView[]
  /** Of a summon or an escort there is none: nobody is asked about its place. */
  part?: string
  now: boolean
  done: boolean
  rests: boolean
}

export class Names {
  readonly words: Record<string, string>
  readonly book: ScenarioTold
  private readonly cards: Record<string, CardTold>

  /** For what is shown between two games, where nothing stands on a map. */
  static between(facts: Facts, enhancements: View['enhancements']): Names {
    return new Names({ scenario: 1, locked_shown: true, characters: [], figures: [], enhancements, town: null } as unknown as View, facts)
  }

  /** What was put on a card, by half and spot. */
  put(card: number, half: number): Map<number, string> {
    const all = this.view.town?.enhancements ?? this.view.enhancements
    return new Map(all.filter(([number, side]) => number === card + 1 && side === half).map(([, , spot, what]) => [spot, what]))
  }

  constructor(
    readonly view: View,
    readonly facts: Facts,
  ) {
    this.words = facts.words
    this.cards = Object.assign({}, ...Object.values(facts.cards))
    this.book = { ...facts.scenarios[view.scenario]!, ...view.dungeon }
  }

  word(key: string, params: Record<string, string | number> = {}): string {
    return (this.words[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
  }

  /** Of a class that plays. */
  card(number: number): CardTold {
    return this.cards[number]!
  }

  monster(id: string): MonsterTold {
    return this.facts.monsters[id]!
  }

  character(one: CharacterView): string {
    return one.name || this.role(one)
  }

  /** A locked class is called by its symbol, unless the table shows them. */
  role(one: CharacterView): string {
    return (this.view.locked_shown ? undefined : this.facts.symbols[one.role]) ?? this.facts.roles[one.role]!
  }

  figure(one: FigureView): string {
    if (one.form === 'character') return this.character(this.view.characters[one.who]!)
    if (one.form === 'summon') {
      const owner = this.character(this.view.characters[one.who]!)
      return this.word('figure-summon', { summon: this.facts.summons[one.name]!.name, owner })
    }
    if (one.form === 'objective') return this.book.objectives[one.name]!.name
    const { name, alone } = this.monster(one.name)
    if (alone) return name
    return this.word(one.rank === 'elite' ? 'figure-elite' : 'figure', { name, number: one.number })
  }

  icon(one: FigureView): Icon {
    if (one.form === 'character') return roleIcon(one.name)
    if (one.form === 'summon') return summonIcon(one.name)
    if (one.form === 'objective') return one.side === 0 ? MARKS.objective : MARKS.thing
    return monsterIcon(one.name)
  }

  colour(one: FigureView): string {
    if (one.form === 'character' || one.form === 'summon') return COLOURS[this.view.characters[one.who]!.role]!
    return one.form === 'objective' ? '#8a7a5c' : '#3b3733'
  }

  conditions(one: FigureView): string[] {
    return Object.keys(one.conditions)
  }

  /** Shield, retaliate and the like that cards give a figure: word, value, which of them. */
  boons(id: number): { what: number; text: string; value: number }[] {
    const HARD_TO_HIT = 3
    return this.view.boons
      .filter((boon) => boon[0] === id)
      .map(([, what, value]) => ({ what, value, text: this.word(`boon-${what}`) + (what === HARD_TO_HIT ? '' : ` ${value}`) }))
  }

  /** Everything about a figure in one line, for those who do not see the drawing. */
  told(one: FigureView, where: string): string {
    const more = [...this.conditions(one).map((name) => this.word(`condition-${name}`)), ...this.boons(one.id).map((boon) => boon.text)]
    return [`${this.figure(one)}, ${where}`, `${this.word('hit-points')} ${one.hp}/${one.max_hp}`, ...more].join(', ')
  }

  ofKind(monster: string): FigureView[] {
    const found = this.view.figures.filter((one) => one.form === 'monster' && one.name === monster)
    return found.sort((a, b) => Number(a.rank === 'normal') - Number(b.rank === 'normal') || a.number - b.number)
  }

  stats(monster: string, rank: FigureView['rank']): StatsTold | undefined {
    const level = Math.min(HIGHEST_LEVEL, this.view.monster_level + (this.book.levels[monster] ?? 0))
    return this.monster(monster).stats[rank]?.[level]
  }

  amount(value: StatsTold[0]): string {
    if (!Array.isArray(value)) return String(value)
    return String(value[Math.max(FEWEST, this.view.characters.length) - FEWEST])
  }

  /** The ability card of the round of this monster's deck; the decks lie in the order of their numbers. */
  face(monster: string): [number, string, boolean] | null {
    const decks = [...new Set(this.view.monsters.map((kind) => this.monster(kind.monster).deck))].sort((a, b) => a - b)
    const deck = this.monster(monster).deck
    const id = this.view.monster_cards[decks.indexOf(deck)] ?? null
    return id === null ? null : (this.facts.decks[deck]?.[id] ?? null)
  }

  kinds(): MonsterView[] {
    const here = this.view.monsters.filter((kind) => this.ofKind(kind.monster).length > 0)
    return here.sort((a, b) => (a.place || LAST) - (b.place || LAST))
  }

  /** Everybody in the order of the round; a summon just before its summoner. */
  order(): Turn[] {
    const shown = this.view.phase > PHASE.roundBegins
    const turn = (figures: FigureView[], more: Omit<Turn, 'figures' | 'now' | 'done' | 'rests'> & { rests?: boolean }): Turn => ({
      figures,
      now: figures.some((one) => one.id === this.view.acting),
      done: shown && figures.length > 0 && figures.every((one) => one.acted),
      rests: false,
      ...more,
    })
    const number = (place: number) => (place > 0 ? String(Math.floor(place / PER_INITIATIVE)) : '–')
    const found: Turn[] = []
    this.view.characters.forEach((one, who) => {
      const figure = this.view.figures.filter((other) => other.id === one.figure)
      const gone = figure.length === 0 && this.view.phase > PHASE.placing
      const place = gone ? 2 * LAST : one.place || LAST
      const common = { icon: gone ? MARKS.dead : roleIcon(one.role), colour: COLOURS[one.role]!, form: 'character' as const }
      found.push(turn(figure, { ...common, key: `c${who}`, place, tie: 1, initiative: gone ? '–' : number(one.place), name: this.character(one), part: `turn:character:${who}`, rests: one.resting }))
    })
    for (const one of this.view.figures) {
      if (one.form !== 'summon' && one.form !== 'objective') continue
      const objective = one.form === 'objective' ? this.book.objectives[one.name] : undefined
      if (objective !== undefined && objective.side !== 0) continue
      const place = objective ? objective.initiative * PER_INITIATIVE + PER_INITIATIVE - 1 : this.view.characters[one.who]!.place || LAST
      const initiative = objective ? String(objective.initiative) : number(this.view.characters[one.who]!.place)
      const name = objective ? objective.name : this.facts.summons[one.name]!.name
      found.push(turn([one], { key: `f${one.id}`, place, tie: 0, initiative, name, icon: this.icon(one), colour: this.colour(one), form: one.form }))
    }
    for (const kind of this.kinds()) {
      const facts = this.monster(kind.monster)
      const figures = this.ofKind(kind.monster)
      found.push(turn(figures, { key: `m${facts.number}`, place: kind.place || LAST, tie: 2, initiative: number(kind.place), name: facts.name, icon: monsterIcon(kind.monster), colour: '#3b3733', form: 'monster', part: `turn:monster:${kind.monster}` }))
    }
    return found.sort((a, b) => a.place - b.place || a.tie - b.tie)
  }
}

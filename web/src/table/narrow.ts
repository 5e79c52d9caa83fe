// Which of the options are shown: all, or those that fit what was typed; and how they are laid out.

import type { OptionShown, Scene } from '../lib/wire'

/** Beyond so many options a box to filter them is worth its place. */
export const MANY = 12

/** The decision a menu was opened for; another decision closes it. */
export function decisionKey(scene: Pick<Scene, 'epoch' | 'number' | 'decision'> | null): string {
  const decision = scene?.decision ?? null
  return scene === null || decision === null ? '' : `${scene.epoch}/${scene.number}/${decision.seat}/${decision.kind}`
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** All typed words occur, in any order, with or without accents. */
export function fitting(options: OptionShown[], typed: string): OptionShown[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return options.filter((option) => {
    const text = plain(option.text)
    return words.every((word) => text.includes(word))
  })
}

/** What declines stands last, apart from the rest: the list may scroll, the way on stays in sight. */
export function parted(options: OptionShown[]): { offered: OptionShown[]; declining: OptionShown[] } {
  const declining = options.filter((option) => option.declines)
  if (declining.length !== 1 || options.length === 1) return { offered: options, declining: [] }
  return { offered: options.filter((option) => !option.declines), declining }
}

const FITS = [
  { columns: 4, letters: 3 },
  { columns: 3, letters: 8 },
  { columns: 2, letters: 20 },
] as const

/** So many letters under an option are still read in half a row. */
const LONGEST = 44

export interface Grid {
  columns: number
  /** Options that are too long for one column take the whole row. */
  wide: Set<number>
}

/** Short options stand beside each other, long ones below each other; a few long ones do not spoil the rest. */
export function grid(options: OptionShown[]): Grid {
  const lengths = options.map((option) => option.text.length).sort((a, b) => a - b)
  const usual = lengths[Math.floor((lengths.length - 1) * 0.85)] ?? 0
  // what stands under an option needs room for its words
  const explained = options.some((option) => option.effect !== '')
  const fits = explained ? FITS.slice(-1) : FITS
  const beside = options.length > 3 || (!explained && usual <= FITS[0].letters)
  const fit = beside ? fits.find((one) => usual <= one.letters) : undefined
  if (fit === undefined) return { columns: 1, wide: new Set() }
  return {
    columns: fit.columns,
    wide: new Set(options.filter((option) => option.text.length > fit.letters || option.effect.length > LONGEST).map((option) => option.index)),
  }
}

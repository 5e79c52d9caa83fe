// The legend of a game: its signs are told apart on the board by what is drawn, so that none has to say its name.

import type { Component } from 'svelte'
import type { SignGroup, SignShown } from './wire'

/** Pictures by the ids of their signs. */
export type Signs = Record<string, Component>

/** A picture's outline, whatever its size and colour. */
const outline = (picture: Element): string | undefined => picture.querySelector('path')?.getAttribute('d') ?? undefined

const LARGEST = 80

export class Legend {
  private drawn = new Map<string, SignShown[]>()
  private written: SignShown[]

  /** `shelf` holds one picture for each `data-sign`. */
  constructor(groups: SignGroup[], shelf: Element) {
    const all = groups.flatMap((group) => group.signs)
    this.written = all.filter((sign) => sign.short !== '' && /\p{L}/u.test(sign.short))
    for (const sign of all) {
      const picture = shelf.querySelector(`[data-sign="${CSS.escape(sign.id)}"]`)
      const key = picture === null ? undefined : outline(picture)
      if (key !== undefined) this.drawn.set(key, [...(this.drawn.get(key) ?? []), sign])
    }
  }

  of(picture: Element): SignShown[] {
    return this.drawn.get(outline(picture) ?? '') ?? []
  }

  /** What the smallest picture at this place means; large drawings are no signs. */
  at(x: number, y: number, within: Element): SignShown[] {
    let [found, size]: [SignShown[], number] = [[], LARGEST * LARGEST]
    for (const picture of within.querySelectorAll('svg')) {
      const { left, right, top, bottom, width, height } = picture.getBoundingClientRect()
      if (x < left - 2 || x > right + 2 || y < top - 2 || y > bottom + 2 || width * height >= size) continue
      const meant = this.of(picture)
      if (meant.length > 0) [found, size] = [meant, width * height]
    }
    return found
  }

  /** The abbreviations that stand in a text. */
  inText(text: string): SignShown[] {
    const words = new Set(text.match(/\p{L}+/gu) ?? [])
    return this.written.filter((sign) => words.has(sign.short))
  }
}

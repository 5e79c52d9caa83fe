// What others push about (a board opens above the hand, a card comes into it) glides from where it stood: what one looks at
// or is about to press does not jump away.

import { settings } from './settings.svelte'

/** What keeps its place for the eye: the places of the table, and each thing of the own hand. One may lie in another. */
const KEPT = '[data-glides], [data-hand] > *'
const LASTS = 260
/** Pixels: less is not noticed. */
const NOTICED = 3

/** What something glides with, if with anything. */
export function carrier(one: Element): Element | null {
  return one.parentElement?.closest(KEPT) ?? null
}

/** Whether it glides by itself. */
export function kept(one: Element): boolean {
  return one.matches(KEPT)
}

/** For a whole table. */
export function steady(top: HTMLElement): { destroy: () => void } {
  let stood = new Map<Element, [number, number]>()
  const gliding = new WeakMap<Element, Animation>()

  /** Where something stands in what carries it, as if nothing were gliding. */
  function place(one: HTMLElement): [number, number] {
    const around = carrier(one) ?? top
    const [own, other] = [one.getBoundingClientRect(), around.getBoundingClientRect()]
    const [x, y] = way(one)
    return [own.left - other.left - x, own.top - other.top - y]
  }

  function settle(): void {
    const now = new Map<Element, [number, number]>()
    for (const one of top.querySelectorAll<HTMLElement>(KEPT)) {
      if (one.offsetWidth === 0) continue
      if (!stood.has(one)) resized.observe(one)
      now.set(one, place(one))
    }
    const before = stood
    stood = now
    if (!settings.moves) return
    for (const [one, [x, y]] of now) {
      const was = before.get(one)
      if (was !== undefined && Math.hypot(was[0] - x, was[1] - y) > NOTICED) glide(one as HTMLElement, was[0] - x, was[1] - y)
    }
  }

  function glide(one: HTMLElement, x: number, y: number): void {
    const [left, up] = way(one)
    const zoom = one.currentCSSZoom ?? 1
    const held = one.style.translate !== ''
    gliding.get(one)?.cancel()
    one.style.translate = `${(x + left) / zoom}px ${(y + up) / zoom}px`
    if (!held) requestAnimationFrame(() => requestAnimationFrame(() => go(one)))
  }

  /** It is held for a moment before it glides: what is animated at once counts as having jumped, for browsers too. */
  function go(one: HTMLElement): void {
    const from = one.style.translate
    one.style.translate = ''
    gliding.set(one, one.animate([{ translate: from }, { translate: '0 0' }], { duration: LASTS, easing: 'ease-out' }))
  }

  const resized = new ResizeObserver(settle)
  resized.observe(top)
  const changed = new MutationObserver(settle)
  changed.observe(top, { subtree: true, childList: true })
  settle()
  return {
    destroy() {
      resized.disconnect()
      changed.disconnect()
    },
  }
}

/** How far something still has to glide, in pixels of the screen. */
function way(one: HTMLElement): [number, number] {
  const [x = 0, y = 0] = getComputedStyle(one).translate.split(' ').map((part) => Number.parseFloat(part) || 0)
  const zoom = one.currentCSSZoom ?? 1
  return [x * zoom, y * zoom]
}

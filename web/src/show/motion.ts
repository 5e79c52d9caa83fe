// Drawing motion: something flies from part to part of the board, parts glide to where they lie now.

import type { EventShown } from '../lib/wire'

type MotionShown = EventShown['motions'][number]
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)'
/** So far something has to be moved, in px, for the eye to follow it. */
const NOTICED = 6
/** When more than so many parts change place the board was laid out anew, and nothing is to be followed. */
const MOST_PARTS = 40

export function partOf(id: string): Element | null {
  for (const found of document.querySelectorAll(`[data-part="${CSS.escape(id)}"]`)) {
    const { width, height } = found.getBoundingClientRect()
    if (width > 0 && height > 0) return found
  }
  return null
}

function middle(box: DOMRect): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2]
}

/** The running motions, so that a click can end them. */
export class Motions {
  private running = new Set<Animation>()
  private held: Animation[] = []

  constructor(private readonly layer: () => HTMLElement | undefined) {}

  /** Everything is at its end at once. */
  finish(): void {
    for (const one of this.running) one.finish()
  }

  /** The board shows it itself by now. */
  release(): void {
    for (const one of this.held) one.cancel()
    this.held = []
  }

  async play(event: EventShown, length: number): Promise<void> {
    const dice = event.motions.filter((one) => one.what === 'die' && one.source === null && one.target === null)
    const rest = event.motions.filter((one) => !dice.includes(one))
    await Promise.all([...rest.map((one) => this.move(one, event.seat ?? null, length)), this.roll(dice, length)])
  }

  private async move(motion: MotionShown, seat: number | null, length: number): Promise<void> {
    const from = motion.source === null ? null : partOf(motion.source)
    const to = motion.target === null ? null : partOf(motion.target)
    if (from === null && to === null) return
    if (motion.what === 'part' && from !== null && to !== null) return this.carry(from, to, length)
    const start = middle((from ?? to)!.getBoundingClientRect())
    const end = middle((to ?? from)!.getBoundingClientRect())
    const ghost = this.ghost(motion.what, motion.text, seat)
    if (ghost === null) return
    const at = ([x, y]: [number, number], scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`
    const frames: Keyframe[] = [
      { transform: at(start, from === null ? 2.2 : 0.8), opacity: from === null ? 0 : 1 },
      { transform: at(end, motion.what === 'hit' ? 1.5 : 1.15), opacity: 1, offset: 0.8 },
      { transform: at(end, to === null ? 2.2 : 0.9), opacity: 0 },
    ]
    await this.run(ghost, frames, length)
    ghost.remove()
  }

  /** The part itself goes there, and stays until the board has drawn it anew. */
  private async carry(part: Element, to: Element, length: number): Promise<void> {
    const [x, y] = middle(part.getBoundingClientRect())
    const [toX, toY] = middle(to.getBoundingClientRect())
    const moved = await this.run(part, [{ translate: '0 0' }, { translate: shift(part, toX - x, toY - y) }], length, 'forwards')
    this.held.push(moved)
  }

  private async roll(dice: MotionShown[], length: number): Promise<void> {
    const board = document.querySelector('.board')?.getBoundingClientRect()
    if (board === undefined || dice.length === 0) return
    const x = board.left + board.width / 2
    const y = Math.min(board.top + board.height / 2, innerHeight / 2)
    await Promise.all(
      dice.map(async (die, i) => {
        const ghost = this.ghost('die', die.text, null)
        if (ghost === null) return
        const place = `translate(${x + (i - (dice.length - 1) / 2) * 58}px, ${y}px) translate(-50%, -50%)`
        const frames = [
          { transform: `${place} translateY(-60px) rotate(-200deg) scale(0.6)`, opacity: 0 },
          { transform: `${place} rotate(0deg) scale(1)`, opacity: 1, offset: 0.45 },
          { transform: `${place} scale(1)`, opacity: 1, offset: 0.9 },
          { transform: `${place} scale(1)`, opacity: 0 },
        ]
        await this.run(ghost, frames, length * 1.5)
        ghost.remove()
      }),
    )
  }

  private ghost(what: string, text: string, seat: number | null): HTMLElement | null {
    const layer = this.layer()
    if (layer === undefined) return null
    const made = document.createElement('span')
    made.className = `ghost ${what}`
    made.dataset.motion = what
    made.style.setProperty('--colour', seat === null ? 'var(--soft)' : `var(--seat-${seat % 8})`)
    made.textContent = what === 'points' && text !== '' && !text.startsWith('-') ? `+${text}` : text
    layer.append(made)
    return made
  }

  private async run(what: Element, frames: Keyframe[], duration: number, fill: FillMode = 'both'): Promise<Animation> {
    const running = what.animate(frames, { duration, easing: EASE, fill })
    this.running.add(running)
    await running.finished.catch(() => undefined)
    this.running.delete(running)
    return running
  }

  // -- parts that lie elsewhere after the board was drawn anew ---------------------------------------------------------

  /** Where every part lies now. */
  static places(): Map<string, DOMRect> {
    const found = new Map<string, DOMRect>()
    for (const part of document.querySelectorAll<HTMLElement>('.board [data-part]')) {
      const box = part.getBoundingClientRect()
      if (box.width > 0 && !found.has(part.dataset.part!)) found.set(part.dataset.part!, box)
    }
    return found
  }

  /** Parts that were elsewhere glide from there. */
  glide(before: Map<string, DOMRect>, duration: number): void {
    const moved: [Element, number, number][] = []
    for (const part of document.querySelectorAll<HTMLElement>('.board [data-part]')) {
      const was = before.get(part.dataset.part!)
      const box = part.getBoundingClientRect()
      if (was === undefined || box.width === 0) continue
      const [x, y] = middle(was)
      const [toX, toY] = middle(box)
      if (Math.hypot(toX - x, toY - y) > NOTICED) moved.push([part, x - toX, y - toY])
    }
    if (moved.length > MOST_PARTS) return
    for (const [part, x, y] of moved) void this.run(part, [{ translate: shift(part, x, y) }, { translate: '0 0' }], duration, 'none')
  }
}

/** A way on the screen in the units of the drawing that a part belongs to. */
function shift(part: Element, x: number, y: number): string {
  const parent = part.parentNode
  const scale = part instanceof SVGGraphicsElement && parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1
  return `${x / scale}px ${y / scale}px`
}

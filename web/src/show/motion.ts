// Drawing motion: something flies from part to part of the board, parts glide to where they lie now.

import { carrier, kept } from '../lib/steady'
import type { EventShown } from '../lib/wire'

export type MotionShown = EventShown['motions'][number]
/** Draws a picture of the game's own into a place; what it gives back takes it away again. */
export type Draw = (picture: string, into: HTMLElement) => () => void
type Point = [number, number]
/** Where each part is, and where what it glides with stands. */
export type Places = Map<string, { part: Element; at: Point; around: Element | null; from: Point }>
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

function middle(box: DOMRect): Point {
  return [box.left + box.width / 2, box.top + box.height / 2]
}

function corner(one: Element | null): Point {
  const { left, top } = one?.getBoundingClientRect() ?? { left: 0, top: 0 }
  return [left, top]
}

function visible(found: Element | null): Element | null {
  const box = found?.getBoundingClientRect()
  return box !== undefined && box.width > 0 && box.bottom > 0 && box.top < innerHeight ? found : null
}

/** Somebody at the table: points go to the game's own track, one's own cards into the hand, the rest to the own board. Where
 *  neither that nor the list of seats is shown, to their mark on the track, or to where the list is hidden. */
function homeOf(seat: string, what: MotionShown['what'], own: boolean): Element | null {
  const [home, score] = [`[data-home="${seat}"]`, `[data-score="${seat}"]`]
  const first = what === 'points' ? score : what === 'card' && own ? '[data-hand]' : home
  const shown = (which: string) => visible(document.querySelector(which))
  return shown(first) ?? shown(home) ?? partOf(`chair:${seat}`) ?? shown(score) ?? shown('[data-seats]')
}

function table(): DOMRect | undefined {
  return document.querySelector('.board')?.getBoundingClientRect()
}

/** Where cards are turned and dice are rolled: high on the board, in its middle. */
function centre(): Point {
  const board = table()
  return board === undefined ? [innerWidth / 2, innerHeight / 3] : [board.left + board.width / 2, Math.min(board.top + board.height * 0.4, innerHeight / 2)]
}

/** The running motions, so that a click can end them. */
export class Motions {
  /** How the game's board draws what moves; null until it has been read. */
  draw: Draw | null = null
  private running = new Set<Animation>()
  private held: (() => void)[] = []
  /** Where something moved last: points fly from there. */
  private latest: Point | null = null

  constructor(private readonly layer: () => HTMLElement | undefined) {}

  /** Everything is at its end at once. */
  finish(): void {
    for (const one of this.running) one.finish()
  }

  /** The board shows it itself by now. */
  release(): void {
    for (const gone of this.held) gone()
    this.held = []
  }

  async play(event: EventShown, length: number, me: number | null): Promise<void> {
    const dice = event.motions.filter((one) => one.what === 'die' && one.source === null && one.target === null)
    const rest = event.motions.filter((one) => !dice.includes(one))
    await Promise.all([...rest.map((one, i) => this.move(one, event.seat ?? null, length, me, i - (rest.length - 1) / 2)), this.roll(dice, length)])
  }

  private async move(motion: MotionShown, seat: number | null, length: number, me: number | null, aside: number): Promise<void> {
    const { what } = motion
    const from = this.place(motion.source, what, me)
    const to = this.place(motion.target, what, me)
    if (what === 'change') return this.change(motion, to ?? from, seat, length)
    if (what === 'part' && from !== null && to !== null) return this.carry(from, to, length)
    if (what === 'aim' && from !== null && to !== null) return this.aim(middle(from.getBoundingClientRect()), middle(to.getBoundingClientRect()), seat, length)
    if (from === null && to === null && what !== 'card') return
    const far = what === 'card' || what === 'points'
    const start = from === null && what === 'points' ? (this.latest ?? centre()) : this.at(from ?? (far ? null : to), aside)
    const end = this.at(to ?? (what === 'card' ? null : from), aside)
    if (what !== 'points' && to !== null) this.latest = end
    const ghost = this.ghost(motion, seat)
    if (ghost === null) return
    const at = ([x, y]: Point, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`
    const comes = from === null && !far
    const stays = (what === 'piece' || what === 'die') && to !== null && !motion.target!.startsWith('chair:')
    const frames: Keyframe[] = [
      { transform: at(start, comes ? 2.2 : 0.8), opacity: comes ? 0 : 1 },
      { transform: at(end, what === 'hit' ? 1.5 : 1.15), opacity: 1, offset: what === 'card' ? 0.5 : 0.8 },
      ...(what === 'card' ? [{ transform: at(end, 1.15), opacity: 1, offset: 0.9 }] : []),
      { transform: at(end, to === null && what !== 'card' ? 2.2 : 1), opacity: stays ? 1 : 0 },
    ]
    this.turn(ghost, length)
    await this.run(ghost, frames, length)
    if (stays) this.held.push(() => this.remove(ghost))
    else this.remove(ghost)
  }

  private place(part: string | null, what: MotionShown['what'], me: number | null): Element | null {
    if (part === null) return null
    return part.startsWith('chair:') ? homeOf(part.slice(6), what, part === `chair:${me}`) : partOf(part)
  }

  private at(place: Element | null, aside: number): Point {
    const [x, y] = place === null ? centre() : middle(place.getBoundingClientRect())
    return [x + aside * 46, y]
  }

  /** A card that is known is turned over on its way. */
  private turn(ghost: HTMLElement, length: number): void {
    const leaf = ghost.querySelector('.leaf')
    if (leaf !== null) void this.run(leaf, [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(180deg)', offset: 0.2 }, { transform: 'rotateY(0)', offset: 0.5 }, { transform: 'rotateY(0)' }], length)
  }

  /** Something changes where it is: a ring around it, and what it is. */
  private async change(motion: MotionShown, where: Element | null, seat: number | null, length: number): Promise<void> {
    const ghost = where === null ? null : this.ghost(motion, seat)
    if (where === null || ghost === null) return
    const box = where.getBoundingClientRect()
    const ring = this.plain('ring', seat)!
    Object.assign(ring.style, { left: `${box.left - 4}px`, top: `${box.top - 4}px`, width: `${box.width + 8}px`, height: `${box.height + 8}px` })
    const [x, y] = middle(box)
    const place = `translate(${x}px, ${Math.max(y - Math.min(box.height, 80) / 2 - 8, 24)}px) translate(-50%, -50%)`
    const shows = (frames: Keyframe[]) => [{ ...frames[0], opacity: 0 }, { ...frames[1], opacity: 1, offset: 0.3 }, { ...frames[1], opacity: 1, offset: 0.8 }, { ...frames[1], opacity: 0 }]
    await Promise.all([
      this.run(ring, shows([{ transform: 'scale(1.25)' }, { transform: 'scale(1)' }]), length),
      this.run(ghost, shows([{ transform: `${place} translateY(10px)` }, { transform: place }]), length),
    ])
    ring.remove()
    this.remove(ghost)
  }

  /** Somebody looks at somebody. */
  private async aim([x, y]: Point, [toX, toY]: Point, seat: number | null, length: number): Promise<void> {
    const line = this.plain('aim', seat)
    if (line === null) return
    line.style.width = `${Math.hypot(toX - x, toY - y)}px`
    const along = `translate(${x}px, ${y}px) rotate(${Math.atan2(toY - y, toX - x)}rad)`
    await this.run(line, [{ transform: `${along} scaleX(0)`, opacity: 1 }, { transform: `${along} scaleX(1)`, opacity: 1, offset: 0.5 }, { transform: `${along} scaleX(1)`, opacity: 1, offset: 0.85 }, { transform: `${along} scaleX(1)`, opacity: 0 }], length)
    line.remove()
  }

  /** The part itself goes there, and stays until the board has drawn it anew. */
  private async carry(part: Element, to: Element, length: number): Promise<void> {
    const [x, y] = middle(part.getBoundingClientRect())
    const [toX, toY] = middle(to.getBoundingClientRect())
    const moved = await this.run(part, [{ translate: '0 0' }, { translate: shift(part, toX - x, toY - y) }], length, 'forwards')
    this.held.push(() => moved.cancel())
  }

  private async roll(dice: MotionShown[], length: number): Promise<void> {
    const [x, y] = centre()
    await Promise.all(
      dice.map(async (die, i) => {
        const ghost = this.ghost(die, null)
        if (ghost === null) return
        const place = `translate(${x + (i - (dice.length - 1) / 2) * 58}px, ${y}px) translate(-50%, -50%)`
        const frames = [
          { transform: `${place} translateY(-60px) rotate(-200deg) scale(0.6)`, opacity: 0 },
          { transform: `${place} rotate(0deg) scale(1)`, opacity: 1, offset: 0.45 },
          { transform: `${place} scale(1)`, opacity: 1, offset: 0.9 },
          { transform: `${place} scale(1)`, opacity: 0 },
        ]
        await this.run(ghost, frames, length)
        this.remove(ghost)
      }),
    )
  }

  // -- what flies ------------------------------------------------------------------------------------------------------

  private ghost(motion: MotionShown, seat: number | null): HTMLElement | null {
    const made = this.plain(motion.what, seat)
    if (made === null) return null
    const leaf = motion.what === 'card' && motion.name !== '' ? made.appendChild(element('leaf')) : made
    const face = leaf === made ? made : leaf.appendChild(element('face'))
    if (leaf !== made) leaf.append(element('back'))
    const drawn = motion.picture !== null && this.draw !== null ? this.paint(motion.picture, face) : false
    if (drawn) made.classList.add('drawn')
    const number = motion.what === 'points' && motion.text !== '' && !motion.text.startsWith('-') ? `+${motion.text}` : motion.text
    const named = motion.name !== '' && (!drawn || motion.what === 'card' || motion.what === 'change') && motion.what !== 'piece' && motion.what !== 'points'
    if (named) face.append(element('name', motion.name))
    if (number !== '' && (number !== '1' || motion.what === 'die')) made.append(element('number', number))
    return made
  }

  private paint(picture: string, into: HTMLElement): boolean {
    const place = into.appendChild(element('picture'))
    const gone = this.draw!(picture, place)
    if (place.querySelector('svg, img') !== null) {
      this.taken.set(into.closest('.ghost')!, gone)
      return true
    }
    gone()
    place.remove()
    return false
  }

  private taken = new WeakMap<Element, () => void>()

  private remove(ghost: HTMLElement): void {
    this.taken.get(ghost)?.()
    ghost.remove()
  }

  private plain(what: string, seat: number | null): HTMLElement | null {
    const layer = this.layer()
    if (layer === undefined) return null
    const made = element(`ghost ${what}`)
    made.dataset.motion = what
    made.style.setProperty('--colour', seat === null ? 'var(--soft)' : `var(--seat-${seat % 8})`)
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
  static places(): Places {
    const found: Places = new Map()
    for (const part of document.querySelectorAll<HTMLElement>('.board [data-part]')) {
      const box = part.getBoundingClientRect()
      if (box.width === 0 || found.has(part.dataset.part!)) continue
      const around = carrier(part)
      found.set(part.dataset.part!, { part, at: middle(box), around, from: corner(around) })
    }
    return found
  }

  /** Parts that were elsewhere glide from there; what carries a part glides by itself. */
  glide(before: Places, duration: number): void {
    const moved: [Element, number, number][] = []
    for (const part of document.querySelectorAll<HTMLElement>('.board [data-part]')) {
      const was = before.get(part.dataset.part!)
      const box = part.getBoundingClientRect()
      if (was === undefined || box.width === 0 || (was.part === part && kept(part))) continue
      const carried = was.around === carrier(part) ? corner(was.around) : was.from
      const [x, y] = [was.at[0] + carried[0] - was.from[0], was.at[1] + carried[1] - was.from[1]]
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

function element(name: string, text = ''): HTMLElement {
  const made = document.createElement('span')
  made.className = name
  made.textContent = text
  return made
}

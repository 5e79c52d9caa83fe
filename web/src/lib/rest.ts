// A finger that rests on something asks about it; letting go then presses nothing. Who knows what to do just taps.

/** Told where a finger rests; true: it means something there. */
type Rested = (target: Element, at: [number, number]) => boolean

const HOLD = 420
const STILL = 10
const listeners = new Set<Rested>()
let finger: [number, number] | null = null
let holding: ReturnType<typeof setTimeout> | undefined
/** It has rested long enough, and meant something. */
let held = false

function touch(event: PointerEvent): void {
  held = false
  clearTimeout(holding)
  if (event.pointerType === 'mouse' || !event.isPrimary || !(event.target instanceof Element)) return
  const [target, at]: [Element, [number, number]] = [event.target, [event.clientX, event.clientY]]
  finger = at
  holding = setTimeout(() => {
    held = [...listeners].map((told) => told(target, at)).includes(true)
  }, HOLD)
}

function slide(event: PointerEvent): void {
  if (finger !== null && Math.hypot(event.clientX - finger[0], event.clientY - finger[1]) > STILL) lift()
}

function lift(): void {
  clearTimeout(holding)
  finger = null
}

function released(event: Event): void {
  if (!held) return
  held = event.type === 'contextmenu'
  event.preventDefault()
  event.stopPropagation()
}

const HEARD: [string, (event: never) => void][] = [
  ['pointerdown', touch],
  ['pointermove', slide],
  ['pointerup', lift],
  ['pointercancel', lift],
  ['click', released],
  ['contextmenu', released],
]

/** For an effect: what it returns ends it. */
export function onRest(told: Rested): () => void {
  if (listeners.size === 0) for (const [name, handler] of HEARD) addEventListener(name, handler as EventListener, true)
  listeners.add(told)
  return () => {
    listeners.delete(told)
    if (listeners.size === 0) for (const [name, handler] of HEARD) removeEventListener(name, handler as EventListener, true)
  }
}

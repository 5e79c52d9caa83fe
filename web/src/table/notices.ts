// Calling somebody to the table: a tone, the system's own notice while the page is hidden, a title that blinks.

import { settings } from '../lib/settings.svelte'
import { sound, type Sound } from './sound'

const BLINK = 900

export function heard(kind: Sound): void {
  if (settings.is(`sound-${kind}`)) sound(kind)
}

/** The system tells it where nobody looks; a click leads back here. */
export function notify(title: string, text: string): void {
  if (!document.hidden || !settings.is('notify') || !('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const told = new Notification(title, { body: text, tag: 'klubovna-turn' })
    told.onclick = () => {
      window.focus()
      told.close()
    }
  } catch {
    // some phones tell nothing without a worker
  }
}

/** The title says it while the page is hidden; gives back how to stop. */
export function blink(called: string, usual: string): () => void {
  document.title = called
  if (!settings.is('blink')) return () => undefined
  let on = true
  const timer = setInterval(() => {
    on = document.hidden ? !on : true
    document.title = on ? called : usual
  }, BLINK)
  return () => clearInterval(timer)
}

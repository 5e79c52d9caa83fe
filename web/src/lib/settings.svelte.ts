// What people switch on and off, kept by this browser. A switch is one line here and its words in the locale.

import { keepSetting, setting } from './api'

export const PACES = ['slow', 'normal', 'fast', 'at-once'] as const
export type Pace = (typeof PACES)[number]

/** Every switch, with what it is until somebody touches it. Its words are `set-<name>`. */
const USUAL = {
  motion: true,
  'pause-others': false,
  battle: true,
  preview: true,
  sure: true,
  'sound-turn': false,
  'sound-battle': false,
  'sound-end': false,
  notify: false,
  blink: true,
}
export type Switch = keyof typeof USUAL

/** In the order in which they are shown, under `set-group-<name>`. */
export const GROUPS: Record<string, Switch[]> = {
  others: ['motion', 'pause-others', 'battle'],
  decisions: ['preview', 'sure'],
  notices: ['sound-turn', 'sound-battle', 'sound-end', 'notify', 'blink'],
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

class Settings {
  private chosen = $state<Record<string, string>>({})

  /** Who wants less motion is shown moves one by one only on request. */
  get pace(): Pace {
    const kept = this.chosen['pace'] ?? setting('set.pace', calm() ? 'at-once' : 'normal')
    return PACES.find((one) => one === kept) ?? 'normal'
  }

  goAt(pace: Pace): void {
    this.keep('pace', pace)
  }

  is(name: Switch): boolean {
    const usual = setting(name.startsWith('sound-') ? 'sound' : name, USUAL[name] ? 'yes' : 'no') // as it was kept before
    return (this.chosen[name] ?? setting(`set.${name}`, usual)) === 'yes'
  }

  turn(name: Switch, on: boolean): void {
    this.keep(name, on ? 'yes' : 'no')
  }

  /** Whether things move at all: the person's wish, and the system's. */
  get moves(): boolean {
    return this.is('motion') && !calm()
  }

  private keep(name: string, value: string): void {
    this.chosen[name] = value
    keepSetting(`set.${name}`, value)
  }
}

export const settings = new Settings()

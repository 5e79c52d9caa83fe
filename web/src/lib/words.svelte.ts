// The page's own words, in Czech and English, with Project Fluent; and the settings that people change.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { keepSetting, setting } from './api'
import cs from '../locale/cs.ftl?raw'
import en from '../locale/en.ftl?raw'

export type Lang = 'en' | 'cs'

const BUNDLES: Record<Lang, FluentBundle> = { en: bundle('en', en), cs: bundle('cs', cs) }

function bundle(lang: string, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false })
  made.addResource(new FluentResource(source))
  return made
}

function first(): Lang {
  const asked = new URLSearchParams(location.search).get('lang') ?? setting('lang', navigator.language.slice(0, 2))
  return asked === 'cs' || asked === 'sk' ? 'cs' : 'en'
}

class House {
  lang = $state<Lang>(first())
  dark = $state(setting('dark', matchMedia('(prefers-color-scheme: dark)').matches ? 'yes' : 'no') === 'yes')
  name = $state(setting('name', ''))
  /** What is played on this page, and what it is about: said in the page's head. */
  game = $state.raw<{ title: string; goal: string } | null>(null)
  /** Whether the coach of a guided game is listened to. */
  coach = $state(setting('coach', 'yes') === 'yes')

  speak(lang: Lang): void {
    this.lang = lang
    keepSetting('lang', lang)
    document.documentElement.lang = lang
  }

  light(dark: boolean): void {
    this.dark = dark
    keepSetting('dark', dark ? 'yes' : 'no')
  }

  guide(coach: boolean): void {
    this.coach = coach
    keepSetting('coach', coach ? 'yes' : 'no')
  }

  call(name: string): void {
    this.name = name
    keepSetting('name', name)
  }
}

export const house = new House()

export function say(key: string, params: Record<string, string | number> = {}): string {
  const words = BUNDLES[house.lang]
  const [id, attribute] = key.split('.')
  const message = words.getMessage(id ?? key)
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
  return pattern == null ? `{${key}}` : words.formatPattern(pattern, params)
}

/** Whether there is a word for it; names that the server may send anew are asked for first. */
export function knows(key: string): boolean {
  return BUNDLES[house.lang].hasMessage(key)
}

/** Words that only one page needs come with that page. */
export function learn(words: Record<Lang, string>): void {
  for (const [lang, source] of Object.entries(words)) BUNDLES[lang as Lang].addResource(new FluentResource(source))
}

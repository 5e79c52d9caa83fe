// Colours of things that look the same on light and dark paper (after Okabe and Ito), with ink that can be read on them.

import type { Kind, Role } from './tokens'

export const PAINT: Record<Kind, string> = {
  bone: '#f0e6cf',
  ash: '#a9a7a4',
  sulphur: '#f0e442',
  blood: '#a8321a',
  gold: '#e69f00',
  any: '#6a4c93',
  vp: '#fffdf8',
  automaton: '#56b4e9',
}

export const INK: Record<Kind, string> = {
  bone: '#4a3f2a',
  ash: '#1f1e1c',
  sulphur: '#4d4300',
  blood: '#ffffff',
  gold: '#2e1f00',
  any: '#ffffff',
  vp: '#00795a',
  automaton: '#0b2a3d',
}

export const BANNER: Record<Role, string> = { visio: '#0072b2', nox: '#cc79a7', mors: '#d55e00', fortis: '#00795a' }
export const EMBLEM: Record<Role, string> = { visio: '#ffffff', nox: '#2b0f1f', mors: '#2b1200', fortis: '#ffffff' }

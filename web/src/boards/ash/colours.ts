// Colours of things that look the same on light and dark paper (after Okabe and Ito), with ink that can be read on them.

import type { Kind } from './tokens'

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

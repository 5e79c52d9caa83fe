// Colours that stay apart for colour-blind people, and a shape of its own for each faction and suit.

export interface Look {
  fill: string
  ink: string
  /** The outline of a warrior, in a square of 100. */
  outline: string
}

const LIGHT = '#fffdf8'
const DARK = '#26221c'

export const LOOKS: Record<string, Look> = {
  // a head with two ears
  marquise: { fill: '#e07b12', ink: DARK, outline: 'M14 6 L36 22 Q50 17 64 22 L86 6 Q96 34 92 58 Q84 94 50 96 Q16 94 8 58 Q4 34 14 6Z' },
  // a kite
  eyrie: { fill: '#0072b2', ink: LIGHT, outline: 'M50 2 Q60 26 96 42 Q74 62 50 98 Q26 62 4 42 Q40 26 50 2Z' },
  // a flame of three tongues
  alliance: { fill: '#009e73', ink: LIGHT, outline: 'M10 96 Q2 52 20 22 Q28 32 34 36 Q38 14 50 2 Q62 14 66 36 Q72 32 80 22 Q98 52 90 96Z' },
  // pawns: a round head on shoulders
  vagabond: { fill: '#5d5a61', ink: LIGHT, outline: 'M50 2 Q74 4 74 28 Q74 42 64 48 Q90 56 94 96 L6 96 Q10 56 36 48 Q26 42 26 28 Q26 4 50 2Z' },
  vagabond_2: { fill: '#1f1d22', ink: LIGHT, outline: 'M50 2 L78 28 L64 48 Q90 56 94 96 L6 96 Q10 56 36 48 L22 28Z' },
  // a crest of points
  lizards: { fill: '#f0e442', ink: DARK, outline: 'M50 2 L62 16 L80 14 L82 32 L98 42 L88 58 Q88 96 50 98 Q12 96 12 58 L2 42 L18 32 L20 14 L38 16Z' },
  // a drop
  riverfolk: { fill: '#56b4e9', ink: DARK, outline: 'M50 2 Q64 22 82 42 Q102 76 76 92 Q50 104 24 92 Q-2 76 18 42 Q36 22 50 2Z' },
  // a heap of earth, flat on top
  duchy: { fill: '#d9a3bd', ink: DARK, outline: 'M30 6 L70 6 Q80 8 84 20 L98 84 Q98 96 86 96 L14 96 Q2 96 2 84 L16 20 Q20 8 30 6Z' },
  // a hexagon
  corvids: { fill: '#6a4c93', ink: LIGHT, outline: 'M26 6 L74 6 Q78 6 80 10 L98 46 Q100 50 98 54 L80 90 Q78 94 74 94 L26 94 Q22 94 20 90 L2 54 Q0 50 2 46 L20 10 Q22 6 26 6Z' },
}

export const look = (faction: string): Look => LOOKS[faction] ?? LOOKS['vagabond']!

export interface SuitLook {
  fill: string
  ink: string
}

export const SUITS: Record<string, SuitLook> = {
  bird: { fill: '#4d9fd1', ink: '#0f1e29' },
  fox: { fill: '#b8402c', ink: '#fff6ee' },
  rabbit: { fill: '#f0d64a', ink: '#33290a' },
  mouse: { fill: '#e79a5b', ink: '#33200d' },
}

export const suitLook = (suit: string): SuitLook => SUITS[suit] ?? { fill: '#8d8475', ink: LIGHT }

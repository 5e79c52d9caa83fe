// Colours of the suits that stay apart for colour-blind people; factions tell their own.

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

export const suitLook = (suit: string): SuitLook => SUITS[suit] ?? { fill: '#8d8475', ink: '#fffdf8' }

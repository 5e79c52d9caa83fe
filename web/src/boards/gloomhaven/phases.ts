/** The phases of a scenario that the board tells apart: see state.py. */
export const PHASE = { goals: 0, hands: 1, placing: 2, roundBegins: 3, turns: 4, turn: 5, cleanUp: 6, rests: 7, roundEnds: 8 }

// Short tones for what a person waits for, made by the browser itself.

export type Sound = 'turn' | 'battle' | 'end'

/** Pitches in Hz, one after another. */
const TUNES: Record<Sound, number[]> = { turn: [660, 880], battle: [220, 196, 220], end: [523, 659, 784, 1047] }
const STEP = 0.12

let audio: AudioContext | null = null

export function sound(kind: Sound): void {
  try {
    audio ??= new AudioContext()
    const start = audio.currentTime
    for (const [i, pitch] of TUNES[kind].entries()) {
      const tone = audio.createOscillator()
      const loud = audio.createGain()
      tone.frequency.value = pitch
      loud.gain.setValueAtTime(0.0001, start + i * STEP)
      loud.gain.exponentialRampToValueAtTime(0.12, start + i * STEP + 0.02)
      loud.gain.exponentialRampToValueAtTime(0.0001, start + i * STEP + 0.22)
      tone.connect(loud).connect(audio.destination)
      tone.start(start + i * STEP)
      tone.stop(start + i * STEP + 0.25)
    }
  } catch {
    // a device without sound plays on in silence
  }
}

// A short tone when it is one's turn, made by the browser itself.

let audio: AudioContext | null = null

export function chime(): void {
  try {
    audio ??= new AudioContext()
    const start = audio.currentTime
    for (const [i, pitch] of [660, 880].entries()) {
      const tone = audio.createOscillator()
      const loud = audio.createGain()
      tone.frequency.value = pitch
      loud.gain.setValueAtTime(0.0001, start + i * 0.12)
      loud.gain.exponentialRampToValueAtTime(0.12, start + i * 0.12 + 0.02)
      loud.gain.exponentialRampToValueAtTime(0.0001, start + i * 0.12 + 0.22)
      tone.connect(loud).connect(audio.destination)
      tone.start(start + i * 0.12)
      tone.stop(start + i * 0.12 + 0.25)
    }
  } catch {
    // a device without sound plays on in silence
  }
}

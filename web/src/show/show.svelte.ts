// The presentation queue: scenes come as fast as they are played, and are shown as fast as one can follow.
// What is shown is the last scene whose moves have been seen; a person is asked when nothing is left to be seen.

import { tick } from 'svelte'
import { settings } from '../lib/settings.svelte'
import type { EventShown, Scene } from '../lib/wire'
import { Battles, type Battle } from './battle'
import { Motions, type Draw, type Places } from './motion'
import { beside, length, moving } from './pace'

/** So many seconds a battle of others stays, unless it is closed before. */
const ONLOOKERS = 6

interface Step {
  scene: Scene
  events: EventShown[]
}

export class Show {
  /** What stands on the board. */
  scene = $state.raw<Scene | null>(null)
  /** What is being shown; null when nothing moves. */
  now = $state.raw<EventShown | null>(null)
  playing = $state(false)
  /** It stands still until somebody goes on. */
  paused = $state(false)
  /** What happened last, for the mark on the board. */
  last = $state.raw<EventShown[]>([])

  /** The number of the last event that has been shown. */
  upto = $state(-1)

  /** The battle that is being looked at; it stays until it is understood. */
  battle = $state.raw<Battle | null>(null)
  /** In so many seconds it closes for those who only look on. */
  closesIn = $state<number | null>(null)
  /** A battle has begun. */
  onBattle: (() => void) | null = null

  layer: HTMLElement | undefined
  private battles = new Battles()
  private clock: ReturnType<typeof setInterval> | undefined
  private queue: Step[] = []
  private motions = new Motions(() => this.layer)
  private hurried = false
  private waker: (() => void) | null = null

  private drawing = $state.raw<Draw | null>(null)

  /** How the game's board draws what moves; it may be read while a battle is open. */
  get draw(): Draw | null {
    return this.drawing
  }

  set draw(draw: Draw | null) {
    this.drawing = this.motions.draw = draw
  }

  /** `fresh` are the events that have led to this scene; `own` tells that it answers one's own choice. */
  hear(scene: Scene, fresh: EventShown[], own: boolean): void {
    const known = this.scene !== null && this.scene.seat === scene.seat && this.scene.epoch === scene.epoch
    if (!known || document.hidden || settings.pace === 'at-once') {
      this.queue = []
      this.skip()
      if (!known) this.understood()
      this.see({ scene, events: known ? fresh : [] })
      if (known && !document.hidden) for (const event of fresh) this.look(event, scene.seat)
    } else if (!this.playing && beside(fresh, own, scene.seat, scene.decision !== null)) {
      const before = Motions.places()
      this.see({ scene, events: fresh })
      void this.after(fresh, before, scene.seat)
    } else {
      this.queue.push({ scene, events: fresh })
      if (!this.playing) void this.play()
    }
  }

  /** Another position, without the way to it. */
  jump(scene: Scene): void {
    this.stop()
    this.see({ scene, events: [] })
  }

  /** Whoever looks elsewhere has seen nothing yet. */
  forget(): void {
    this.stop()
    this.scene = null
    this.last = []
  }

  /** All that waits is there at once. */
  skip(): void {
    this.hurried = true
    this.paused = false
    this.motions.finish()
    this.wake()
  }

  /** Stand still, or go on. */
  hold(): void {
    this.paused = !this.paused
    this.wake()
  }

  /** The battle was understood: what follows is shown. */
  understood(): void {
    clearInterval(this.clock)
    this.battle = null
    this.closesIn = null
    this.battles.close()
    this.wake()
  }

  private stop(): void {
    this.queue = []
    this.understood()
    this.skip()
  }

  private look(event: EventShown, me: number | null): void {
    const found = this.battles.add(event, me)
    if (found === null || !settings.is('battle')) return
    if (found.begun === event) {
      this.onBattle?.()
      clearInterval(this.clock)
      this.closesIn = found.mine ? null : ONLOOKERS
      if (!found.mine) this.clock = setInterval(() => this.count(), 1000)
    } else if (this.battle === null) return // it was closed before its end
    else if (this.closesIn !== null) this.closesIn = ONLOOKERS
    this.battle = found
  }

  private count(): void {
    if (this.closesIn === null || this.paused) return
    this.closesIn -= 1
    if (this.closesIn <= 0) this.understood()
  }

  private wake(): void {
    this.waker?.()
    this.waker = null
  }

  private async play(): Promise<void> {
    this.playing = true
    this.hurried = false
    while (this.queue.length > 0) {
      const step = this.queue[0]!
      const foreign = step.events.some((event) => event.seat !== null && event.seat !== step.scene.seat)
      for (const event of step.events) await this.present(event, step.scene.seat)
      if (this.queue[0] !== step) {
        this.motions.release() // it was stopped meanwhile: what has been drawn over the board goes with it
        continue
      }
      this.queue.shift()
      const before = settings.moves && !this.hurried ? Motions.places() : null
      this.see(step)
      await tick()
      this.motions.release()
      if (before !== null) this.motions.glide(before, length(step.events[0] ?? NOTHING, settings.pace, 0))
      const more = this.queue.length > 0 || step.scene.decision === null // who is asked has all the time there is
      if (foreign && more && settings.is('pause-others') && !this.hurried && moving(step.events) > 0) this.paused = true
      await this.whilePaused()
    }
    this.now = null
    this.playing = false
    this.hurried = false
  }

  private async present(event: EventShown, me: number | null): Promise<void> {
    if (this.battle !== null && event.battle != null && event.battle.phase !== 'part') await this.whileBattle()
    this.look(event, me)
    if (this.hurried) return
    const waiting = this.queue.reduce((sum, step) => sum + moving(step.events), 0)
    const lasts = length(event, settings.pace, waiting)
    if (lasts === 0) return
    this.now = event
    this.upto = event.number
    if (settings.moves && event.motions.length > 0) await this.motions.play(event, lasts, me)
    else await this.wait(lasts)
    await this.whilePaused()
  }

  private async after(events: EventShown[], before: Places, me: number | null): Promise<void> {
    for (const event of events) this.look(event, me)
    if (!settings.moves) return
    await tick()
    this.motions.glide(before, length(events[0] ?? NOTHING, settings.pace, 0))
    for (const event of events) {
      if (this.playing) return
      const lasts = length(event, settings.pace, 0)
      if (lasts > 0 && event.motions.length > 0) await this.motions.play(event, lasts, me)
    }
    this.motions.release()
  }

  private see(step: Step): void {
    this.scene = step.scene
    // whoever is asked in the middle of a battle takes part in it
    if (this.battle !== null && step.scene.decision !== null && step.events.at(-1)?.battle?.phase !== 'over' && step.events.at(-1)?.battle != null) {
      clearInterval(this.clock)
      this.closesIn = null
      this.battle = this.battles.join() ?? this.battle
    }
    if (step.events.length > 0) {
      this.last = step.events
      this.upto = step.events.at(-1)!.number
    }
  }

  private async wait(ms: number): Promise<void> {
    await new Promise<void>((done) => {
      const timer = setTimeout(done, ms)
      this.waker = () => {
        clearTimeout(timer)
        done()
      }
    })
  }

  private async whileBattle(): Promise<void> {
    while (this.battle !== null && !this.hurried) await new Promise<void>((done) => (this.waker = done))
    if (this.hurried) this.understood()
  }

  private async whilePaused(): Promise<void> {
    while (this.paused && !this.hurried) await new Promise<void>((done) => (this.waker = done))
  }
}

const NOTHING: EventShown = { number: -1, event: '', text: '', rule: '', params: {}, seat: null, motions: [{ what: 'part', source: null, target: null, text: '', name: '', picture: null }], marks: [], battle: null, by: null }

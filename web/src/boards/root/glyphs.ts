// Small pictures by the ids of the game, from the game-icons collection.

import type { Component } from 'svelte'
import type { SvelteHTMLElements } from 'svelte/elements'
import Anvil from '~icons/game-icons/anvil'
import Bag from '~icons/game-icons/knapsack'
import Base from '~icons/game-icons/camping-tent'
import Beaver from '~icons/game-icons/beaver'
import Bird from '~icons/game-icons/egyptian-bird'
import Bomb from '~icons/game-icons/unlit-bomb'
import Boot from '~icons/game-icons/leather-boot'
import Build from '~icons/game-icons/hammer-nails'
import Cat from '~icons/game-icons/cat'
import Citadel from '~icons/game-icons/castle'
import Coin from '~icons/game-icons/two-coins'
import Convert from '~icons/game-icons/prayer'
import Crossbow from '~icons/game-icons/crossbow'
import Crown from '~icons/game-icons/crown'
import Draw from '~icons/game-icons/card-draw'
import Eagle from '~icons/game-icons/eagle-head'
import Explore from '~icons/game-icons/magnifying-glass'
import Extortion from '~icons/game-icons/cash'
import Eye from '~icons/game-icons/hidden'
import Fist from '~icons/game-icons/fist'
import Flame from '~icons/game-icons/burning-embers'
import Flower from '~icons/game-icons/lotus-flower'
import Footsteps from '~icons/game-icons/footsteps'
import Fox from '~icons/game-icons/fox-head'
import Hammer from '~icons/game-icons/claw-hammer'
import Handshake from '~icons/game-icons/shaking-hands'
import Keep from '~icons/game-icons/guarded-tower'
import Lizard from '~icons/game-icons/lizardman'
import Log from '~icons/game-icons/log'
import Market from '~icons/game-icons/shop'
import Megaphone from '~icons/game-icons/trumpet-flag'
import Mole from '~icons/game-icons/mole'
import Mouse from '~icons/game-icons/seated-mouse'
import Nest from '~icons/game-icons/nest-eggs'
import Post from '~icons/game-icons/wooden-sign'
import Rabbit from '~icons/game-icons/rabbit-head'
import Raccoon from '~icons/game-icons/raccoon-head'
import Raft from '~icons/game-icons/raft'
import Raid from '~icons/game-icons/flying-flag'
import Raven from '~icons/game-icons/raven'
import Recruiter from '~icons/game-icons/barracks-tent'
import Ruin from '~icons/game-icons/ancient-ruins'
import Saw from '~icons/game-icons/circular-sawblade'
import Scroll from '~icons/game-icons/tied-scroll'
import Snare from '~icons/game-icons/wolf-trap'
import Star from '~icons/game-icons/round-star'
import Sword from '~icons/game-icons/broadsword'
import Swords from '~icons/game-icons/crossed-swords'
import Swap from '~icons/game-icons/card-exchange'
import Tea from '~icons/game-icons/teapot'
import Torch from '~icons/game-icons/torch'
import Tower from '~icons/game-icons/stone-tower'
import Train from '~icons/game-icons/rank-3'
import Tunnel from '~icons/game-icons/mountain-cave'

export const GLYPHS: Record<string, Component<SvelteHTMLElements['svg']>> = {
  // suits
  bird: Bird, fox: Fox, rabbit: Rabbit, mouse: Mouse,
  // factions
  marquise: Cat, eyrie: Eagle, alliance: Fist, vagabond: Raccoon, vagabond_2: Raccoon, lizards: Lizard,
  riverfolk: Beaver, duchy: Mole, corvids: Raven,
  // pieces
  sawmill: Saw, workshop: Anvil, recruiter: Recruiter, roost: Nest, base: Base, garden: Flower, citadel: Citadel,
  market: Market, wood: Log, keep: Keep, sympathy: Fist, trade_post: Post, tunnel: Tunnel, plot: Eye,
  // items
  boot: Boot, sword: Sword, bag: Bag, hammer: Hammer, tea: Tea, coin: Coin, crossbow: Crossbow, torch: Torch,
  // plots
  bomb: Bomb, snare: Snare, extortion: Extortion, raid: Raid,
  // the map
  ruin: Ruin, ferry: Raft, tower: Tower, burnt: Flame, ruler: Crown,
  // deeds
  battle: Swords, march: Footsteps, move: Footsteps, slip: Footsteps, recruit: Recruiter, build: Build, overwork: Saw,
  extra: Bird, revolt: Flame, spread: Fist, mobilize: Megaphone, train: Train, organize: Fist, explore: Explore,
  aid: Handshake, strike: Crossbow, repair: Hammer, special: Torch, outcast: Star, crusade_battle: Swords,
  crusade_move: Footsteps, convert: Convert, sanctify: Flower, score: Star, sacrifice: Bird, draw: Draw, post: Post,
  dig: Tunnel, trick: Swap, exert: Star,
  // cards and points
  ambush: Swords, dominance: Crown, cards: Draw, scroll: Scroll, points: Star,
} // prettier-ignore

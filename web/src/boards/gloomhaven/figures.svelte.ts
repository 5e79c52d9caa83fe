/** Pictures of figures and of what lies on the map: only those that a scenario shows are loaded. */

import Blank from './Blank.svelte'
import { MARKS, type Icon } from './icons'

type Load = () => Promise<{ default: unknown }>

const MONSTERS: Record<string, Load> = {
  'ancient-artillery': () => import('~icons/game-icons/ballista'),
  'bandit-archer': () => import('~icons/game-icons/bandit'),
  'bandit-commander': () => import('~icons/game-icons/overlord-helm'),
  'bandit-guard': () => import('~icons/game-icons/robber'),
  'black-imp': () => import('~icons/game-icons/imp'),
  'captain-of-the-guard': () => import('~icons/game-icons/visored-helm'),
  'cave-bear': () => import('~icons/game-icons/bear-head'),
  'city-archer': () => import('~icons/game-icons/archer'),
  'city-guard': () => import('~icons/game-icons/guards'),
  cultist: () => import('~icons/game-icons/cultist'),
  'deep-terror': () => import('~icons/game-icons/worm-mouth'),
  'earth-demon': () => import('~icons/game-icons/rock-golem'),
  'flame-demon': () => import('~icons/game-icons/fire-silhouette'),
  'forest-imp': () => import('~icons/game-icons/imp-laugh'),
  'frost-demon': () => import('~icons/game-icons/ice-golem'),
  'giant-viper': () => import('~icons/game-icons/cobra'),
  'harrower-infester': () => import('~icons/game-icons/infested-mass'),
  hound: () => import('~icons/game-icons/hound'),
  'inox-archer': () => import('~icons/game-icons/bowman'),
  'inox-bodyguard': () => import('~icons/game-icons/bull-horns'),
  'inox-guard': () => import('~icons/game-icons/minotaur'),
  'inox-shaman': () => import('~icons/game-icons/totem-mask'),
  jekserah: () => import('~icons/game-icons/witch-face'),
  'living-bones': () => import('~icons/game-icons/skeleton'),
  'living-corpse': () => import('~icons/game-icons/shambling-zombie'),
  'living-spirit': () => import('~icons/game-icons/spectre'),
  lurker: () => import('~icons/game-icons/crab'),
  'merciless-overseer': () => import('~icons/game-icons/slavery-whip'),
  'night-demon': () => import('~icons/game-icons/evil-moon'),
  ooze: () => import('~icons/game-icons/slime'),
  'rending-drake': () => import('~icons/game-icons/velociraptor'),
  'savvas-icestorm': () => import('~icons/game-icons/ice-spell-cast'),
  'spitting-drake': () => import('~icons/game-icons/spiked-dragon-head'),
  'stone-golem': () => import('~icons/game-icons/robot-golem'),
  'sun-demon': () => import('~icons/game-icons/sun-priest'),
  'vermling-scout': () => import('~icons/game-icons/rat'),
  'vermling-shaman': () => import('~icons/game-icons/mouse'),
  'wind-demon': () => import('~icons/game-icons/tornado'),
}

const ROLES: Record<string, Load> = {
  brute: () => import('~icons/game-icons/brute'),
  tinkerer: () => import('~icons/game-icons/tinker'),
  spellweaver: () => import('~icons/game-icons/bolt-spell-cast'),
  scoundrel: () => import('~icons/game-icons/cloak-dagger'),
  cragheart: () => import('~icons/game-icons/stone-sphere'),
  mindthief: () => import('~icons/game-icons/brain-tentacle'),
  sunkeeper: () => import('~icons/game-icons/sun'),
  quartermaster: () => import('~icons/game-icons/spears'),
  summoner: () => import('~icons/game-icons/concentric-crescents'),
  nightshroud: () => import('~icons/game-icons/eclipse'),
  plagueherald: () => import('~icons/game-icons/tentacles-skull'),
  berserker: () => import('~icons/game-icons/lightning-trio'),
  soothsinger: () => import('~icons/game-icons/musical-notes'),
  doomstalker: () => import('~icons/game-icons/hunter-eyes'),
  sawbones: () => import('~icons/game-icons/hand-saw'),
  elementalist: () => import('~icons/game-icons/triforce'),
  'beast-tyrant': () => import('~icons/game-icons/beast-eye'),
}

const SUMMONS: Record<string, Load> = {
  decoy: () => import('~icons/game-icons/target-dummy'),
  'battle-bot': () => import('~icons/game-icons/vintage-robot'),
  'kill-bot': () => import('~icons/game-icons/battle-mech'),
  'mystic-ally': () => import('~icons/game-icons/ghost-ally'),
  'burning-avatar': () => import('~icons/game-icons/burning-skull'),
  'rat-swarm': () => import('~icons/game-icons/rat'),
  'monstrous-rat': () => import('~icons/game-icons/seated-mouse'),
  'rat-king': () => import('~icons/game-icons/crown'),
  'jade-falcon': () => import('~icons/game-icons/eagle-head'),
  'warrior-spirit': () => import('~icons/game-icons/spectre'),
  skeleton: () => import('~icons/game-icons/skeleton'),
  'steel-construct': () => import('~icons/game-icons/robot-golem'),
  'iron-beast': () => import('~icons/game-icons/metal-golem-head'),
  'thorn-shooter': () => import('~icons/game-icons/thorny-vine'),
  'shadow-wolf': () => import('~icons/game-icons/wolf-head'),
  'lava-golem': () => import('~icons/game-icons/rock-golem'),
  'bat-swarm': () => import('~icons/game-icons/bat'),
  'living-bomb': () => import('~icons/game-icons/rolling-bomb'),
  'slime-spirit': () => import('~icons/game-icons/slime'),
  'rock-colossus': () => import('~icons/game-icons/golem-head'),
  'healing-sprite': () => import('~icons/game-icons/fairy'),
  'nail-sphere': () => import('~icons/game-icons/spiked-ball'),
  'void-eater': () => import('~icons/game-icons/black-hole-bolas'),
  'black-unicorn': () => import('~icons/game-icons/unicorn'),
  'war-hawk': () => import('~icons/game-icons/hawk-emblem'),
  'battle-boar': () => import('~icons/game-icons/boar'),
  'vicious-jackal': () => import('~icons/game-icons/wolf-head'),
  'giant-toad': () => import('~icons/game-icons/frog'),
  'spitting-cobra': () => import('~icons/game-icons/cobra'),
  doppelganger: () => import('~icons/game-icons/mirror-mirror'),
  'mana-sphere': () => import('~icons/game-icons/crystal-ball'),
  bear: () => import('~icons/game-icons/bear-head'),
  'green-adder': () => import('~icons/game-icons/snake'),
  'tattered-wolf': () => import('~icons/game-icons/wolf-head'),
  'red-falcon': () => import('~icons/game-icons/falcon-moon'),
  'swamp-alligator': () => import('~icons/game-icons/wyvern'),
  monolith: () => import('~icons/game-icons/menhir'),
  'wind-totem': () => import('~icons/game-icons/totem'),
  'spirit-banner': () => import('~icons/game-icons/flying-flag'),
}

/** What lies on the map, by the name that the scenario gives it. */
const LOOKS: Record<string, Load> = {
  spike: () => import('~icons/game-icons/spikes'),
  bear: () => import('~icons/game-icons/wolf-trap'),
  poison: () => import('~icons/game-icons/poison-gas'),
  hot_coals: () => import('~icons/game-icons/burning-embers'),
  thorns: () => import('~icons/game-icons/thorny-vine'),
  water: () => import('~icons/game-icons/waves'),
  rubble: () => import('~icons/game-icons/stone-pile'),
  log: () => import('~icons/game-icons/log'),
  stairs: () => import('~icons/game-icons/stairs'),
  boulder_1: () => import('~icons/game-icons/rock'),
  boulder_2: () => import('~icons/game-icons/rock'),
  boulder_3: () => import('~icons/game-icons/rock'),
  pillar: () => import('~icons/game-icons/djed-pillar'),
  wall_section: () => import('~icons/game-icons/brick-wall'),
  rock_column: () => import('~icons/game-icons/stone-block'),
  nest: () => import('~icons/game-icons/nest-eggs'),
  bush: () => import('~icons/game-icons/berry-bush'),
  barrel: () => import('~icons/game-icons/barrel'),
  stalagmites: () => import('~icons/game-icons/stalagtite'),
  sarcophagus: () => import('~icons/game-icons/sarcophagus'),
  totem: () => import('~icons/game-icons/totem'),
  altar: () => import('~icons/game-icons/star-altar'),
  tree_3: () => import('~icons/game-icons/pine-tree'),
  table: () => import('~icons/game-icons/table'),
  shelf: () => import('~icons/game-icons/bookshelf'),
  cabinet: () => import('~icons/game-icons/bookshelf'),
  bookcase: () => import('~icons/game-icons/bookshelf'),
  stump: () => import('~icons/game-icons/stump-regrowth'),
  crate: () => import('~icons/game-icons/wooden-crate'),
  fountain: () => import('~icons/game-icons/water-fountain'),
  crystal: () => import('~icons/game-icons/crystal-cluster'),
}

const loaded = $state<Record<string, Icon>>({})
const begun = new Set<string>()

/** The picture, an empty one until it has come. */
function drawn(group: string, name: string, load: Load): Icon {
  const id = `${group}:${name}`
  if (!begun.has(id)) {
    begun.add(id)
    void load().then(
      (module) => (loaded[id] = module.default as Icon),
      () => begun.delete(id),
    )
  }
  return loaded[id] ?? (Blank as Icon)
}

function from(group: string, all: Record<string, Load>, name: string): Icon | null {
  const load = all[name]
  return load ? drawn(group, name, load) : null
}

/** A variant that one scenario has looks like its kind. */
export const monsterIcon = (id: string): Icon => from('monster', MONSTERS, id.replace(/-scenario-\d+$/, '')) ?? MARKS.monsters
export const roleIcon = (role: string): Icon => from('role', ROLES, role) ?? MARKS.monsters
export const summonIcon = (name: string): Icon => from('summon', SUMMONS, name) ?? MARKS.stronger
export const lookIcon = (look: string): Icon | null => from('look', LOOKS, look)

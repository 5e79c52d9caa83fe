import type { OptionShown } from '../../../lib/wire'
import type { Lit } from '../lit'
import type { Facts, PlayerShown, TableShown } from '../shape'

export interface FactionProps {
  player: PlayerShown
  table: TableShown
  facts: Facts
  lit: Lit
  own: boolean
  pick: (options: OptionShown[]) => void
}

export const CLEARING_SUITS = ['fox', 'rabbit', 'mouse']

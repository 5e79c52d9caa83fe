// The boards beside the map.

import type { Snippet } from 'svelte'

export interface Panel {
  id: string
  /** What its tab is called. */
  title: string
  body: Snippet
  /** It belongs to what happens now, such as a battle: it is open though nothing in it is lit. */
  now?: boolean
}

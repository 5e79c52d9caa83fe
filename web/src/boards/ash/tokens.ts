// What is counted with tokens, how levels are written, and short names for types of the view.

import type { ProvinceView, SideView, Supply } from '../../generated/ash'

export type Resource = keyof Supply
export type Kind = Resource | 'any' | 'vp' | 'automaton'
export type Amounts = Record<string, number>
export type Role = SideView['role']
export type Ruler = ProvinceView['control']

export const RESOURCES = ['bone', 'ash', 'sulphur', 'blood', 'gold'] as const satisfies Resource[]
export const ROMAN = ['·', 'I', 'II', 'III'] as const

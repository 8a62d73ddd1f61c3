import { anyRestaurant } from '../rules/bind.ts'

/** What the rules of the house have in common: they are ours, and no law asks for them. */
export const ours = {
  source: { title: 'Carte: what printed menus are sent back for', readOn: '2026-11-23' },
  certainty: 'house',
  binds: 'Every menu',
  bind: anyRestaurant,
} as const

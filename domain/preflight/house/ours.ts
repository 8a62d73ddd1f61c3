import { anyRestaurant } from '../rules/bind.ts'

/** What the rules of the house have in common: they are ours, so that we are sure of them, and no law asks for them. */
export const ours = {
  source: { title: 'Carte: what printed menus are sent back for', readOn: '2026-11-23' },
  certainty: 'A',
  binds: 'Every menu',
  bind: anyRestaurant,
} as const

import type { Dish } from '../../catalogue/dish.ts'
import { firstRead, readingOf, type WordTable } from './words.ts'

export type Starch = 'bread' | 'rice' | 'potato' | 'noodle' | 'tortilla' | 'grain'

/** Families that a cuisine lives of: they fill a plate by themselves, and three dishes of pasta on one card are usual. */
export const STAPLES: ReadonlySet<Dish['family']> = new Set(['noodle', 'rice', 'bread', 'pastry', 'potato'])

const byFamily: Readonly<Partial<Record<Dish['family'], Starch>>> = {
  bread: 'bread',
  rice: 'rice',
  potato: 'potato',
  noodle: 'noodle',
}

/** For families that are none; a grain fills as itself, though polenta is of the family of rice and couscous of pasta. */
const words: WordTable<Starch> = {
  tortilla: /\b(?:tortillas?|masa|tacos?|tostadas?|arepas?)\b/,
  noodle: /\b(?:noodles?|vermicelli|pasta|spaghetti|macaroni|spatzle)\b/,
  rice: /\b(?:rice(?! (?:miso|wine|vinegar|syrup))|risotto|pilaf|biryani)\b/,
  grain: /\b(?:couscous|polenta|freekeh|bulgur|quinoa|grits|semolina|cornbread)\b/,
  potato: /\b(?:potato\w*(?! starch)|fries|gnocchi|taro)\b/,
  bread: /\b(?:bread|buns?|rolls?|naan|roti|pita|baguette|toast)\b/,
}

/** The starch that fills, by the family of a dish, then by its first ingredients and its name. */
export function starchOf({ family, name, ingredients }: Dish): Starch | undefined {
  const own = byFamily[family]
  if (own === 'bread' && words.tortilla.test(readingOf({ name, description: '' }))) return 'tortilla'
  const reading = readingOf({ name, description: ingredients.slice(0, 2).join(' ') })
  if ((own === 'rice' || own === 'noodle') && words.grain.test(reading)) return 'grain'
  return own ?? firstRead(words, reading)
}

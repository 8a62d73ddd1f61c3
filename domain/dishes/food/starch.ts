import type { Dish } from '../../catalogue/dish.ts'
import { foldName } from '../../text/fold-name.ts'
import { firstIn, wordTable } from '../../text/word-table.ts'

export type Starch = 'bread' | 'rice' | 'potato' | 'noodle' | 'tortilla' | 'grain'

/** Families that a cuisine lives of: they fill a plate by themselves, and three dishes of pasta on one card are usual. */
export const STAPLES: ReadonlySet<Dish['family']> = new Set(['noodle', 'rice', 'bread', 'pastry', 'potato'])

const byFamily: Readonly<Partial<Record<Dish['family'], Starch>>> = {
  bread: 'bread',
  rice: 'rice',
  potato: 'potato',
  noodle: 'noodle',
}

/** For other families; a grain fills as itself, though polenta is of the family of rice and couscous of pasta. */
const starches = wordTable<Starch>({
  tortilla: 'tortilla(s), masa, taco(s), tostada(s), arepa(s)',
  noodle: 'noodle(s), vermicelli, pasta, spaghetti, macaroni, spatzle',
  rice: 'rice, risotto, pilaf, biryani, !rice miso, !rice wine, !rice vinegar, !rice syrup',
  grain: 'couscous, polenta, freekeh, bulgur, quinoa, grits, semolina, cornbread',
  potato: 'potato*, fries, gnocchi, taro, !potato starch',
  bread: 'bread, bun(s), roll(s), naan, roti, pita, baguette, toast',
})

/** The starch that fills, by the family of a dish, then by its first ingredients and its name. */
export function starchOf(
  name: string,
  { family, ingredients }: Pick<Dish, 'family' | 'ingredients'>,
): Starch | undefined {
  const own = byFamily[family]
  if (own === 'bread' && starches.tortilla.test(foldName(name))) return 'tortilla'
  const words = foldName(`${name} ${ingredients.slice(0, 2).join(' ')}`)
  if ((own === 'rice' || own === 'noodle') && starches.grain.test(words)) return 'grain'
  return own ?? firstIn(starches, words)
}

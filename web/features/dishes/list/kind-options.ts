import { dishKinds } from '#contract/menus/dishes.ts'
import type { DishAnswer, DishKind } from '../calls/dishes-query.ts'

const words: Readonly<Record<DishKind, string>> = {
  all: 'All dishes',
  several: 'On several menus',
  proposed: 'Same name on several menus',
  differs: 'Differs between menus',
  'declared-twice': 'Two allergen declarations',
}

/** Which dishes are shown; those of which there is none are left out. */
export const kindOptions = (counts: DishAnswer['counts'] | undefined) =>
  dishKinds
    .filter((kind) => kind === 'all' || (counts?.[kind] ?? 0) > 0)
    .map((kind) => ({ value: kind, label: counts ? `${words[kind]} (${counts[kind]})` : words[kind] }))

import { adjectives } from './adjectives.ts'
import { forms } from './forms.ts'
import { meatAndSea } from './meat-and-sea.ts'
import { noodlesAndRice } from './noodles-and-rice.ts'
import { sweetsAndDrinks } from './sweets-and-drinks.ts'
import { tables } from './tables.ts'
import type { Term } from './term.ts'

/** Names of kinds of dishes. What isn't here is looked for among the names, glosses and recipes of the catalogue. */
export const termList: readonly Term[] = [
  ...meatAndSea,
  ...noodlesAndRice,
  ...forms,
  ...tables,
  ...adjectives,
  ...sweetsAndDrinks,
]

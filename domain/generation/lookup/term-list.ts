import { adjectives } from './kinds/adjectives.ts'
import { forms } from './kinds/forms.ts'
import { meatAndSea } from './kinds/meat-and-sea.ts'
import { sweetsAndDrinks } from './kinds/sweets-and-drinks.ts'
import { tables } from './kinds/tables.ts'
import type { Term } from './terms.ts'

/** Names of kinds of dishes. What isn't here is looked for among the names, glosses and recipes of the catalogue. */
export const termList: readonly Term[] = [
  ...meatAndSea,
  ...forms,
  ...tables,
  ...adjectives,
  ...sweetsAndDrinks,
]

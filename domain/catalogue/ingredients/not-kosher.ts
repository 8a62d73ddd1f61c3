import { names } from '../../text/names.ts'
import type { IngredientName } from './index.ts'

/** Animals that the dietary law does not allow and that no trait tells: fish without fins and scales, and others. */
export const notKosherNames = names(
  'eel, unagi sauce, catfish, monkfish, skate, rabbit, frog leg, snail',
) satisfies readonly IngredientName[]

/** On these authorities differ, or the kind of fish is not said. */
export const disputedKosherNames = [
  'fish maw',
  'swordfish',
  'turbot',
  'caviar',
  'surimi',
  'isinglass',
] as const satisfies readonly IngredientName[]

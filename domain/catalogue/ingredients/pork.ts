import { names } from '../../text/names.ts'
import type { IngredientName } from './index.ts'

/** Names of ingredients that say it. */
export const PORK_NAME = /pork|\bham\b(?<!turkey ham)|(?<!turkey |beef )bacon|\bpig\b|(?<!without )\blard/

/** What is of pork by its name in the trade (USDA Food Standards and Labeling Policy Book): else the name says "beef" or "turkey". */
export const porkNames = names(
  'spare rib, prosciutto, speck, pancetta, guanciale, coppa, mortadella, salami, soppressata',
  'pepperoni, finocchiona, saucisson, andouille, chorizo, mexican chorizo, nduja, italian sausage',
  'toulouse sausage, garlic sausage, loukaniko, blood sausage, black pudding, chinese sausage',
  'northern thai sausage, chicharron, sobrasada, wild boar',
) satisfies readonly IngredientName[]

/** What has pork in one house or make and not in another. */
export const maybePorkNames = [
  'hot dog',
  'kielbasa',
  'bratwurst',
  'xo sauce',
  'superior stock',
] as const satisfies readonly IngredientName[]

export const isPork = (name: IngredientName): boolean =>
  PORK_NAME.test(name) || (porkNames as readonly IngredientName[]).includes(name)

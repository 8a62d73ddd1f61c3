import { findIngredient } from './find-ingredient.ts'
import type { IngredientName } from './index.ts'

/**
 * Ground or formed meat whose binder and spices only the label or the butcher knows: rusk, crumbs, milk powder. Their
 * rows name what is usual; that nothing else is in them, no recipe proves.
 */
const openMakes: ReadonlySet<IngredientName> = new Set<IngredientName>([
  'hot dog',
  'beef hot dog',
  'chicken hot dog',
  'merguez',
  'andouille',
  'mexican chorizo',
  'italian sausage',
  'toulouse sausage',
  'garlic sausage',
  'kielbasa',
  'bratwurst',
  'loukaniko',
  'northern thai sausage',
  'fermented pork sausage',
  'chicken meatball',
  'chicken sausage',
  'turkey sausage',
  'beef sausage',
  'lamb sausage',
  'veal sausage',
  'pork sausage',
  'blood sausage',
  'black pudding',
  'surimi',
  'gravy',
])

/** Can the make of an ingredient bring gluten, milk or another allergen that its name does not tell? */
export function isOfOpenMake(name: string): boolean {
  const known = findIngredient(name)
  return known !== undefined && openMakes.has(known)
}

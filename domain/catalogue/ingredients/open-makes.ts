import { type DietaryOptionId, diet } from '../../reference/reference.ts'
import { names } from '../../text/names.ts'
import { findIngredient } from './find-ingredient.ts'

/**
 * Ground or formed meat whose binder and spices only the label or the butcher knows: rusk, crumbs, milk powder. Their
 * rows name what is usual; that nothing else is in them, no recipe proves.
 */
const openMakes: ReadonlySet<string> = new Set(
  names(
    'hot dog, beef hot dog, chicken hot dog, merguez, andouille, mexican chorizo, italian sausage',
    'toulouse sausage, garlic sausage, kielbasa, bratwurst, loukaniko, northern thai sausage',
    'fermented pork sausage, chicken meatball, chicken sausage, turkey sausage, beef sausage',
    'lamb sausage, veal sausage, pork sausage, blood sausage, black pudding, surimi, gravy',
  ),
)

/** Cured, cooked or smoked meat: crumbs, milk powder and lactose are as usual in it as salt alone. */
const curedMakes: ReadonlySet<string> = new Set(
  names(
    'bacon, canadian bacon, turkey bacon, beef bacon, lardon, ham, country ham, turkey ham, beef ham',
    'speck, mortadella, salami, soppressata, finocchiona, saucisson, turkey salami, beef salami',
    'pepperoni, beef pepperoni, chorizo, beef chorizo, nduja, sobrasada, sujuk, pastirma, pastrami',
    'corned beef',
  ),
)

/** Bought in jars and packets, some with wheat, barley or malt vinegar in them. */
const seasoningMakes: ReadonlySet<string> = new Set([
  'curry powder',
  'ketchup',
  'hot sauce',
  'smoked tofu',
  'white miso',
])

/** Can the make of an ingredient bring gluten, milk or another allergen that its name does not tell? */
export function isOfOpenMake(name: string): boolean {
  const known = findIngredient(name)
  return known !== undefined && openMakes.has(known)
}

/** The diets that no recipe with this ingredient proves: its label decides. */
export function dietsOfMake(name: string): readonly DietaryOptionId[] {
  const known = findIngredient(name)
  if (known === undefined) return []
  if (openMakes.has(known) || curedMakes.has(known)) return [diet.glutenFree, diet.dairyFree]
  return seasoningMakes.has(known) ? [diet.glutenFree] : []
}

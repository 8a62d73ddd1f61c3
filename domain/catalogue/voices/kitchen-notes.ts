import type { Dish } from '../dish.ts'
import type { IngredientName } from '../ingredients/index.ts'
import { unnamedIngredients } from '../unnamed-ingredients.ts'

/**
 * What a claim of a dish rests on and no guest reads on a card: it is in the catalogue's words and in the recipe, where
 * the kitchen has it. A guest reads the thing by its ordinary name, where that is a thing to eat.
 */
const onCards: Readonly<Partial<Record<IngredientName, string>>> = {
  'dedicated fryer oil': '',
  'vegetable shortening': '',
  'vegetarian hard cheese': 'hard cheese',
  'vegetarian feta': 'feta',
  'vegetarian goat cheese': 'goat cheese',
  'vegetarian white cheese': 'white cheese',
  'vegetarian stracchino': 'stracchino',
  'vegetarian edam': 'Edam',
  'vegetarian cotija': 'cotija',
  'vegan pesto': 'pesto',
  'dairy-free chocolate': 'dark chocolate',
  'wheat-free rice wine': 'rice wine',
  'wheat-free gochujang': 'gochujang',
  'gluten-free asafoetida': 'asafoetida',
  'wheat-free papadum': 'papadum',
  'refried bean without lard': 'refried bean',
  'unfloured fried shallot': 'fried shallot',
  'unfined lager': 'lager',
  'unfined beer': 'beer',
  'unfined wheat beer': 'wheat beer',
  'unfined cider': 'cider',
  'unfined red wine': 'red wine',
  'unfined white wine': 'white wine',
  'unfined sparkling wine': 'sparkling wine',
}

/** How a guest's card calls an ingredient: without what only the kitchen has to know. */
export const onCard = (ingredient: IngredientName): string => onCards[ingredient] ?? ingredient

type Described = Pick<Dish, 'name' | 'description' | 'ingredients'>

/** Ingredients that decide a claim, that these words leave out, and that a guest would choose a dish by. */
export const unnamedOnCard = (dish: Described): IngredientName[] =>
  unnamedIngredients(dish)
    .map(({ params }) => params.ingredient)
    .filter((ingredient) => onCards[ingredient] === undefined)

const OWN_PAN =
  '(?:a dedicated fryer|(?:a|its|their) own (?:clean )?(?:fryer|oil|pan|pot|wok|kettle)|an? (?:fryer|oil|pan|pot) of (?:its|their) own)'

/** The notes as authors write them, and what is left of them. */
const notes: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`, from ${OWN_PAN}`, 'giu'), ', fried'],
  [new RegExp(`,? ?\\b(?:(?:in|from) )?${OWN_PAN}`, 'giu'), ''],
  [/(?:, )?\bdairy-free (?=(?:[\p{L}-]+ )*chocolate)/giu, ''],
  [/\bunfined (?:and )?/giu, ''],
  [/,? (?:and|bottled) unfined\b/giu, ''],
  [/\bvegetarian (?=(?:hard |white |goat )?cheese|feta|stracchino|edam|cotija)/giu, ''],
  [/\bwheat-free (?=rice wine|asafoetida|gochujang|sambar|papad)/giu, ''],
  [/,? (?:made |mixed )?without asafoetida/giu, ''],
  [/\b(black |pinto )?beans refried without lard/giu, 'refried $1beans'],
  [/\b(shallots?) fried without flour/giu, 'fried $1'],
  [/,? (?:made )?without (?:lard|flour|soy or wine|silver leaf)\b/giu, ''],
  [/, unfloured,/giu, ''],
]

/** A dish with its author's words as guests read them. */
export function forGuests<T extends Described>(dish: T): T {
  const description = notes.reduce((text, [note, left]) => text.replace(note, left), dish.description).trim()
  return { ...dish, description: description.charAt(0).toUpperCase() + description.slice(1) }
}

import type { Dish } from '../dish.ts'
import { foldName } from '../names.ts'
import type { NamedPart } from './parts.ts'

type Described = Pick<Dish, 'name' | 'description' | 'cuisineId' | 'ingredients'>

const KINDS =
  'soup|salad|stew|curry|dumplings|skewers|fritters|pancakes?|omelet|cake|custard|pudding|tart|flatbread|porridge|ice cream|sorbet|cookies|pie|sandwich|turnovers|croquettes|meatballs|casserole|gratin|relish|chutney|dip|broth|rice|noodles|pasta|rolls|tacos|punch|jelly|pilaf'

/** What the author calls the dish, at the head of the description: "Square-cut egg pasta in …". */
const HEAD = new RegExp(
  `^[^,.:;]*?\\b(${KINDS})\\b(?! (?:paste|wine|vinegar|flour|crust|batter|starch|powder|paper|cake))`,
  'i',
)

/** Between the main ingredient and its kind: "chicken broth" is another thing than a dish of chicken. */
const TAKES_NO_MAIN = /^(?:broth|pasta|noodles|rice|rolls|punch|tacos)$/i

/**
 * What a foreign name is in English, where it tells a guest nothing: "pumpkin soup". Undefined where the name is
 * English, or names the main ingredient or the kind of dish, or the words do not tell the kind.
 */
export function glossOf(
  { name, description, cuisineId }: Described,
  main: NamedPart | undefined,
): string | undefined {
  if (cuisineId === AMERICAN || !main || main.isInName) return undefined
  const kind = HEAD.exec(
    description.split(/ (?:with|in|over|under|on|of|from|for|around|made|filled) /)[0] ?? '',
  )?.[1]?.toLowerCase()
  if (!kind || foldName(name).includes(foldName(kind).replace(/s$/, ''))) return undefined
  if (TAKES_NO_MAIN.test(kind) || main.words.toLowerCase().includes(kind.replace(/s$/, ''))) return undefined
  return `${main.ingredient} ${kind}`
}

const AMERICAN = 5

import type { Dish } from '../../catalogue/dish.ts'
import { isForChildren } from '../../courses/portion.ts'
import { drinksWithoutAlcohol } from '../../dishes/drinks/drink-kind.ts'
import { STAPLES } from '../../dishes/food/starch.ts'
import { isOfMeat, isOfSea, type Plate, plateOf } from '../../dishes/read-dish.ts'
import { type DietaryOptionId, diet, MAINS } from '../../reference/reference.ts'

interface NeedRecord {
  readonly isMet: (plate: Plate, dish: Dish) => boolean
  /** After "We found …": what a menu lacks without it. */
  readonly says: string
  /** Its words name the course that lacks it: what other courses have is something else. */
  readonly isOfCourse?: true
  /** Diets that rule it out by their very meaning: their owner misses nothing. */
  readonly ruledOutBy?: readonly DietaryOptionId[]
  /** It is alcohol, which a wish may leave out. */
  readonly isAlcohol?: true
}

const meetsDiet =
  (option: DietaryOptionId) =>
  (_: Plate, { dietaryOptions }: Dish): boolean =>
    dietaryOptions.includes(option) ||
    ((option === diet.vegetarian || option === diet.dairyFree) && dietaryOptions.includes(diet.vegan))

const meatless = [diet.vegetarian, diet.vegan]

/**
 * A salad of potatoes or of parsley and bulgur isn't filling next to a roast: a dish that isn't a staple
 * counts only if it is hot.
 */
const isFilling =
  (...starches: readonly Plate['starch'][]) =>
  ({ starch, serving }: Plate, { family }: Dish): boolean =>
    starches.includes(starch) && (serving === 'hot' || STAPLES.has(family))

const GREENS =
  /\b(?:spinach|kale|chicory|broccol\w*|asparagus|(?:mixed|baby|collard|mustard) greens?|lettuce|cabbage|bean|bok choy|pea|zucchini|cucumber|artichoke|okra|endive|fennel|sprout|spinach|nopal|quelite)\b/

/** What a section may be asked to hold, each a claim about a dish. */
export const needRecords = {
  sea: { isMet: isOfSea, says: 'main course of fish or shellfish', isOfCourse: true, ruledOutBy: meatless },
  meat: {
    isMet: isOfMeat,
    says: 'main course of meat or poultry',
    isOfCourse: true,
    ruledOutBy: [...meatless, diet.seafood],
  },
  vegetarian: { isMet: meetsDiet(diet.vegetarian), says: 'vegetarian dish', ruledOutBy: [diet.seafood] },
  vegan: { isMet: meetsDiet(diet.vegan), says: 'vegan dish', ruledOutBy: [diet.seafood] },
  glutenFree: { isMet: meetsDiet(diet.glutenFree), says: 'gluten-free dish' },
  dairyFree: { isMet: meetsDiet(diet.dairyFree), says: 'dairy-free dish' },
  keto: { isMet: meetsDiet(diet.keto), says: 'keto-friendly dish' },
  seafood: { isMet: meetsDiet(diet.seafood), says: 'seafood dish' },
  hot: { isMet: ({ serving }) => serving === 'hot', says: 'hot dish' },
  cold: { isMet: ({ serving }) => serving !== 'hot', says: 'cold dish' },
  frozen: { isMet: ({ serving }) => serving === 'frozen', says: 'ice cream or sorbet' },
  fruit: { isMet: (_, { family }) => family === 'fruit', says: 'dessert of fruit', isOfCourse: true },
  chocolate: {
    // By what a guest reads: cocoa on a tiramisù isn't a dessert of chocolate.
    isMet: (_, { family, name, gloss, description }) =>
      family === 'chocolate' || /chocolat|cioccolat/i.test(`${name} ${gloss ?? ''} ${description}`),
    says: 'dessert of chocolate',
    isOfCourse: true,
  },
  filling: {
    isMet: isFilling('bread', 'rice', 'potato', 'noodle', 'grain', 'tortilla'),
    says: 'side of bread, rice, potatoes or noodles',
    isOfCourse: true,
  },
  // By its family, as the adviser counts staples: a rice cake next to sambar isn't rice for the table.
  bread: { isMet: (_, { family }) => family === 'bread', says: 'bread' },
  rice: { isMet: (_, { family }) => family === 'rice', says: 'rice' },
  potato: { isMet: ({ starch }) => starch === 'potato', says: 'side of potatoes', isOfCourse: true },
  breadOrRice: {
    isMet: isFilling('bread', 'rice', 'grain'),
    says: 'side of bread, rice or grains',
    isOfCourse: true,
  },
  tortillaOrRice: {
    isMet: (_, { family }) => family === 'bread' || family === 'rice',
    says: 'side of tortillas or rice',
    isOfCourse: true,
  },
  beans: { isMet: (_, { family }) => family === 'legume', says: 'side of beans', isOfCourse: true },
  greens: {
    isMet: (_, { ingredients, family }) =>
      family === 'leaf' || ingredients.slice(0, 2).some((name) => GREENS.test(name)),
    says: 'green vegetable',
  },
  pasta: {
    isMet: ({ shape }, { name, family }) =>
      shape === 'pasta' || /risotto|polenta/i.test(name) || family === 'noodle',
    says: 'pasta or risotto',
  },
  noodles: { isMet: (_, { family }) => family === 'noodle', says: 'dish of noodles' },
  curry: { isMet: ({ shape }) => shape === 'curry', says: 'curry' },
  tortilla: {
    isMet: ({ starch, shape }) => starch === 'tortilla' || shape === 'tortilla',
    says: 'dish on tortillas',
  },
  grilled: {
    isMet: ({ technique }) => technique === 'grilled' || technique === 'smoked',
    says: 'dish from the grill',
  },
  roastOrBraise: {
    isMet: (plate) => isOfMeat(plate) && (plate.technique === 'braised' || plate.technique === 'baked'),
    says: 'roast or braise of meat',
    ruledOutBy: [...meatless, diet.seafood],
  },
  redWine: { isMet: ({ drink }) => drink === 'red wine', says: 'red wine by the glass', isAlcohol: true },
  whiteWine: {
    isMet: ({ drink }) => drink === 'white wine',
    says: 'white wine by the glass',
    isAlcohol: true,
  },
  sparklingOrRose: {
    isMet: ({ drink }) => drink === 'sparkling wine' || drink === 'rosé wine',
    says: 'sparkling wine or rosé by the glass',
    isAlcohol: true,
  },
  riceWine: { isMet: ({ drink }) => drink === 'rice wine', says: 'sake', isAlcohol: true },
  beer: { isMet: ({ drink }) => drink === 'beer' || drink === 'cider', says: 'beer', isAlcohol: true },
  cocktail: { isMet: ({ drink }) => drink === 'cocktail', says: 'cocktail', isAlcohol: true },
  withoutAlcohol: {
    isMet: ({ drink }) => drink === 'zero-proof' || drink === 'soft drink',
    says: 'cold drink without alcohol',
  },
  coffeeOrTea: { isMet: ({ drink }) => drink === 'coffee' || drink === 'tea', says: 'coffee or tea' },
  tea: { isMet: ({ drink }) => drink === 'tea', says: 'tea' },
  coffee: { isMet: ({ drink }) => drink === 'coffee', says: 'coffee' },
  soup: { isMet: ({ shape }) => shape === 'soup', says: 'soup' },
  salad: { isMet: ({ shape }) => shape === 'salad', says: 'salad' },
  eggs: {
    isMet: (_, { family, ingredients: [first] }) => family === 'egg' || first === 'egg',
    says: 'dish of eggs',
  },
  juice: {
    isMet: ({ drink }, { name, gloss = '', ingredients }) =>
      (drink === 'soft drink' || drink === 'zero-proof') &&
      !/tonic|spritz|soda|fizz|virgen|zero|sin alcohol|verjus/i.test(name) &&
      (/juice|jugo|spremuta|\bjus\b|zumo|nectar|press/i.test(`${name} ${gloss}`) ||
        ingredients[0]?.endsWith('juice') === true),
    says: 'juice',
  },
  brunchDrink: {
    isMet: ({ drink }, { name }) =>
      drink !== 'zero-proof' &&
      /mimosa|bellini|bloody|spritz|kir royal|michelada|agua de valencia/i.test(name),
    says: 'mimosa, spritz, or bloody mary',
    isAlcohol: true,
  },
  sweetPlate: {
    isMet: (_, { name, gloss = '', categoryId, ingredients }) =>
      categoryId <= MAINS &&
      ingredients.some((one) => /sugar|honey|maple|syrup|jam|berry|banana|chocolate|cajeta/.test(one)) &&
      /pancake|french toast|waffle|hot ?cake|brioche perdue|torrija|granola|oats|smoothie bowl/i.test(
        `${name} ${gloss}`,
      ) &&
      !/chicken/i.test(name),
    says: 'sweet plate of the morning',
  },
  childrensDrink: {
    isMet: ({ drink }, { ingredients: [first = ''] }) =>
      drink !== undefined && drinksWithoutAlcohol.has(drink) && /juice|milk|water/.test(first),
    says: 'milk, juice, or water for children',
  },
  forChildren: { isMet: (_, { name }) => isForChildren(name), says: 'dish made for children' },
  childrensFavorite: {
    isMet: (_, { name }) => /pizz|mac and cheese|chicken tenders/i.test(name),
    says: 'pizza, macaroni, or chicken tenders',
  },
} as const satisfies Readonly<Record<string, NeedRecord>>

export type NeedName = keyof typeof needRecords

const names = Object.keys(needRecords) as NeedName[]

export const needRecord = (name: NeedName): NeedRecord => needRecords[name]

const met = new WeakMap<Dish, readonly NeedName[]>()

/** All that a dish can stand for in a section. */
export function needsMetBy(dish: Dish): readonly NeedName[] {
  const known = met.get(dish)
  if (known) return known
  const plate = plateOf(dish)
  const found = names.filter((name) => needRecord(name).isMet(plate, dish))
  met.set(dish, found)
  return found
}

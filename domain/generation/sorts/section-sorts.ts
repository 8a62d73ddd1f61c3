import type { Dish } from '../../catalogue/dish.ts'
import { isForChildren as isCalledForChildren } from '../../courses/portion.ts'
import { stillWines } from '../../dishes/drinks/drink-kind.ts'
import { isOfMorning } from '../../dishes/meal/occasions.ts'
import { type Plate, plateOf } from '../../dishes/read-dish.ts'
import { foldedWords } from '../../dishes/words/dish-words.ts'
import { type CategoryId, DESSERTS, DRINKS, MAINS, SIDES, STARTERS } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import { childrenFitOf } from '../children/children-fit.ts'
import { isOfItsMeal } from '../choosing/belongs.ts'
import { needsMetBy } from '../forms/need.ts'
import { isOfMorningCard } from '../sought/morning.ts'
import { type CourseSort, courseSorts, isOfCheese } from './course-sorts.ts'
import type { SortRecord } from './sort-record.ts'

const of =
  (categoryId: CategoryId, isTaken: (plate: Plate, dish: Dish) => boolean = () => true) =>
  (dish: Dish, plate: Plate): boolean =>
    dish.categoryId === categoryId && isTaken(plate, dish)

const drink = (...kinds: readonly Plate['drink'][]) => of(DRINKS, (plate) => kinds.includes(plate.drink))
const isForChildren = (_: Plate, dish: Dish) => childrenFitOf(dish) !== undefined
const isLight = (_: Plate, { weight }: Dish) => weight !== 'rich'

/** A sauce is ordered with a steak, from its own section. */
const SAUCE = /\b(?:sauce|roquefort butter|horseradish cream|chimichurri)$/
const isNoSauce = (_: Plate, { name }: Dish) => !SAUCE.test(foldName(name))

/** Half of what comes with a child's plate is written for children; the rest is what they know from the big card. */
const halfWritten = [{ name: 'forChildren', part: 1 / 2 }] as const
/** Main plates are, and one is what every child asks for. */
const allWritten = [
  { name: 'forChildren', part: 1 },
  { name: 'childrensFavorite', part: 1 / 4 },
] as const

/** What is stirred at night, and what is poured from a soda fountain. */
const AFTER_DARK =
  /\b(?:martini|sazerac|old fashioned|manhattan|negroni|irish coffee|julep|boulevardier|sidecar|carajillo|toddy|corretto|mulled|vin brule|vin chaud|gluhwein|whisky|whiskey|grog|bamboo)\b/
/** Coffee with a shot is ordered after dinner. */
const SPIKED_COFFEE = /\b(?:irish coffee|carajillo|corretto)\b/
/** Dry sherry and pastis are poured before dinner. */
const DRY = /\b(?:fino|manzanilla|amontillado|pastis)\b/
/** Tea by its kind, and a cold drink of fruit or flowers. */
const COOLER = /\b(?:agua|cooler|mulled|limeade)\b/
const SODA_FOUNTAIN = /\b(?:chocolate milk|float|malt|milkshake|shirley temple|root beer|cream soda|eggnog)\b/

const ownSorts = {
  starters: { name: 'Appetizers', categoryId: STARTERS, count: 4, takes: of(STARTERS) },
  lunchStarters: {
    name: 'Soups, Salads & Starters',
    categoryId: STARTERS,
    count: 4,
    takes: of(STARTERS, (_, dish) => !isOfMorning(dish)),
    prefers: [
      { name: 'soup', part: 1 / 4 },
      { name: 'salad', part: 1 / 4 },
    ],
  },
  barSnacks: {
    name: 'Bar Snacks',
    categoryId: STARTERS,
    count: 7,
    takes: (dish, { occasions, starch, shape }) =>
      occasions.includes('bar') &&
      shape !== 'soup' &&
      dish.categoryId !== DRINKS &&
      !(dish.categoryId === SIDES && starch === 'rice'),
  },
  mains: { name: 'Main Courses', categoryId: MAINS, count: 5, takes: of(MAINS) },
  lunch: { name: 'Lunch', categoryId: MAINS, count: 5, takes: of(MAINS, isLight) },
  brunch: {
    name: 'Brunch',
    categoryId: MAINS,
    count: 6,
    takes: (dish, { occasions }) =>
      (isOfMorningCard(dish) || occasions.includes('brunch')) && [STARTERS, MAINS].includes(dish.categoryId),
    first: isOfMorningCard,
    // Half of it eggs, and one plate of six sweet.
    prefers: [
      { name: 'eggs', part: 1 / 2 },
      { name: 'sweetPlate', part: 1 / 6 },
    ],
  },
  kids: {
    name: 'Kids',
    categoryId: MAINS,
    count: 4,
    takes: (dish, plate) => isForChildren(plate, dish) && [STARTERS, MAINS].includes(dish.categoryId),
    prefers: allWritten,
  },
  kidsSides: {
    name: 'Kids’ Sides',
    categoryId: SIDES,
    count: 2,
    takes: of(SIDES, isForChildren),
    prefers: halfWritten,
  },
  kidsDesserts: {
    name: 'Kids’ Desserts',
    categoryId: DESSERTS,
    count: 2,
    takes: of(DESSERTS, isForChildren),
    prefers: halfWritten,
  },
  kidsDrinks: {
    name: 'Kids’ Drinks',
    categoryId: DRINKS,
    count: 3,
    takes: of(DRINKS, isForChildren),
    prefers: [...halfWritten, { name: 'childrensDrink', part: 1 / 2 }],
  },
  sides: { name: 'Sides', categoryId: SIDES, count: 3, takes: of(SIDES, isNoSauce) },
  brunchSides: {
    name: 'Sides',
    categoryId: SIDES,
    count: 3,
    takes: of(SIDES, isNoSauce),
    first: isOfMorningCard,
  },
  brunchSweets: {
    name: 'Something Sweet',
    categoryId: DESSERTS,
    count: 3,
    takes: of(DESSERTS, (plate, dish) => !isOfCheese(plate, dish)),
    first: isOfMorningCard,
  },
  desserts: { name: 'Desserts', categoryId: DESSERTS, count: 4, takes: of(DESSERTS) },
  drinks: { name: 'Beverages', categoryId: DRINKS, count: 5, takes: of(DRINKS) },
  wines: {
    name: 'Wine by the Glass',
    categoryId: DRINKS,
    count: 5,
    takes: of(
      DRINKS,
      ({ drink: kind }) =>
        kind !== undefined && (stillWines.has(kind) || kind === 'sparkling wine' || kind === 'rice wine'),
    ),
    prefers: [
      { name: 'redWine', part: 1 / 4 },
      { name: 'whiteWine', part: 1 / 4 },
      { name: 'sparklingOrRose', part: 1 / 4 },
    ],
  },
  sparkling: { name: 'Sparkling', categoryId: DRINKS, count: 2, takes: drink('sparkling wine') },
  whites: { name: 'White', categoryId: DRINKS, count: 3, takes: drink('white wine') },
  roses: { name: 'Rosé', categoryId: DRINKS, count: 1, takes: drink('rosé wine') },
  reds: { name: 'Red', categoryId: DRINKS, count: 3, takes: drink('red wine') },
  cocktails: {
    name: 'Cocktails',
    categoryId: DRINKS,
    count: 4,
    takes: (dish, plate) => drink('cocktail')(dish, plate) && !SPIKED_COFFEE.test(foldedWords(dish)),
  },
  brunchCocktails: {
    name: 'Brunch Cocktails',
    categoryId: DRINKS,
    count: 3,
    takes: (dish, { drink: kind }) =>
      kind === 'sparkling wine' ||
      needsMetBy(dish).includes('brunchDrink') ||
      (kind === 'cocktail' && !AFTER_DARK.test(foldedWords(dish))),
    first: isOfMorningCard,
    prefers: [{ name: 'brunchDrink', part: 1 / 3 }],
  },
  brunchCoffee: {
    name: 'Coffee & Tea',
    categoryId: DRINKS,
    count: 3,
    takes: (dish, plate) =>
      drink('coffee', 'tea', 'hot drink')(dish, plate) && !COOLER.test(foldedWords(dish)),
    first: isOfMorningCard,
    prefers: [
      { name: 'coffee', part: 1 / 3 },
      { name: 'tea', part: 1 / 3 },
    ],
  },
  juices: {
    name: 'Juices & Coolers',
    categoryId: DRINKS,
    count: 2,
    takes: (dish, { drink: kind }) =>
      (kind === 'zero-proof' || kind === 'soft drink') &&
      !SODA_FOUNTAIN.test(foldedWords(dish)) &&
      !dish.ingredients.some((name) => /\bsalt$/.test(name)),
    first: isOfMorningCard,
    prefers: [{ name: 'juice', part: 1 / 2 }],
  },
  beers: {
    name: 'Beer & Cider',
    categoryId: DRINKS,
    count: 2,
    // Sap of an agave isn't beer, though it is poured and drunk like one.
    takes: (dish, plate) => drink('beer', 'cider')(dish, plate) && dish.ingredients[0] !== 'pulque',
  },
  afterDinner: {
    name: 'After Dinner',
    categoryId: DRINKS,
    count: 3,
    takes: (dish, plate) =>
      (drink('spirit', 'sweet or fortified wine')(dish, plate) && !DRY.test(foldName(dish.name))) ||
      (drink('cocktail')(dish, plate) && SPIKED_COFFEE.test(foldedWords(dish))),
  },
  withoutAlcohol: {
    name: 'Zero-Proof',
    categoryId: DRINKS,
    count: 3,
    takes: drink('zero-proof', 'soft drink'),
  },
  coffeeAndTea: {
    name: 'Coffee & Tea',
    categoryId: DRINKS,
    count: 4,
    takes: (dish, plate) =>
      drink('coffee', 'tea', 'hot drink')(dish, plate) && !COOLER.test(foldedWords(dish)),
  },
} as const satisfies Readonly<Record<string, SortRecord>>

export type SectionSort = keyof typeof ownSorts | CourseSort

const sectionSorts: Readonly<Record<SectionSort, SortRecord>> = { ...ownSorts, ...courseSorts }

export const sortRecord = (sort: SectionSort): SortRecord => sectionSorts[sort]

/** Sections of plates for children. */
export const forChildren: ReadonlySet<SectionSort> = new Set([
  'kids',
  'kidsSides',
  'kidsDesserts',
  'kidsDrinks',
])

/** Sections that serve what only the morning has, juice for children among them. */
const ofMorning: ReadonlySet<SectionSort> = new Set([
  'brunch',
  'brunchSides',
  'brunchSweets',
  'brunchCocktails',
  'juices',
  'kidsDrinks',
])

const bySort = new Map<SectionSort, WeakMap<Dish, boolean>>()

/** Does a section of this sort sell the dish? Plates for children and of the morning are in their own sections alone. */
export function isOfSort(dish: Dish, sort: SectionSort): boolean {
  const known = bySort.get(sort) ?? new WeakMap<Dish, boolean>()
  bySort.set(sort, known)
  const found =
    known.get(dish) ??
    ((forChildren.has(sort) || !isCalledForChildren(dish.name)) &&
      isOfItsMeal(dish, ofMorning.has(sort)) &&
      sortRecord(sort).takes(dish, plateOf(dish)))
  known.set(dish, found)
  return found
}

/** Sorts that are wines: they travel, and the lists of other cuisines fill what a cuisine has too few of. */
export const wineSorts: ReadonlySet<SectionSort> = new Set(['wines', 'sparkling', 'whites', 'roses', 'reds'])

/** The section that a category of the catalogue is called by, for sorts that take all of it. */
export const wholeCategory: Readonly<Partial<Record<SectionSort, CategoryId>>> = {
  starters: STARTERS,
  lunchStarters: STARTERS,
  mains: MAINS,
  desserts: DESSERTS,
  sides: SIDES,
  drinks: DRINKS,
}

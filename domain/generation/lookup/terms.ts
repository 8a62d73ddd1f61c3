import type { Dish } from '../../catalogue/dish.ts'
import { fleshOf } from '../../dishes/food/kind.ts'
import { isOfMeat, isOfSea } from '../../dishes/read-dish.ts'
import { DESSERTS, DRINKS, diet, MAINS, SIDES, STARTERS } from '../../reference/reference.ts'
import { anyWordBut } from '../../text/any-word.ts'
import { foldText } from '../../text/fold-name.ts'
import { needsMetBy } from '../forms/need.ts'
import { housesOf } from '../houses/houses-of.ts'
import { settingOf } from '../pricing/setting.ts'
import { isOfCheese } from '../sorts/course-sorts.ts'
import { isSought } from '../sought/sought.ts'
import type { Condition } from './kinds/term.ts'
import type { Said } from './said.ts'

export type Is = (said: Said) => boolean

const kinds = {
  meat: ({ plate }) => isOfMeat(plate),
  sea: ({ plate }) => isOfSea(plate),
  fish: ({ plate }) => isOfSea(plate) && plate.kind === 'fish',
  shellfish: ({ plate }) => isOfSea(plate) && plate.kind === 'shellfish',
  meatless: ({ plate }) => plate.kind === 'vegan' || plate.kind === 'vegetarian',
  cheese: ({ plate, dish }) => isOfCheese(plate, dish),
  /** As on every card: by what a guest reads; cocoa on a tiramisù isn't a dessert of chocolate. */
  chocolate: ({ dish }) => needsMetBy(dish).includes('chocolate'),
  frozen: ({ plate }) => plate.serving === 'frozen',
  street: ({ dish }) => settingOf(dish) === 'street',
  sought: ({ dish }) => isSought(dish),
  spicy: ({ dish }) => isHot(dish),
  light: ({ dish, plate }) => dish.weight === 'light' && plate.technique !== 'fried',
  rich: ({ dish }) => dish.weight === 'rich',
  raw: ({ plate }) => plate.raw !== undefined,
} as const satisfies Readonly<Record<NonNullable<Condition['is']>, Is>>

const CHILI =
  /\b(?:chil(?:i|ies|e)|jalapeno|habanero|serrano|chipotle|arbol|gochu\w+|cayenne|harissa|sichuan pepper\w*|sriracha|hot sauce|sambal|doubanjiang|vindaloo|(?:green|red|jungle) curry paste)\b/
const BURNS =
  /\b(?:spicy|fiery|hot|chil(?:i|ies|e)|scorch\w*|numbing|fierce|jungle curry|green curry|red curry|vindaloo|heat)\b/

const FIERY = /\b(?:harissa|cayenne|espelette|merguez|hot sauce|habanero|vindaloo)\b/

/** Its words say that it burns, and its recipe has what does: no dish with a slice of chili on top. */
function isHot({ name, gloss = '', description, ingredients }: Dish): boolean {
  const recipe = foldText(ingredients.join(' , '))
  const words = foldText(`${name} ${gloss} ${description}`)
  return FIERY.test(recipe) || (BURNS.test(words) && CHILI.test(recipe))
}

const places = {
  starters: [STARTERS],
  mains: [MAINS],
  desserts: [DESSERTS],
  sides: [SIDES],
  drinks: [DRINKS],
  courses: [STARTERS, MAINS],
  savory: [STARTERS, MAINS, SIDES],
  food: [STARTERS, MAINS, SIDES, DESSERTS],
} as const

const inList = (list: string) => {
  const parts = new Set<string | undefined>(list.split(',').map((part) => part.trim()))
  return (value: string | undefined): boolean => parts.has(value)
}

type Reader<Key extends keyof Condition> = (value: Required<Condition>[Key]) => Is

/** How each line of a condition is read. */
const readers: { readonly [Key in keyof Condition]-?: Reader<Key> } = {
  of: (list) => {
    const ids = new Set<number>(
      Object.entries(places).flatMap(([name, own]) => (inList(list)(name) ? own : [])),
    )
    return ({ dish }) => ids.has(dish.categoryId)
  },
  is: (kind) => kinds[kind],
  named: (list) => {
    const pattern = anyWordBut(list)
    return ({ name }) => pattern.test(name)
  },
  says: (list) => {
    const pattern = anyWordBut(list)
    return ({ all }) => pattern.test(all)
  },
  flesh: (list) => {
    const pattern = anyWordBut(list)
    return ({ dish }) => {
      const flesh = dish.ingredients.filter((name) => fleshOf(name) !== undefined)
      return dish.categoryId <= MAINS && flesh.slice(0, 2).some((name) => pattern.test(name))
    }
  },
  ingredient:
    (wanted) =>
    ({ dish }) =>
      dish.ingredients.some((name) => name === wanted),
  pours: (list) => {
    const pattern = anyWordBut(list)
    return ({ dish }) => dish.categoryId === DRINKS && dish.ingredients.some((name) => pattern.test(name))
  },
  family: (list) => {
    const isIn = inList(list)
    return ({ dish }) => isIn(dish.family)
  },
  shape: (list) => {
    const isIn = inList(list)
    return ({ plate }) => isIn(plate.shape)
  },
  cooked: (list) => {
    const isIn = inList(list)
    return ({ plate, dish }) => dish.categoryId !== DESSERTS && isIn(plate.technique)
  },
  drink: (list) => {
    const isIn = inList(list)
    return ({ plate }) => isIn(plate.drink)
  },
  starch:
    (wanted) =>
    ({ plate }) =>
      (plate.starch ?? 'none') === wanted,
  temperature:
    (wanted) =>
    ({ dish }) =>
      dish.temperature === wanted,
  claims:
    (name) =>
    ({ dish }) =>
      dish.dietaryOptions.some((id) => id === diet[name]),
  region:
    (region) =>
    ({ dish }) =>
      dish.region === region,
  house:
    (house) =>
    ({ dish }) =>
      housesOf(dish).has(house),
  cuisine:
    (id) =>
    ({ dish }) =>
      dish.cuisineId === id,
  any: (conditions) => {
    const all = conditions.map(isOf)
    return (said) => all.some((is) => is(said))
  },
  not: (condition) => {
    const is = isOf(condition)
    return (said) => !is(said)
  },
}

const read = <Key extends keyof Condition>(condition: Condition, key: Key): Is[] => {
  const value = condition[key]
  // Each reader takes the value of one key alone.
  const reader: (own: never) => Is = readers[key]
  return value === undefined ? [] : [reader(value as never)]
}

const keys = Object.keys(readers) as (keyof Condition)[]

/** A test of a dish for all lines of a condition. */
export function isOf(condition: Condition): Is {
  const all = keys.flatMap((key) => read(condition, key))
  return (said) => all.every((is) => is(said))
}

import type { Dish } from '../../catalogue/dish.ts'
import {
  type CategoryId,
  type CuisineId,
  DESSERTS,
  DRINKS,
  MAINS,
  SIDES,
  STARTERS,
} from '../../reference/reference.ts'
import { american } from './american.ts'
import { cafe } from './cafe.ts'
import { chinese } from './chinese.ts'
import { french } from './french.ts'
import { greek } from './greek.ts'
import { indian } from './indian.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { korean } from './korean.ts'
import { levantine } from './levantine.ts'
import { mediterranean } from './mediterranean.ts'
import { mexican } from './mexican.ts'
import type { SoughtByHouse, SoughtList } from './sought-list.ts'
import { spanish } from './spanish.ts'
import { thai } from './thai.ts'
import { vietnamese } from './vietnamese.ts'

/** One thing that guests expect, and the dishes that are it. */
export interface SoughtThing {
  /** As it follows "This menu has no …". */
  readonly what: string
  readonly categoryId: CategoryId
  readonly dishes: ReadonlySet<string>
  /** No card is without; of the others it has some. */
  readonly isAlways: boolean
}

const byCuisine: Readonly<Partial<Record<CuisineId, SoughtByHouse>>> = {
  1: italian,
  2: japanese,
  3: mexican,
  4: indian,
  5: american,
  6: thai,
  7: mediterranean,
  8: french,
  9: chinese,
  10: korean,
  11: greek,
  12: vietnamese,
  13: spanish,
  14: levantine,
  15: cafe,
}

const categoriesOf = {
  starters: STARTERS,
  mains: MAINS,
  desserts: DESSERTS,
  sides: SIDES,
  drinks: DRINKS,
} as const satisfies Record<keyof SoughtList, CategoryId>

const ALWAYS = /^\+ /

const thingsIn = (list: SoughtList): SoughtThing[] =>
  (Object.entries(list) as [keyof SoughtList, string][]).flatMap(([section, lines]) =>
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line, index) => {
        const [what = '', names = ''] = line.replace(ALWAYS, '').split(': ')
        const dishes = new Set(names.split(' | '))
        return { what, categoryId: categoriesOf[section], dishes, isAlways: index === 0 || ALWAYS.test(line) }
      }),
  )

const known = new Map<string, readonly SoughtThing[]>()

/**
 * What guests of a cuisine's restaurants come for, of each section the most missed first: those of one house, or where
 * nobody chose one, or it has no list, of the cuisine at large.
 */
export function soughtThings(cuisineId: number, house?: string): readonly SoughtThing[] {
  const lists = byCuisine[cuisineId as CuisineId]
  const name = house !== undefined && lists?.[house] ? house : 'any'
  const key = `${cuisineId} ${name}`
  const found = known.get(key) ?? thingsIn(lists?.[name] ?? {})
  known.set(key, found)
  return found
}

/** The houses of a cuisine that have their own list. */
export const housesWithLists = (cuisineId: number): string[] =>
  Object.keys(byCuisine[cuisineId as CuisineId] ?? {}).filter((house) => house !== 'any')

/** Is it a dish that guests of the cuisine come for, whatever the house? */
export const isSoughtOnAnyCard = ({ cuisineId, name }: Pick<Dish, 'cuisineId' | 'name'>): boolean =>
  soughtThings(cuisineId).some(({ dishes }) => dishes.has(name))

/** The dishes that are a thing by its words, whatever the house. */
export const namesOfSought = (cuisineId: number, what: string): ReadonlySet<string> =>
  new Set(
    Object.values(byCuisine[cuisineId as CuisineId] ?? {})
      .flatMap(thingsIn)
      .flatMap((thing) => (thing.what === what ? [...thing.dishes] : [])),
  )

const soughtAnywhere = new Map<number, ReadonlySet<string>>()

/** Is it a dish that guests of the cuisine, or of any of its houses, come for? */
export function isSought({ cuisineId, name }: Pick<Dish, 'cuisineId' | 'name'>): boolean {
  let names = soughtAnywhere.get(cuisineId)
  if (!names) {
    const lists = Object.values(byCuisine[cuisineId] ?? {})
    names = new Set(lists.flatMap(thingsIn).flatMap(({ dishes }) => [...dishes]))
    soughtAnywhere.set(cuisineId, names)
  }
  return names.has(name)
}

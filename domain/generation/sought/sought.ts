import type { Dish } from '../../catalogue/dish.ts'
import type { CuisineId } from '../../reference/reference.ts'
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
import { type SoughtByHouse, type SoughtThing, thingsIn } from './sought-list.ts'
import { spanish } from './spanish.ts'
import { thai } from './thai.ts'
import { vietnamese } from './vietnamese.ts'

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

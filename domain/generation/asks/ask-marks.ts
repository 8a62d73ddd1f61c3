import type { Dish } from '../../catalogue/dish.ts'
import { MAINS } from '../../reference/reference.ts'
import type { Mark } from '../composing/marks.ts'
import type { ComposedCourse } from '../composing/rules.ts'
import type { Rank } from '../forms/relaxing.ts'
import { type Looking, sayAbsent } from './absent.ts'
import type { Ask } from './ask.ts'

/** The bounds of what was asked for in these sections, and sentences on what they cannot hold. */
export function askMarks(
  asks: readonly Ask[],
  courses: readonly ComposedCourse[],
  standing: readonly Dish[],
  looking: Looking,
): { readonly marks: Mark[]; readonly remarks: string[] } {
  const marks: Mark[] = []
  const remarks: string[] = []
  for (const ask of asks) {
    const { what, is, atLeast = 0, part, each, isUnasked } = ask
    const atMost = ask.few
      ? placesOf(is, courses, 1 / FEW, 1)
      : ask.mostPart !== undefined
        ? placesOf(is, courses, ask.mostPart, 0)
        : ask.atMost
    const there = new Set([...courses.flatMap(({ pool }) => pool), ...standing].filter(is))
    if (atMost !== undefined)
      marks.push(
        markOf(atMost === 0 ? `no ${what}` : `${ask.few ? 'few' : `at most ${atMost} ×`} ${what}`, is, {
          atLeast: 0,
          atMost,
        }),
      )
    if (ask.isWorst) marks.push(markOf(`far from ${what}`, ask.isWorst, { atLeast: 0, atMost: 0 }, 'houses'))
    if (atMost !== undefined && atLeast === 0) continue
    if (part !== undefined || each) {
      const own = inEachCourse(ask, courses)
      marks.push(...own)
      const least = own.reduce((sum, { bound }) => sum + bound.atLeast, 0)
      // "Only cold dishes" speaks of main courses, too, where none of them is cold.
      const isOfMeal = courses.some(({ categoryId, pool }) => categoryId <= MAINS && pool.some(is))
      const counted = part === 1 && isOfMeal ? courses.filter(({ categoryId }) => categoryId <= MAINS) : []
      const asked = counted.reduce((sum, { size }) => sum + size, 0)
      const few = own.filter(({ bound }) => bound.atLeast < (part ?? 0) * bound.atMost)
      if (there.size === 0) remarks.push(sayAbsent(ask, looking))
      else if (least < asked) remarks.push(onlyAPart(what, least, asked, there.size > least))
      else if (few.length === own.length && !isUnasked) remarks.push(noMore(what, least))
      continue
    }
    const room = courses.reduce((sum, { size, pool }) => sum + Math.min(size, pool.filter(is).length), 0)
    const besides = standing.filter((dish) => is(dish) && !courses.some(({ pool }) => pool.includes(dish)))
    const least = Math.min(atLeast, Math.max(room + besides.length, standing.filter(is).length))
    if (least < atLeast && !isUnasked)
      remarks.push(least === 0 ? sayAbsent(ask, looking) : onlySome(what, least, atLeast, there.size > least))
    if (least > 0)
      marks.push(
        markOf(
          what,
          is,
          { atLeast: least, atMost: Number.MAX_SAFE_INTEGER },
          isUnasked ? 'houses' : 'wanted',
        ),
      )
  }
  return { marks, remarks }
}

/** A dish in eight is few, of the courses that have such dishes. */
const FEW = 8

function placesOf(is: Ask['is'], courses: readonly ComposedCourse[], part: number, least: number): number {
  const places = courses.reduce((sum, { size, pool }) => (pool.some(is) ? sum + size : sum), 0)
  return Math.max(least, Math.floor(places * part))
}

/** @param hasMore there are more such dishes than sections have places */
const onlySome = (what: string, found: number, asked: number, hasMore: boolean): string =>
  hasMore
    ? `You asked for ${asked} of “${what}”, and this menu has ${found} places for them. Raise the number next to the section.`
    : `You asked for ${asked} of “${what}”. Only ${found} fit this menu and your other requests.`

const onlyAPart = (what: string, found: number, asked: number, hasMore: boolean): string =>
  `Only ${found} of these ${asked} dishes could be “${what}”: ${hasMore ? 'some of the sections have no more of them' : 'our catalog has no more that fit this menu'}.`

const noMore = (what: string, found: number): string =>
  `Our catalog has no more “${what}” for this menu than ${found === 1 ? 'one dish' : `${found} dishes`}.`

const markOf = (
  what: string,
  has: (dish: Dish) => boolean,
  bound: { readonly atLeast: number; readonly atMost: number },
  rank: Rank = 'wanted',
  course = '',
): Mark => ({
  key: `wanted ${[course, what].filter(Boolean).join(' ')}|${what}`,
  has,
  bound: { ...bound, rank },
})

/** A share counts in starters and main courses alike; what neither has (a dessert) in the courses that have it. */
function inEachCourse(
  { what, is, part = 0, each, isExact }: Ask,
  courses: readonly ComposedCourse[],
): Mark[] {
  const loads = [...Map.groupBy(courses, ({ categoryId }) => categoryId)].map(([categoryId, own]) => ({
    categoryId,
    size: own.reduce((sum, { size }) => sum + size, 0),
    there: new Set(own.flatMap(({ pool }) => pool.filter(is))).size,
  }))
  const ofMeal = loads.filter(({ categoryId, there }) => categoryId <= MAINS && there > 0)
  const counted = ofMeal.length > 0 ? ofMeal : loads.filter(({ there }) => there > 0)
  // What one course alone has is more than a menu has by chance from three on.
  const least = counted.length === 1 && part < 0.5 ? MORE_OF_ONE : 0
  return counted.map(({ categoryId, size, there }) =>
    markOf(
      what,
      (dish) => dish.categoryId === categoryId && is(dish),
      {
        atLeast: Math.min(there, each ? 1 : Math.max(Math.ceil(size * part), Math.min(least, size - 1))),
        atMost: isExact ? Math.ceil(size * part) : size,
      },
      'wanted',
      String(categoryId),
    ),
  )
}

const MORE_OF_ONE = 3

/** With such a wish nothing bounds dishes without animals. */
export const isOfPlants = ({ what }: Ask): boolean => /\b(?:vegan|vegetarian|veggie|plant)/.test(what)

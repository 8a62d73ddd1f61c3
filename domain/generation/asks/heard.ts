import type { Dish } from '../../catalogue/dish.ts'
import { cuisines, DRINKS } from '../../reference/reference.ts'
import { foldText } from '../../text/fold-name.ts'
import { readName } from '../lookup/read-name.ts'
import { readWishes } from '../wishes/read-wishes.ts'
import type { Ask } from './ask.ts'

export interface AskContext {
  readonly cuisineId: number
  readonly catalogue: readonly Dish[]
  /** 1 to 5; absent where a target per head is to choose it. */
  readonly priceRange?: number | undefined
}

/** One clause that was understood. */
export interface Heard {
  readonly asks?: readonly Ask[]
  readonly house?: string
  readonly understood: readonly string[]
  readonly remarks?: readonly string[]
  /** What of it is a way of eating, and stays a wish in words. */
  readonly left?: string
}

export type AskRule = (clause: string, asking: AskContext) => Heard | undefined

export const GUESTS = /\b(?:guests?|everyone|everybody|customers?|people|diners|patrons)\b/

/** Is it a diet, a belief or an allergy, and nothing else? */
export const isWayOfEating = (words: string): boolean => {
  const { diets, exclusions, notUnderstood } = readWishes(words)
  return diets.length + exclusions.length > 0 && notUnderstood.length === 0
}

/** The parts of a list, each a name. */
export const listed = (text: string): string[] =>
  text
    .split(/\s*,\s*(?:and\s+|or\s+)?|\s+and\s+|\s+plus\s+|\s+as well as\s+/)
    .map((part) =>
      part
        .replace(/^(?:a|an|the|our|some|also|good|great|nice|classic|proper|real|local|fresh)\s+/g, '')
        .trim(),
    )
    .filter(Boolean)

interface Named {
  readonly what: string
  readonly dishes: ReadonlySet<Dish>
  /** Words of it that nothing was understood of. */
  readonly unread: readonly string[]
}

/** What a phrase names in the cuisine's catalogue; undefined where no dish of any cuisine is called so. */
export function named(phrase: string, { cuisineId, catalogue }: AskContext): Named | undefined {
  const options = phrase.split(' or ')
  const readings = options.map((one) => readName(one, catalogue))
  const dishes = readings.reduce<ReadonlySet<Dish>>((all, one) => all.union(one.dishes), new Set())
  const own = new Set(
    [...dishes].filter((dish) => dish.cuisineId === cuisineId || dish.categoryId === DRINKS),
  )
  if (dishes.size === 0) return undefined
  // Kimchi jjigae is no other stew with kimchi where a dish has that very name.
  const exactly = [...own].filter(({ name }) => options.includes(foldText(name)))
  const unread = readings.flatMap((one) => one.unread)
  return { what: phrase, dishes: exactly.length > 0 ? new Set(exactly) : own, unread }
}

export const nameOf = (cuisineId: number): string => cuisines.find(({ id }) => id === cuisineId)?.name ?? ''

const nothingFor = (what: string, { cuisineId }: AskContext): string =>
  `Our ${nameOf(cuisineId)} catalog has no recipe for “${what}”. Add it as a dish of your own.`

/** Each of a list, at least so often; what the cuisine has no recipe for is said. */
export function askedFor(
  list: readonly string[],
  asking: AskContext,
  how: Pick<Ask, 'atLeast' | 'atMost' | 'part' | 'each'>,
): Heard | undefined {
  const found = list.map((phrase) => named(phrase, asking))
  if (found.every((one) => one === undefined)) return undefined
  const asks = found.flatMap((one): Ask[] =>
    one && one.dishes.size > 0 ? [{ what: one.what, is: (dish) => one.dishes.has(dish), ...how }] : [],
  )
  const missing = list.filter((_, at) => (found[at]?.dishes.size ?? 0) === 0)
  return {
    asks,
    understood: asks.map(({ what }) => sayAsk(what, how)),
    remarks: [
      ...missing.map((what) => nothingFor(what, asking)),
      ...found.flatMap((one) => (one && one.unread.length > 0 ? [readInPart(one)] : [])),
    ],
  }
}

const readInPart = ({ what, unread }: Named): string =>
  `Of “${what}” we did not understand ${new Intl.ListFormat('en').format(unread.map((word) => `“${word}”`))}; the rest was looked for.`

const sayAsk = (
  what: string,
  { atLeast = 0, atMost, part, each }: Pick<Ask, 'atLeast' | 'atMost' | 'part' | 'each'>,
): string => {
  if (atMost !== undefined) return atMost === 0 ? `no ${what}` : `at most ${atMost} × ${what}`
  if (part !== undefined) return `${part >= 0.5 ? (part > 0.5 ? 'mostly' : 'half') : 'more'} ${what}`
  if (each) return `${what} in each course`
  return atLeast > 1 ? `at least ${atLeast} × ${what}` : what
}

export const joined = (all: readonly (Heard | undefined)[]): Heard => ({
  asks: all.flatMap((one) => one?.asks ?? []),
  understood: all.flatMap((one) => one?.understood ?? []),
  remarks: all.flatMap((one) => one?.remarks ?? []),
})

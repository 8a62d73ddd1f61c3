import type { Dish, Season } from '../../catalogue/dish.ts'
import { chosenHouse } from '../houses/chosen-house.ts'
import type { DishWishes } from '../wishes/heeded.ts'
import type { Asks } from './ask.ts'
import { deniedBy } from './denied.ts'
import { readAsks } from './read-asks.ts'

interface Asking {
  readonly cuisineId: number
  readonly notes?: string | undefined
  /** What no dish may hold, a wish each. */
  readonly leaveOut?: readonly string[] | undefined
  readonly house?: string | undefined
  readonly priceRange?: number | undefined
  readonly perHead?: number | undefined
  readonly season?: Season | undefined
  readonly sections?: readonly { readonly name: string }[] | undefined
}

const cache = new WeakMap<Asking, Asks>()

/** What filters or a brief ask for in words, with the house that was chosen or named; read once. */
export function asksOf(asking: Asking, catalogue: readonly Dish[]): Asks {
  const known = cache.get(asking)
  if (known) return known
  const { cuisineId, house: asked } = asking
  const priceRange = asking.perHead === undefined ? asking.priceRange : undefined
  const sections = (asking.sections ?? []).map(({ name }) => name)
  const read = readAsks(wishesOf(asking), {
    cuisineId,
    catalogue,
    priceRange,
    sections,
    season: asking.season,
  })
  const { house: wished, ...whole } = read
  const { house, remarks } = chosenHouse(cuisineId, asked, wished)
  const asks = { ...whole, ...(house !== undefined && { house }), remarks: [...whole.remarks, ...remarks] }
  cache.set(asking, asks)
  return asks
}

/** The owner's words and what is to be left out, as one text of wishes. */
export function wishesOf({ notes, leaveOut = [] }: Pick<Asking, 'notes' | 'leaveOut'>): string | undefined {
  const parts = [
    ...(notes ? [notes] : []),
    ...leaveOut.map((one) => (/^no\b/i.test(one) ? one : `no ${one}`)),
  ]
  return parts.length > 0 ? parts.join('. ') : undefined
}

/** Wishes with what their words deny of dishes, where the wishes in words are read for a menu that exists. */
export const withDenials = <Wishes extends DishWishes>(
  wishes: Wishes,
  catalogue: readonly Dish[],
): Wishes => ({
  ...wishes,
  without: deniedBy(asksOf(wishes, catalogue).asks),
})

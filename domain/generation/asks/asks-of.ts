import type { Dish } from '../../catalogue/dish.ts'
import { chosenHouse } from '../houses/chosen-house.ts'
import type { Asks } from './ask.ts'
import { readAsks } from './read-asks.ts'

interface Asking {
  readonly cuisineId: number
  readonly notes?: string | undefined
  /** What no dish may hold, a wish each. */
  readonly leaveOut?: readonly string[] | undefined
  readonly house?: string | undefined
  readonly priceRange?: number | undefined
  readonly perHead?: number | undefined
}

const cache = new WeakMap<Asking, Asks>()

/** What filters or a brief ask for in words, with the house that was chosen or named; read once. */
export function asksOf(asking: Asking, catalogue: readonly Dish[]): Asks {
  const known = cache.get(asking)
  if (known) return known
  const { cuisineId, house: asked } = asking
  const priceRange = asking.perHead === undefined ? asking.priceRange : undefined
  const { house: wished, ...read } = readAsks(wishesOf(asking), { cuisineId, catalogue, priceRange })
  const { house, remarks } = chosenHouse(cuisineId, asked, wished)
  const asks = {
    ...read,
    ...(house !== undefined && { house }),
    remarks: [...read.remarks, ...remarks],
  }
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

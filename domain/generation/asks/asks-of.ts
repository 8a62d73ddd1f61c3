import type { Dish } from '../../catalogue/dish.ts'
import { chosenHouse } from '../houses/chosen-house.ts'
import { readWishes } from '../wishes/read-wishes.ts'
import type { Asks, OwnWishes } from './ask.ts'
import { readAsks } from './read-asks.ts'
import { sectionWishes } from './section-wishes.ts'

interface Asking {
  readonly cuisineId: number
  readonly notes?: string | undefined
  /** What no dish may hold, a wish each. */
  readonly leaveOut?: readonly string[] | undefined
  readonly house?: string | undefined
  readonly priceRange?: number | undefined
  readonly perHead?: number | undefined
  readonly sections?: readonly { readonly name: string }[] | undefined
}

/** Does it only leave out, and is nothing of it lost? */
function onlyDenies({ asks, house, rest }: Asks): boolean {
  const { exclusions, diets, notUnderstood } = readWishes(rest)
  const isSomething = asks.length + exclusions.length + diets.length > 0
  return (
    isSomething &&
    house === undefined &&
    notUnderstood.length === 0 &&
    asks.every(({ atMost }) => atMost === 0)
  )
}

const cache = new WeakMap<Asking, Asks>()

/** What filters or a brief ask for in words, with the house that was chosen or named; read once. */
export function asksOf(asking: Asking, catalogue: readonly Dish[]): Asks {
  const known = cache.get(asking)
  if (known) return known
  const { cuisineId, house: asked } = asking
  const priceRange = asking.perHead === undefined ? asking.priceRange : undefined
  const read = (text: string | undefined): Asks => readAsks(text, { cuisineId, catalogue, priceRange })
  const parted = sectionWishes(wishesOf(asking), asking.sections ?? [], (words) => onlyDenies(read(words)))
  const { house: wished, ...whole } = read(parted.rest)
  const own = parted.wishes.map(({ section, wish }) => ({ section, ...read(wish) }))
  const { house, remarks } = chosenHouse(cuisineId, asked, wished)
  const asks = {
    ...whole,
    ...(house !== undefined && { house }),
    understood: [...whole.understood, ...own.flatMap(inSection)],
    ofSections: own.map(
      ({ section, asks: denied, rest }): OwnWishes => ({ section, asks: denied, notes: rest }),
    ),
    remarks: [...whole.remarks, ...remarks],
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

const inSection = ({ section, understood, rest }: Asks & { readonly section: string }): string[] =>
  [...understood, ...readWishes(rest).understood].map((one) => `${one} in ${section}`)

import { measureOf } from '../../../courses/measure.ts'
import { isExtra, isForChildren } from '../../../courses/portion.ts'
import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import { dearnessOf, GIVEN, PER_PIECE, type PlateRole, roleOf } from '../../review/like-plates.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { bySection, keyOf } from '../asking/plates.ts'
import { type Question, type QuestionRule, said } from '../asking/question.ts'

/** Fewer others say nothing of what one costs, and others farther apart than this neither. */
const OTHERS = { least: 4, apart: 1.8 } as const
/** How many times below the cheapest, or above the dearest, one has to be: of one sort, of plates of flesh, of cakes. */
const BELOW = { sort: 1.5, flesh: 1.8, sweet: 2.2 } as const
const ABOVE = 1.8

/** Sections whose dishes are of one sort and cost much the same. */
const ONE_SORT =
  /^(?:our |wood[- ]fired |house )?(?:pizzas?|pizze|burgers?|pastas?|ramen|curr(?:y|ies)|sandwiches|noodles)$/
/** What else such a section sells: bread, a plate for several, and what guests put together. */
const OTHER_SORT = anyWord(
  'bread, garlic bread, focaccia, calzone, panzerotti, baby, personal, mini, slice, half, build your own, create, plain, for two, party, platter, kids, side, rice, fries, gluten',
)
const BY_WEIGHT = /\bper\b/i
const FLESH: readonly PlateRole[] = ['flesh']

interface Priced {
  readonly one: ReviewedItem
  readonly amount: number
  readonly role: PlateRole
}

/** By its least size, which says what it costs to order one. */
const pricedOf = (one: ReviewedItem): Priced[] =>
  one.amounts.length === 0 ||
  one.amounts.some(({ variant }) => BY_WEIGHT.test(variant ?? '')) ||
  isExtra(one.item.name) ||
  isForChildren(one.item.name)
    ? []
    : [{ one, amount: Math.min(...one.amounts.map(({ amount }) => amount)), role: roleOf(one) }]

/** The first line of each name: a pizza of two sizes is one. */
const leastOfEach = (priced: readonly Priced[]): Priced[] =>
  [...Map.groupBy(priced, ({ one }) => foldName(one.item.name)).values()].flatMap(
    (same) => same.toSorted((a, b) => a.amount - b.amount)[0] ?? [],
  )

const measureKey = ({ item }: ReviewedItem): string => {
  const measure = measureOf(item.name)
  return `${measure?.scale} ${measure?.amount} ${PER_PIECE.test(item.name)}`
}

/** What of a section is compared, and how far below it one is odd. */
function alikeIn(items: readonly ReviewedItem[]): readonly (readonly [like: Priced[], below: number])[] {
  const [first] = items
  if (!first) return []
  const priced = items.filter(({ course }) => course !== 'drink' && course !== 'set').flatMap(pricedOf)
  if (ONE_SORT.test(foldName(first.section.name)))
    return [[leastOfEach(priced).filter(({ one }) => !OTHER_SORT.test(foldName(one.item.name))), BELOW.sort]]
  const sweet = priced.filter(({ one }) => one.course === 'dessert')
  const sweets = [...Map.groupBy(sweet, ({ one }) => measureKey(one)).values()]
  const flesh = priced.filter(
    ({ one, role }) => FLESH.includes(role) && (one.course === 'main' || one.course === 'apart'),
  )
  return [
    ...sweets.map((like) => [like, BELOW.sweet] as const),
    [flesh.filter(({ one }) => !OTHER_SORT.test(foldName(one.item.name))), BELOW.flesh],
  ]
}

/** A pizza at half of all others, a slice of cake at a quarter: its list is priced alike, and it isn't. */
export const oddOfSort: QuestionRule = {
  id: 'unlike_its_sort',
  topic: 'prices',
  as: 'price_slip',
  whyNot: 'Only you know what it costs.',
  several: (count) => `${count} prices are unlike those of their sort`,
  ask: (review) =>
    bySection(review.items).flatMap((items) =>
      alikeIn(items).flatMap(([like, below]) =>
        like.flatMap(({ one, amount }): Question[] => {
          const others = like.filter((other) => other.one !== one).map((other) => other.amount)
          const [least, most] = [Math.min(...others), Math.max(...others)]
          if (others.length < OTHERS.least || most > least * OTHERS.apart) return []
          const { name } = one.item
          const isLow = amount * below <= least && !GIVEN.test(name)
          const isHigh = below === BELOW.sort && amount >= most * ABOVE * dearnessOf(name)
          if (!isLow && !isHigh) return []
          return [
            {
              key: keyOf(one),
              title: `Is ${said(review, amount)} right for ${name}?`,
              reason: `The ${others.length} others of its sort under ${one.section.name} start at ${said(review, least)} to ${said(review, most)}.`,
              about: [one],
            },
          ]
        }),
      ),
    ),
}

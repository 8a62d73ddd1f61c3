import { measureOf } from '../../../courses/measure.ts'
import type { Review } from '../../review/menu-review.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { keyOf } from '../asking/plates.ts'
import { type Question, type QuestionRule, said } from '../asking/question.ts'
import { numberOf } from './numbers.ts'
import { piecesIn } from './packs.ts'

/** `Three 2 oz pours`, `4 x 10 cl`. */
const POURS = /\b(\p{L}+|\d)(?: x)? (\d+(?:[.,]\d+)? ?(?:oz|ml|cl))\b/u
const GLASS = /^(?:glass|verre|glas|copa|calice)$/i
/** A glass of wine where a menu in dollars doesn't say. */
const GLASS_ML = 148
const OUNCE = { grams: 28.35, ml: 29.57 } as const

/** Milliliters of a text; ounces of a drink are fluid. */
function mlIn(text: string): number | undefined {
  const measure = measureOf(text)
  if (measure?.scale === 'volume') return measure.amount
  return measure?.scale === 'weight' ? (measure.amount / OUNCE.grams) * OUNCE.ml : undefined
}

/** What each drink costs a milliliter, in minor units. */
const perMl = ({ items, menu }: Review): number[] =>
  items
    .filter(({ course }) => course === 'drink')
    .flatMap(({ amounts }) =>
      amounts.flatMap(({ amount, variant }) => {
        if (variant === null) return []
        const ml = mlIn(variant) ?? (menu.currency === 'USD' && GLASS.test(variant) ? GLASS_ML : undefined)
        return ml === undefined ? [] : [amount / ml]
      }),
    )

/** `Flight of Four` next to what it pours: four times the dearest of the least pours; undefined where it says no number. */
function ofSmallest({ items }: Review, { item, section }: ReviewedItem): number | undefined {
  const count = /\bflight\b/i.test(item.name) ? piecesIn(item.name) : 1
  const others = items.filter((one) => one.section === section && one.item !== item && one.amounts.length > 1)
  if (count === 1 || others.length < count) return undefined
  return count * Math.max(...others.map(({ amounts }) => Math.min(...amounts.map(({ amount }) => amount))))
}

/** A flight that costs more than as much of the dearest drink. */
export const flights: QuestionRule = {
  id: 'flight_above_pours',
  topic: 'prices',
  as: 'portion_price',
  whyNot: 'Only you know which pours are in it.',
  several: (count) => `${count} flights cost more than their pours`,
  ask: (review) =>
    review.items.flatMap((one: ReviewedItem): Question[] => {
      const { item, plate } = one
      const [, number = '', size = ''] = /\bflight\b/i.test(item.name)
        ? (POURS.exec(item.description.toLowerCase()) ?? [])
        : []
      const [count, ml, prices] = [numberOf(number), mlIn(size), perMl(review)]
      const isKnown = count !== undefined && ml !== undefined && prices.length > 0
      const most = isKnown ? Math.round(Math.max(...prices) * ml * count) : ofSmallest(review, one)
      return !plate || most === undefined || plate.amount <= most
        ? []
        : [
            {
              key: keyOf(one),
              title: `${item.name} costs ${said(review, plate.amount)}`,
              reason: `As much of your dearest drink by the glass costs ${said(review, most)}.`,
              about: [one],
            },
          ]
    }),
}

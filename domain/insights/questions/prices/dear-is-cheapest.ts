import { foldName } from '../../../text/fold-name.ts'
import { DEAR_PER_KG, fleshPriceIn, LOBSTER_IN_BREAD, LUXURY_PER_KG } from '../../review/flesh-price.ts'
import { BEEF_CUT, isCutForSeveral } from '../../review/like-plates.ts'
import { ascending, quantile } from '../../review/quantiles.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { bySection, isCourse, type PricedPlate, platesOf } from '../asking/plates.ts'
import { type QuestionRule, said } from '../asking/question.ts'

/** Next to fewer plates a price says nothing. */
const MIN_OTHERS = 3
/** Of a luxury two are enough from here. */
const HALF_OF_NEXT = 0.6
/** How many times as dear as what it is compared with, and how far below the others its price is. */
const TIMES = 1.5
const CHEAPEST = { below: 0.92, belowMeatless: 0.95 } as const
const BELOW_MIDDLE = { others: 4, below: 0.97, ofCutForSeveral: 1.2 } as const

/** What costs a kitchen most at a price of what costs it least: duck below each chicken. */
export const dearIsCheapest: QuestionRule = {
  id: 'dear_is_cheapest',
  topic: 'prices',
  as: 'price_slip',
  whyNot: 'Only you know whether the price is meant: the portion may be small.',
  several: (count) => `${count} dear dishes are the cheapest of their sections`,
  ask: (review) =>
    bySection(review.items).flatMap((items) => {
      const plates = platesOf(review, (one) => items.includes(one) && OF_FOOD(one) && isForOne(one))
        .map((plate) => ({ ...plate, perKg: fleshPriceIn(plate.reviewed.item.name) }))
        .toSorted((a, b) => a.amount - b.amount)
      return plates.flatMap((plate) => {
        const low = lowOf(plate, plates)
        if (!low) return []
        const { next, what } = low
        return [
          {
            key: String(plate.reviewed.item.id),
            title: `${plate.reviewed.item.name} costs ${said(review, plate.amount)}, ${what}`,
            reason: `It’s among what costs a kitchen most, and ${next.reviewed.item.name} costs ${said(review, next.amount)}.`,
            about: [plate.reviewed],
          },
        ]
      })
    }),
}

const OF_FOOD = isCourse('main', 'apart', 'starter')
const OF_SEVERAL =
  /\b(?:for|fur|pour|para|per|voor) (?:[2-6]|two|three|four|six|zwei|deux|dos|dois|due|twee)\b|\bsurf/
const isForOne = (one: ReviewedItem): boolean =>
  !OF_SEVERAL.test(foldName(`${one.item.name} ${one.item.description}`)) || isCutForSeveral(one)

interface WeighedPlate extends PricedPlate {
  readonly perKg: number
}

/** @param plates ascending by price */
function lowOf(plate: WeighedPlate, plates: readonly WeighedPlate[]) {
  const others = plates.filter((one) => one !== plate)
  const [next] = others
  const middle = others[Math.floor(others.length / 2)]
  if (!next || !middle) return undefined
  if (others.length < MIN_OTHERS) {
    const isHalf = others.length === MIN_OTHERS - 1 && plate.amount <= next.amount * HALF_OF_NEXT
    return isHalf && plate.perKg >= next.perKg * TIMES && plate.perKg >= LOBSTER_IN_BREAD
      ? { next, what: 'less than all others' }
      : undefined
  }
  const isMiddle = { next: middle, what: 'and half of its section costs more' }
  const isForSeveral = isCutForSeveral(plate.reviewed)
  if (isForSeveral && plate.amount <= middle.amount * BELOW_MIDDLE.ofCutForSeveral) return isMiddle
  if (plate.perKg < DEAR_PER_KG) return undefined
  // Which cut of a steakhouse is the cheapest is its own affair, and where most are of that sort one has to be.
  const isCut = middle.perKg >= DEAR_PER_KG && BEEF_CUT.test(foldName(middle.reviewed.item.name))
  const usual = quantile(ascending(others.map(({ perKg }) => perKg)), 0.5)
  const isLow = others.length >= BELOW_MIDDLE.others && plate.amount <= middle.amount * BELOW_MIDDLE.below
  if (plate.perKg >= Math.max(LUXURY_PER_KG, usual * TIMES) && isLow && !isCut) return isMiddle
  const below = next.perKg < DEAR_PER_KG ? CHEAPEST.belowMeatless : CHEAPEST.below
  const isCheapest = plate.amount <= next.amount * below && plate.perKg >= next.perKg * TIMES
  return isCheapest && plate.reviewed.course !== 'starter'
    ? { next, what: 'less than all others' }
    : undefined
}

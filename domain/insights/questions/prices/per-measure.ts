import { areOneDish, asOn, type Measure, measureOf, ONE_PLATE } from '../../../courses/measure.ts'
import type { OwnAmount } from '../../../courses/own-amounts.ts'
import { isForChildren } from '../../../courses/portion.ts'
import type { Review } from '../../review/menu-review.ts'
import { nameOfAmount, type ReviewedItem } from '../../review/reviewed-item.ts'
import { bySection, keyOf } from '../asking/plates.ts'
import { type Question, type QuestionRule, said } from '../asking/question.ts'

/**
 * By scale, how much dearer by the measure the larger may be. A small steak is cut from the same loin; a half plate needs
 * the same hands.
 */
const ALLOWED: Readonly<Partial<Record<Measure['scale'], number>>> = {
  volume: 1.03,
  tap: 1.05,
  weight: 1.3,
  share: 1.15,
}
/** In ml: it may be filled elsewhere, with something better, and cost this much more. */
const SEALED = { bottle: 750, share: 1.15 } as const
/** In ml: a bottle is compared with its glasses elsewhere. */
const BOTTLE = 700
const CARAFE = 200
/** Who buys a whole pie saves the cutting. */
const SLICE = 1 / 8
/** Sizes that are closer than this are two glasses of one kind. */
const LARGER = 1.25
/** From here on it is a bottle for the table, or a pitcher: what its glasses cost is asked elsewhere, what carafes do here. */
const MOST: Readonly<Partial<Record<Measure['scale'], number>>> = { volume: 2000, tap: 8, share: 2 }

interface Measured {
  readonly reviewed: ReviewedItem
  readonly own: OwnAmount
  readonly measure: Measure
}

const measuredIn = (reviewed: ReviewedItem): Measured[] =>
  reviewed.amounts.flatMap((own) => {
    const words = `${reviewed.item.name} ${own.variant ?? ''}`
    const isUntold = own.variant !== null && measureOf(own.variant) === ONE_PLATE
    const measure = isUntold || isForChildren(words) ? undefined : poured(reviewed, measureOf(words))
    const isKnown = measure !== undefined && ALLOWED[measure.scale] !== undefined
    return isKnown && measure.amount <= (MOST[measure.scale] ?? Number.POSITIVE_INFINITY)
      ? [{ reviewed, own, measure }]
      : []
  })

/** Ounces of a drink are fluid. */
const poured = ({ course }: ReviewedItem, measure: Measure | undefined): Measure | undefined =>
  course === 'drink' && measure?.scale === 'weight' ? { scale: 'volume', amount: measure.amount } : measure

const perUnit = ({ own, measure }: Measured): number => own.amount / measure.amount

/** By the pound, meat costs what it weighs, and half a duck twice is a whole one. */
const BY_THE_POUND = /\b(?:pounds?|lbs?|racks?|slabs?)\b/i
const EXACT = 1.01
const WHOLE = /^whole\b/i

const allowedFor = (larger: Measured, { measure: { amount }, reviewed }: Measured): number =>
  amount === SLICE ||
  BY_THE_POUND.test(`${larger.reviewed.item.name} ${larger.own.variant ?? ''}`) ||
  (larger.measure.scale === 'share' &&
    (larger.reviewed === reviewed || WHOLE.test(larger.reviewed.item.name)))
    ? EXACT
    : (ALLOWED[larger.measure.scale] ?? 1) * (larger.measure.amount === SEALED.bottle ? SEALED.share : 1)

/** The larger of two measures of one thing, where it costs more by the measure than the smaller. */
function isDearer(larger: Measured, one: Measured): boolean {
  const { scale } = larger.measure
  const smaller = { ...one, measure: asOn(larger.measure, one.measure) }
  return (
    scale === smaller.measure.scale &&
    larger.measure.amount >= smaller.measure.amount * LARGER &&
    (scale !== 'volume' || larger.measure.amount <= BOTTLE || one.measure.amount >= CARAFE) &&
    perUnit(larger) > perUnit(smaller) * allowedFor(larger, smaller) &&
    // Names take longest to compare.
    (larger.reviewed === one.reviewed || areOneDish(larger.reviewed.item.name, one.reviewed.item.name))
  )
}

/** Two half pints for less than a pint: what guests who count notice. */
export const perMeasure: QuestionRule = {
  id: 'larger_dearer_by_measure',
  topic: 'prices',
  as: 'portion_price',
  whyNot: 'Only you know which of the two prices is wrong.',
  several: (count) => `${count} larger sizes cost more by the measure than the smaller ones`,
  ask: (review) => bySection(review.items).flatMap((items) => questionsOn(review, items.flatMap(measuredIn))),
}

function questionsOn(review: Review, measured: readonly Measured[]): Question[] {
  const pairs = measured.flatMap((larger) => {
    const smaller = measured.find((one) => isDearer(larger, one))
    return smaller ? [{ larger, smaller }] : []
  })
  // Where most sizes are priced so, it is the house's way.
  const isHabit = pairs.length > 2 && pairs.length * 3 > measured.length
  return isHabit ? [] : pairs.map(({ larger, smaller }) => question(review, larger, smaller))
}

function question(review: Review, larger: Measured, smaller: Measured): Question {
  const times = larger.measure.amount / asOn(larger.measure, smaller.measure).amount
  const [more, less] = [larger, smaller].map(({ reviewed, own }) => nameOfAmount(reviewed, own))
  return {
    key: `${keyOf(larger.reviewed)}:${larger.own.priceId}`,
    title: `${more} costs more by the measure than ${less}`,
    reason: `It is ${+times.toFixed(2)} times as much and costs ${said(review, larger.own.amount)}; ${+times.toFixed(2)} times ${said(review, smaller.own.amount)} would be ${said(review, Math.round(smaller.own.amount * times))}.`,
    about: [...new Set([larger.reviewed, smaller.reviewed])],
    stake: null,
  }
}

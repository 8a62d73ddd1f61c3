import { measureOf } from '../../../courses/measure.ts'
import { type OwnAmount, variantKey } from '../../../courses/own-amounts.ts'
import { wordsWithoutPortion } from '../../../courses/portion.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { nameOfAmount } from '../../review/reviewed-item.ts'
import { bySection, keyOf } from '../asking/plates.ts'
import { type Question, type QuestionRule, said } from '../asking/question.ts'

/** This many other dishes say what the step from one size to the next costs, if they are no farther apart than this. */
const OTHERS = { least: 2, apart: 1.5 } as const
/** This many times another step is a slip. */
const FAR = 1.25
/** What is poured is compared by its volume where both sizes say it, and a bottle with its glasses. */
const COMPARED_ELSEWHERE: ReadonlySet<string> = new Set(['volume', 'tap', 'vessel'])

const isComparedElsewhere = (small: string, large: string): boolean => {
  const { scale } = measureOf(large) ?? {}
  return (
    scale !== undefined &&
    COMPARED_ELSEWHERE.has(scale) &&
    (scale !== 'tap' || measureOf(small)?.scale === scale)
  )
}

type Step = {
  /** Which has the larger size. */
  readonly one: ReviewedItem
  readonly less: ReviewedItem
  readonly key: string
  readonly times: number
  readonly small: OwnAmount
  readonly large: OwnAmount
}

/** Each two sizes of a dish, on one line or on a line each, and how many times the smaller the larger costs. */
function stepsOf(same: readonly ReviewedItem[]): Step[] {
  // `Salmon Bowl small` says its size in its name.
  const sizes = same.flatMap((one) =>
    one.amounts.map((own) => ({ one, own: { ...own, variant: own.variant ?? sizeIn(one.item.name) } })),
  )
  return sizes.flatMap(({ one: less, own: small }, at) =>
    sizes.slice(at + 1).flatMap(({ one, own: large }): Step[] => {
      if (small.variant === null || large.variant === null || large.amount <= small.amount) return []
      if (isComparedElsewhere(small.variant, large.variant)) return []
      const key = `${variantKey(small)} | ${variantKey(large)}`
      return [{ one, less, key, times: large.amount / small.amount, small, large }]
    }),
  )
}

/** Of one name, in the order of the menu. */
const byDish = (items: readonly ReviewedItem[]): (readonly ReviewedItem[])[] => [
  ...Map.groupBy(items, ({ item }) => [...wordsWithoutPortion(item.name)].sort().join(' ')).values(),
]

const SIZES = /\b(?:small|medium|large|regular)\b/

const sizeIn = (name: string): string | null => SIZES.exec(foldName(name))?.[0] ?? null

/** Half pints in a pitcher, and glasses that it costs at least. */
const PITCHER = 8
const PITCHER_GLASSES = 2
/** A pint is 16 to 20 oz: grams of the measure, or milliliters. */
const MOST_OF_GLASS = 600

const isGlass = ({ variant }: OwnAmount): boolean => (measureOf(variant ?? '')?.amount ?? 0) <= MOST_OF_GLASS
/** A large drink is seldom two small ones. */
const LARGE_DRINK = 2.05
const LARGE_DISH = 3.2

const isSmallAndLarge = (small: OwnAmount, large: OwnAmount): boolean =>
  [small, large].every(({ variant }) => measureOf(variant ?? '')?.scale === 'size')

/** A size that costs far more next to the smaller one than the same size of all other dishes of its section. */
export const sizeSteps: QuestionRule = {
  id: 'size_step',
  topic: 'prices',
  as: 'price_order',
  whyNot: 'Only you know which of the two prices is wrong.',
  several: (count) => `${count} sizes are priced unlike those of the other dishes`,
  ask: (review) =>
    bySection(review.items).flatMap((items) =>
      [...Map.groupBy(byDish(items).flatMap(stepsOf), ({ key }) => key).values()].flatMap((steps) =>
        steps.flatMap(({ one, less, times, small, large }): Question[] => {
          const others = steps
            .filter((step) => step.one !== one && step.less !== less)
            .map((step) => step.times)
          const [least, most] = [Math.min(...others), Math.max(...others)]
          const isFar = others.length >= OTHERS.least && most <= least * OTHERS.apart && times >= most * FAR
          const isPitcher =
            measureOf(large.variant ?? '')?.amount === PITCHER && times < PITCHER_GLASSES && isGlass(small)
          if (
            !isFar &&
            !isPitcher &&
            !(times > (one.course === 'drink' ? LARGE_DRINK : LARGE_DISH) && isSmallAndLarge(small, large))
          )
            return []
          return [
            {
              key: `${keyOf(one)}:${large.priceId}`,
              title: `${one.item.name.toLowerCase().includes(large.variant ?? '') ? one.item.name : nameOfAmount(one, large)} costs ${said(review, large.amount)}, ${small.variant} ${said(review, small.amount)}`,
              reason: isPitcher
                ? 'A pitcher holds four pints, and it costs less than two.'
                : isFar
                  ? `The larger costs ${times.toFixed(1)} times as much; for the others at most ${most.toFixed(1)} times.`
                  : `The larger costs ${times.toFixed(1)} times as much.`,
              about: [one],
            },
          ]
        }),
      ),
    ),
}

import type { Recommendation, RecommendationOf } from '#domain/insights/review/recommendation.ts'
import type { FindingWords, WordsByCode } from './description-words.ts'
import { countOfDishes as dishes, someOf as some } from './lists-of-dishes.ts'
import type { SayAmount } from './money.ts'

const list = new Intl.ListFormat('en')
const either = new Intl.ListFormat('en', { type: 'disjunction' })

type Changes = readonly { name: string; before: number; after: number }[]

const priceChanges = (changes: Changes, said: SayAmount) =>
  changes.map(({ name, before, after }) => ({ name, before: said(before), after: said(after) }))

const atLevel = ([first]: Changes, said: SayAmount): string =>
  first
    ? ` At the level of your other dishes ${first.name} would cost ${said(first.after)}, not ${said(first.before)}.`
    : ''

/** `in .00 or .50` */
const ends = (figures: readonly string[]): string => `in ${either.format(figures)}`

const priceApart = (
  { name, price, usual }: RecommendationOf<'price_above' | 'price_below'>['params'],
  said: SayAmount,
  share: string,
): FindingWords => ({
  title: `${name} stands out at ${said(price)}`,
  reason: `At the level of your other prices, our catalog would price this dish at ${said(usual)}. Yours is ${share}.`,
  whyNot: 'Only you know whether it is a slip, another portion, or meant so.',
})

/** The share of a price in another as it is spoken: "1.6 times as high", "about a tenth of that". */
export function shareOf(ratio: number): string {
  if (ratio >= 1.05) return `${+ratio.toFixed(1)} times as high`
  if (ratio >= 0.95) return 'about the same'
  const [, words] = shares.find(([least]) => ratio >= least) ?? []
  return words ?? 'less than a hundredth of that'
}

/** A price this many times another one is typed wrong rather than chosen. */
const FAR = 4

/** From each of these ratios on. */
const shares: readonly (readonly [least: number, words: string])[] = [
  [0.85, 'about nine tenths of that'],
  [0.7, 'about three quarters of that'],
  [0.58, 'about two thirds of that'],
  [0.42, 'about half of that'],
  [0.29, 'about a third of that'],
  [0.225, 'about a quarter of that'],
  [0.15, 'about a fifth of that'],
  [0.06, 'about a tenth of that'],
  [0.02, 'a few hundredths of that'],
  [0.0075, 'about a hundredth of that'],
]

type PriceCode = Extract<
  Recommendation['code'],
  | `price_${string}`
  | 'endings_mixed'
  | 'course_price'
  | 'cost_of_price'
  | 'section_price_level'
  | 'portion_price'
>

export const priceWords: WordsByCode<PriceCode> = {
  price_missing({ names }) {
    const isOne = names.length === 1
    return {
      title: isOne ? `${names[0]} has no price` : `${dishes(names.length)} have no price`,
      reason: `${isOne ? 'It' : `${some(names)}. Each`} is printed without one.`,
      whyNot: 'Only you know whether it is included, at market price, or simply missing.',
    }
  },
  price_above: (params, said) => priceApart(params, said, shareOf(params.price / params.usual)),
  price_below: (params, said) => priceApart(params, said, shareOf(params.price / params.usual)),
  price_slip: ({ name, price, next }, said) => ({
    title: `Is ${said(price)} right for ${name}?`,
    reason: `The most expensive of those like it in its section costs ${said(next)}${price >= FAR * next ? '; a decimal point may be missing' : ''}.`,
    whyNot: 'Only you know what it costs.',
  }),
  price_slip_low: ({ name, price, next }, said) => ({
    title: `Is ${said(price)} right for ${name}?`,
    reason: `The cheapest of those like it in its section costs ${said(next)}${price * FAR <= next ? '; a figure may be missing' : ''}.`,
    whyNot: 'Only you know what it costs.',
  }),
  portion_price: ({ larger, largerPrice, smaller, smallerPrice }, said) => ({
    title: `${larger} costs ${said(largerPrice)}, ${smaller} ${said(smallerPrice)}`,
    reason:
      largerPrice === smallerPrice
        ? 'The larger one costs no more than the smaller one.'
        : 'The larger one costs less than the smaller one.',
    whyNot: 'Only you know which of the two prices is wrong.',
  }),
  price_order: ({ name, variant, price, other, otherPrice }, said) => ({
    title: `${name}: ${variant} ${said(price)}, ${other} ${said(otherPrice)}`,
    reason: 'In every other dish of the section it is the other way around.',
    whyNot: 'Only you know whether the two prices are swapped.',
  }),
  cost_of_price: ({ name, price, cost, percent }, said) => ({
    title: `${name} may cost too much to make`,
    reason: `By our estimate its ingredients cost about ${said(cost)}: ${percent}% of ${said(price)}. Most restaurants aim for about a third.`,
    whyNot: 'It is an estimate, and only you know what you pay and how much you serve.',
  }),
  course_price: ({ name, price, course, other, otherPrice }, said) => ({
    title: `Is ${said(price)} right for ${name}?`,
    reason:
      course === 'main'
        ? `It is a main course, and your cheapest starter, ${other}, costs ${said(otherPrice)}.`
        : `It is a ${course}, and your most expensive main course, ${other}, costs ${said(otherPrice)}.`,
    whyNot: 'Only you know what it costs and whether it’s in the right section.',
  }),
  section_price_level: ({ sectionName, factor, count, changes }, said) => ({
    title: `${sectionName}: ${Math.round(Math.abs(factor - 1) * 100)}% ${factor > 1 ? 'more expensive' : 'cheaper'} than the rest of your menu`,
    reason: `Measured by ${dishes(count)} of our catalog against their usual prices.${atLevel(changes, said)}`,
    whyNot: 'A whole section is yours to price: the price list changes it in one go.',
  }),
  price_endings: ({ changes, total, figures }, said) => ({
    title: 'Some prices end differently',
    reason: `Most of your ${total} food prices end ${ends(figures)}; ${some(changes.map(({ name }) => name))} ${changes.length === 1 ? 'does' : 'do'} not.`,
    proposal: 'Round to the nearest price of that kind:',
    whyNot: 'Only you know whether they are meant so.',
    changes: priceChanges(changes, said),
    done: `All food prices end ${ends(figures)}.`,
  }),
  endings_mixed: ({ total, examples }, said) => ({
    title: 'Prices end in several ways',
    reason: `${list.format(examples.map(({ name, amount }) => `${name} ${said(amount)}`))}: your ${total} food prices have no one ending.`,
    whyNot: 'Which of them is yours is for you to say; the price list changes all at once.',
  }),
}

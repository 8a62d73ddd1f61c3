import { areOneDish, asOn, MEASURED, type Measure, measureOf, ONE_PLATE } from '../../../courses/measure.ts'
import type { OwnAmount } from '../../../courses/own-amounts.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { itemFindingId, nameOfAmount, type ReviewedItem } from '../../review/reviewed-item.ts'

interface Portion {
  readonly reviewed: ReviewedItem
  readonly own: OwnAmount
  readonly measure: Measure
}

/** Scales on which as much of one as of the other may cost the same: who eats half may pay for the place. */
const MAY_BE_EQUAL: ReadonlySet<Measure['scale']> = new Set(['share'])

/**
 * One dish in two measures of which the larger costs less, or no more: a steak of 12 oz below one of 8 oz, a bottle
 * below its glass, a plate for children above the dish it is called after. Asked, never proposed.
 * @param section the items of one section
 */
export function checkPortions(section: readonly ReviewedItem[]): RecommendationOf<'portion_price'>[] {
  const portions = section.flatMap(portionsOf)
  const pairs = portions.flatMap((one, at) =>
    portions.slice(at + 1).flatMap((other) => pairOf(one, other) ?? []),
  )
  const byScale = Map.groupBy(pairs, ({ larger }) => larger.measure.scale)
  return [...byScale.values()].flatMap((alike) => {
    const odd = alike.filter(isOdd)
    // Where most are the other way round, it is we who misread the measures.
    return odd.length > 1 && odd.length * 2 > alike.length ? [] : odd.map(portionFinding)
  })
}

interface Pair {
  readonly smaller: Portion
  readonly larger: Portion
}

/** Two measures of one dish; undefined where they cannot be compared. */
function pairOf(one: Portion, other: Portion): Pair | undefined {
  const isOneDish =
    one.reviewed === other.reviewed || areOneDish(one.reviewed.item.name, other.reviewed.item.name)
  const mine = asOn(other.measure, one.measure)
  const theirs = asOn(one.measure, other.measure)
  if (!isOneDish || mine.scale !== theirs.scale || mine.amount === theirs.amount) return undefined
  return mine.amount < theirs.amount ? { smaller: one, larger: other } : { smaller: other, larger: one }
}

const isOdd = ({ smaller, larger }: Pair): boolean =>
  larger.own.amount < smaller.own.amount ||
  (larger.own.amount === smaller.own.amount &&
    (!MAY_BE_EQUAL.has(larger.measure.scale) || larger.measure.amount > 1))

/** `Half rack`, and how it's made. */
const SHARE_FIRST = /^(?:half|full|whole|quarter) (?:a )?(?:rack|bird|chicken|duck|lobster|slab|order)\b/i

/** Each price that says how much it is for, by the words of the item and of the price. */
const portionsOf = (reviewed: ReviewedItem): Portion[] =>
  reviewed.amounts.flatMap((own) => {
    if (own.kind !== 'fixed') return []
    // A price whose measure we don't understand isn't a plate: a tapa may be next to half a plate.
    if (own.variant !== null && measureOf(own.variant) === ONE_PLATE) return []
    const { name, description } = reviewed.item
    const measure = measureOf([name, own.variant ?? ''].join(' ')) ?? measureOfSize(own)
    // Of a plate that its name doesn't measure, the description may.
    const described = own.variant === null && measure === ONE_PLATE ? measureOf(description) : undefined
    const isShare = described !== undefined && SHARE_FIRST.test(description)
    const also = described && MEASURED.has(described.scale) ? described : undefined
    return (isShare ? [described] : [measure, also]).flatMap((one) =>
      one ? [{ reviewed, own, measure: one }] : [],
    )
  })

/** `Half, 10 oz` is of 10 oz. */
const measureOfSize = ({ size }: OwnAmount): Measure | undefined => (size ? measureOf('', size) : undefined)

const portionFinding = ({ smaller, larger }: Pair): RecommendationOf<'portion_price'> => ({
  code: 'portion_price',
  id: `${itemFindingId('portion_price', larger.reviewed)}:${larger.own.priceId}`,
  pointer: `${larger.reviewed.pointer}/prices/${larger.own.index}/amount`,
  params: {
    larger: nameOfAmount(larger.reviewed, larger.own),
    largerPrice: larger.own.amount,
    smaller: nameOfAmount(smaller.reviewed, smaller.own),
    smallerPrice: smaller.own.amount,
  },
  edits: [],
  ...(larger.own.amount < smaller.own.amount && {
    stake: { itemId: larger.reviewed.item.id, amount: smaller.own.amount - larger.own.amount },
  }),
})

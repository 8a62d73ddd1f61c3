import { atOnce, type Steps } from '../../computing/steps.ts'
import { itemsOfFinding } from '../advice/advice.ts'
import { byTheGlass } from '../questions/prices/by-the-glass.ts'
import { dearIsCheapest } from '../questions/prices/dear-is-cheapest.ts'
import { sumOfExtras } from '../questions/prices/extras.ts'
import { oddOfSort } from '../questions/prices/odd-of-sort.ts'
import { perMeasure } from '../questions/prices/per-measure.ts'
import { sizeSteps } from '../questions/prices/size-steps.ts'
import { twoPrices } from '../questions/prices/two-prices.ts'
import { versions } from '../questions/prices/versions.ts'
import { questionChecks } from '../questions/rules.ts'
import {
  createDishPicker,
  type DishPicker,
  type MenuToReview,
  type Review,
  reviewMenuInSteps,
} from '../review/menu-review.ts'
import { type Recommendation, topicOf, topics } from '../review/recommendation.ts'
import { checkBalance } from './composition/balance-checks.ts'
import { checkComposition } from './composition/composition-checks.ts'
import { checkDiets } from './composition/diet-checks.ts'
import { checkRepetition } from './composition/repetition-checks.ts'
import { checkTechniques } from './composition/technique-checks.ts'
import { checkWines } from './composition/wine-checks.ts'
import { checkListEnds } from './order/list-end-checks.ts'
import { checkOrder } from './order/order-checks.ts'
import { checkCosts } from './prices/cost-checks.ts'
import { checkCoursePrices } from './prices/course-price-checks.ts'
import { checkPrices } from './prices/price-checks.ts'
import { checkProduce } from './season/produce-checks.ts'
import { checkSeason, checkTrends } from './season/season-checks.ts'
import { checkDescriptions } from './words/description-checks.ts'
import { checkMarks } from './words/mark-checks.ts'
import { checkSpelling } from './words/spelling-checks.ts'
import { checkTexts } from './words/text-checks.ts'

/**
 * Everything that would make a menu better, by topic, each with what would fix it. Applying the edits of
 * one (`applyEdits`) removes it. No two propose the same dish; the same menu gets the same report.
 */
export const recommend = (input: MenuToReview): Recommendation[] => atOnce(recommendInSteps(input))

/** One that reads recipes of many dishes does it in steps. */
type Check = (
  review: Review,
  picker: DishPicker,
) => readonly Recommendation[] | Steps<readonly Recommendation[]>

const checks: readonly Check[] = [
  checkPrices,
  checkCoursePrices,
  checkCosts,
  checkRepetition,
  checkDiets,
  checkComposition,
  checkWines,
  checkTechniques,
  checkBalance,
  checkOrder,
  checkListEnds,
  checkDescriptions,
  checkTexts,
  checkSpelling,
  checkMarks,
  checkSeason,
  checkProduce,
  ...questionChecks,
  checkTrends,
]

/**
 * The same, a check a step.
 * @param without checks that are not wanted
 */
export function* recommendInSteps(
  input: MenuToReview,
  without: readonly Check[] = [],
): Steps<Recommendation[]> {
  const review = yield* reviewMenuInSteps(input)
  yield
  const picker = createDishPicker(review)
  const found: Recommendation[] = []
  for (const check of checks.filter((one) => !without.includes(one))) {
    yield
    const made = check(review, picker)
    found.push(...('next' in made ? yield* made : made))
  }
  const slips = new Set(found.flatMap((one) => (isSlip(one) ? dishAt(one) : [])))
  const odd = new Set(found.filter(isSlip).flatMap((one) => itemsOfFinding(input.menu, one)))
  const atTwoPrices = new Set(
    found.flatMap((one) =>
      one.code === 'question' && one.params.rule === twoPrices.id ? (one.items ?? []) : [],
    ),
  )
  const each = found.filter(
    (one) =>
      !((SAID_BY_SLIP.has(one.code) || isOddOfSort(one)) && slips.has(dishAt(one))) &&
      !(isPairOfPrices(one) && one.items?.some((id) => odd.has(id))) &&
      !(one.code === 'near_duplicate' && itemsOfFinding(input.menu, one).some((id) => atTwoPrices.has(id))),
  )
  // Of a price that is in doubt nobody can say what it’s worth.
  const single = onePerPrice(each).map((one) =>
    one.stake && odd.has(one.stake.itemId) ? { ...one, stake: undefined } : one,
  )
  return topics.flatMap((topic) => single.filter((finding) => topicOf(finding) === topic))
}

/** What else is odd about a price that is a slip. */
const SAID_BY_SLIP: ReadonlySet<Recommendation['code']> = new Set([
  'course_price',
  'cost_of_price',
  'price_order',
  'portion_price',
])

/** What is odd about one price next to another, by its code or rule. */
const OF_ONE_PRICE: ReadonlySet<string> = new Set([
  'portion_price',
  'price_order',
  sizeSteps.id,
  perMeasure.id,
  versions.id,
  dearIsCheapest.id,
  oddOfSort.id,
  sumOfExtras.id,
])

/** One odd price is reported once: by the first of its findings. */
function onePerPrice(found: readonly Recommendation[]): Recommendation[] {
  const shown = new Set<string>()
  return found.filter((one) => {
    if (!OF_ONE_PRICE.has(one.code === 'question' ? one.params.rule : one.code)) return true
    const at = dishAt(one)
    return !shown.has(at) && shown.add(at)
  })
}

const isSlip = ({ code }: Recommendation): boolean => code === 'price_slip' || code === 'price_slip_low'

const isOddOfSort = (one: Recommendation): boolean =>
  one.code === 'question' && one.params.rule === oddOfSort.id

/** Where a dish or two are compared of which one is a slip, that explains it. */
const isPairOfPrices = (one: Recommendation): boolean =>
  one.code === 'question' &&
  one.params.topic === 'prices' &&
  one.params.rule !== byTheGlass.id &&
  (one.items?.length ?? 0) <= 2

/** Where the item is that a finding on a price points into. */
const dishAt = ({ pointer }: Recommendation): string => pointer.replace(/\/prices.*$/, '')

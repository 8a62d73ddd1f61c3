import { createDishPicker, type MenuToReview, reviewMenu } from '../review/menu-review.ts'
import { checkBalance } from './balance-checks.ts'
import { checkComposition } from './composition-checks.ts'
import { checkCosts } from './cost-checks.ts'
import { checkCoursePrices } from './course-price-checks.ts'
import { checkDescriptions } from './description-checks.ts'
import { checkDiets } from './diet-checks.ts'
import { checkListEnds } from './list-end-checks.ts'
import { checkMarks } from './mark-checks.ts'
import { checkOrder } from './order-checks.ts'
import { checkPrices } from './price-checks.ts'
import { checkProduce } from './produce-checks.ts'
import { type Recommendation, topicOf, topics } from './recommendation.ts'
import { checkRepetition } from './repetition-checks.ts'
import { checkSeason, checkTrends } from './season-checks.ts'
import { checkSpelling } from './spelling-checks.ts'
import { checkTechniques } from './technique-checks.ts'
import { checkTexts } from './text-checks.ts'
import { checkWines } from './wine-checks.ts'

/**
 * Everything that would make a menu better, by topic, each with what would mend it. Applying the edits
 * of one (`applyEdits`) removes it. No two propose the same dish; the same menu gets the same report.
 */
export function recommend(input: MenuToReview): Recommendation[] {
  const review = reviewMenu(input)
  const picker = createDishPicker(review)
  const found: Recommendation[] = [
    ...checkPrices(review),
    ...checkCoursePrices(review),
    ...checkCosts(review),
    ...checkRepetition(review, picker),
    ...checkDiets(review, picker),
    ...checkComposition(review, picker),
    ...checkWines(review, picker),
    ...checkTechniques(review),
    ...checkBalance(review, picker),
    ...checkOrder(review),
    ...checkListEnds(review),
    ...checkDescriptions(review),
    ...checkTexts(review),
    ...checkSpelling(review),
    ...checkMarks(review),
    ...checkSeason(review, picker),
    ...checkProduce(review),
    ...checkTrends(review, picker),
  ]
  return topics.flatMap((topic) => found.filter(({ code }) => topicOf[code] === topic))
}

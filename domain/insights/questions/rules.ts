import type { Review } from '../review/menu-review.ts'
import type { RecommendationOf } from '../review/recommendation.ts'
import { asked, type QuestionRule } from './asking/question.ts'
import { noBubbles, noZeroProof, softAboveStrong, virginAboveReal, wineUnnamed } from './dishes/drinks.ts'
import { everywhere, oneFlesh } from './dishes/everywhere.ts'
import { healthPromises, impossibleFigures } from './dishes/impossible.ts'
import { coursesMissing, emptySections, longList, mostlyMarket, numbersTwice } from './dishes/lists.ts'
import { promises } from './dishes/promises.ts'
import { listsUnlike, marketAndPrice, notForChildren } from './dishes/structure.ts'
import { noVegetarianMain } from './dishes/vegetarian.ts'
import { untrueClaims } from './dishes/word-claims.ts'
import { chargesPileUp, contradictoryNotices } from './house/notices.ts'
import { sidesPromised, unfinishedTexts } from './house/unfinished.ts'
import { belowCompetitors } from './prices/below-competitors.ts'
import { byTheGlass } from './prices/by-the-glass.ts'
import { dearIsCheapest } from './prices/dear-is-cheapest.ts'
import { extraAboveDishes, extraAboveSide, extraPrices, extrasMissing, sumOfExtras } from './prices/extras.ts'
import { famousBottles } from './prices/famous-bottles.ts'
import { flights } from './prices/flights.ts'
import { oddOfSort } from './prices/odd-of-sort.ts'
import { onePrice } from './prices/one-price.ts'
import { packs } from './prices/packs.ts'
import { perMeasure } from './prices/per-measure.ts'
import { otherCurrency, priceInWords } from './prices/price-in-words.ts'
import { setAboveParts } from './prices/sets.ts'
import { sizeSteps } from './prices/size-steps.ts'
import { smallAboveUsual } from './prices/small-portions.ts'
import { cheaperHours, twoPrices } from './prices/two-prices.ts'
import { versions } from './prices/versions.ts'
import { hype } from './words/hype.ts'
import { nearMisses } from './words/near-misses.ts'
import { wordsOfAnother } from './words/other-dish.ts'
import { spellingsMixed } from './words/spellings.ts'
import { letterCase, nameAgain, textSlips } from './words/text-slips.ts'

/** Every rule that asks its owner something. */
export const rules: readonly QuestionRule[] = [
  priceInWords,
  otherCurrency,
  twoPrices,
  cheaperHours,
  smallAboveUsual,
  versions,
  packs,
  perMeasure,
  flights,
  sizeSteps,
  setAboveParts,
  byTheGlass,
  onePrice,
  dearIsCheapest,
  oddOfSort,
  famousBottles,
  belowCompetitors,
  virginAboveReal,
  extraPrices,
  sumOfExtras,
  extraAboveSide,
  extraAboveDishes,
  extrasMissing,
  untrueClaims,
  noVegetarianMain,
  promises,
  impossibleFigures,
  healthPromises,
  numbersTwice,
  everywhere,
  oneFlesh,
  noBubbles,
  noZeroProof,
  softAboveStrong,
  wineUnnamed,
  longList,
  listsUnlike,
  emptySections,
  coursesMissing,
  mostlyMarket,
  marketAndPrice,
  notForChildren,
  sidesPromised,
  contradictoryNotices,
  chargesPileUp,
  unfinishedTexts,
  textSlips,
  nameAgain,
  wordsOfAnother,
  letterCase,
  nearMisses,
  spellingsMixed,
  hype,
]

/** What each rule asks about a menu. */
export const questionChecks = rules.map(
  (rule) =>
    (review: Review): RecommendationOf<'question'>[] =>
      asked(review, rule),
)

import type { CommandRule } from '../answers/command.ts'
import { added, sectionAdded } from './adding.ts'
import { duplicated, movedBeside, movedToEnd, movedToSection, sorted, swapped } from './arranging.ts'
import { containing, priced } from './asking.ts'
import { boxed, marked, unboxed, unmarked } from './marking.ts'
import { priceChanges, priceEndings } from './price-changes.ts'
import { refused } from './refusing.ts'
import { removed } from './removing.ts'
import { back, hidden, soldOut } from './selling.ts'
import { eachPrice, marketPrice, multiplied, noPrice, pricedAsAnother, setPricesTo } from './set-prices.ts'
import { described, menuTitle, named, perhapsNamed } from './wording.ts'

/** In the order in which they are tried: what no command does first, then what says most of itself. */
export const allRules: readonly CommandRule[] = [
  refused,
  containing,
  priced,
  unmarked,
  unboxed,
  noPrice,
  described,
  menuTitle,
  named,
  sectionAdded,
  multiplied,
  priceChanges,
  priceEndings,
  marketPrice,
  eachPrice,
  pricedAsAnother,
  setPricesTo,
  added,
  back,
  hidden,
  soldOut,
  sorted,
  swapped,
  duplicated,
  marked,
  boxed,
  movedToEnd,
  movedToSection,
  movedBeside,
  removed,
  perhapsNamed,
]

import { isLabel } from '../../prices/words/labels.ts'
import type { LineFacts } from '../lines/line-facts.ts'

/** Characters of a name in a block. */
const LONGEST_NAME = 50

/** Can a line be the name of a dish whose price is elsewhere, or of none? */
export const isName = ({ text, tail, headRuns }: LineFacts): boolean =>
  tail.prices.length === 0 &&
  headRuns < 2 &&
  /^[\p{Lu}\p{Lo}\d„“"«]/u.test(text) &&
  !/[,.]\s|\t|[,.:]$/u.test(text) &&
  text.length <= LONGEST_NAME

/** Does a line have a name and its own price behind it, as a dish on one line has? */
export const isWhole = ({ tail, text, isNotice, isContact }: LineFacts): boolean =>
  /\p{L}{2}/u.test(tail.before) &&
  !isLabel(tail.before) &&
  tail.prices.some(({ kind, isWeak }) => OF_DISHES.has(kind) && !(isWeak && ENDS_IN_YEAR.test(text))) &&
  text.length <= LONGEST_DISH &&
  !isNotice &&
  !isContact

const OF_DISHES: ReadonlySet<string> = new Set(['fixed', 'from'])

const ENDS_IN_YEAR = /(?:19|20)\d\d$/u

/** Characters of a dish on one line. */
const LONGEST_DISH = 120

import { HEADING } from './heading-score.ts'
import type { Here } from './here.ts'
import { wordParts } from './several.ts'

/** No other line of its block says of what a section has. */
export function isAlone(here: Here): boolean {
  const { at, around, open, style } = here
  const before = around.before(at)
  const isFirst = around.lines[at]?.gapAbove !== 0 || before === undefined || open.hasItems === false
  const [next, ...more] = around.blockAfter(at)
  if (!next) return isFirst
  const isLast = !style.hasBlankLines && around.score(at + 1) >= HEADING
  return (
    isFirst &&
    (isLast ||
      [next, ...more].every(
        ({ legend, isNotice, text, tail }) =>
          legend !== undefined ||
          isNotice ||
          (tail.prices.length === 0 && SERVED.test(text)) ||
          (tail.prices.length > 0 && /^(?:extra|add|all|upgrade)\b/iu.test(text)),
      ))
  )
}

/** `served with fries & a drink` below a list */
const SERVED = /^\(?(?:all\s)?(?:served|includes?|comes?|serviert|servie?s?|servito|servido)\b/iu

/** Returns whether its words are several items. */
export function isSeveralWords({ facts: { text }, open }: Here): boolean {
  return (
    wordParts(text).length > 1 &&
    (!/,/u.test(text) || / [·•|/] /u.test(text) || (open.isWhole && !open.hasItems))
  )
}

import { sure } from './answer.ts'
import { headingRole } from './heading-role.ts'
import type { Here } from './here.ts'
import type { LineFacts } from './line-facts.ts'
import { isPriceLine } from './line-kinds.ts'
import type { ReadLine } from './role.ts'

/** Judges a line of words on a menu that puts each price on a separate line, below what it belongs to. */
export function judgeOverPrice(here: Here): ReadLine | undefined {
  const { facts, at, around, open, style } = here
  const { size } = facts.line
  const isLarge = size >= style.itemSize * 1.08
  const isInItemType = !isLarge && size >= style.itemSize * 0.97
  if (isNameOverPrice(here)) return sure('item')
  if (open.isWhole && open.item && isInItemType && isLikeBold(facts, open.item)) return sure('item')
  if (open.hasSection && !isTold(here)) {
    if (size >= style.itemSize * 1.15) return sure(headingRole(here))
    if (size < style.itemSize * 0.97 && !open.item) return sure('note')
  }
  const mayBegin = facts.gapAbove >= 1 || !open.item || open.itemHasPrice
  if (isInItemType && !facts.isCapitals && mayBegin && around.pricesBelow(at)) return sure('item')
  return open.item && !isLarge && facts.gapAbove < 1 ? sure('part') : undefined
}

/** Returns whether both are in bold type, of one size. Descriptions of dishes aren't. */
const isLikeBold = ({ line }: LineFacts, { line: other }: LineFacts): boolean =>
  line.isBold === true && other.isBold === true && Math.abs(line.size - other.size) < 0.05

/** Returns whether it is a sentence, or a legend or a line of other signs says what it is. */
const isTold = ({ facts }: Here): boolean => /[.!?]$/u.test(facts.text) || facts.legend !== undefined

/** Returns whether a separate price follows, below nothing but lines in smaller type. */
function isNameOverPrice({ facts, at, around, open, style }: Here): boolean {
  const { line } = facts
  if (line.tag?.kind === 'heading' || line.size >= style.itemSize * 1.08) return false
  if (line.size < style.itemSize * 0.97 || (open.item && !open.itemHasPrice)) return false
  const block = around.blockAfter(at)
  const priceAt = block.findIndex(isPriceLine)
  const isLesser = ({ line: other }: LineFacts) =>
    other.size < line.size * 0.97 ||
    (line.isBold === true && other.isBold !== true) ||
    (other.isItalic === true && line.isItalic !== true)
  return (
    priceAt >= 0 &&
    priceAt < 4 &&
    (line.isBold === true || priceAt > 0) &&
    block.slice(0, priceAt).every(isLesser)
  )
}

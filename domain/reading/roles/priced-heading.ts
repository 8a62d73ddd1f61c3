import { isOfDay } from '../words/time-words.ts'
import { HEADING } from './heading-score.ts'
import type { Here } from './here.ts'
import { hasCapitalsFirst, hasOrnaments } from './line-facts.ts'
import { isFixed, isPriced } from './line-kinds.ts'

/** A heading with the price of all that is in its section. */
export function isPricedHeading(here: Here): boolean {
  const { facts, at, around, open, style } = here
  const next = around.after(at)
  const block = around.blockAfter(at)
  const isFirst =
    facts.gapAbove >= 1 || around.before(at)?.isOrnament === true || facts.line.tag?.kind === 'heading'
  const score = around.score(at)
  if (facts.line.tag?.kind === 'heading') return true
  if (hasOrnaments(facts.text) || (facts.isAdorned && next && !isPriced(next))) return true
  if (facts.line.size >= style.itemSize * 1.2 && facts.line.isBold) return true
  const isOfAll =
    /\t/u.test(facts.text) &&
    facts.tail.prices.every(
      ({ kind, label = '' }) => kind === 'unit' || /^(?:any|all|two|three|four|five|six)\b/iu.test(label),
    )
  if (isFirst && isOfAll && block.every(({ tail }) => tail.prices.length === 0)) return true
  const isMeal = /\b(?:menus?|tasting|prix fixe|omakase|formule|menú|menü|degustation|dégustation)\b/iu.test(
    facts.head,
  )
  if (isFirst && isMeal && unpricedAfter(here) >= 3) return true
  const isBare = facts.tail.prices.every(({ label, size }) => !label && !size)
  if (
    isFirst &&
    isBare &&
    facts.sectionWords === 1 &&
    around.after(at)?.gapAbove !== 0 &&
    unpricedAfter(here) > 1
  )
    return true
  if (block.filter(({ text }) => isOfDay(text)).length > 2) return true
  const head = facts.isCapitals || hasCapitalsFirst(facts.text)
  if (head && style.capitalItems < 0.3 && (isFirst || score >= HEADING)) return true
  if (!isFirst) return false
  // Where dishes are apart with their descriptions below, and headings in capitals, such a line is a dish.
  if (style.hasCapitalHeadings && !facts.isCapitals && style.pricedShare > 0.5 && block.length < 3)
    return false
  const isFollowed =
    next !== undefined &&
    next.gapAbove < 1 &&
    !isPriced(next) &&
    !next.isNotice &&
    !next.legend &&
    next.indent <= facts.indent &&
    (!next.startsSmall || style.hasSmallNames)
  const isUnpriced = block.filter(isFixed).length * 3 <= block.length
  if (
    isFollowed &&
    isUnpriced &&
    (facts.sectionWords === 1 || (block.length > 1 && style.gapBeforeItem < 0.3))
  )
    return true
  if (facts.sectionWords === 1 && block.length === 0 && /:\s/u.test(facts.text)) return true
  // Alone between blank lines, below columns of prices that it does not fill.
  return (
    open.hasHeads &&
    facts.tail.prices.length === 1 &&
    isFixed(facts) &&
    style.gapBeforeItem < 0.3 &&
    (block.length === 0 || block[0]?.legend !== undefined)
  )
}

/** Counts the lines without a price that follow, up to the next priced one; pairings aren't counted. */
function unpricedAfter({ at, around }: Here): number {
  let count = 0
  for (const facts of around.lines.slice(at + 1, at + 30)) {
    if (/pairing|accord|maridaje|begleitung|abbinamento/iu.test(facts.text) || facts.isOrnament) continue
    if (isFixed(facts)) break
    count += 1
  }
  return count
}

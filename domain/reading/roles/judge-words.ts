import { isLabel } from '../../prices/words/labels.ts'
import { isOfDay, isServingTime } from '../words/time-words.ts'
import { sure, unsure } from './answer.ts'
import { hasPriceBelow, hasVariantsBelow, isListBelowName } from './below-names.ts'
import { isCourseLine } from './course-line.ts'
import { isCourseName, isStep } from './course-name.ts'
import { headingRole } from './heading-role.ts'
import { HEADING } from './heading-score.ts'
import type { Here } from './here.ts'
import { judgeOverPrice } from './judge-over-price.ts'
import { isFixed, isPriced, isPriceLine } from './line-kinds.ts'
import { isAlone, isSeveralWords } from './lists.ts'
import type { ReadLine } from './role.ts'
import { isIntro, isOtherScript } from './section-intro.ts'
import { isNameAndMore, wordParts } from './several.ts'

/** A line without prices. */
export function judgeWords(here: Here): ReadLine {
  const { facts, at, around, open, style } = here
  const { text } = facts
  const score = around.score(at)
  const next = around.after(at)
  const isTight = facts.gapAbove < 1
  const isIndented = open.item !== undefined && facts.indent >= open.item.indent + 2
  if (
    open.isWhole &&
    open.hasItems &&
    isTight &&
    /^(?:with|mit|avec|con)\b/u.test(text) &&
    around.blockAfter(at).length === 0
  )
    return sure('note')
  const isOfAll = open.hasItems && isTight && OF_ALL.test(text)
  if (isOfAll && (open.isWhole || around.blockAfter(at).length === 0)) return sure('note')
  if (open.isWhole && open.item && /^(?:or|oder|ou)\s/iu.test(text)) return sure('item')
  // Where the first of a section at one price begins small, all do.
  const isNext = open.isWhole && open.item?.startsSmall === true && !isIndented && !/^[([]/u.test(text)
  const isSmall = facts.startsSmall && !facts.isCapitals && !isNext
  if (open.item && isTight && (isIndented || isSmall) && score < HEADING + 2)
    return sure(isExtraWords(here) ? 'extras' : 'part')
  if (open.hasSection && isOfDay(text) && [around.before(at), next].some((one) => one && isOfDay(one.text)))
    return sure('item')
  if (isCourseLine(here) || isCourseName(here) || isStep(here)) return sure('subsection')
  if (open.hasItems && !open.isWhole && /^[^:,]{3,30}:\s[^,]+,[^,]+,/u.test(text) && style.pricedShare > 0.3)
    return unsure('note', 0.7, 'notice_or_note', text)
  if (open.hasSection && !style.hasPricesBelow && isFirstHalf(here)) return sure('item')
  const overPrice = style.hasPricesBelow ? judgeOverPrice(here) : undefined
  if (overPrice) return overPrice
  if (style.hasPricesFirst && !open.isWhole && open.item && open.itemHasPrice && isTight) return sure('part')
  if (
    open.isWhole &&
    style.hasBlocksWithParts &&
    facts.gapAbove >= 1 &&
    next?.startsSmall &&
    next.gapAbove < 1 &&
    !facts.isCapitals
  )
    return sure('item')
  if (open.isWhole && style.hasBlocksWithParts && open.item && isTight) return sure('part')
  if (open.isWhole && open.item && isTight && isListBelowName(here)) return sure('part')
  if (
    open.top?.isPriced &&
    isTight &&
    open.hasSection &&
    facts.sectionWords === 1 &&
    facts.head === text &&
    around.isChoice(at) &&
    text.split(/\s+/u).length <= 2
  )
    return sure('subsection')
  if (!facts.startsSmall && (!open.item || open.itemHasPrice) && hasPriceBelow(here)) return sure('item')
  // Set smaller below a dish that still waits for its price: said of it.
  if (
    open.item &&
    isTight &&
    !open.itemHasPrice &&
    facts.line.size < open.item.line.size * 0.93 &&
    isPriced(next ?? facts)
  )
    return sure('part')
  if (
    open.isCourses &&
    open.isWhole &&
    !open.hasItems &&
    /\s(?:or|oder|ou)\s/iu.test(text) &&
    (around.blockAfter(at).length === 0 || !next || next.line.tag?.kind === 'heading' || next.gapAbove >= 0.9)
  )
    return sure('items')
  if (
    next &&
    isTight &&
    open.hasSection &&
    next.gapAbove < 1 &&
    isPriced(next) &&
    isLabel(next.tail.before) &&
    score < HEADING + 1 &&
    !facts.startsSmall
  )
    return sure('item')
  if (
    open.isWhole &&
    !open.hasItems &&
    style.hasSmallParts &&
    facts.line.size < 0.95 &&
    !/ [·•|/] /u.test(text)
  )
    return sure('note')
  if (open.hasSection && !open.hasItems && isTight && isOtherScript(here)) return sure('part')
  if (style.hasPricesBelow && open.hasSection && hasVariantsBelow(here)) return sure('item')
  if (score >= HEADING) {
    const role = headingRole(here)
    return score >= HEADING + 1 ? sure(role) : unsure(role, 0.7, 'heading_or_item', text)
  }
  if (open.hasSection && !open.hasItems && isIntro(here)) return sure('note')
  if (
    open.hasSection &&
    !open.hasItems &&
    !open.isWhole &&
    isTight &&
    next &&
    isPriced(next) &&
    next.gapAbove < 1 &&
    !isPriceLine(next) &&
    !next.startsSmall &&
    !style.hasPricesBelow
  )
    return unsure('note', 0.6, 'notice_or_note', text)
  if (open.isWhole && !open.hasItems && isTight && /\d/u.test(text) && isServingTime(text))
    return sure('note')
  if (isSaidOfWhole(here)) return unsure('note', 0.7, 'notice_or_note', text)
  if (open.isWhole || !style.hasPrices) {
    if (isSeveralWords(here) && (/ [·•|/] |\t/u.test(text) || isAlone(here))) return sure('items')
    if (open.hasSection)
      return isTight || !open.hasItems ? sure('item') : unsure('item', 0.6, 'heading_or_item', text)
  }
  if (isSeveralWords(here) && / [·•|] /u.test(text))
    return open.hasItems && open.itemHasPrice ? unsure('note', 0.5, 'heading_or_item', text) : sure('items')
  if (open.item && isTight && !open.itemHasPrice && next && isPriceLine(next)) return sure('part')
  if (next && isPriceLine(next) && next.gapAbove < 1) return sure('item')
  if (next && next.gapAbove < 1 && next.startsSmall && isPriced(next)) return sure('item')
  if (style.hasPricesBelow && around.pricesBelow(at)) return sure('item')
  if (
    open.item &&
    isTight &&
    style.hasSmallParts &&
    facts.line.size >= open.item.line.size * 0.97 &&
    (!facts.line.isItalic || open.item.line.isItalic === true) &&
    !facts.startsSmall
  )
    return sure('item')
  if (open.item && isTight && isRowWithoutPrice(here)) return unsure('item', 0.5, 'price_missing', text)
  if (open.item && isTight) {
    if (
      style.hasPartsBelow ||
      /,|\.$/u.test(text) ||
      facts.line.isItalic ||
      facts.line.size < open.item.line.size * 0.97
    )
      return sure('part')
    return open.itemHasPrice && !looksLikeName(text)
      ? sure('part')
      : unsure('part', 0.5, 'item_or_part', text)
  }
  if (open.hasSection && /[.!?]$|,/u.test(text))
    return open.hasItems ? unsure('note', 0.5, 'notice_or_note', text) : sure('note')
  if (open.hasSection) return unsure('item', 0.4, 'price_missing', text)
  return unsure('note', 0.4, 'name_unclear', text)
}

/** `La galette du mois   voir ardoise` among rows: two runs where those have a name and a price. */
const isRowWithoutPrice = ({ facts, open, style }: Here): boolean =>
  /^[^\t]+\t[^\t]+$/u.test(facts.text) &&
  open.item !== undefined &&
  open.itemHasPrice &&
  open.item.text.includes('\t') &&
  facts.indent === open.item.indent &&
  !facts.startsSmall &&
  !style.hasPartsBelow

/** `All with pickles, coriander and chilli` below the dishes of a section at one price */
const OF_ALL =
  /^(?:all|alle|served|serviert|tout(?:e?s)|tous|servie?s?|todos|todas|tutti|tutte)\s(?:\p{L}+\s)*(?:with|on|in|mit|auf|avec|con|com|met|med|e)\s/iu

/**
 * Returns whether a dish goes on in the next line, where its price is: `Schweinsbraten, Knödel,` above
 * `Krautsalat 15,90`.
 */
const isFirstHalf = ({ facts: { text, startsSmall, line }, at, around, open, style }: Here): boolean => {
  const next = around.after(at)
  return (
    next !== undefined &&
    next.gapAbove < 1 &&
    isFixed(next) &&
    !isPriceLine(next) &&
    !startsSmall &&
    OPEN_END.test(text) &&
    line.size >= style.itemSize * 0.97 &&
    (!open.item || open.itemHasPrice)
  )
}

/** What a line ends with that goes on in the next one. */
export const OPEN_END = /(?:,|\s(?:&|and|with|und|mit|et|avec|y|con|e|en|met|og|och))$/iu

/** Words; what is longer and is alone below a price for all says what is got for it. */
const LONGEST_ALONE = 4

/** `Continental buffet plus any one dish from the kitchen` alone below `THE FULL WESTCLIFF £19.50`. */
const isSaidOfWhole = ({ facts: { text, gapAbove }, at, around, open }: Here): boolean =>
  open.top?.isPriced === true &&
  !open.hasItems &&
  !open.isCourses &&
  gapAbove < 1 &&
  text.split(/\s+/u).length > LONGEST_ALONE &&
  wordParts(text).length === 1 &&
  !isNameAndMore(text.split(/,\s+/u)) &&
  around.blockAfter(at).length === 0

/** `Biscuit 30p`, `Schweizer Art`: two words with capital letters, or a number among them, as in names of dishes. */
const looksLikeName = (text: string): boolean => /\d|^\p{Lu}\S*\s\p{Lu}/u.test(text)

function isExtraWords({ facts: { text } }: Here): boolean {
  return /^(?:add|choice of|choose|wahlweise mit)\b/iu.test(text) && /\d/u.test(text)
}

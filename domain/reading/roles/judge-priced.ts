import { isLabel } from '../../prices/words/labels.ts'
import { isOfDay } from '../words/time-words.ts'
import { isExtras, isOnTop, isServedWith, isVariants } from './add-ons.ts'
import { sure, unsure } from './answer.ts'
import { isCourseLine } from './course-line.ts'
import { headingRole } from './heading-role.ts'
import type { Here } from './here.ts'
import { OPEN_END } from './judge-words.ts'
import { hasHeadingBeforeHeads } from './line-facts.ts'
import { isFixed } from './line-kinds.ts'
import { isAlone } from './lists.ts'
import { isOnlyPrices } from './only-prices.ts'
import { isPricedHeading } from './priced-heading.ts'
import type { ReadLine } from './role.ts'
import { headingWithList, isList, severalParts, wordParts } from './several.ts'

/** A line with prices, or with heads over prices; undefined where it has neither. */
export function judgePriced(here: Here): ReadLine | undefined {
  const { facts, open, style } = here
  const { tail, text } = facts
  const isLabeled = tail.prices.length > 1 && tail.prices.every(({ label, size }) => label || size)
  if (facts.headRuns > 1 && !isLabeled && columnsFollow(here))
    return sure(headingRole(here) === 'subsection' && hasHeadingBeforeHeads(facts) ? 'subsection' : 'heads')
  if (tail.prices.length === 0) return facts.isPriceFirst && style.hasPricesFirst ? sure('item') : undefined
  const weak = tail.prices.every(({ isWeak }) => isWeak)
  if (
    open.item &&
    open.itemHasPrice &&
    facts.gapAbove < 1 &&
    tail.prices.length === 1 &&
    /^(?:with|mit|avec|con|com|met)\s/u.test(text) &&
    tail.prices[0]?.kind === 'fixed'
  )
    return sure('prices')
  if (isOneOfDays(here)) return sure('item')
  if (isListWithExtras(here)) return sure('items')
  if (tail.before === '' || isOnlyPrices(here)) return judgePrices(here)
  if (
    /^[^:\t\d]{2,40}:\s/u.test(text) &&
    open.item &&
    facts.gapAbove < 1 &&
    tail.prices.every(({ kind }) => kind === 'supplement') &&
    facts.line.size < open.item.line.size * 0.97
  )
    return sure('extras')
  if (isPriceRow(here)) return sure('prices')
  if (headingWithList(text)) return sure('section')
  if (open.isWhole && open.item && /^(?:or|oder|ou)\s/iu.test(text) && !isFixed(facts)) return sure('item')
  if (isVariants(here) || isServedWith(here) || isOnTop(here)) return sure('prices')
  if (
    open.isWhole &&
    /\t/u.test(text) &&
    wordParts(text).length > (/\s[·•|/]\s/u.test(text) ? 1 : 2) &&
    tail.prices.every(({ kind }) => kind === 'supplement')
  )
    return sure('items')
  if (isCourseLine(here) && tail.prices.every(({ kind }) => kind === 'supplement')) return sure('subsection')
  if (isExtras(here)) return sure('extras')
  if (isPricedHeading(here)) return sure(isFixed(facts) ? 'section' : headingRole(here))
  if (open.isWhole && !open.hasItems && facts.gapAbove < 1) {
    const isSupplement = tail.prices.every(({ kind }) => kind === 'supplement')
    if (wordParts(text).length > 1 && /\.\s/u.test(text))
      return sure(isAlone(here) || !isSupplement ? 'items' : 'note')
    if (/\p{Ll}{2}\.\s\p{Lu}/u.test(text) && isSupplement) return sure('note')
    if (facts.startsSmall && tail.prices.every(({ kind }) => kind === 'supplement')) return sure('note')
    if (isList(text) && tail.prices.every(({ kind }) => kind === 'supplement')) return sure('items')
  }
  const parts = severalParts(text).length
  const isLast = facts.gapAbove < 1 && here.around.blockAfter(here.at).length === 0
  if (parts > 2 && open.isWhole && open.hasItems && !open.itemHasPrice && isLast) return sure('prices')
  if (parts > 1) return sure('items')
  if (open.item && !open.itemHasPrice && facts.gapAbove < 1 && OPEN_END.test(open.item.text))
    return sure('part')
  // Among choices in small letters, all of which cost the same, one that costs more is one of them.
  const isChoice = open.isWhole && open.item?.startsSmall === true && facts.indent <= open.item.indent
  if (open.item && !open.itemHasPrice && facts.startsSmall && !isChoice && facts.gapAbove < 1)
    return sure(tail.prices.length > 1 && /^(?:with|mit|avec|con|com|met)\b/iu.test(text) ? 'prices' : 'part')
  if (
    open.item &&
    facts.indent > open.item.indent + 1 &&
    facts.gapAbove < 1 &&
    (facts.startsSmall ||
      tail.prices.some(({ kind }) => kind === 'included') ||
      (style.isFlush && open.itemHasPrice && tail.prices.length === 1 && isFixed(facts)))
  )
    return sure('prices')
  if (weak && facts.text.length > 80 && /[.!?]\s/u.test(text)) return unsure('part', 0.5, 'item_or_part')
  return sure('item')
}

/** `Jueves: arroz con bogavante 22 €` among others of a day: the dishes of a week. */
const isOneOfDays = ({ facts: { text }, at, around }: Here): boolean =>
  isOfDay(text) && [around.before(at), around.after(at)].some((one) => one !== undefined && isOfDay(one.text))

/** `ahi tuna, salmon, shrimp, octopus +1, tofu` below a step: choices, some of which cost more. */
const isListWithExtras = ({ facts: { text, tail, gapAbove }, open }: Here): boolean =>
  open.isWhole &&
  !open.hasItems &&
  gapAbove < 1 &&
  open.lastRole === 'subsection' &&
  tail.prices.every(({ kind }) => kind === 'supplement') &&
  wordParts(text).length > 3 &&
  !/^(?:with|add|all|served|choice|choose|mit|avec|con|com)\b/iu.test(text)

/** Prices of what is above. */
function judgePrices(here: Here): ReadLine {
  const { facts, open } = here
  // `Imperial 1,50, caneca 2,80` below `Refrigerantes 1,80`: labels, or a dish that is called like one.
  const isCapital = /^[\p{Lu}\d]/u.test(facts.text) && facts.indent === open.item?.indent
  if (open.item && open.itemHasPrice && isCapital && facts.gapAbove < 1 && open.lastRole === 'item')
    return unsure('prices', 0.6, 'price_unclear')
  if (open.item && facts.gapAbove < 1)
    return open.itemHasPrice && facts.tail.prices.every(({ label, size }) => !label && !size)
      ? unsure('prices', 0.5, 'price_unclear')
      : sure('prices')
  if (open.hasSection) return sure('prices')
  return unsure('prices', 0.5, 'price_unclear')
}

/** `220 g   29.50` in small type below a dish: one of its prices. */
function isPriceRow({ facts, open }: Here): boolean {
  if (!open.item || facts.gapAbove >= 0.9) return false
  const isVariant = facts.startsSmall && isLabel(facts.tail.before) && facts.tail.prices.length === 1
  const isRow =
    facts.tail.prices.length === 1 && (isVariant || !open.itemHasPrice || open.lastRole === 'prices')
  if (isRow && isLabel(facts.tail.before) && !facts.isCapitals) return true
  // Letters of photographs differ in size: a capital begins another dish all the same.
  if (facts.tail.prices.length > 1 || !/^[\p{Ll}\d]/u.test(facts.text)) return false
  if (facts.line.size >= open.item.line.size * 0.97) return false
  return facts.tail.before.split(/\s+/u).length <= 5 && !facts.tail.before.includes(',')
}

/** Do rows below the heads fill as many columns? */
function columnsFollow({ facts, at, around }: Here): boolean {
  const rows = around.lines.slice(at + 1, at + 6).filter(({ isOrnament }) => !isOrnament)
  if (facts.hasColumns) return true
  return rows.some(
    ({ tail }) =>
      tail.prices.length > 1 &&
      tail.prices.length <= facts.headRuns &&
      tail.prices.every(({ label, size }) => !label && !size),
  )
}

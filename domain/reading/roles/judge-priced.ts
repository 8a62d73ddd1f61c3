import { GAP } from '../lines/line.ts'
import { isLabel } from '../words/label-words.ts'
import { isOfDay } from '../words/time-words.ts'
import { sure, unsure } from './answer.ts'
import { isCourseLine } from './course-line.ts'
import { headingRole } from './heading-role.ts'
import { HEADING } from './heading-score.ts'
import type { Here } from './here.ts'
import { hasCapitalsFirst, hasHeadingBeforeHeads, hasOrnaments, type LineFacts } from './line-facts.ts'
import { isFixed, isPriced, saysAddOn } from './line-kinds.ts'
import { isAlone } from './lists.ts'
import { PRICE_FIRST } from './menu-style.ts'
import type { ReadLine } from './role.ts'
import { headingWithList, isList, severalParts, wordParts } from './several.ts'

/** A line with prices, or with heads over prices; undefined where it has neither. */
export function judgePriced(here: Here): ReadLine | undefined {
  const { facts, open, style } = here
  const { tail, text } = facts
  const isLabeled = tail.prices.length > 1 && tail.prices.every(({ label, size }) => label || size)
  if (facts.headRuns > 1 && !isLabeled && columnsFollow(here))
    return sure(headingRole(here) === 'subsection' && hasHeadingBeforeHeads(facts) ? 'subsection' : 'heads')
  if (tail.prices.length === 0)
    return PRICE_FIRST.test(text) && style.hasPricesFirst ? sure('item') : undefined
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
    wordParts(text).length > 1 &&
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
  if (severalParts(text).length > 1) return sure('items')
  if (open.item && !open.itemHasPrice && facts.startsSmall && facts.gapAbove < 1)
    return sure(tail.prices.length > 1 && /^(?:with|mit|avec|con|com|met)\b/iu.test(text) ? 'prices' : 'part')
  if (
    open.item &&
    facts.indent > open.item.indent + 1 &&
    facts.gapAbove < 1 &&
    (facts.startsSmall || tail.prices.some(({ kind }) => kind === 'included'))
  )
    return sure('prices')
  if (weak && facts.text.length > 80 && /[.!?]\s/u.test(text)) return unsure('part', 0.5, 'item_or_part')
  return sure('item')
}

/** Prices of what stands above. */
function judgePrices(here: Here): ReadLine {
  const { facts, open } = here
  if (open.item && facts.gapAbove < 1)
    return open.itemHasPrice && facts.tail.prices.every(({ label, size }) => !label && !size)
      ? unsure('prices', 0.5, 'price_unclear')
      : sure('prices')
  if (open.hasSection) return sure('prices')
  return unsure('prices', 0.5, 'price_unclear')
}

/** `Three courses 65, with wine pairing 95`: all of its words say what is got for its prices. */
function isOnlyPrices(here: Here): boolean {
  const { facts, open, around, at } = here
  const { before, prices } = facts.tail
  if (open.hasItems || prices.length === 0) return false
  if (
    /^(?:(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|\d{1,2})[ -](?:courses?|gänge|plats)|(?:\d|zwei|drei|vier|fünf)[ -](?:gänge|gang)|entrée\s\+|entrée, plat|plat\s\+|starter\s(?:\+|and)|main\s\+|all\s|any\s|each\s|per\s|alle\s|jede)|(?:pairing|accords? mets.*|maridaje.*|weinbegleitung|abbinamento.*)$/iu.test(
      before,
    )
  )
    return true
  if (
    open.hasSection &&
    isLabel(before) &&
    /\s/u.test(before) &&
    prices.length === 1 &&
    !isLabelLine(around.after(at))
  )
    return true
  return (
    (open.isCourses &&
      !open.hasHeads &&
      prices.length > 1 &&
      prices.some(({ label, size }) => label || size)) ||
    (isOfCourses(before) && (open.isCourses || MEAL.test(open.top?.facts.text ?? ''))) ||
    (open.hasSection &&
      facts.startsSmall &&
      (slashedPrices(facts.text) > 1 ||
        (prices.length > 1 &&
          severalParts(facts.text).length < 2 &&
          prices.slice(1).every(({ label }) => label !== undefined))))
  )
}

/** `Suppe, Hauptspeise und Mehlspeise`, `Entrée + plat ou plat + dessert`, `Plat du jour`: courses, and no dish. */
function isOfCourses(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return (
    words.length > 0 && words.every((word) => COURSES.has(word)) && words.some((word) => !LINKS.has(word))
  )
}

const LINKS = new Set(
  'and und et y e en ou oder or o of du jour del día dia giorno vom tag des tages dnia'.split(' '),
)
const COURSES = new Set([
  ...LINKS,
  ...'starter main mains course courses dessert pudding soup salad suppe vorspeise hauptspeise hauptgericht hauptgang mehlspeise nachspeise nachtisch entrée entrees entrées plat plats fromage café primero segundo postre pan bebida primo secondo contorno dolce sopa prato sobremesa voorgerecht hoofdgerecht nagerecht'.split(
    ' ',
  ),
])
const MEAL = /\bmen[uúü]s?\b|menü\b|\bformules?\b|\bmidi\b|mittag|lunch|déjeuner|almuerzo|pranzo|\bset\b/iu

const isLabelLine = (facts: LineFacts | undefined): boolean =>
  facts !== undefined && facts.tail.prices.length > 0 && isLabel(facts.tail.before)

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

/** `Chicken 9.95 | Lamb 10.95` right below a heading, above dishes without prices: what each of them costs. */
function isVariants({ facts, at, around, open }: Here): boolean {
  if (!open.hasSection || open.hasItems || facts.gapAbove >= 1) return false
  const slashed = facts.text.split(/\s[|/·]\s|\t/u)
  const parts = slashed.length > 1 ? slashed : facts.text.split(/,\s+/u)
  const isPricedEach = parts.length > 1 && parts.every((part) => /\p{L}.*\d/u.test(part))
  const block = around.blockAfter(at).filter(({ isNotice, legend }) => !isNotice && !legend)
  const [first] = block
  return (
    isPricedEach &&
    first !== undefined &&
    block.length > 1 &&
    !isFixed(first) &&
    block.slice(0, 4).filter(isFixed).length < 2
  )
}

/** `Served with fries and toast. Egg whites +1.25` right below a heading. */
function isServedWith({ facts, open }: Here): boolean {
  return (
    open.hasSection &&
    !open.hasItems &&
    !open.isWhole &&
    facts.gapAbove < 1 &&
    /\p{Ll}{2}\.\s\p{Lu}/u.test(facts.text) &&
    (facts.tail.prices.every(({ kind }) => kind === 'supplement') || saysAddOn(facts.text))
  )
}

/** `Steak +$4.00` in the block of a dish, where dishes stand apart from each other. */
function isOnTop({ facts, open, style }: Here): boolean {
  return (
    style.pricedShare > 0.5 &&
    open.item !== undefined &&
    isFixed(open.item) &&
    !open.hasHeads &&
    facts.gapAbove < 1 &&
    facts.tail.prices.length === 1 &&
    facts.tail.prices[0]?.kind === 'supplement' &&
    facts.text.length < 40 &&
    !facts.text.includes(GAP) &&
    !/^(?:add|extra|with|mit|avec|con|com|met)\b/iu.test(facts.text)
  )
}

/** What can be added, and for how much. */
function isExtras({ facts, open }: Here): boolean {
  const { tail, text, indent } = facts
  const isAdded =
    /^(?:[+]|add\b|add-?ons?\b|extras?\b(?=[:\s])|with\b|substitute\b|swap\b|sub\b|upgrade\b|make it\b|supplément\b|avec\b|sauce\b|mit\b|dazu\b|zusätzlich|con\b|añad|aggiunt|extra\b)/iu.test(
      text,
    )
  const hasPlus = tail.prices.some(({ kind }) => kind === 'supplement')
  const isOwn =
    open.item !== undefined &&
    indent <= open.item.indent &&
    /^(?:with|make it|con|mit|avec|sub)\b/iu.test(text) &&
    tail.prices.length === 1
  if (isAdded && hasPlus) return !isOwn || (open.itemHasPrice && !open.hasHeads && facts.gapAbove < 1)
  return (
    isAdded &&
    open.item !== undefined &&
    (indent > open.item.indent || /^(?:add|extra|add-?on|swap|upgrade|substitute)/iu.test(text)) &&
    tail.prices.every(({ kind }) => kind !== 'included')
  )
}

/** A heading with the price of all that stands in its section. */
function isPricedHeading(here: Here): boolean {
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
  // Where dishes stand apart with their descriptions below, and headings in capitals, such a line is a dish.
  if (style.hasCapitalHeadings && !facts.isCapitals && style.pricedShare > 0.5 && block.length < 3)
    return false
  const isFollowed =
    next !== undefined &&
    next.gapAbove < 1 &&
    !isPriced(next) &&
    !next.isNotice &&
    !next.legend &&
    next.indent <= facts.indent &&
    !next.startsSmall
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

/** How many lines without a price of their own follow, up to the next priced one; pairings count for neither. */
function unpricedAfter({ at, around }: Here): number {
  let count = 0
  for (const facts of around.lines.slice(at + 1, at + 30)) {
    if (/pairing|accord|maridaje|begleitung|abbinamento/iu.test(facts.text) || facts.isOrnament) continue
    if (isFixed(facts)) break
    count += 1
  }
  return count
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

/** `small, 2 scoops 2.80 / medium, 3 scoops 3.50`: how many parts end with an amount. */
const slashedPrices = (text: string): number => {
  const parts = text.split(/\s\/\s/u)
  return parts.every((part) => /\p{L}.*\s\d+(?:[.,]\d{2})?(?:\s?\p{Sc})?$/u.test(part)) ? parts.length : 0
}

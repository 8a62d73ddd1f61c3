import type { MenuItem } from '../../menu/model/item.ts'
import { isLabel } from '../../prices/words/labels.ts'
import { isWineSection } from '../building/wine.ts'
import { sectionWordShare } from '../words/section-words.ts'
import { doubtItem } from './doubt-item.ts'
import { type DoubtfulLine, type ReadItem, type ReadParts, type ReadSection, shareOf } from './read-parts.ts'

/** Below this share of a section a way to read its items is an exception. */
const SELDOM = 0.34

/**
 * Doubts items that were read differently from nearly all around them: a lone supplement among dishes, the
 * only one with a label at its price, a separate price where one is paid for all. Each may be right, and
 * may as well be a part of another.
 */
export function doubtExceptions({ sections, items, lines }: ReadParts): DoubtfulLine[] {
  const areSmallUsual = shareOf(items, ({ item }) => startsSmall(item.name)) > SELDOM
  return [
    ...sections.flatMap((section) =>
      section.items.flatMap((read, at) => [
        ...doubtItem(read, 'item_or_part', read.item.name, [
          isTightSupplement(read, section, lines),
          isPortion(read.item.name, section.items[at - 1]?.item.name, section.items[at + 1]?.item.name),
          goesOn(read, lines),
          isSupplement(read.item) && CHANGE.test(read.item.name),
        ]),
        ...doubtItem(read, 'price_unclear', read.item.name, [
          hasOnlyLabel(read, section),
          isPricedAmongWhole(read, section, sections),
          isOutsideColumns(read, section),
        ]),
        ...doubtItem(read, 'columns_unclear', read.item.name, [isAtDayPrice(read, section, lines)]),
        ...doubtItem(read, 'name_unclear', read.item.name, [
          endsWithLabel(read.item),
          isWineWithoutOrigin(read, section),
        ]),
        ...smallParts(read, lines, areSmallUsual),
        ...severalSupplements(read, lines),
        ...nameWithoutPrice(read, section, lines),
      ]),
    ),
    ...sections.flatMap((section) => extrasAtEnd(section, lines)),
    ...headsBelowHeads(lines),
    ...namesInTwo(sections, lines),
  ]
}

const isFixed = ({ prices }: MenuItem): boolean => prices.some(({ kind }) => kind === 'fixed')

const isSupplement = ({ prices }: MenuItem): boolean =>
  prices.length > 0 && prices.every(({ kind }) => kind === 'supplement')

/** What is said to a guest of a dish that is elsewhere. */
const CHANGE = /^(?:upgrade|swap|switch|change|make it|add|extra|sub|substitute)\b/iu

/** `Stuffed with feta +1.50` right below a dish with its price: said of that dish, or of all. */
function isTightSupplement(
  { item, lines: [at = -1] }: ReadItem,
  { items }: ReadSection,
  lines: ReadParts['lines'],
) {
  return (
    isSupplement(item) &&
    lines[at]?.role === 'item' &&
    lines[at].line.gapAbove < 1 &&
    shareOf(items, (one) => isFixed(one.item)) > 1 - SELDOM
  )
}

/**
 * `2 courses`, `For 3-4 people`, `Les douze`, `Half board` next to `Full board`: how much of something, and
 * not a dish.
 */
function isPortion(name: string, ...others: readonly (string | undefined)[]): boolean {
  const words = name.split(/\s+/u)
  const [first = ''] = words
  if (/^(?:for|für|pour|para|per|voor)(?:\s|$)/iu.test(name)) return true
  if (/^\d{1,2}\s\p{Ll}+$/u.test(name) || (isLabel(name) && words.length > 1)) return true
  if (words.length !== 2 || !HALVES.test(first)) return false
  return (
    others.some((other) => other?.split(/\s+/u).at(-1) === words.at(-1)) ||
    sectionWordShare(words[1] ?? '') > 0 ||
    MEAL.test(words[1] ?? '')
  )
}

const HALVES =
  /^(?:half|full|whole|halbe[rs]?|ganze[rs]?|demi|demie|entière?|medi[oa]|enter[oa]|mezz[oa]|inter[oa]|mei[oa]|inteir[oa])$/iu

const MEAL = /^(?:menus?|menú|menü|menù|portion|ración|porción|porzione|dose|platter|board)$/iu

/** `One pound of brisket, two pints of`: it ends in the middle of what it says. */
function goesOn({ lines: [at = -1] }: ReadItem, lines: ReadParts['lines']): boolean {
  const line = lines[at]
  return (
    line?.role === 'item' &&
    /\s(?:of|and|with|or|in|on|und|mit|oder|von|et|avec|ou|de|y|con|o|e|di|met|en|van)(?:\s+\p{Sc}?\d[\d.,]*)?$/u.test(
      line.text.trim(),
    )
  )
}

/** `Queijo de Azeitão, meio 4,50`: one price with a label, where the others have none. */
function hasOnlyLabel({ item }: ReadItem, { items }: ReadSection): boolean {
  const isLabeled = ({ prices }: MenuItem) => prices.length === 1 && prices[0]?.label !== undefined
  return isLabeled(item) && isFixed(item) && shareOf(items, (one) => isLabeled(one.item)) < SELDOM
}

/** `Medio menú 10,50` in a section with one price for all. */
function isPricedAmongWhole(
  { item }: ReadItem,
  { section, items }: ReadSection,
  all: readonly ReadSection[],
) {
  const parent = all.find((one) => one.section.id === section.parentId)?.section
  const whole = [...(section.prices ?? []), ...(parent?.prices ?? [])]
  return (
    whole.some(({ kind }) => kind === 'fixed') &&
    isFixed(item) &&
    shareOf(items, (one) => isFixed(one.item)) <= 0.5
  )
}

/** Below columns of prices, one per person or per weight, which those are not. */
const isOutsideColumns = ({ item }: ReadItem, { heads, items }: ReadSection): boolean =>
  heads.length > 1 &&
  item.prices.some(({ kind }) => kind === 'unit') &&
  shareOf(items, (one) => one.item.prices.some(({ kind, head }) => kind === 'fixed' && head !== undefined)) >
    0.5

/** `Vinho branco da casa jarro`: the label of a price was left behind the name. */
function endsWithLabel({ name, prices }: MenuItem): boolean {
  const words = name.split(/\s+/u)
  return (
    words.length > 2 &&
    !/^(?:for|für|pour|para|per|voor)$/iu.test(words.at(-2) ?? '') &&
    prices.some(({ size }) => size !== undefined) &&
    /^\p{Ll}{3}/u.test(words.at(-1) ?? '') &&
    isLabel(words.at(-1) ?? '')
  )
}

/** `Fino, Lustau` among wines: who makes it or where it comes from, and no description. */
const isWineWithoutOrigin = ({ item }: ReadItem, { section }: ReadSection): boolean =>
  item.wine === undefined &&
  isWineSection([section.name]) &&
  /^\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?$/u.test(item.description)

const startsSmall = (text: string): boolean => /^\p{Ll}/u.test(text)

/** `tuna melt` below `three cheese & leek`: where dishes begin with small letters, nothing tells them from what is said of one. */
function smallParts(
  { item, lines: own }: ReadItem,
  lines: ReadParts['lines'],
  areUsual: boolean,
): DoubtfulLine[] {
  if (!areUsual || !startsSmall(item.name)) return []
  const parts = own.filter((at) => lines[at]?.role === 'part' && startsSmall(lines[at].text))
  const isOdd = item.prices.length === 0 || parts.length > 1 || isSupplement(item)
  return isOdd ? parts.map((at) => ({ at, code: 'item_or_part', text: lines[at]?.text ?? '' })) : []
}

/** `each cheese +.95`, `each meat +1.75`, line by line below a dish: prices of it, or choices that belong together. */
function severalSupplements({ item, lines: own }: ReadItem, lines: ReadParts['lines']): DoubtfulLine[] {
  const added = own.filter((at) => lines[at]?.role === 'prices' && /[+]/u.test(lines[at].text))
  const labels = item.prices.filter(({ kind, label }) => kind === 'supplement' && label !== undefined)
  const first = new Set(labels.map(({ label = '' }) => label.split(/\s/u)[0]))
  return added.length > 1 && labels.length > 1 && first.size < labels.length
    ? added.map((at) => ({ at, code: 'extras_unclear', text: lines[at]?.text ?? '' }))
    : []
}

/** `Upgrade to a milkshake 2.50` below the last of several dishes, none of which has extras: of that one, or of all. */
function extrasAtEnd({ items }: ReadSection, lines: ReadParts['lines']): DoubtfulLine[] {
  const extrasOf = ({ lines: own }: ReadItem) =>
    own.filter((at) => {
      const { role, text = '' } = lines[at] ?? {}
      return (
        (role === 'extras' || (role === 'prices' && /\p{L}\s\+\s?\p{Sc}?\d/u.test(text))) && !ADDED.test(text)
      )
    })
  const last = items.at(-1)
  const [first = -1] = last?.lines ?? []
  const added = last ? extrasOf(last) : []
  const isFlush = added.every((at) => indentAt(lines, at) <= indentAt(lines, first))
  return last &&
    items.length > 2 &&
    isFlush &&
    items.slice(0, -1).every((read) => extrasOf(read).length === 0)
    ? added.map((at) => ({ at, code: 'extras_unclear', text: lines[at]?.text ?? '' }))
    : []
}

/** What can be added is mostly said of the dish above. */
const ADDED = /^\s*[+]?\s*(?:add|with|choose|choice)\b/iu

const indentAt = (lines: ReadParts['lines'], at: number): number => lines[at]?.line.runs[0]?.x ?? 0

/** Words of a longer line are surely said of a dish. */
const LONGEST_NAME_WORDS = 4

/** `Trout` below a dish with its price where hardly a dish is described: a dish whose price is missing, perhaps. */
function nameWithoutPrice(
  { item, lines: own }: ReadItem,
  { items }: ReadSection,
  lines: ReadParts['lines'],
): DoubtfulLine[] {
  const hasPart = (read: ReadItem) => read.lines.some((at) => lines[at]?.role === 'part')
  const parts = own.filter((at) => lines[at]?.role === 'part')
  const [at = -1] = parts
  const text = lines[at]?.text ?? ''
  const looksLikeName =
    /^\p{Lu}[^,.;:()]*$/u.test(text) && text.split(/\s+/u).length <= LONGEST_NAME_WORDS && !/\d/u.test(text)
  return parts.length === 1 &&
    looksLikeName &&
    isFixed(item) &&
    items.length > 3 &&
    shareOf(items, hasPart) <= SELDOM
    ? [{ at, code: 'item_or_part', text }]
    : []
}

/** Two lines of heads, one below the other: `Small Large` and `1 scoop 2 scoops`. */
const headsBelowHeads = (lines: ReadParts['lines']): DoubtfulLine[] =>
  lines.flatMap(({ role, text }, at) =>
    role === 'heads' && lines[at - 1]?.role === 'heads'
      ? [{ at, code: 'columns_unclear' as const, text }]
      : [],
  )

/** `Lagosta   –   preço do dia`: a dash fills one column, so that the words are in another. */
const isAtDayPrice = (
  { item, lines: [at = -1] }: ReadItem,
  { heads }: ReadSection,
  lines: ReadParts['lines'],
): boolean =>
  heads.length > 1 &&
  item.prices.some(({ kind, head }) => kind === 'market' && head === undefined) &&
  /\t[\u2013\u2014-](?:\t|$)/u.test(lines[at]?.text ?? '')

/** Share of the dishes and headings that have a slash: a menu in two languages, and no choice between two. */
const IN_TWO = 0.4

/** `Gulaschsuppe / Goulash soup`, and so nearly everywhere: a name in two languages that was kept as one, or cut in two. */
function namesInTwo(sections: readonly ReadSection[], lines: ReadParts['lines']): DoubtfulLine[] {
  const named = lines.flatMap(({ role, text }, at) => (NAMED.has(role) ? [{ at, text }] : []))
  const inTwo = named.filter(({ text }) => /^[^/]*\p{L}[^/]* \/ \p{L}[^/]*$/u.test(text))
  if (sections.length < 2 || inTwo.length < named.length * IN_TWO) return []
  return inTwo.map(({ at, text }) => ({ at, code: 'name_unclear' as const, text }))
}

const NAMED: ReadonlySet<string> = new Set(['section', 'subsection', 'heads', 'item', 'items'])

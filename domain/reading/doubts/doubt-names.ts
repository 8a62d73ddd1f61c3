import { isLabel } from '../../prices/words/labels.ts'
import { indentOf } from '../lines/line.ts'
import type { LineReading } from '../result/menu-reading.ts'
import { isServingTime } from '../words/time-words.ts'
import { doubtItem as doubt } from './doubt-item.ts'
import {
  type DoubtfulLine,
  medianOf,
  type ReadItem,
  type ReadParts,
  type ReadSection,
  shareOf,
} from './read-parts.ts'

/** Characters; hardly any dish is called more, and most that are have their description in their name. */
const LONGEST_NAME = 60

/** And those that are twice as long as most of their menu, from here on. */
const LONG_NAME = 44

/** Below this share of a menu a way to write names is an exception. */
const SELDOM = 0.2

/** Below this share it is hardly ever meant. */
const EXCEPTION = 0.12

/** Words; what is longer and has no price is hardly a name. */
const SENTENCE = 7

/** `Sweet sauce included. Extra meat 3.00` */
const TWO_SENTENCES = /\p{Ll}{3}\.\s\p{Lu}\p{Ll}+\s/u

/** Names and descriptions that look as if a reader had cut or joined them at the wrong place. */
export function doubtNames({ items, sections, lines }: ReadParts): DoubtfulLine[] {
  const isSmallSeldom = shareOf(items, ({ item }) => startsSmall(item.name)) < SELDOM
  const isUnpricedSeldom = shareOf(items, ({ item }) => item.prices.length === 0) < 0.5
  const longest = Math.max(LONG_NAME, 2 * (medianOf(items.map(({ item }) => item.name.length)) ?? 0))
  const isAlone = ({ lines: [at] }: ReadItem) => lines[at ?? -1]?.role === 'item'
  // A section in small letters all through is meant so.
  const small = new Set(
    sections
      .filter((one) => one.items.length > 2 && one.items.every(({ item }) => startsSmall(item.name)))
      .map(({ section }) => section),
  )
  const areSmall = ({ section }: ReadItem) => small.has(section)
  // `A`, `B`, `C`: sets are called so.
  const areLetters = ({ section: { items: own } }: ReadItem) =>
    own.filter((one) => /^\p{L}$/u.test(one.name)).length > 1
  const areDays = ({ section: { items: own } }: ReadItem) =>
    own.filter((one) => isServingTime(one.name)).length > 2
  const isCourse = ({ lines: [at] }: ReadItem) => lines[at ?? -1]?.role === 'subsection'
  return [
    ...items.flatMap((read) => {
      const { item } = read
      const { name, description } = item
      return [
        ...doubt(read, 'name_unclear', name, [
          name.length > LONGEST_NAME || withoutBrackets(name).length > longest,
          hasMeasure(name),
          !/\p{L}{2}|\p{Lo}/u.test(name) && !areLetters(read),
          /[/+&,:;=|@•·\u2013\u2014-]$/u.test(name),
          /^[^\p{L}\p{N}"'“„«¡¿(「『#&@]/u.test(name),
          isSmallSeldom &&
            startsSmall(name) &&
            item.number === undefined &&
            !isCourse(read) &&
            !areSmall(read),
          !isBalanced(name),
          /[.!?;]\s+\S/u.test(name.replaceAll(/\b(?:\p{L}{1,3}|\p{Lu}\p{L}{0,4})\.\s/gu, '')),
          isServingTime(name) && !areDays(read),
          isUnpricedSeldom &&
            item.prices.length === 0 &&
            isAlone(read) &&
            name.split(/\s+/u).length >= SENTENCE,
          hasLeftovers(name),
          isAlone(read) && item.prices.length === 0 && isLabel(name),
        ]),
        ...doubt(read, 'price_in_words', PRICE.exec(`${name} ${description}`)?.[0] ?? '', [
          PRICE.test(name) || PRICE.test(description),
        ]),
        ...doubt(read, 'price_in_words', description, [BARE_PRICE_LAST.test(description)]),
        ...doubt(read, 'name_unclear', description, [
          !isBalanced(description),
          read.lines.length === 1 &&
            isAlone(read) &&
            TWO_SENTENCES.test(lines[read.lines[0] ?? -1]?.text ?? ''),
          hasSeveralNames(lines[read.lines[0] ?? -1]),
        ]),
      ]
    }),
    ...sections.flatMap((section) => [...indented(section, lines), ...behindPriced(section, lines)]),
    ...saidBeside(items),
  ]
}

const withoutBrackets = (text: string): string => text.replaceAll(/\s?\([^()]*\)/gu, '')

const startsSmall = (name: string): boolean => /^\p{Ll}/u.test(name)

/** An amount with its sign, or with cents. */
const PRICE =
  /(?<=\p{L})\.\d{2}(?!\d)|\p{Sc}\s?\d|\d\s?[€£¥₹₩]|(?<![\d.,:])\d{1,4}[.,]\d{2}(?![\d.,:%]|\s?(?:%|k?cal|ml|cl|l\b|kg|g\b|oz))/u

/** A bare number at the end of what is said of a dish, which is neither a year nor a strength. */
const BARE_PRICE_LAST = /(?<![\d.,:%/]|\.\s)\d{1,3}(?:[.,]\d{2})?$/u

/** `Coca-Cola 0,33`, `Pierogi 28 zł`: a size or a price in a unit that nobody knew. */
const hasMeasure = (name: string): boolean =>
  /(?<![\p{L}\d])\d{1,4}(?:[.,]\d{1,2})?\s?\p{Ll}{1,3}\.?$|\d[.,]\d/u.test(name)

const isBalanced = (text: string): boolean =>
  [...'([（'].reduce((sum, sign) => sum + text.split(sign).length, 0) ===
  [...')]）'].reduce((sum, sign) => sum + text.split(sign).length, 0)

/** Signs, numbers and words at which no name begins or ends: `Spezi,,⁴`, `Tomatensoep | basilicum`, `Borrelplank voor`, `B. Set Meal`. */
const hasLeftovers = (name: string): boolean =>
  /,,|[)\]]\s+\p{L}|[|\u2070-\u2079¹²³]|\s\+\s|^\p{L}[.)]\s|^\d{3,}\s|\s(?:voor|for|für|pour|para|per|de|of|with|mit|con|avec|e|y|et|und|and|oder|or|ou|the|le|les|il|der|das)$/iu.test(
    name,
  )

/** `Naked, Mild, Medium, Hot` taken for one item: what is between its commas might each be a name. */
function hasSeveralNames(line: LineReading | undefined): boolean {
  const parts = line?.role === 'item' ? withoutBrackets(line.text).split(/,\s|\s[|·]\s|\t/u) : []
  return parts.length > 3 && parts.slice(0, 4).every((part) => /^\p{Lu}\S*(?:\s\S+){0,2}$/u.test(part.trim()))
}

/**
 * Doubts items that begin further left or right than those around them: a kind of the one above, or no item
 * at all.
 */
function indented({ items }: ReadSection, lines: ReadParts['lines']): DoubtfulLine[] {
  const placed = items.flatMap((read) => {
    const line = lines[read.lines[0] ?? -1]?.line
    const last = line?.runs.at(-1)
    return line && last ? [{ read, indent: indentOf(line), end: last.x + last.width }] : []
  })
  const usual = medianOf(placed.map(({ indent }) => indent))
  const usualEnd = medianOf(placed.map(({ end }) => end))
  if (usual === undefined || usualEnd === undefined || placed.length < 3) return []
  const isOff = ({ indent }: { readonly indent: number }) => Math.abs(indent - usual) >= INDENT
  // What is centered begins anywhere, and later by as much as it ends earlier.
  const isCentered = shareOf(
    placed.filter(isOff),
    ({ indent, end }) => Math.abs(indent - usual + end - usualEnd) < INDENT * 2,
  )
  if (shareOf(placed, isOff) > MOST_OFF || isCentered > MOST_OFF) return []
  return placed.flatMap((one) => doubt(one.read, 'may_be', one.read.item.name, [isOff(one)]))
}

/** Characters, and the share of items that may begin elsewhere where most begin at one place. */
const INDENT = 1.5
const MOST_OFF = 0.4

/** Items without a price on the line below one that has a price and nothing else said of it. */
function behindPriced({ items }: ReadSection, lines: ReadParts['lines']): DoubtfulLine[] {
  const bare = new Set(
    items.flatMap(({ item, lines: own }) =>
      item.prices.length > 0 && item.description === '' && own.length === 1 ? own : [],
    ),
  )
  return items.flatMap((read) => {
    const [at = -1] = read.lines
    const isBehind = read.item.prices.length === 0 && lines[at]?.role === 'item' && bare.has(at - 1)
    return doubt(read, 'may_be', read.item.name, [isBehind])
  })
}

/** Dishes that are described on their own line, where nearly all others are below it. */
function saidBeside(items: readonly ReadItem[]): DoubtfulLine[] {
  const isBeside = ({ item, lines }: ReadItem) => lines.length === 1 && item.description !== ''
  const isHabit =
    shareOf(items, ({ lines }) => lines.length > 1) > 0.4 && shareOf(items, isBeside) < EXCEPTION
  return isHabit ? items.flatMap((read) => doubt(read, 'name_unclear', read.item.name, [isBeside(read)])) : []
}

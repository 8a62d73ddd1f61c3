import type { MenuItem } from '../../menu/model/item.ts'
import { isLabel } from '../../prices/words/labels.ts'
import { sectionWordShare } from '../words/section-words.ts'
import { doubtItem } from './doubt-item.ts'
import { type DoubtfulLine, type ReadItem, type ReadParts, type ReadSection, shareOf } from './read-parts.ts'

/** Below this share of a section a way to read its items is an exception. */
const SELDOM = 0.34

/**
 * Doubts items that were read differently from nearly all around them: a lone supplement among dishes, a portion, a line
 * that goes on. Each may be right, and may as well be a part of another.
 */
export const doubtExceptions = ({ sections, lines }: ReadParts): DoubtfulLine[] => [
  ...sections.flatMap((section) =>
    section.items.flatMap((read, at) => [
      ...doubtItem(read, 'may_be', read.item.name, [
        isTightSupplement(read, section, lines),
        isPortion(read.item.name, section.items[at - 1]?.item.name, section.items[at + 1]?.item.name),
        goesOn(read, lines),
        isSupplement(read.item) && CHANGE.test(read.item.name),
      ]),
      ...nameWithoutPrice(read, section, lines),
    ]),
  ),
]

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
    ? [{ at, code: 'may_be', text }]
    : []
}

import { spelling } from '../../menu/comparing/match-parts.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { LineReading } from '../result/menu-reading.ts'
import type { DoubtCode } from '../roles/role.ts'
import { isLabel } from '../words/label-words.ts'
import { sectionWordShare } from '../words/section-words.ts'
import { type DoubtfulLine, type ReadItem, type ReadParts, shareOf } from './read-parts.ts'

/** Characters; hardly any dish is called more, and most that are have their description in their name. */
const LONGEST_NAME = 60

/** Below this share of a menu a way to write names is an exception. */
const SELDOM = 0.2

/** Names and descriptions that look as if a reader had cut or joined them at the wrong place. */
export function doubtNames({ items, sections, content, lines }: ReadParts): DoubtfulLine[] {
  const isSmallSeldom = shareOf(items, ({ item }) => startsSmall(item.name)) < SELDOM
  const numbers = items.flatMap(({ item }) => item.number ?? [])
  const legend = new Set(content.marks.map(({ symbol }) => symbol))
  const isPricedMenu = shareOf(items, ({ item }) => item.prices.length > 0) > 0.5
  const isAlone = ({ lines: [at] }: ReadItem) => lines[at ?? -1]?.role === 'item'
  const isCourse = ({ lines: [at] }: ReadItem) => lines[at ?? -1]?.role === 'subsection'
  return [
    ...items.flatMap((read) => {
      const { item } = read
      const { name, description } = item
      return [
        ...doubt(read, 'name_unclear', name, [
          name.length > LONGEST_NAME,
          !/\p{L}{2}|\p{Lo}/u.test(name),
          /[/+&,:;=|@•·\u2013\u2014-]$/u.test(name),
          /(?:^|[\s\t])\d+(?:[.,]\d+)?$/u.test(name),
          /^[^\p{L}\p{N}"'“„«¡¿(「『#&@]/u.test(name),
          isSmallSeldom && startsSmall(name) && !isCourse(read),
          !isBalanced(name),
          /[.!?;]\s+\S/u.test(name.replaceAll(/\b(?:\p{L}{1,3}|\p{Lu}\p{L}{0,4})\.\s/gu, '')),
          item.number !== undefined && numbers.length < 3 && numbers.length < items.length * SELDOM,
          hasManyNames(name),
          hasLeftovers(name),
          isAlone(read) && item.prices.length === 0 && isLabel(name),
          isNumberLost(item, lines[read.lines[0] ?? -1]),
          hasColumns(lines[read.lines[0] ?? -1]),
        ]),
        ...doubt(read, 'heading_or_item', name, [
          isPricedMenu && isAlone(read) && item.prices.length === 0 && isHeadingWord(name),
        ]),
        ...doubt(read, 'price_in_words', PRICE.exec(`${name} ${description}`)?.[0] ?? '', [
          PRICE.test(name) || PRICE.test(description),
        ]),
        ...doubt(read, 'mark_unknown', unknownMark(name, legend) ?? unknownMark(description, legend) ?? '', [
          unknownMark(name, legend) !== undefined || unknownMark(description, legend) !== undefined,
        ]),
        ...doubt(read, 'item_or_part', description, [
          !isBalanced(description),
          hasTwoDishes(description),
          isListOfDishes(item),
          /,,|,$|[\u2070-\u2079¹²³]/u.test(description),
        ]),
      ]
    }),
    ...sections.flatMap(({ items: within }) => repeated(within)),
  ]
}

function doubt(
  { lines: [at] }: ReadItem,
  code: DoubtCode,
  text: string,
  reasons: readonly boolean[],
): DoubtfulLine[] {
  return at !== undefined && reasons.some(Boolean) ? [{ at, code, text }] : []
}

const startsSmall = (name: string): boolean => /^\p{Ll}/u.test(name)

/** An amount with its sign, or with cents. */
const PRICE =
  /(?<=\p{L})\.\d{2}(?!\d)|\p{Sc}\s?\d|\d\s?[€£¥₹₩]|(?<![\d.,:])\d{1,4}[.,]\d{2}(?![\d.,:%]|\s?(?:%|k?cal|ml|cl|l\b|kg|g\b|oz))/u

const isBalanced = (text: string): boolean =>
  [...'([（'].reduce((sum, sign) => sum + text.split(sign).length, 0) ===
  [...')]）'].reduce((sum, sign) => sum + text.split(sign).length, 0)

/** Signs, numbers and words at which no name begins or ends: `Spezi,,⁴`, `Tomatensoep | basilicum`, `Borrelplank voor`, `B. Set Meal`. */
const hasLeftovers = (name: string): boolean =>
  /,,|[|\u2070-\u2079¹²³]|\s\+\s|^\p{L}[.)]\s|^\d{3,}\s|\s(?:voor|for|für|pour|para|per|de|of|with|mit|con|avec|e|y|et|und|and|oder|or|ou)$/iu.test(
    name,
  )

const isHeadingWord = (text: string): boolean => text.length < 40 && sectionWordShare(text) === 1

/** `120  Sancerre … 36`: the number before a name is in nothing that was read. */
function isNumberLost({ name, number, wine, prices }: MenuItem, line: LineReading | undefined): boolean {
  const written = /^\s*(?:no\.?\s?)?(\d{1,4}[a-z]?)\s?[.):]?\s+\p{L}/iu.exec(line?.text ?? '')?.[1]
  return (
    written !== undefined &&
    line?.role === 'item' &&
    !name.startsWith(written) &&
    number !== written &&
    wine?.bin !== written &&
    prices.every(({ amount }) => !String(amount ?? '').startsWith(written))
  )
}

/** `Creamed Spinach   Hash Browns   Asparagus` taken for one item: words stand behind two gaps of its line. */
const hasColumns = (line: LineReading | undefined): boolean =>
  line?.role === 'item' && /^[^\t\d]{4,}\t[^\t\d]{4,}\t[^\t\d]{4,}/u.test(line.text)

/** `Asada, pastor, carnitas or pollo`, `Horchata, Jamaica, Tamarindo`: what is said of it are its brothers. */
const isListOfDishes = ({ description, prices }: MenuItem): boolean =>
  /^\p{L}+(?:, \p{L}+)+ (?:or|oder|ou|o|u) \p{L}+$/u.test(description) ||
  (prices.length === 0 && /^\p{Lu}\p{Ll}+(?:, \p{Lu}\p{L}+)+(?:$| \()/u.test(description))

/** Letters or signs behind the words that nobody explained: `(xg)`, `†`. */
function unknownMark(text: string, legend: ReadonlySet<string>): string | undefined {
  const sign = /[*†‡°§★☆✦♥❤◆●▲■✱✶]+$/u.exec(text)?.[0]
  if (sign !== undefined) return sign
  const inner =
    /[([]\s?((?:\p{L}{1,2}|\p{Lu}{3}|[b-df-hj-np-tv-z]{3}|veg|[gdvn]fo|\d{1,2})(?:\s?[,/·+&]\s?(?:\p{L}{1,2}|\p{Lu}{3}|[b-df-hj-np-tv-z]{3}|veg|[gdvn]fo|\d{1,2}))*)\s?[)\]]/u.exec(
      text,
    )?.[1]
  if (inner === undefined || /^\d{1,2}$/u.test(inner)) return undefined
  return inner.split(/\s?[,/·+&]\s?/u).every((letter) => legend.has(letter)) ? undefined : inner
}

/** `Creamed Spinach Hash Browns Asparagus`: capitals all along, as when columns were taken for one. */
const hasManyNames = (name: string): boolean => {
  const words = name.split(/\s+/u)
  return words.length > 4 && words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word))
}

/** `patatas panadera Lasaña de setas`: a name follows where a description ran on. */
const hasTwoDishes = (description: string): boolean =>
  /\p{Ll}\n\p{Lu}/u.test(description) && !/[.,;:]/u.test(description) && description.length < 60

/** Items that the same section has twice. */
function repeated(items: readonly ReadItem[]): DoubtfulLine[] {
  const seen = new Set<string>()
  return items.flatMap((read) => {
    const { name, wine, number } = read.item
    const words = JSON.stringify([spelling(name) || name, wine, number])
    if (!seen.has(words)) {
      seen.add(words)
      return []
    }
    return doubt(read, 'name_repeated', name, [true])
  })
}

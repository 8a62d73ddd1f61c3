import type { MenuItem } from '../../menu/model/item.ts'
import { isLabel } from '../../prices/words/labels.ts'
import { sectionWordShare } from '../words/section-words.ts'
import { type DoubtfulLine, medianOf, type ReadParts, type ReadSection, shareOf } from './read-parts.ts'

/** Sections without anything, without a name, or that may be something else. */
export function doubtSections({ sections, items, lines }: ReadParts): DoubtfulLine[] {
  const sizes = sections.filter(({ isParent }) => !isParent).map((read) => read.items.length)
  const hasKnownHeadings = sections.length < 4 || shareOf(sections, hasHeadingWord) >= FEW
  const longest = Math.max(LONG_SECTION, TIMES * (medianOf(sizes) ?? 0))
  const isSingleSeldom = sizes.length > 3 && shareOf(sizes, (size) => size === 1) < 0.35
  const hasSmallNames = shareOf(items, ({ item }) => startsSmall(item.name)) > 0.2
  return [
    ...sections.flatMap((read): DoubtfulLine[] => {
      const at = read.heading ?? read.items[0]?.lines[0]
      if (at === undefined) return []
      const text = read.section.name
      return [
        ...(isEmpty(read) ? [{ at, code: 'section_empty' as const, text }] : []),
        ...(isUnpriced(read, sections) ? [{ at, code: 'price_missing' as const, text }] : []),
        ...(read.heading === undefined ? [{ at, code: 'section_unnamed' as const, text }] : []),
        ...(hasItemsForPrices(read, sections) ||
        hasItemOfHeading(read) ||
        hasNumber(read) ||
        (isSingleSeldom && isSingle(read, sections)) ||
        hasTwiceAPrice(read) ||
        isPricedAlone(read, sections) ||
        (!hasKnownHeadings && !standsOut(read, lines)) ||
        isCloserThanOthers(read, sections, lines)
          ? [{ at, code: 'heading_or_item' as const, text }]
          : []),
        ...(sizes.length > 2 && read.items.length > longest
          ? [{ at, code: 'section_long' as const, text }]
          : []),
        ...(hasLabelLast(read) ? [{ at, code: 'columns_unclear' as const, text }] : []),
      ]
    }),
    ...sections.flatMap((read) => doubtLists(read, lines, hasSmallNames)),
  ]
}

/** A heading with nothing below it. */
const isEmpty = ({ section, items, isParent }: ReadSection): boolean =>
  items.length === 0 && !isParent && section.prices === undefined && section.modifierGroups === undefined

/** Prices with names of dishes, where no item has a price: `Flan $5 / Churros $4.50`. */
const hasItemsForPrices = ({ section, items, isParent }: ReadSection, all: readonly ReadSection[]): boolean =>
  !isParent &&
  !isPricedByKind(section, items) &&
  (items.length === 0 || items.some(({ item }) => !hasPrice(item))) &&
  (section.prices ?? []).some(
    ({ label, kind }) => kind === 'fixed' && label !== undefined && isNameOfDish(label),
  ) &&
  all.some((other) => other.items.some(({ item }) => hasPrice(item)))

/** `Chicken 9.95   Lamb 10.95   Prawn 13.95` and several dishes none of which has a price: what each of them costs. */
const isPricedByKind = ({ prices = [] }: ReadSection['section'], items: ReadSection['items']): boolean =>
  prices.length > 2 &&
  items.length > 2 &&
  prices.every(({ label }) => label !== undefined) &&
  !items.some(({ item }) => hasPrice(item))

const isNameOfDish = (label: string): boolean =>
  /^\p{Lu}/u.test(label) && !isLabel(label) && !/[+]|\b(?:course|gang|gänge|plat|dessert)/iu.test(label)

/** Below a heading with a price of the whole is one without any: it may be a part of that. */
const isUnpriced = (read: ReadSection, all: readonly ReadSection[]): boolean => {
  const { section, items, isParent } = read
  if (isParent || section.parentId !== undefined || section.prices !== undefined || items.length === 0)
    return false
  const isPriced = (one: ReadSection) =>
    one.items.some(({ item }) => hasPrice(item)) || one.section.prices !== undefined
  return !items.some(({ item }) => hasPrice(item)) && shareOf(all, isPriced) > 0.5
}

/** `SHOTS 2`, `14 November 2026`, `Broodjes, wit of bruin`: a price, a date or a note is in the name. */
const hasNumber = ({ section }: ReadSection): boolean => /\S\s.*\d|,\s\p{Ll}/u.test(section.name)

/** Items of a section that many others do not have. */
const LONG_SECTION = 8

/** Times as many as usual. */
const TIMES = 1.7

/** Share of the headings that have a word of headings: below it, headings of this menu are not known by their words. */
const FEW = 0.3

/** Above several items, and apart from what is above it or larger. */
const standsOut = ({ heading, items }: ReadSection, lines: ReadParts['lines']): boolean => {
  const line = lines[heading ?? -1]
  return line !== undefined && items.length > 1 && (line.line.gapAbove >= 1 || line.line.size > 1.1)
}

const hasHeadingWord = ({ section }: ReadSection): boolean => sectionWordShare(section.name) > 0

/** `Rugelach`, with one item below it; a course may have only one. */
const isSingle = ({ section, items, isParent }: ReadSection, all: readonly ReadSection[]): boolean =>
  items.length === 1 &&
  !isParent &&
  sectionWordShare(section.name) < 1 &&
  all.every((other) => other.section.id !== section.parentId || other.section.prices === undefined)

/** `Café — 1,90 €` as a heading with a price and nothing below it, where others have items. */
const isPricedAlone = ({ section, items, isParent }: ReadSection, all: readonly ReadSection[]): boolean =>
  items.length === 0 &&
  section.intro === undefined &&
  !isParent &&
  section.prices?.length === 1 &&
  all.some((other) => other.items.length > 1)

/** A price of the whole, and prices of most of its items. */
const hasTwiceAPrice = ({ section, items }: ReadSection): boolean =>
  (section.prices ?? []).some(({ kind }) => kind === 'fixed') &&
  shareOf(items, ({ item }) => item.prices.some(({ kind }) => kind === 'fixed')) > 0.5

/** `WINE 175 ml Bottle`, `GRANITE piccola grande`: labels of columns that were taken for words of the heading. */
const hasLabelLast = ({ section, heads }: ReadSection): boolean => {
  const words = section.name.split(/\s+/u)
  const last = words.at(-1) ?? ''
  return (
    words.length > 1 &&
    heads.length === 0 &&
    section.prices === undefined &&
    isLabel(last) &&
    sectionWordShare(last) < 1
  )
}

/** Other headings are apart from what is above, and this one isn't. */
function isCloserThanOthers(
  { heading }: ReadSection,
  all: readonly ReadSection[],
  lines: ReadParts['lines'],
): boolean {
  const gapOf = (at: number | undefined) => lines[at ?? -1]?.line.gapAbove ?? 0
  const headings = all.flatMap((read) => read.heading ?? [])
  const above = lines[(heading ?? 0) - 1]
  return (
    heading !== undefined &&
    headings.length > 3 &&
    gapOf(heading) < 1 &&
    above !== undefined &&
    /^(?:item|part|prices|extras)$/u.test(above.role) &&
    shareOf(headings, (at) => gapOf(at) >= 1) > 0.6
  )
}

/** One item whose name is that of the section. */
const hasItemOfHeading = ({ section, items }: ReadSection): boolean =>
  items.length === 1 && items[0]?.item.name === section.name

const startsSmall = (name: string): boolean => /^\p{Ll}/u.test(name)

const hasPrice = ({ prices }: MenuItem): boolean => prices.length > 0

/** Items that were made of the words of one line, which may as well be a sentence. */
function doubtLists(
  { items, section }: ReadSection,
  lines: ReadParts['lines'],
  hasSmallNames: boolean,
): DoubtfulLine[] {
  const several = new Set(items.flatMap(({ lines: own }) => own).filter((at) => lines[at]?.role === 'items'))
  return [...several].flatMap((at) => {
    const line = lines[at]
    const own = items.filter((read) => read.lines.includes(at)).map(({ item }) => item)
    if (!line || own.some(hasPrice)) return []
    const isSentence =
      /[.;!?]$/u.test(line.text.trim()) ||
      /[.;]\s/u.test(line.text) ||
      (!hasSmallNames && shareOf(own, ({ name }) => startsSmall(name)) > 0.4)
    const others = items.filter((read) => !read.lines.includes(at))
    const isAmongPriced = section.prices === undefined && shareOf(others, ({ item }) => hasPrice(item)) > 0.5
    return isSentence || isAmongPriced ? [{ at, code: 'item_or_part', text: line.text }] : []
  })
}

import type { MenuItem } from '../../menu/model/item.ts'
import { isLabel } from '../words/label-words.ts'
import { type DoubtfulLine, type ReadParts, type ReadSection, shareOf } from './read-parts.ts'

/** Sections without anything, without a name, or that may be something else. */
export function doubtSections({ sections, items, lines }: ReadParts): DoubtfulLine[] {
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
        isCloserThanOthers(read, sections, lines)
          ? [{ at, code: 'heading_or_item' as const, text }]
          : []),
      ]
    }),
    ...sections.flatMap((read) => doubtLists(read, lines, hasSmallNames)),
  ]
}

/** A heading below which nothing stands. */
const isEmpty = ({ section, items, isParent }: ReadSection): boolean =>
  items.length === 0 && !isParent && section.prices === undefined && section.modifierGroups === undefined

/** Prices with names of dishes, where no item has a price: `Flan $5 / Churros $4.50`. */
const hasItemsForPrices = ({ section, items, isParent }: ReadSection, all: readonly ReadSection[]): boolean =>
  !isParent &&
  (items.length === 0 || items.some(({ item }) => !hasPrice(item))) &&
  (section.prices ?? []).some(
    ({ label, kind }) => kind === 'fixed' && label !== undefined && isNameOfDish(label),
  ) &&
  all.some((other) => other.items.some(({ item }) => hasPrice(item)))

const isNameOfDish = (label: string): boolean =>
  /^\p{Lu}/u.test(label) && !isLabel(label) && !/[+]|\b(?:course|gang|gänge|plat|dessert)/iu.test(label)

/** Below a heading with a price of the whole stands one without any: it may be a part of that. */
const isUnpriced = (read: ReadSection, all: readonly ReadSection[]): boolean => {
  const { section, items, isParent } = read
  if (isParent || section.parentId !== undefined || section.prices !== undefined || items.length === 0)
    return false
  const isPriced = (one: ReadSection) =>
    one.items.some(({ item }) => hasPrice(item)) || one.section.prices !== undefined
  return !items.some(({ item }) => hasPrice(item)) && shareOf(all, isPriced) > 0.5
}

/** `SHOTS 2`, `14 November 2026`, `Broodjes, wit of bruin`: a price, a date or a note stands in the name. */
const hasNumber = ({ section }: ReadSection): boolean =>
  /\s\d{1,3}$|\b(?:19|20)\d{2}\b|,\s\p{Ll}/u.test(section.name)

/** Other headings stand apart from what is above, and this one does not. */
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

import type { MenuItem } from '../../menu/model/item.ts'
import { type DoubtfulLine, type ReadParts, type ReadSection, shareOf } from './read-parts.ts'

/** As many dishes need no heading. */
const FEW = 6

/** Sections without anything, without a name or without prices where others have some. */
export const doubtSections = ({ sections, items }: ReadParts): DoubtfulLine[] => {
  const isHeaded = items.length > FEW || sections.some(({ heading }) => heading !== undefined)
  return sections.flatMap((read): DoubtfulLine[] => {
    const at = read.heading ?? read.items[0]?.lines[0]
    if (at === undefined) return []
    const text = read.section.name
    return [
      ...(isEmpty(read) ? [{ at, code: 'section_empty' as const, text }] : []),
      ...(isUnpriced(read, sections) ? [{ at, code: 'price_missing' as const, text }] : []),
      ...(isHeaded && read.heading === undefined ? [{ at, code: 'section_unnamed' as const, text }] : []),
    ]
  })
}

/** A heading with nothing below it. */
const isEmpty = ({ section, items, isParent }: ReadSection): boolean =>
  items.length === 0 && !isParent && section.prices === undefined && section.modifierGroups === undefined

/** Below a heading with a price of the whole is one without any: it may be a part of that. */
const isUnpriced = (read: ReadSection, all: readonly ReadSection[]): boolean => {
  const { section, items, isParent } = read
  if (isParent || section.parentId !== undefined || section.prices !== undefined || items.length === 0)
    return false
  const isPriced = (one: ReadSection) =>
    one.items.some(({ item }) => hasPrice(item)) || one.section.prices !== undefined
  return !items.some(({ item }) => hasPrice(item)) && shareOf(all, isPriced) > 0.5
}

const hasPrice = ({ prices }: MenuItem): boolean => prices.length > 0

import { headsAbove } from '../../menu/model/check-menu.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import type { PriceHead } from '../../menu/model/price.ts'
import type { Section } from '../../menu/model/section.ts'
import type { Doubt, LineRole } from '../layout/role.ts'
import type { LineReading, MenuReading } from '../result/menu-reading.ts'

/** Something to be looked at, at a line of the source. */
export interface DoubtfulLine extends Doubt {
  /** Its place among the lines, from 0. */
  readonly at: number
}

/** An item with the section it was read into and the lines that it was read from. */
export interface ReadItem {
  readonly item: MenuItem
  readonly section: Section
  readonly heads: readonly PriceHead[]
  /** Places of its lines; the first is the one with its name. */
  readonly lines: readonly number[]
}

/** A section with the lines that name it. */
export interface ReadSection {
  readonly section: Section
  readonly heads: readonly PriceHead[]
  readonly items: readonly ReadItem[]
  readonly isParent: boolean
  /** The line of its heading; absent where none gave its name. */
  readonly heading?: number
}

/** A menu that was read, with what every check asks of it. */
export interface ReadParts {
  readonly content: MenuContent
  readonly lines: readonly LineReading[]
  readonly sections: readonly ReadSection[]
  readonly items: readonly ReadItem[]
}

/** Lines of these roles say something of an item. */
const ofItems = new Set<LineRole>(['item', 'part', 'part-below', 'prices', 'prices-below', 'extras'])
/** Lines of these roles may hold items that have no separate lines. */
const ofSeveral = new Set<LineRole>(['items', 'section', 'subsection', 'item', 'prices', 'heads'])

export function readParts({ content, lines }: MenuReading): ReadParts {
  const itemLines = new Map<number, number[]>()
  const sectionLines = new Map<number, number[]>()
  for (const [at, { role, itemId, sectionId }] of lines.entries()) {
    if (itemId !== undefined && ofItems.has(role)) push(itemLines, itemId, at)
    if (sectionId !== undefined) push(sectionLines, sectionId, at)
  }
  const sections = content.sections.map((section): ReadSection => {
    const own = sectionLines.get(section.id) ?? []
    const heads = headsAbove(content.sections, section)
    const heading = own.find((at) => /^(?:sub)?section$|^heads$/u.test(lines[at]?.role ?? ''))
    return {
      section,
      heads,
      isParent: content.sections.some(({ parentId }) => parentId === section.id),
      ...(heading !== undefined && { heading }),
      items: section.items.map((item) => ({
        item,
        section,
        heads,
        lines:
          itemLines.get(item.id) ??
          own.filter((at) => {
            const line = lines[at]
            return line !== undefined && ofSeveral.has(line.role) && line.text.includes(item.name)
          }),
      })),
    }
  })
  return { content, lines, sections, items: sections.flatMap(({ items }) => items) }
}

function push(map: Map<number, number[]>, key: number, at: number): void {
  const list = map.get(key)
  if (list) list.push(at)
  else map.set(key, [at])
}

/** Of a share of the list it is true; 0 for an empty one. */
export const shareOf = <T>(list: readonly T[], is: (one: T) => boolean): number =>
  list.length === 0 ? 0 : list.filter(is).length / list.length

export function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}

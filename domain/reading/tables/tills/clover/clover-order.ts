import { sameSection } from '../../../../exchange/words/section-path.ts'
import type { TableSheet } from '../../sheet/mapping.ts'
import { cellsByHeading, headingWord } from '../shape/cells.ts'
import { headingsAt } from './clover-groups.ts'

/** A section with the names of its items, those that are named in the order of the till. */
export interface OrderedSection {
  readonly name: string
  readonly items: readonly string[]
}

/**
 * The sheet of a Clover workbook that lists categories has them in their order, each in a row that may list its items
 * in theirs, or each in a column with its items below it.
 */
export function cloverOrder(sheet: TableSheet): OrderedSection[] {
  const headings = headingsAt(sheet, ['category name'])
  if (headings === -1) return []
  const heads = sheet.rows[headings] ?? []
  const cell = cellsByHeading(heads)
  if (headingWord(sheet.rows[headings + 1]?.[0] ?? '') === 'items in category')
    return heads.slice(1).flatMap((head, before): OrderedSection[] => {
      const items = sheet.rows.slice(headings + 1).flatMap((cells) => cells[before + 1]?.trim() || [])
      return head.trim() === '' ? [] : [{ name: head.trim(), items }]
    })
  return sheet.rows.slice(headings + 1).flatMap((cells): OrderedSection[] => {
    const name = cell(cells, 'subcategory name') || cell(cells, 'category name')
    return name === '' ? [] : [{ name, items: namesIn(cell(cells, 'item sort order')) }]
  })
}

const namesIn = (cell: string): string[] =>
  cell
    .split(/\s*[;\n]\s*|,\s+/u)
    .map((name) => name.trim())
    .filter((name) => name !== '' && !/^\d+$/u.test(name))

interface Placed {
  readonly path: readonly string[]
  readonly items: { readonly read: { readonly name: string } }[]
}

/**
 * Sections of a till in its own order, and their items in theirs; what it does not name follows as it came. Sections
 * within one stay with it.
 */
export function inOrder<Of extends Placed>(sections: readonly Of[], order: readonly OrderedSection[]): Of[] {
  if (order.length === 0) return [...sections]
  const rank = new Map(order.map(({ name }, at) => [sameSection(name), at] as const).toReversed())
  const rankOf = ({ path }: Of) => rank.get(sameSection(path[0] ?? '')) ?? order.length
  for (const { path, items } of sections) {
    const names = order[rank.get(sameSection(path.at(-1) ?? '')) ?? order.length]?.items ?? []
    const placeOf = (name: string) => {
      const at = names.findIndex((one) => sameSection(one) === sameSection(name))
      return at === -1 ? names.length : at
    }
    if (names.length > 0) items.sort((one, other) => placeOf(one.read.name) - placeOf(other.read.name))
  }
  return sections.toSorted((one, other) => rankOf(one) - rankOf(other))
}

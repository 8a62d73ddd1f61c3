import { addMenu } from '../../exchange/taking/add-menu.ts'
import { defaultRestaurant } from '../../menu/model/restaurant.ts'
import { itemsOf } from '../../menu/model/walk.ts'
import type { LineReading } from '../reading.ts'
import { fitBeside } from './fit-beside.ts'
import type { TableReading } from './rows/table-reading.ts'

/**
 * Joins readings of several sheets: the sections of each follow those of the one before, while one menu has
 * room; ids are renumbered.
 */
export function joinTables(readings: readonly TableReading[]): TableReading {
  const [first, ...others] = readings
  if (!first) throw new Error('There is at least one sheet to be read.')
  return others.reduce(joinTwo, first)
}

function joinTwo(one: TableReading, whole: TableReading): TableReading {
  const other = fitBeside(one.content, whole)
  const { restaurant, ...menu } = one.content
  const { restaurant: _, ...added } = other.content
  const foreign = added.currency === menu.currency ? 0 : countPrices(other)
  const content = {
    restaurant: restaurant.name === defaultRestaurant.name ? other.content.restaurant : restaurant,
    ...addMenu(menu, added),
  }
  content.title ||= added.title
  content.notices = [...menu.notices, ...added.notices].map((notice, at) => ({ ...notice, id: `n${at + 1}` }))
  return {
    content,
    isCurrencyWritten: one.isCurrencyWritten || other.isCurrencyWritten,
    remarks: [
      ...one.remarks,
      ...other.remarks,
      ...(foreign > 0
        ? [{ code: 'currency_differs' as const, currency: added.currency, count: foreign }]
        : []),
    ],
    lines: [...one.lines, ...other.lines.map((line) => moved(line, added.sections, content.sections))],
  }
}

const countPrices = ({ content }: TableReading): number =>
  itemsOf(content).reduce((sum, { prices }) => sum + prices.length, 0)

type Sections = TableReading['content']['sections']

/** A line of an added sheet with the ids that its section and its item have now: those at the ends of their lists. */
function moved(line: LineReading, from: Sections, to: Sections): LineReading {
  const old = from.find(({ id }) => id === line.sectionId)
  const depth = (all: Sections, parentId: number | undefined): string =>
    parentId === undefined
      ? ''
      : `${all.find(({ id }) => id === parentId)?.name ?? ''}/${depth(all, all.find(({ id }) => id === parentId)?.parentId)}`
  const section =
    old &&
    to.findLast(
      ({ name, parentId }) =>
        sameName(name, old.name) && sameName(depth(to, parentId), depth(from, old.parentId)),
    )
  if (!old || !section) return line
  const fromEnd = old.items.findIndex(({ id }) => id === line.itemId) - old.items.length
  const item = line.itemId === undefined ? undefined : section.items.at(fromEnd)
  return { ...line, sectionId: section.id, ...(item && { itemId: item.id }) }
}

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

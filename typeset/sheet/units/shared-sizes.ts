import type { PrintedItem } from '#domain/menu/printed/printed-item.ts'
import type { PrintedSection } from '#domain/menu/printed/printed-section.ts'
import { columnsOf, type SheetMeasure } from './sheet-prices.ts'

/** Columns that names leave room for; and items that share sizes, fewer of which aren't a table. */
const MOST_COLUMNS = 4
const LEAST_ITEMS = 2

/**
 * A section whose items are sold in the same sizes, with these as columns of prices, each size said once at their head; as it
 * is where its sizes differ, or where columns would leave its names too little room.
 */
export function withSharedSizes(section: PrintedSection, measure: SheetMeasure): PrintedSection {
  if (section.layout === 'inline' || section.layout === 'courses') return section
  const labels = sharedLabels(section.items)
  if (!labels) return section
  const heads = labels.map((label) => ({ id: `size ${label}`, label }))
  const made = { ...section, heads, items: section.items.map(inColumns) }
  return columnsOf([{ owner: made, under: [made] }], measure)?.areBelow === false ? made : section
}

const inColumns = (item: PrintedItem): PrintedItem => ({
  ...item,
  prices: item.prices.map((price) =>
    price.label === '' ? price : { ...price, head: `size ${price.label}`, label: '' },
  ),
})

/**
 * The sizes of a section, each behind those before which some item has it; undefined where there are too many, or prices that
 * no size explains.
 */
function sharedLabels(items: readonly PrintedItem[]): string[] | undefined {
  const said = items.map(({ prices }) => prices.map(({ label }) => label)).filter(({ length }) => length > 0)
  const several = said.filter(({ length }) => length > 1)
  if (several.length < LEAST_ITEMS) return undefined
  const labels = several.reduce<string[]>((all, next) => merged(all, next), [])
  const isTable =
    labels.length <= MOST_COLUMNS &&
    said.every(
      (each) =>
        new Set(each).size === each.length && each.every((label) => label !== '' && labels.includes(label)),
    )
  return isTable ? labels : undefined
}

/** Both lists in one, with what only the second has behind what is before it there. */
function merged(all: readonly string[], next: readonly string[]): string[] {
  let at = 0
  const result = [...all]
  for (const label of next) {
    const known = result.indexOf(label)
    if (known < 0) result.splice(at, 0, label)
    at = (known < 0 ? at : known) + 1
  }
  return result
}

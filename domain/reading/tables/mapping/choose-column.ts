import type { ColumnUse, TableMapping } from '../sheet/mapping.ts'
import { besidePrice } from './heading-words.ts'

/** What several columns of one table may hold. */
const repeatable = new Set<ColumnUse['holds']>([
  'prices',
  'kcalOfPrice',
  'kjOfPrice',
  'dietFlag',
  'allergenFlag',
  'choiceFlag',
  'nothing',
])

export const isRepeatable = (holds: ColumnUse['holds']): boolean => repeatable.has(holds)

/**
 * The mapping with another content of a column. What is in one column only leaves the one that had it before.
 * @param at the column, from 0
 * @param heading of the column: it names the size of its prices, or the diet of its yes and no
 */
export function chooseColumn(
  mapping: TableMapping,
  at: number,
  holds: ColumnUse['holds'],
  heading: string,
): TableMapping {
  const width = Math.max(mapping.columns.length, at + 1)
  const columns = Array.from({ length: width }, (_, index): ColumnUse => {
    const use = mapping.columns[index] ?? { holds: 'nothing' }
    if (index === at) return withLabel(holds, heading)
    return use.holds === holds && !isRepeatable(holds) ? { holds: 'nothing' } : use
  })
  return { ...mapping, columns }
}

function withLabel(holds: ColumnUse['holds'], heading: string): ColumnUse {
  if (holds === 'prices') return { holds, label: besidePrice(heading) ?? heading.trim() }
  if (holds === 'kcalOfPrice' || holds === 'kjOfPrice') return { holds }
  return isRepeatable(holds) && holds !== 'nothing' ? { holds, label: heading.trim() } : { holds }
}

import type { Entry } from '../../prices/box/entries.ts'
import { readSizeOf } from '../../prices/words/labels.ts'
import type { Price, PriceHead } from '../model/price.ts'

export type PlacedEntry = Entry & { head?: string }

/**
 * Puts entries under the columns of their section: by the label that a column has, else by position. A
 * single word (MP), a single supplement and what was in no column before go in none.
 * @param parts what was typed between breaks; null for a part that is left empty
 * @returns a sentence where they do not fit
 */
export function placeUnder(
  heads: readonly PriceHead[],
  parts: readonly (Entry | null)[],
  before: readonly Price[],
): PlacedEntry[] | string {
  const entries = parts.filter((entry) => entry !== null)
  if (heads.length === 0 || entries.length === 0) return entries
  const named = new Map(entries.map((entry) => [entry, headNamed(heads, entry)]))
  const isLabelled = entries.some((entry) => entry.label !== '' || entry.size || entry.isQuoted)
  if (!isLabelled && parts.length === 1 && standsAlone(entries[0], before)) return entries
  if (!isLabelled && parts.length > heads.length)
    return `There are ${heads.length} columns (${heads.map(({ label }) => label).join(', ')}), and ${parts.length} prices.`
  const taken = new Set([...named.values()].map((head) => head?.id))
  const placed = parts.flatMap((entry, at): PlacedEntry[] => {
    if (entry === null) return []
    const byName = named.get(entry)
    if (byName) {
      const { size: _, ...rest } = entry
      return [{ ...rest, label: '', head: byName.id }]
    }
    const byPlace = heads[at]
    const isPlain = entry.label === '' && !entry.size && !entry.isQuoted
    return isPlain && byPlace && !taken.has(byPlace.id) ? [{ ...entry, head: byPlace.id }] : [entry]
  })
  const twice = heads.find(({ id }) => placed.filter(({ head }) => head === id).length > 1)
  return twice ? `Two prices are in the column “${twice.label}”.` : placed
}

function standsAlone(entry: Entry | undefined, before: readonly Price[]): boolean {
  const isAmount =
    entry && entry.kind !== 'market' && entry.kind !== 'included' && entry.kind !== 'supplement'
  return !isAmount || (before.length === 1 && before[0]?.head === undefined)
}

export function headNamed(
  heads: readonly PriceHead[],
  { label = '', size, isQuoted }: Partial<Pick<Entry, 'label' | 'size' | 'isQuoted'>>,
): PriceHead | undefined {
  if (isQuoted) return undefined
  return heads.find((head) => {
    if (label !== '' && !size) return folded(label) === folded(head.label)
    const own = head.size ?? readSizeOf(head.label)
    return label === '' && size && own?.amount === size.amount && own.unit === size.unit
  })
}

const folded = (label: string): string => label.toLowerCase().replaceAll(/[\s.]/gu, '')

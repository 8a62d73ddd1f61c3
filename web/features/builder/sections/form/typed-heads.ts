import { newKey } from '#domain/menu/model/ids.ts'
import type { PriceHead } from '#domain/menu/model/price.ts'
import { formatSize } from '#domain/menu/prices/format-size.ts'

/** The columns of a section as one line: `Glass, Carafe, Bottle`. */
export const typedHeads = (heads: readonly PriceHead[]): string => heads.map(wordsOfHead).join(', ')

const wordsOfHead = ({ label, size }: PriceHead): string =>
  size ? `${label} ${formatSize(size)}`.replaceAll('\u00a0', ' ') : label

/**
 * The columns of a typed line, parted by commas, slashes or semicolons. One whose words stay keeps its prices; where
 * as many are typed as before, a new word renames the column in its place.
 */
export function readHeads(typed: string, before: readonly PriceHead[]): PriceHead[] {
  const labels = typed
    .split(/\s*[,;/|\n]\s*/u)
    .map((label) => label.trim())
    .filter((label) => label !== '')
  const kept = labels.map((label) => before.find((head) => wordsOfHead(head) === label))
  const isRenaming = labels.length === before.length
  const taken = before.map(({ id }) => id)
  return labels.map((label, at) => {
    const same = kept[at]
    if (same) return same
    const renamed = isRenaming ? before[at] : undefined
    if (renamed && !kept.includes(renamed)) return { id: renamed.id, label }
    const id = newKey('h', taken)
    taken.push(id)
    return { id, label }
  })
}

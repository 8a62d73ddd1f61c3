import { newKey } from '#domain/menu/model/ids.ts'
import type { PriceHead } from '#domain/menu/model/price.ts'

/** What parts columns, the strongest last: a comma and a slash between digits belong to a label, as in `0,1 l`. */
const separators = [
  { written: ', ', read: /(?<!\d),|,(?!\d)/u },
  { written: ' / ', read: /(?<!\d)\/|\/(?!\d)/u },
  { written: '; ', read: /;/u },
  { written: ' | ', read: /\|/u },
] as const

function readLabels(typed: string): string[] {
  const strongest = separators.findLast(({ read }) => read.test(typed))
  return (strongest ? typed.split(strongest.read) : [typed])
    .map((label) => label.trim())
    .filter((label) => label !== '')
}

/** The columns of a section as one line: `Glass, Carafe, Bottle`. */
export function typedHeads(heads: readonly PriceHead[]): string {
  const labels = heads.map(({ label }) => label)
  const isReadAgain = (line: string) => JSON.stringify(readLabels(line)) === JSON.stringify(labels)
  const lines = separators.map(({ written }) => labels.join(written))
  return lines.find(isReadAgain) ?? lines[0] ?? ''
}

/**
 * The columns of a typed line, separated by commas, slashes or semicolons. One whose words stay keeps its prices; where
 * as many are typed as before, a new word renames the column in its place.
 */
export function readHeads(typed: string, before: readonly PriceHead[]): PriceHead[] {
  if (typed === typedHeads(before)) return [...before]
  const labels = readLabels(typed)
  const kept = labels.map((label) => before.find((head) => head.label === label))
  const isRenaming = labels.length === before.length
  const taken = before.map(({ id }) => id)
  return labels.map((label, at) => {
    const same = kept[at]
    // The first of two columns of one name keeps its prices.
    if (same && kept.indexOf(same) === at) return same
    const renamed = isRenaming ? before[at] : undefined
    if (renamed && !kept.includes(renamed)) return { id: renamed.id, label }
    const id = newKey('h', taken)
    taken.push(id)
    return { id, label }
  })
}

import { newKey } from '#domain/menu/model/ids.ts'
import type { PriceHead, Size } from '#domain/menu/model/price.ts'
import { writeSize } from '#domain/prices/sizes/size.ts'
import { readSizeOf } from '#domain/prices/words/labels.ts'

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

/** The columns of a section as one line: `Glass (125 ml), Carafe, Bottle`. */
export function typedHeads(heads: readonly PriceHead[]): string {
  const columns = heads.map(({ label, size }) =>
    size === undefined || isSame(size, readSizeOf(label)) ? label : `${label} (${writeSize(size)})`,
  )
  const isReadAgain = (line: string) => JSON.stringify(readLabels(line)) === JSON.stringify(columns)
  const lines = separators.map(({ written }) => columns.join(written))
  return lines.find(isReadAgain) ?? lines[0] ?? ''
}

const isSame = (one: Size | undefined, other: Size | undefined): boolean =>
  one?.amount === other?.amount && one?.unit === other?.unit

/** `125 ml`, `Glass (125 ml)`: what a column says, and what it holds. */
function readHead(typed: string): Pick<PriceHead, 'label' | 'size'> {
  const whole = readSizeOf(typed)
  if (whole) return { label: typed, size: whole }
  const [, label, inner = ''] = /^(.+?)\s*\(([^()]+)\)$/u.exec(typed) ?? []
  const size = readSizeOf(inner)
  return label !== undefined && size ? { label, size } : { label: typed }
}

/**
 * The columns of a typed line, separated by commas, slashes or semicolons. One whose words stay keeps its prices; where
 * as many are typed as before, a new word renames the column in its place.
 */
export function readHeads(typed: string, before: readonly PriceHead[]): PriceHead[] {
  if (typed === typedHeads(before)) return [...before]
  const read = readLabels(typed).map(readHead)
  const kept = read.map(({ label }) => before.find((head) => head.label === label))
  const isRenaming = read.length === before.length
  const taken = before.map(({ id }) => id)
  return read.map((head, at) => {
    const same = kept[at]
    // The first of two columns of one name keeps its prices.
    if (same && kept.indexOf(same) === at)
      return isSame(same.size, head.size) ? same : { id: same.id, ...head }
    const renamed = isRenaming ? before[at] : undefined
    if (renamed && !kept.includes(renamed)) return { id: renamed.id, ...head }
    const id = newKey('h', taken)
    taken.push(id)
    return { id, ...head }
  })
}

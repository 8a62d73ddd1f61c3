import { GAP } from '../../text/gap.ts'
import { readLegend } from '../marks/legend.ts'
import type { LineFacts } from './line-facts.ts'

/** Lines that go on with the legend of the line above: `9 koffeinhaltig` below `1 mit Farbstoff   2 mit Nitrit`. */
export function withLegends(lines: readonly LineFacts[]): LineFacts[] {
  const told: LineFacts[] = []
  for (const facts of lines) {
    const above = told.at(-1)
    const legend = above?.legend && isBare(facts) ? legendBelow(above, facts.text) : undefined
    told.push(legend ? { ...facts, legend } : facts)
  }
  return told
}

const isBare = ({ legend, tail, gapAbove, isNotice, isOrnament }: LineFacts): boolean =>
  !legend && !isNotice && !isOrnament && gapAbove < 1 && tail.prices.length === 0

/** The entries that a line adds to those of the line above, which may end in the sign of the first; undefined where it adds none. */
function legendBelow({ text: above, legend }: LineFacts, text: string) {
  const joined = readLegend(`${above}${GAP}${text}`)
  const known = legend?.entries.length ?? 0
  const isOpen = legend !== undefined && /^(?:\p{L}{1,2}|\d{1,2})?$/u.test(legend.rest)
  return joined && joined.entries.length > known && isOpen
    ? { entries: joined.entries.slice(known), rest: joined.rest }
    : undefined
}

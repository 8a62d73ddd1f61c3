import { isLabel } from '../../prices/words/labels.ts'
import { columnRuns, type LineFacts } from './line-facts.ts'

/** Matches the milliliters that a glass of wine holds, next to the bottle: `125   btl`. */
const GLASS = /^(?:75|100|125|150|175|187|200|250|375|500)$/u

/** Rows below a line of heads that are asked. */
const ROWS = 5

/** Characters; what is longer isn't a head of a column. */
const LONGEST_HEAD = 22

/**
 * Lines whose runs are over columns of prices, whatever their words are: two rows below fill as many columns
 * (`MEAL PRICES   Student   Reduced   Adult`).
 */
export function withColumns(lines: readonly LineFacts[]): LineFacts[] {
  return lines.map((facts, at) => {
    const count = columnsBelow(lines, at)
    const tail = { before: facts.text, prices: [], behind: [] }
    return count > 1 ? { ...facts, tail, headRuns: count, hasColumns: true } : facts
  })
}

/** `orden de 3   pieza`: numbers that count, and no prices, which would be in every run. */
const areCounts = ({ tail }: LineFacts, runs: readonly string[]): boolean =>
  tail.prices.every(({ isWeak }) => isWeak) &&
  runs.every(
    (run, at) => /\p{L}{2}/u.test(run) || (at > 0 && GLASS.test(run) && isLabel(runs.at(-1) ?? '')),
  ) &&
  !/\d$/u.test(runs.at(-1) ?? '')

function columnsBelow(lines: readonly LineFacts[], at: number): number {
  const here = lines[at]
  if (!here || here.isOrnament) return 0
  const runs = columnRuns(here.text)
  if (runs.length < 2 || !here.text.includes('\t')) return 0
  if ((here.amounts > 0 || here.tail.prices.length > 0) && !areCounts(here, runs)) return 0
  const rows = lines.slice(at + 1, at + 1 + ROWS).filter(({ isOrnament }) => !isOrnament)
  const [first, second] = rows
  const leads =
    first && first.tail.prices.length > 1
      ? true
      : first !== undefined &&
        !first.text.includes('\t') &&
        second !== undefined &&
        second.tail.prices.length > 1
  if (!leads) return 0
  const counts = rows
    .filter(({ tail }) => tail.prices.length > 1 && tail.prices.every(({ label, size }) => !label && !size))
    .map(({ tail }) => tail.prices.length)
  const most = Math.max(0, ...counts)
  const fits = counts.filter((count) => count === most).length
  if (most < 2 || fits < Math.min(2, rows.length) || (most !== runs.length && most !== runs.length - 1))
    return 0
  return runs.slice(-most).every((run) => run.length <= LONGEST_HEAD) ? most : 0
}

import type { Run } from '../../domain/reading/lines/line.ts'
import type { PageLine } from './page-line.ts'
import { endsWithPrice, hasWords, priceShareOf } from './piece.ts'

/** Lines; fewer aren't a habit of a menu. */
const FEW = 3

/** Where a menu sets its prices left of the names, lines with the prices behind them, as they are read. */
export function withPricesLast(pages: readonly (readonly PageLine[])[]): PageLine[][] {
  const all = pages.flat()
  const moved = new Map(all.map((line) => [line, pricesLast(line)]))
  const first = all.filter((line) => moved.get(line) !== undefined)
  const last = all.filter((line) => !first.includes(line) && isPricedAtEnd(line.line.runs))
  if (first.length < FEW || first.length <= last.length) return pages.map((lines) => [...lines])
  return pages.map((lines) => lines.map((line) => moved.get(line) ?? line))
}

/** Undefined for a line that does not begin with prices before words without any. */
function pricesLast(line: PageLine): PageLine | undefined {
  const { runs } = line.line
  const from = runs.findIndex(({ text }) => !isBarePrice(text))
  const words = runs.slice(from)
  if (from < 1 || !words.some(({ text }) => hasWords(text)) || isPricedAtEnd(words)) return undefined
  return { ...line, line: { ...line.line, runs: [...words, ...runs.slice(0, from)] } }
}

const isPricedAtEnd = (runs: readonly Run[]): boolean => endsWithPrice(runs.at(-1)?.text ?? '')

const isBarePrice = (text: string): boolean => /^[–—-]$/u.test(text) || priceShareOf(text) === 'all'

import { type SourceLine, textOf } from '../../domain/reading/lines/line.ts'
import type { SourcePage } from '../opened.ts'
import { priceShareOf } from './piece.ts'

/** Fewer lines aren't a menu that is printed several times on a sheet; a page is printed at most four times. */
const LEAST_LINES = 8
const MOST_COPIES = 4

/** The lines of a sheet, to be cut, on which a page is printed several times, and those of its other copies. */
export function withoutCopies(lines: readonly SourceLine[]): Parted {
  const texts = lines.map(textOf)
  for (let copies = MOST_COPIES; copies > 1; copies -= 1) {
    const length = texts.length / copies
    if (
      Number.isInteger(length) &&
      length >= LEAST_LINES &&
      texts.every((text, at) => text === texts[at % length])
    )
      return { lines: lines.slice(0, length), running: lines.slice(length) }
  }
  return { lines: [...lines], running: [] }
}

interface Parted {
  readonly lines: SourceLine[]
  /** Heads and numbers that pages repeat; the first of each is among the lines, unless it is but a number. */
  readonly running: SourceLine[]
}

/** Of the height of a page, from its upper and its lower edge. */
const EDGE = 0.12

/**
 * Parts what pages repeat at their edges, and their numbers, from what is read. A line that ends in a price is the head
 * of a page only where most pages have it word for word; the one that stays says so, to be asked.
 */
export function withoutRunningLines(
  pages: readonly (readonly SourceLine[])[],
  sizes: readonly SourcePage[],
): Parted {
  if (pages.length < 2) return { lines: pages.flat(), running: [] }
  const repeated = new Map<string, Set<number>>()
  for (const [page, lines] of pages.entries())
    for (const line of lines)
      if (isAtEdge(line, sizes[page])) {
        const key = keyOf(line, page)
        repeated.set(key, (repeated.get(key) ?? new Set()).add(page))
      }
  const lines: SourceLine[] = []
  const running: SourceLine[] = []
  // What is at the foot of pages parts no section that goes on over the next one.
  const feet: SourceLine[] = []
  const seen = new Set<string>()
  for (const [page, own] of pages.entries())
    for (const line of own) {
      const key = keyOf(line, page)
      const isPriced = isPricedLine(line, page)
      const least = isPriced ? Math.max(2, Math.floor(pages.length / 2) + 1) : 2
      const isRunning = (repeated.get(key)?.size ?? 0) >= least && isAtEdge(line, sizes[page])
      if (isRunning && (seen.has(key) || isNumber(line))) running.push(line)
      else if (isRunning && !isPriced && isAtFoot(line, sizes[page])) feet.push(line)
      else lines.push(isRunning && isPriced ? { ...line, isOnMostPages: true } : line)
      if (isRunning) seen.add(key)
    }
  return { lines: [...lines, ...feet], running }
}

const isAtFoot = ({ place: { box } }: SourceLine, page: SourcePage | undefined): boolean =>
  box !== undefined && page !== undefined && box.y > page.height / 2

function isAtEdge({ place: { box } }: SourceLine, page: SourcePage | undefined): boolean {
  if (!box || !page) return false
  return box.y + box.height < page.height * EDGE || box.y > page.height * (1 - EDGE)
}

/** The same for what pages repeat but for their numbers; bare ones count up with the pages, and prices do not. */
function keyOf(line: SourceLine, page: number): string {
  const text = textOf(line).trim()
  if (/^[^\p{L}\d]*\d{1,3}[^\p{L}\d]*$/u.test(text))
    return `number ${Number(text.replaceAll(/\D/gu, '')) - page}`
  return isPricedLine(line, page) ? text : text.replaceAll(/\d+/gu, '#')
}

/** Returns whether it ends in a price. The number of its page isn't one: `Dinner menu · 2` on page 2. */
function isPricedLine(line: SourceLine, page: number): boolean {
  const text = textOf(line).trim()
  return (
    !isNumber(line) &&
    Number(/(?<![\d.,\p{Sc}])\d{1,3}$/u.exec(text)?.[0] ?? Number.NaN) !== page + 1 &&
    priceShareOf(text) !== 'none'
  )
}

/** `3`, `Page 2 of 4`, `– 2 –` */
const isNumber = (line: SourceLine): boolean =>
  /^[^\p{L}\d]*(?:(?:page|seite|p\.|pág\.?|página|pagina|sida|side|s\.)\s*)?\d{1,3}(?:\s*(?:\/|of|von|de|sur|di|van)\s*\d{1,3})?[^\p{L}\d]*$/iu.test(
    textOf(line),
  )

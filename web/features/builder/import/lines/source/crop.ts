import { type Run, type SourceLine, textOf } from '#domain/reading/lines/line.ts'

/** A part of a page, in its units, from its upper left corner. */
export type PageBox = NonNullable<SourceLine['place']['box']>

/** Heights of its line that a crop shows around it. */
const MARGIN = 0.35

/** Characters before a price within words that a crop shows, to recognize the place by. */
const CONTEXT = 6

/** Characters that a crop shows at most of words that end in a price. */
const LONGEST = 24

/** Where the prices of a recognized line are on its page; null for another source or without a number. */
export function cropOf({ runs, place: { box }, confidence }: SourceLine): PageBox | null {
  if (confidence === undefined || !box || !/\p{N}/u.test(textOf({ runs }))) return null
  const [from, to] = extentOf(runs)
  const start = runs[0]?.x ?? 0
  const end = Math.max(...runs.map(({ x, width }) => x + width))
  const scale = box.width / Math.max(0.1, end - start)
  const margin = box.height * MARGIN
  const left = Math.max(0, box.x + (from - start) * scale - margin)
  const top = Math.max(0, box.y - margin)
  return {
    x: left,
    y: top,
    width: box.x + (to - start) * scale + margin - left,
    height: box.y + box.height + margin - top,
  }
}

/** From the first to the last price, in characters: runs behind the name, else the end of the words. */
function extentOf(runs: readonly Run[]): readonly [from: number, to: number] {
  const numbers = runs.filter(({ text }) => /\p{N}/u.test(text))
  const behind = isName(runs[0], numbers) ? numbers.filter((run) => run !== runs[0]) : numbers
  const shown = behind.length > 0 ? behind : numbers
  const [first] = shown
  const last = shown.at(-1)
  if (!first || !last) return [0, 0]
  const skipped = first === runs[0] ? shareBefore(first.text) * first.width : 0
  return [first.x + skipped, last.x + last.width]
}

/** `21 Korma`, and `21` before `Korma`; not `5 oz` before `16 oz`. */
const isName = (first: Run | undefined, numbers: readonly Run[]): boolean =>
  /\p{L}{3}/u.test(first?.text ?? '') || numbers.some(({ text }) => !/\p{L}/u.test(text))

/** Share of a text that is before its prices. */
function shareBefore(text: string): number {
  const least = Math.max(0, text.length - LONGEST)
  const digit = text.slice(least).search(/[\p{Sc}+(]?\p{N}/u)
  return Math.max(0, digit === -1 ? least : least + digit - CONTEXT) / text.length
}

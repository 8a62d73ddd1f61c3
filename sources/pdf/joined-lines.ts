import { GAP, type SourceLine, textOf } from '../../domain/reading/lines/line.ts'
import type { Measures, PageLine } from './page-line.ts'
import { endsWithPrice, priceShareOf } from './piece.ts'

/** A hyphen at the end of a line; the soft one is printed only there. */
const HYPHEN = /[\p{L}\p{M}][\u00AD\u2010-]$/u

/** Blank lines within a paragraph, at most; and where a file says itself that it is one. */
const TIGHT = { guessed: 0.3, told: 0.8 }

/** Characters between the words of a cell and those of the next one. */
const CELL = 1

/** Words between dots. */
const LIST = /\S\s[·•|]\s\S/u

/** A line that ends so goes on. */
const OPEN_END = /(?:[,&+/\u00B7]|\([^)]*|\s(?:and|or|with|und|oder|mit|et|ou|avec|y|o|con|e))$/u

/** Lines of a paragraph that was broken because the column ended, as one line each; broken words are whole again. */
export function joinedLines(lines: readonly PageLine[], measures: Measures): SourceLine[] {
  const words = new Set(lines.flatMap(({ line }) => wordsIn(textOf(line))))
  const limits = nameLimits(lines)
  const joined: PageLine[] = []
  for (const here of lines) {
    const before = joined.at(-1)
    const way = before && wayToJoin(before, here, measures, limits.get(here.region) ?? 0)
    if (before && way) joined.splice(-1, 1, join(before, here, way, words))
    else joined.push(here)
  }
  return joined.map(({ line }) => line)
}

const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []

/** How far names reach that have prices beside them, in characters, by region. */
function nameLimits(lines: readonly PageLine[]): ReadonlyMap<number, number> {
  const limits = new Map<number, number>()
  for (const { line, region } of lines) {
    const [first, second] = line.runs
    if (first && second) limits.set(region, Math.max(limits.get(region) ?? 0, first.x + first.width))
  }
  return limits
}

/** Does a line go on in the one below: its words beside their prices, or what stands last? */
type Way = 'name' | 'end'

function wayToJoin(before: PageLine, here: PageLine, measures: Measures, limit: number): Way | undefined {
  if (before.region !== here.region) return undefined
  if (Math.abs(before.line.size - here.line.size) > 0.06) return undefined
  if (!/\p{L}/u.test(textOf(before.line))) return undefined
  return goesOnBelow(before, here, limit) ? 'name' : goesOnAtEnd(before, here, measures) ? 'end' : undefined
}

const isTold = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && one === other

/** Does a name go on below, as one paragraph or within brackets, while its prices stand beside its first line? */
function goesOnBelow(
  { line: before, blocks, nameWidth = before.runs[0]?.width ?? 0 }: PageLine,
  { line: here, blocks: own }: PageLine,
  limit: number,
) {
  const [first, second] = before.runs
  const [run, ...others] = here.runs
  if (!first || !second || !run || others.length > 0 || Math.abs(run.x - first.x) >= 1) return false
  if (endsWithPrice(run.text)) return false
  if (!before.runs.slice(1).every(({ text }) => endsWithPrice(text) || /^[–—-]$/u.test(text))) return false
  const isOne = isTold(blocks.first, own.first)
  if (blocks.first !== undefined && own.first !== undefined && !isOne) return false
  if (here.gapAbove > (isOne ? TIGHT.told : TIGHT.guessed)) return false
  if (OPEN_END.test(first.text) || HYPHEN.test(first.text)) return true
  const end = first.x + nameWidth
  if (end + neededFor(here) > second.x - CELL) return true
  return isOne && (run.text.startsWith('(') || end + neededFor(here) > limit)
}

/** Does what stands last in a line go on below? */
function goesOnAtEnd(before: PageLine, here: PageLine, { letter }: Measures): boolean {
  if ((before.line.isBold ?? false) !== (here.line.isBold ?? false)) return false
  const isOne = isTold(before.blocks.last, here.blocks.first)
  if (before.blocks.last !== undefined && here.blocks.first !== undefined && !isOne) return false
  if (here.line.gapAbove > (isOne ? TIGHT.told : TIGHT.guessed)) return false
  if (isOne && before.line.tag?.kind === 'heading') return true
  const above = textOf(before.line)
  const text = textOf(here.line)
  const isOpen = OPEN_END.test(above)
  const isSmall = /^\p{Ll}/u.test(text)
  const isPriced = before.line.runs.length > 1 && endsWithPrice(above)
  if (before.line.runs.length === 1 && HYPHEN.test(above) && isSmall) return true
  if (isOne && LIST.test(above) && LIST.test(text)) return true
  // The prices of a full line go on below it.
  const isPrice = before.line.runs.length === 1 && priceShareOf(text) === 'all' && !endsWithPrice(above)
  if (!isOne && !isSmall && !isOpen && !isPrice) return false
  if (isPriced) return isOpen
  return before.room < neededFor(here.line) * letter || (isOpen && (isOne || !endsWithPrice(text)))
}

/** The first word of a line and the space before it, in characters. */
const neededFor = (line: SourceLine): number => {
  const [word = ''] = textOf(line).split(/[\s\t]/u)
  return (word.length + 1) * Math.max(1, line.size)
}

function join(before: PageLine, here: PageLine, way: Way, words: ReadonlySet<string>): PageLine {
  const { runs } = before.line
  const [next, ...rest] = here.line.runs
  const at = way === 'name' ? 0 : runs.length - 1
  const last = runs[at]
  if (!next || !last) return before
  // A list in columns goes on with another entry.
  const isList = way === 'end' && runs.length > 1
  const whole = {
    ...last,
    text: wholeText(last.text, next.text, words),
    width: Math.max(last.width, next.width),
  }
  return {
    ...here,
    ...(way === 'name' && { nameWidth: next.width }),
    line: {
      ...before.line,
      runs: isList
        ? [...runs, ...here.line.runs.map((run) => ({ ...run, x: run.x + last.x + last.width }))]
        : [...runs.slice(0, at), whole, ...runs.slice(at + 1), ...rest],
      place: { ...before.line.place, ...boxOfBoth(before.line, here.line) },
    },
  }
}

/** Two halves of a word lose their hyphen, unless it stands there for good: `slow-roasted`. */
function wholeText(text: string, next: string, words: ReadonlySet<string>): string {
  if (!HYPHEN.test(text)) return `${text} ${next}`
  if (/-$/u.test(text)) {
    const first = wordsIn(text.slice(0, -1)).at(-1) ?? ''
    const second = wordsIn(next.split(GAP)[0] ?? '')[0] ?? ''
    const isCompound =
      /^\p{Lu}/u.test(next) ||
      words.has(`${first}-${second}`) ||
      (words.has(first) && words.has(second) && second.length > 3)
    if (isCompound) return text + next
  }
  return text.slice(0, -1) + next
}

function boxOfBoth(before: SourceLine, here: SourceLine): Pick<SourceLine['place'], 'box'> {
  const a = before.place.box
  const b = here.place.box
  if (!a || !b) return {}
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return {
    box: {
      x,
      y,
      width: Math.max(a.x + a.width, b.x + b.width) - x,
      height: Math.max(a.y + a.height, b.y + b.height) - y,
    },
  }
}

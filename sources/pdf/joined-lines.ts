import { GAP, type SourceLine, textOf } from '../../domain/reading/lines/line.ts'
import type { Measures, PageLine } from './page-lines.ts'
import { endsWithPrice } from './piece.ts'

/** A hyphen at the end of a line; the soft one is printed only there. */
const HYPHEN = /[\p{L}\p{M}][\u00AD\u2010-]$/u

/** Blank lines within a paragraph, at most; and where a file says itself that it is one. */
const TIGHT = { guessed: 0.3, told: 0.8 }

/** A line that ends so goes on. */
const OPEN_END = /(?:[,&+/\u00B7]|\s(?:and|or|with|und|oder|mit|et|ou|avec|y|o|con|e))$/u

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

function wayToJoin(before: PageLine, here: PageLine, { letter }: Measures, limit: number): Way | undefined {
  if (before.region !== here.region) return undefined
  if (Math.abs(before.line.size - here.line.size) > 0.06) return undefined
  if ((before.line.isBold ?? false) !== (here.line.isBold ?? false)) return undefined
  const isTold = before.block !== undefined && here.block !== undefined
  if (isTold && before.block !== here.block) return undefined
  if (here.line.gapAbove > (isTold ? TIGHT.told : TIGHT.guessed)) return undefined
  const above = textOf(before.line)
  const text = textOf(here.line)
  const [first, second] = before.line.runs
  if (!first || !/\p{L}/u.test(above)) return undefined
  if (isTold && before.line.tag?.kind === 'heading') return 'end'
  const isOpen = OPEN_END.test(above)
  const isSmall = /^\p{Ll}/u.test(text)
  if (second === undefined && HYPHEN.test(above) && isSmall) return 'end'
  // Prices stand beside the first line of a name that goes on below it.
  const isBelow = here.line.runs.length === 1 && Math.abs((here.line.runs[0]?.x ?? 0) - first.x) < 1
  if (second && isBelow && OPEN_END.test(first.text)) return 'name'
  if (!isTold && !isSmall && !isOpen) return undefined
  const [word = ''] = text.split(/[\s\t]/u)
  const needed = (word.length + 1) * Math.max(1, here.line.size)
  if (second === undefined || !endsWithPrice(above))
    return before.room < needed * letter || (isOpen && (isTold || !endsWithPrice(text))) ? 'end' : undefined
  if (isOpen) return 'end'
  return isTold && isBelow && first.x + first.width + needed > limit ? 'name' : undefined
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
      words.has(`${first}-${second}`) || (words.has(first) && words.has(second) && second.length > 3)
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

import { GAP, type SourceLine, textOf } from '../../domain/reading/lines/line.ts'
import type { Measures, PageLine } from './page-lines.ts'

/** A hyphen at the end of a line; the soft one is printed only there. */
const HYPHEN = /[\p{L}\p{M}][\u00AD\u2010-]$/u

/** Lines of a paragraph that was broken because the column ended, as one line each; broken words are whole again. */
export function joinedLines(lines: readonly PageLine[], measures: Measures): SourceLine[] {
  const words = new Set(lines.flatMap(({ line }) => wordsIn(textOf(line))))
  const joined: PageLine[] = []
  for (const here of lines) {
    const before = joined.at(-1)
    if (before && goesOn(before, here, measures)) joined.splice(-1, 1, join(before, here, words))
    else joined.push(here)
  }
  return joined.map(({ line }) => line)
}

const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []

/** Is a line the next one of the paragraph of the one above? */
function goesOn(before: PageLine, here: PageLine, { letter }: Measures): boolean {
  if (before.region !== here.region || here.line.gapAbove > 0.3) return false
  const text = textOf(here.line)
  const last = before.line.runs.at(-1)
  if (!last || !/\p{L}/u.test(last.text) || before.line.runs.length > 1) return false
  if (Math.abs(before.line.size - here.line.size) > 0.06) return false
  if ((before.line.isBold ?? false) !== (here.line.isBold ?? false)) return false
  if (HYPHEN.test(textOf(before.line)) && /^\p{Ll}/u.test(text)) return true
  const [word = ''] = text.split(/[\s\t]/u)
  const isFull = before.room < (word.length + 1) * letter * Math.max(1, here.line.size)
  if (!isFull) return false
  if (before.block !== undefined && here.block !== undefined) return before.block === here.block
  return /^\p{Ll}/u.test(text)
}

function join(before: PageLine, here: PageLine, words: ReadonlySet<string>): PageLine {
  const [first, ...rest] = here.line.runs
  const last = before.line.runs.at(-1)
  if (!first || !last) return before
  const run = {
    ...last,
    text: wholeText(last.text, first.text, words),
    width: Math.max(last.width, first.width),
  }
  return {
    ...here,
    line: {
      ...before.line,
      runs: [...before.line.runs.slice(0, -1), run, ...rest],
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

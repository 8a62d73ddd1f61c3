import { type SourceLine, textOf } from './line.ts'

/** Numbers below each other from which on they count dishes. */
const LEAST = 4

/** A number alone, with the point or the bracket that may be behind it. */
const ALONE = /^(?:n[o°r]?\.?\s?)?(\d{1,3})\s?[.):]?$/iu

/**
 * Numbers of dishes that stand alone above the names of these: `12` above `Pizza Margherita`. They count, so most are
 * one more than the one before, and words are below each of them; prices and pages do neither.
 * @returns the places of the numbers, each with what it says; none where they don't count dishes
 */
export function numbersAbove(lines: readonly SourceLine[]): ReadonlyMap<number, string> {
  const found: { readonly at: number; readonly number: number }[] = []
  for (const [at, line] of lines.entries()) {
    const number = ALONE.exec(textOf(line))?.[1]
    const below = lines[at + 1]
    if (number !== undefined && below && /\p{L}{2}/u.test(textOf(below)) && below.gapAbove < 2)
      found.push({ at, number: Number(number) })
  }
  const steps = found.filter(({ number }, index) => number === (found[index - 1]?.number ?? number - 2) + 1)
  const areNumbers = found.length >= LEAST && steps.length >= (found.length - 1) * 0.7
  return new Map(areNumbers ? found.map(({ at, number }) => [at, String(number)]) : [])
}

/** A line with the number that stands alone above it before its words. */
export function withNumber(line: SourceLine, number: string | undefined): SourceLine {
  const [first, ...rest] = line.runs
  return number === undefined || !first
    ? line
    : { ...line, runs: [{ ...first, text: `${number}. ${first.text}` }, ...rest] }
}

const DASHED = /^(\d{1,3})\s?[\u2013-]\s(?=\p{Lu})/u

/** Do the dishes of a menu have a dash behind their numbers: `01 - Bife acebolado`? */
export const haveDashes = (texts: readonly string[]): boolean =>
  texts.filter((text) => DASHED.test(text)).length > 1

/** The line with a dot behind its number: a dash would part a name from what is said of it. */
export function withDotBehindNumber(line: SourceLine): SourceLine {
  const [first, ...others] = line.runs
  return first && DASHED.test(first.text)
    ? { ...line, runs: [{ ...first, text: first.text.replace(DASHED, '$1. ') }, ...others] }
    : line
}

/** The line with the number of its dish next to the name, and not in a column before it: `30.   Chop Suey`. */
export function withNumberBeside(line: SourceLine): SourceLine {
  const [number, name, ...others] = line.runs
  return number && name && /^\d{1,3}[.)]$/u.test(number.text) && /^\p{L}/u.test(name.text)
    ? {
        ...line,
        runs: [
          { ...number, text: `${number.text} ${name.text}`, width: name.x + name.width - number.x },
          ...others,
        ],
      }
    : line
}

import { unitAt } from '../words/phrases.ts'

/** A price in a row of several: with its sign before it or behind it. */
const PRICE = /(?:\p{Sc}\s?)?(?<![\d.,])\d[\d.,]*(?<![.,])(?:\s?\p{Sc}(?!\s?\d))?/gu

/** `Combo No 1`, `Menu #2`: what is before a number that tells dishes apart. */
const NUMBER_SIGN = /(?:(?<!\p{L})(?:no|nr|núm|n[º°]|č)\.?|#|№)\s?$/iu

/** Words of a label, with how many it counts: `Full Stack (4)`, `1/2`, `R.` */
const LABEL =
  /^(?:[\p{L}\p{M}][\p{L}\p{M}\p{N}'’./+-]*(?:\s[\p{L}\p{M}\p{N}'’./+-]+){0,2}(?:\s\(\d{1,2}\))?|\d{1,2}(?:\/[2-8]|\s?\p{L}{1,4}\.?)?|\(\d{1,2}\)|[½¼¾])$/u
const MOST_WORDS = 3

/** Characters; what is longer is a sentence. */
const LONGEST = 200

/** Lines in which a label is between two prices, from which on it is one. */
const LEAST = 2

export interface SeriesRow {
  readonly name: string
  readonly labels: readonly string[]
  readonly prices: readonly { readonly digits: string; readonly start: number; readonly end: number }[]
}

/** The prices at the end of a line with what is between them; undefined where these are no labels. */
export function rowOf(text: string): SeriesRow | undefined {
  if (text.length > LONGEST) return undefined
  // `25 cl` isn't a price, and `4,5 %` isn't.
  const all = [...text.matchAll(PRICE)].filter(
    ({ index, 0: written }) =>
      /\p{Sc}/u.test(written) ||
      !(
        NUMBER_SIGN.test(text.slice(0, index)) ||
        /^\s?[%°]/u.test(text.slice(index + written.length)) ||
        unitAt(text, index + written.length + (text[index + written.length] === ' ' ? 1 : 0))
      ),
  )
  const isSure = (match: RegExpExecArray) => /\p{Sc}|[.,]\d{1,3}$/u.test(match[0])
  // `6/9.99 12/17.99`: next to prices with cents whole numbers count.
  const priced =
    all.filter(isSure).length > 1
      ? all.filter(isSure)
      : all.filter(({ index }) => /\s/u.test(text[index - 1] ?? ''))
  if (
    priced.length < 2 ||
    !/^\W{0,2}$/u.test(text.slice((priced.at(-1)?.index ?? 0) + (priced.at(-1)?.[0].length ?? 0)))
  )
    return undefined
  const prices: SeriesRow['prices'][number][] = []
  const labels: string[] = []
  for (const match of priced.toReversed()) {
    prices.unshift({
      digits: match[0].replaceAll(/[^\d.,]/gu, ''),
      start: match.index,
      end: match.index + match[0].length,
    })
    const before = priced[priced.indexOf(match) - 1]
    if (!before) break
    const label = trimmed(text.slice(before.index + before[0].length, match.index))
    if (!LABEL.test(label)) break
    labels.unshift(label)
  }
  const name = trimmed(text.slice(0, prices[0]?.start ?? 0))
  return labels.length === 0 || name === '' ? undefined : { name, labels, prices }
}

const trimmed = (text: string): string =>
  text.replaceAll(/^[\s/|·,;:.–—-]+|[\s/|·,;:–—-]+$/gu, '').replaceAll(/\s+/gu, ' ')

export const lastWords = (name: string, count: number): string => name.split(' ').slice(-count).join(' ')

/** What the lines of a menu have before their prices, wherever it comes again. */
export interface Series {
  /** Before the first price of lines, at the end of a name. */
  readonly first: ReadonlySet<string>
  /** Between two prices. */
  readonly next: ReadonlySet<string>
}

/**
 * What comes again before the prices of lines with several: `c/u $18 orden (5) $85`, `P 8,50 $ M 10,50 $`. In whatever
 * language, it says what is got for each price.
 */
export function seriesIn(lines: readonly string[]): Series {
  const rows = lines.flatMap((line) => rowOf(line) ?? [])
  const next = repeated(rows.flatMap(({ labels }) => [...new Set(labels)]))
  const first = repeated(
    rows
      .filter(({ labels }) => labels.some((label) => next.has(label)))
      .flatMap(({ name }) =>
        Array.from({ length: Math.min(MOST_WORDS, name.split(' ').length - 1) }, (_, at) =>
          lastWords(name, at + 1),
        ),
      )
      .filter((end) => LABEL.test(end)),
  )
  return { first, next }
}

function repeated(labels: readonly string[]): Set<string> {
  const counts = Map.groupBy(labels, (label) => label)
  return new Set([...counts].flatMap(([label, { length }]) => (length < LEAST ? [] : [label])))
}

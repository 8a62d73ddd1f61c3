import type { PriceTail } from '../../prices/line/price-group.ts'
import { GAP } from '../../text/gap.ts'
import type { LegendEntry } from '../marks/legend.ts'
import { meaningOf } from '../words/claim-words.ts'
import type { SectionDraft } from './drafts.ts'

/** `contains peanuts, sesame` */
export function containedIn(text: string) {
  const list = /^\(?contains:?\s+([^)]+)\)?$/iu.exec(text)?.[1]
  const names = list?.split(/,\s*|\s+(?:and|&)\s+/u).map((name) => name.trim().replace(/\.$/u, ''))
  const said = names?.map((name) => ({ ...meaningOf(name), symbol: name, meaning: name }))
  return said?.every((entry): entry is LegendEntry => entry.kind === 'allergen') ? said : undefined
}

/** `Dassai 45   19   74` below two columns, `Lagavulin 16   9.5`: a number right behind the name belongs to it. */
export function nameWithNumber(text: string, tail: PriceTail, columns: number): PriceTail {
  const [first, ...rest] = tail.prices
  const isBehindName = first?.isWeak === true && !first.label && text[first.start - 1] === ' '
  const isWhiskey =
    columns === 0 && rest.length === 1 && text[(rest[0]?.start ?? 0) - 1] === GAP && first?.kind === 'fixed'
  if (!first || !isBehindName || (!isWhiskey && (columns === 0 || rest.length !== columns))) return tail
  return { ...tail, before: `${tail.before} ${text.slice(first.start, first.end)}`, prices: rest }
}

/** `or Cheese quesadilla`: a choice of the section. */
export function withoutOr(words: string, section: SectionDraft): string {
  const or = /^(?:or|oder|ou)\s(?=\p{Lu})/u.exec(words)
  if (or) section.layout = 'courses'
  return words.slice(or?.[0].length ?? 0)
}

/** Two lines of a description as one text. */
export const joinWords = (one: string, other: string): string =>
  one === ''
    ? other
    : `${one}${/[,;:\-–—]$/u.test(one) ? ' ' : /^\p{Ll}|^[(]/u.test(other) ? ' ' : '\n'}${other}`

import { type SourceLine, textOf } from '../lines/line.ts'
import type { HeadDraft, SectionDraft } from './drafts.ts'
import { xOf } from './place-prices.ts'
import { headOfColumn } from './read-heading.ts'

/** A section that has nothing but its name. */
export const newSection = (at: number, name: string): SectionDraft => ({
  lines: [at],
  name,
  intro: [],
  footer: [],
  heads: [],
  prices: [],
  hasPricesBelow: false,
  items: [],
  groups: [],
  said: [],
})

/** The heads of columns with their places on the line. */
export const headsOf = (
  line: SourceLine,
  columns: readonly { label: string; at: number; end: number }[],
): HeadDraft[] =>
  columns.map(({ label, at, end }) => ({
    ...headOfColumn(label),
    from: xOf(line, at),
    to: xOf(line, end),
    isApart: !/\s\/\s/u.test(textOf(line).replaceAll('\t', ' ')),
  }))

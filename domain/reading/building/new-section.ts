import { type SourceLine, textOf } from '../lines/line.ts'
import { takeMarks } from '../marks/item-marks.ts'
import type { LegendEntry } from '../marks/legend.ts'
import type { HeadDraft, SectionDraft } from './drafts.ts'
import { placed, xOf } from './place-prices.ts'
import { asAddOns } from './prices-below.ts'
import { headOfColumn, type ReadHeading } from './read-heading.ts'

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

/** The section that a heading begins, with all that its line says of it but the items. */
export function headedSection(
  at: number,
  line: SourceLine,
  { name, daypart, intro, prices, columns }: ReadHeading,
  legend: ReadonlyMap<string, LegendEntry>,
): SectionDraft {
  const section = { ...newSection(at, name), ...(daypart !== undefined && { daypart }) }
  for (const words of intro) {
    const marked = takeMarks(`(${words})`, legend)
    if (marked.text === '' && marked.said.length > 0) section.said.push(...marked.said)
    else section.intro.push(words)
  }
  section.prices.push(...asAddOns(placed(line, prices)))
  section.heads.push(...headsOf(line, columns))
  return section
}

/** Gives a section the heads of a line; as many below its own, before its first item, are the sizes of these. */
export function takeHeads({ items, heads }: SectionDraft, below: readonly HeadDraft[]): void {
  const areSizes = items.length === 0 && heads.length === below.length
  const taken = areSizes
    ? heads.map((head, index) => ({ ...head, ...(below[index]?.size && { size: below[index].size }) }))
    : below
  heads.splice(0, heads.length, ...taken)
}

/**
 * Returns whether they are the heads of a section that goes on in another column or overleaf, printed again
 * above its next rows.
 */
export const areRepeated = ({ items, heads }: SectionDraft, again: readonly HeadDraft[]): boolean =>
  items.length > 0 &&
  heads.length === again.length &&
  heads.every(({ label }, at) => label === again[at]?.label)

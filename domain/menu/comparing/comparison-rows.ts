import type { Comparison, ItemChange, SectionChange, TextChange } from './comparison.ts'
import { comparedFields } from './comparison.ts'

export interface ComparisonRow {
  readonly change: 'added' | 'removed' | 'renamed' | 'moved' | 'repriced' | 'reworded'
  readonly of: 'menu' | 'section' | 'item'
  /** The sections in which it is now, the outermost first; for what was removed, those it was in. */
  readonly path: readonly string[]
  /** What it is called now; of what was removed, what it was called; empty for the menu. */
  readonly name: string
  /** Of a price, what is sold at it; of words, what they are; else empty. */
  readonly what: string
  readonly before: string
  readonly after: string
  /** Minor units of the one currency. */
  readonly difference: number | null
  readonly percent: number | null
}

/** A comparison line by line: a dish that was renamed and has two new prices has three. */
export const comparisonRows = ({ menu, sections, items }: Comparison): ComparisonRow[] => [
  ...menu.map((change) => rowOf(change, { of: 'menu', path: [], name: '' })),
  ...sections.flatMap(rowsOfSection),
  ...items.flatMap(rowsOfItem),
]

type Subject = Pick<ComparisonRow, 'of' | 'path' | 'name'>
type Said = Pick<ComparisonRow, 'before' | 'after'>

/** The whole of it, where it came or went, and its place. */
interface Sayings {
  readonly whole: Said
  readonly place: Said
}

const joined = (path: readonly string[] = []): string => path.join(' > ')

function rowsOfSection(change: SectionChange): ComparisonRow[] {
  const { before, after } = change
  const around = (path: readonly string[] = []) => joined(path.slice(0, -1))
  const { path = [], name = '' } = after ?? before ?? {}
  return rowsOf(
    change,
    { of: 'section', path: path.slice(0, -1), name },
    {
      whole: { before: before?.name ?? '', after: after?.name ?? '' },
      place: { before: around(before?.path), after: around(after?.path) },
    },
  )
}

function rowsOfItem(change: ItemChange): ComparisonRow[] {
  const { before, after } = change
  const { section, name = '' } = after ?? before ?? {}
  return rowsOf(
    change,
    { of: 'item', path: section?.path ?? [], name },
    {
      whole: { before: before?.prices ?? '', after: after?.prices ?? '' },
      place: { before: joined(before?.section.path), after: joined(after?.section.path) },
    },
  )
}

function rowsOf(
  { kind, before, after, isRenamed, isMoved, prices, fields }: ItemChange | SectionChange,
  subject: Subject,
  { whole, place }: Sayings,
): ComparisonRow[] {
  const row = (change: ComparisonRow['change'], what: string, said: Said): ComparisonRow => ({
    change,
    ...subject,
    what,
    ...said,
    difference: null,
    percent: null,
  })
  if (kind !== 'changed') return [row(kind, '', whole)]
  const names = { before: before?.name ?? '', after: after?.name ?? '' }
  return [
    ...(isRenamed ? [row('renamed', 'Name', names)] : []),
    ...(isMoved ? [row('moved', 'Section', place)] : []),
    ...prices.map(({ label, beforeText, afterText, difference, percent }) => ({
      ...row('repriced', label || 'Price', { before: beforeText, after: afterText }),
      difference,
      percent,
    })),
    ...fields.map((change) => rowOf(change, subject)),
  ]
}

const rowOf = ({ field, before, after }: TextChange, subject: Subject): ComparisonRow => ({
  change: 'reworded',
  ...subject,
  what: comparedFields[field],
  before,
  after,
  difference: null,
  percent: null,
})

import { isCapitals, isMarkedHeading } from '../../../exchange/words/heading-words.ts'
import type { Doubt, LineRole, ReadLine } from '../../roles/role.ts'
import { noticeKindOf } from '../../words/notice-words.ts'
import { sectionWordShare } from '../../words/section-words.ts'
import type { TableMapping } from '../sheet/mapping.ts'
import type { TableRow } from './table-row.ts'

/** What the whole table says of how its rows are read. */
export interface TableStyle {
  readonly hasSections: boolean
  readonly hasPrices: boolean
  /** Share of the named rows that have a price. */
  readonly priced: number
}

export const styleOfTable = (rows: readonly TableRow[], hasSections: boolean): TableStyle => {
  const named = rows.filter(({ fields }) => fields.name !== '')
  const priced = named.filter(hasPrice).length
  return { hasSections, hasPrices: priced > 0, priced: priced / Math.max(1, named.length) }
}

export const hasPrice = ({ fields, prices }: TableRow): boolean =>
  fields.price !== '' || prices.some(({ text }) => text !== '')

const sure = (role: LineRole, confidence = 0.95, ...doubts: readonly Doubt[]): ReadLine => ({
  role,
  confidence,
  doubts,
})

/** Characters; a name that is longer is a sentence. */
const LONGEST_NAME = 90

/** What a row below the headings is. */
export function roleOf(
  row: TableRow,
  style: TableStyle,
  next: TableRow | undefined,
  isFirst: boolean,
): ReadLine {
  const { fields } = row
  const filled = row.cells.filter((cell) => cell !== '')
  if (row.unsold) return sure('leave-out', 1, { code: row.unsold })
  if (fields.name !== '') return filled.length === 1 ? aloneRole(row, style, next, isFirst) : sure('item')
  if (fields.section !== '' && filled.length === 1) return sure('section')
  if (hasPrice(row))
    return fields.section === '' && fields.description === ''
      ? sure('prices', 0.7, { code: 'name_missing' })
      : sure('leave-out', 0.6, { code: 'name_missing' })
  if (fields.description !== '') return sure('part', 0.7, { code: 'item_or_part' })
  if (filled.length === 1) return wordsRole(filled[0] ?? '', style)
  return sure('leave-out', 0.6, { code: 'name_missing' })
}

/** A row of a name and nothing else: a heading, a sentence, or an item without a price. */
function aloneRole(row: TableRow, style: TableStyle, next: TableRow | undefined, isFirst: boolean): ReadLine {
  const { name } = row.fields
  if (noticeKindOf(name) !== undefined) return sure('notice', 0.7, { code: 'notice_or_note' })
  if (name.length > LONGEST_NAME || /[.!]$/u.test(name)) return sure('note', 0.6, { code: 'notice_or_note' })
  if (style.hasSections || !style.hasPrices)
    return sure('item', style.hasPrices ? 0.6 : 0.9, ...unpriced(style))
  // A heading right below it heads the first section.
  if (isFirst && next !== undefined && !hasPrice(next)) return sure('title', 0.6, { code: 'name_unclear' })
  if (isCapitals(name) || isMarkedHeading(name) || sectionWordShare(name) >= 0.5) return sure('section', 0.9)
  if (style.priced >= 0.6 && next && hasPrice(next))
    return sure('section', 0.6, { code: 'heading_or_item', text: name })
  return sure('item', 0.5, { code: 'heading_or_item', text: name })
}

const unpriced = ({ hasPrices }: TableStyle): Doubt[] => (hasPrices ? [{ code: 'price_missing' }] : [])

function wordsRole(text: string, style: TableStyle): ReadLine {
  if (noticeKindOf(text) !== undefined) return sure('notice', 0.7, { code: 'notice_or_note' })
  const isHeading = !style.hasSections && (isCapitals(text) || sectionWordShare(text) >= 0.5)
  return isHeading ? sure('section', 0.8) : sure('note', 0.5, { code: 'notice_or_note' })
}

/** A row above the headings: the title of an owner's table, or what a till writes for who fills its file in. */
export function roleAbove({ at, cells }: TableRow, { headings, kind }: TableMapping): ReadLine {
  if (at === headings) return sure('heads', 1)
  const filled = cells.filter((cell) => cell !== '')
  const isTitle = kind === 'other' && at === 0 && filled.length === 1 && (filled[0]?.length ?? 0) <= 60
  return isTitle
    ? sure('title', 0.6, { code: 'name_unclear' })
    : sure('leave-out', 0.9, { code: 'above_headings' })
}

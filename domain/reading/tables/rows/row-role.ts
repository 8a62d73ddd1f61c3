import { isCapitals, isMarkedHeading } from '../../../exchange/words/heading-words.ts'
import type { Doubt, LineRole, ReadLine } from '../../layout/role.ts'
import { noticeKindOf } from '../../words/notice-words.ts'
import { sectionWordShare } from '../../words/section-words.ts'
import { meantWhole, plainHeading } from '../mapping/heading-words.ts'
import type { TableMapping } from '../sheet/mapping.ts'
import { sizesOver } from './sizes-over.ts'
import type { TableRow } from './table-row.ts'
import { hasPrice, isBelowBlank, isLone, type TableStyle } from './table-style.ts'
import { isTotal } from './total-words.ts'

/** What is around a row. */
export interface AroundRow {
  readonly before: TableRow | undefined
  readonly next: TableRow | undefined
  /** Is it the first row of its sheet? */
  readonly isFirst: boolean
}

const sure = (role: LineRole, confidence = 0.95, ...doubts: readonly Doubt[]): ReadLine => ({
  role,
  confidence,
  doubts,
})

/** Characters; a name that is longer is a sentence. */
const LONGEST_NAME = 90

/** What a row below the headings is. */
export function roleOf(row: TableRow, style: TableStyle, around: AroundRow): ReadLine {
  const { fields } = row
  const filled = row.cells.filter((cell) => cell !== '')
  if (row.unsold) return sure('leave-out', 1, { code: row.unsold })
  if (isOpenButton(fields)) return sure('leave-out', 0.9, { code: 'not_for_menu', text: fields.name })
  if (sizesOver(row).size > 0) return sure(fields.name === '' ? 'heads' : 'section', 0.9)
  if (fields.name !== '') return isLone(row) ? aloneRole(row, style, around) : sure('item')
  if (fields.section !== '' && filled.length === 1) return sure('section')
  if (hasPrice(row))
    return fields.section === '' && fields.description === ''
      ? sure('prices', 0.7, { code: 'name_missing' })
      : sure('leave-out', 0.6, { code: 'name_missing' })
  if (fields.description !== '') return sure('part', 0.7, { code: 'may_be' })
  if (filled.length === 1) return wordsRole(filled[0] ?? '', style)
  return sure('leave-out', 0.6, { code: 'name_missing' })
}

/** `Open Food`, `0.00`: the button of a till at which a cashier types a price. */
const isOpenButton = ({ name, price }: TableRow['fields']): boolean =>
  /^(?:open|custom|misc(?:ellaneous)?)\s(?:food|item|bar|drink|beverage|liquor|beer|wine|price|amount|key)s?$/iu.test(
    name,
  ) && /^(?:\p{Sc}?\s?0(?:[.,]0+)?|variable)?$/iu.test(price)

/** What a row of an owner's own table is that isn't a row of a menu, or has lost a cell; undefined for any other. */
export function roleAmiss({ fields, shifted }: TableRow): ReadLine | undefined {
  if (/^=\s*[A-Z][A-Z.]+\(/u.test(fields.name))
    return sure('leave-out', 0.7, { code: 'formula', text: fields.name })
  if (isTotal(fields.name)) return sure('leave-out', 0.8, { code: 'total_row' })
  return shifted === undefined ? undefined : sure('item', 0.4, { code: 'row_shifted', text: shifted })
}

/** A row of a name and nothing else: a heading, a sentence, or an item without a price. */
function aloneRole(row: TableRow, style: TableStyle, { before, next, isFirst }: AroundRow): ReadLine {
  const { name } = row.fields
  const mayBe = (role: LineRole) => ({ code: 'may_be', role }) as const
  const sections = sectionWordShare(name)
  if (noticeKindOf(name) !== undefined && sections < 1) return sure('notice', 0.7, { code: 'may_be' })
  if (name.length > LONGEST_NAME || /[.!]$/u.test(name)) return sure('note', 0.6, { code: 'may_be' })
  if (style.hasSections || !style.hasPrices)
    return sure('item', style.hasPrices ? 0.6 : 0.9, ...unpriced(style))
  // A heading right below it heads the first section.
  if (isFirst && next !== undefined && !hasPrice(next)) return sure('title', 0.6, { code: 'name_unclear' })
  const isSetOff = isHeadingBy(style, row, { before, next })
  if (isSetOff === false) return sure('item', 0.6, mayBe('section'))
  if (isSetOff || isCapitals(name) || isMarkedHeading(name) || sections >= 0.5) return sure('section', 0.9)
  if (style.priced >= 0.6 && next && hasPrice(next)) return sure('section', 0.6, mayBe('item'))
  return sure('item', 0.5, mayBe('section'))
}

/** Is a row set off as the headings of its table are, or are others? Undefined where it may be one all the same. */
function isHeadingBy(
  style: TableStyle,
  row: TableRow,
  { before, next }: Pick<AroundRow, 'before' | 'next'>,
): boolean | undefined {
  if (style.areHeadingsApart) return isBelowBlank(row, before?.at ?? -1)
  if (!style.areHeadingsCapitals || isCapitals(row.fields.name)) return undefined
  // A section within one in capitals has dishes with prices below it.
  return next !== undefined && hasPrice(next) ? undefined : false
}

const unpriced = ({ hasPrices }: TableStyle): Doubt[] => (hasPrices ? [{ code: 'price_missing' }] : [])

function wordsRole(text: string, style: TableStyle): ReadLine {
  if (noticeKindOf(text) !== undefined) return sure('notice', 0.7, { code: 'may_be' })
  const isHeading = !style.hasSections && (isCapitals(text) || sectionWordShare(text) >= 0.5)
  return isHeading ? sure('section', 0.8) : sure('note', 0.5, { code: 'may_be' })
}

/** A row above the headings: the title of an owner's table, or what a till writes for who fills its file in. */
export function roleAbove({ at, cells, fields }: TableRow, { headings, kind }: TableMapping): ReadLine {
  if (at === headings) return isSectionHead(fields.name) ? sure('section', 0.8) : sure('heads', 1)
  const filled = cells.filter((cell) => cell !== '')
  const [only = ''] = filled
  const headsFirst =
    at > 0 && at + 1 === headings && kind === 'other' && filled.length === 1 && only.length <= 60
  if (headsFirst && (sectionWordShare(only) === 1 || isCapitals(only))) return sure('section', 0.8)
  const isTitle = kind === 'other' && at === 0 && filled.length === 1 && (filled[0]?.length ?? 0) <= 60
  return isTitle
    ? sure('title', 0.6, { code: 'name_unclear' })
    : sure('leave-out', 0.9, { code: 'above_headings' })
}

/** `Starters | Description | Price`: returns whether the section is where the names are headed. */
const isSectionHead = (heading: string): boolean =>
  sectionWordShare(heading) === 1 && meantWhole(heading) === undefined

/**
 * What a row is that has the headings of its table again, for the rows below it: undefined for any other.
 * @param headings their row
 */
export function roleOfHeadings(
  { cells, fields }: TableRow,
  headings: TableRow | undefined,
): ReadLine | undefined {
  const others = cells.filter(
    (cell, at) => cell !== '' && plainHeading(cell) === plainHeading(headings?.cells[at] ?? ''),
  )
  const isNamed = others.includes(fields.name)
  const filled = cells.filter((cell) => cell !== '').length
  if (others.length < (isNamed ? 2 : 1)) return undefined
  if (others.length === filled) return sure('heads', 1)
  return others.length === filled - 1 && !isNamed && fields.name !== '' ? sure('section', 0.9) : undefined
}

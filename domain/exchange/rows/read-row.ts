import { MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import type { ColumnMatch, MenuField } from '../columns/menu-columns.ts'
import {
  byStrength,
  type ReadClaims,
  readAllergenWords,
  readClaimWords,
  readDietaryWords,
} from '../words/label-words.ts'
import { type Fields, type NotUnderstood, readDetails } from './read-details.ts'
import { type PriceChoice, readPrices } from './read-prices.ts'
import type { Remark, RowProblem, SourceItem } from './reading.ts'
import type { SourceRow } from './source-row.ts'

export interface ReadRow {
  readonly item: SourceItem
  /** Sign or code of a currency that is not that of the menu. */
  readonly currency: string | null
  readonly remarks: readonly Remark[]
}

export function readRow(
  source: SourceRow,
  fields: Fields,
  columns: ColumnMatch,
  choice: PriceChoice & { readonly headingOf: (field: MenuField) => string },
): ReadRow | { readonly problem: RowProblem } {
  const { name, description } = fields
  const row = source.number
  if (name === '') return { problem: { code: 'no_name' } }
  if (name.length > MENU_TEXT_LIMITS.name) return { problem: { code: 'name_too_long', length: name.length } }
  if (description.length > MENU_TEXT_LIMITS.description)
    return { problem: { code: 'description_too_long', length: description.length } }
  const remarks: Remark[] = []
  const notUnderstood: NotUnderstood = (field, text) =>
    remarks.push({ code: 'not_understood', row, heading: choice.headingOf(field), text })
  const read = readPrices(fields, columns, choice, notUnderstood)
  if ('problem' in read) return read
  if (read.prices.length === 0 && fields.label !== '')
    remarks.push({ code: 'label_without_price', row, label: fields.label })
  const id = /^\d{1,9}$/.test(fields.id) ? Number(fields.id) : undefined
  const claims = readClaims(row, fields, columns)
  return {
    item: {
      row,
      ...(id !== undefined && { id }),
      name,
      prices: read.prices,
      ...(columns.description !== null && { description }),
      ...claims.said,
      ...readDetails(fields, columns, notUnderstood),
    },
    currency: read.currency,
    remarks: [...remarks, ...claims.remarks],
  }
}

/** Claims of a file are always to be confirmed, in every column. */
function readClaims(
  row: number,
  { dietary, onRequest, allergens, mayContain, removable, toConfirm }: Fields,
  columns: ColumnMatch,
): { readonly said: ReadClaims; readonly remarks: Remark[] } {
  const diets = readDietaryWords(dietary)
  const madeFor = readDietaryWords(onRequest)
  const [contains, traces] = byStrength(allergens)
  const lists = {
    allergens: contains,
    mayContain: [mayContain, traces].filter(Boolean).join(', '),
    removable,
  }
  const declared = Object.entries(lists).map(([field, cell]) => [field, readAllergenWords(cell)] as const)
  const { unknown, ...open } = readClaimWords(toConfirm)
  const said = {
    ...(columns.dietary !== null && { dietaryOptions: diets.labels }),
    ...(madeFor.labels.length > 0 && { dietsOnRequest: madeFor.labels }),
    // Words of which none is known are not "none".
    ...Object.fromEntries(
      declared.flatMap(([field, list]) =>
        list && (list.labels.length > 0 || list.unknown.length === 0) ? [[field, list.labels]] : [],
      ),
    ),
  }
  const remark = (code: 'unknown_diet' | 'unknown_allergen' | 'unknown_claim', words: readonly string[]) =>
    words.map((word) => ({ code, row, word }))
  return {
    said: unionOf(said, open),
    remarks: [
      ...remark('unknown_diet', [...diets.unknown, ...madeFor.unknown]),
      ...remark(
        'unknown_allergen',
        declared.flatMap(([, list]) => list?.unknown ?? []),
      ),
      ...remark('unknown_claim', unknown),
    ],
  }
}

function unionOf(one: ReadClaims, other: ReadClaims): ReadClaims {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof ReadClaims>
  return Object.fromEntries(
    [...fields].map((field) => [field, [...new Set([...(one[field] ?? []), ...(other[field] ?? [])])]]),
  )
}

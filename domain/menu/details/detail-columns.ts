import type { Detail, Part } from './detail.ts'
import { type DetailKey, details } from './details.ts'

type Parts = Omit<typeof details, 'wine'> & (typeof details)['wine']['parts']

/** A column of files for details: the field itself, or a part of it. */
export type DetailColumn = keyof Parts

/** A box of the form: `origin`, `servesFrom`. */
export type BoxKey = {
  [Column in DetailColumn]: `${Column}${keyof Parts[Column]['boxes'] & string}`
}[DetailColumn]

export type PickedDetail = {
  [Column in DetailColumn]: keyof Parts[Column]['boxes'] extends never ? Column : never
}[DetailColumn]

interface PlacedPart {
  readonly column: DetailColumn
  readonly of: DetailKey
  readonly part: Part
  readonly valueIn: (fields: DetailValues) => unknown
}

export type DetailValues = Readonly<Partial<Record<DetailKey, unknown>>>

export const detailRows = Object.entries(details) as unknown as readonly (readonly [DetailKey, Detail])[]

export const detailKeys = detailRows.map(([key]) => key)

/** Every column of details with where its value is. */
export const detailColumns: readonly PlacedPart[] = detailRows.flatMap(([of, detail]) =>
  'parts' in detail
    ? (Object.entries(detail.parts) as [DetailColumn, Part][]).map(([column, part]) => ({
        column,
        of,
        part,
        valueIn: (fields) => (fields[of] as Readonly<Record<string, unknown>> | undefined)?.[column],
      }))
    : [{ column: of as DetailColumn, of, part: detail, valueIn: (fields) => fields[of] }],
)

/** Details put together from what their columns say; a column that says nothing, undefined, is left out. */
export function fieldsOf(saidIn: (column: PlacedPart) => unknown): DetailValues {
  const fields: Partial<Record<DetailKey, unknown>> = {}
  for (const placed of detailColumns) {
    const value = saidIn(placed)
    if (value === undefined) continue
    fields[placed.of] =
      placed.column === placed.of
        ? value
        : { ...(fields[placed.of] as object | undefined), [placed.column]: value }
  }
  return fields
}

/** Whether a value says nothing: none, an empty text or list, no. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0)

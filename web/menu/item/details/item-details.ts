import { z } from 'zod'
import type { Box } from '#domain/menu/details/detail.ts'
import { type BoxKey, detailColumns, fieldsOf } from '#domain/menu/details/detail-columns.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { setFields } from '#domain/menu/model/set-fields.ts'

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `This is longer than ${most} characters.`)
    .transform((typed) => typed || undefined)

/** `40,000` of what is counted in wholes is forty thousand, not forty. */
const THOUSANDS = /(?<=\d)[,.\s](?=\d{3}(?!\d))/g

/** A number that may be left out, written with a point or a comma. */
const number = (most: number, isWhole: boolean) =>
  z
    .string()
    .trim()
    .transform((typed) =>
      typed === ''
        ? undefined
        : Number((isWhole ? typed.replaceAll(THOUSANDS, '') : typed).replace(',', '.')),
    )
    .pipe(
      z
        .number('Please enter a number.')
        .min(0, 'This is below zero.')
        .max(most, `This is more than ${most.toLocaleString('en-US')}.`)
        .refine((value) => !isWhole || Number.isInteger(value), 'Please enter a whole number.')
        .optional(),
    )

const boxSchema = ({ type, most }: Box) =>
  type === 'text' ? text(most) : number(most, type === 'whole number')

export const detailBoxes = detailColumns.flatMap((column) =>
  Object.entries(column.part.boxes).map(([suffix, box]) => ({
    ...column,
    key: `${column.column}${suffix}` as BoxKey,
    suffix,
    box,
  })),
)

export const typedDetailsShape = Object.fromEntries(
  detailBoxes.map(({ key, box }) => [key, boxSchema(box)]),
) as unknown as Readonly<Record<BoxKey, z.ZodType<string | number | undefined, string>>>

export type TypedDetails = Record<BoxKey, string>
export type ParsedDetails = Readonly<Record<BoxKey, string | number | undefined>>

export const typedDetailsOf = (item: Partial<MenuItem>): TypedDetails =>
  Object.fromEntries(
    detailBoxes.map(({ key, suffix, part, valueIn }) => {
      const value = valueIn(item)
      return [key, value === undefined ? '' : part.show(value)[suffix]]
    }),
  ) as TypedDetails

/** The details that the boxes say, undefined for what was left empty. */
export function enteredDetails(parsed: ParsedDetails): Partial<MenuItem> {
  const entered = fieldsOf(({ column, part }) =>
    part.enter(
      Object.fromEntries(
        Object.keys(part.boxes).map((suffix) => [suffix, parsed[`${column}${suffix}` as BoxKey]]),
      ),
    ),
  )
  return Object.fromEntries(detailBoxes.map(({ of }) => [of, entered[of]]))
}

export const withDetails = (item: MenuItem, parsed: ParsedDetails): MenuItem =>
  setFields<MenuItem>(item, enteredDetails(parsed))

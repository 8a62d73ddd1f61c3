import type { z } from 'zod'
import { union } from '../claims/claim-lists.ts'
import type { Box, DetailWords, LostAs, Named, Part, WholeDetail } from './detail.ts'
import { joinList, readWords, splitList } from './list-cells.ts'

/** What the row of a detail says; the labels are its heading unless it gives others. */
interface Row extends Partial<Pick<WholeDetail, 'group' | 'goesUnsaid'>> {
  readonly heading: string
  readonly otherHeadings?: string
  readonly label?: string
  readonly hint?: string
  readonly compared?: string
  readonly lostAs?: LostAs
}

type Single<Value, Suffix extends string> = Part<Value, Suffix> & WholeDetail<Value>

/** What most details do: a file's value takes the place of the menu's. */
const whole = <Value>({
  heading,
  compared = heading,
  lostAs = 'details',
  group = null,
  goesUnsaid = false,
}: Row) => ({
  compared,
  lostAs,
  group,
  goesUnsaid,
  isInOwnWords: false,
  take: (read: Value) => read,
  update: (_: Value | undefined, theirs: Value) => theirs,
})

const box = ({ heading, label = heading, hint }: Row, type: Box['type'], most: number | null): Box => ({
  label,
  hint,
  type,
  most: most ?? Number.POSITIVE_INFINITY,
})

const headings = ({ heading, otherHeadings = '' }: Row) => ({ heading, otherHeadings })

/** @param schema of the field, which limits what a cell and a box may say */
export const text = (
  schema: z.ZodOptional<z.ZodString>,
  {
    isPrinted = false,
    inWords = (value) => value,
    ...row
  }: Row & {
    /** Is it on the line of details as it is written? */
    readonly isPrinted?: boolean
    readonly inWords?: (value: string) => string
  },
): Single<string, ''> => ({
  ...whole<string>(row),
  ...headings(row),
  boxes: { '': box(row, 'text', schema.unwrap().maxLength) },
  readCell: (cell) => schema.safeParse(cell).data,
  writeCell: (value) => value,
  show: (value) => ({ '': value }),
  enter: (entered) => entered[''] as string | undefined,
  inWords,
  isInOwnWords: isPrinted,
  ...(isPrinted && { print: (value: string) => value }),
})

export const number = (
  schema: z.ZodOptional<z.ZodNumber>,
  {
    readCell,
    unit,
    ...row
  }: Row & {
    readonly readCell: (cell: string) => number | undefined
    /** As written right behind the figure in a comparison. */
    readonly unit: string
  },
): Single<number, ''> => ({
  ...whole<number>(row),
  ...headings(row),
  boxes: { '': box(row, schema.unwrap().isInt ? 'whole number' : 'number', schema.unwrap().maxValue) },
  readCell,
  writeCell: String,
  show: (value) => ({ '': String(value) }),
  enter: (entered) => entered[''] as number | undefined,
  inWords: (value) => `${value}${unit}`,
})

interface Range {
  readonly from: number
  readonly to: number
}

/** From one number to another, which may be the same: `2`, `2–4`. */
export const range = (
  schema: z.ZodOptional<z.ZodObject<{ from: z.ZodNumber; to: z.ZodNumber }>>,
  {
    labelTo,
    print,
    ...row
  }: Row & {
    readonly labelTo: string
    readonly print: (written: string, words: DetailWords) => string
  },
): Single<{ from: number; to: number }, 'From' | 'To'> => {
  const { maxValue } = schema.unwrap().shape.to
  const written = ({ from, to }: Range) => (from === to ? `${from}` : `${from}–${to}`)
  return {
    ...whole<{ from: number; to: number }>(row),
    ...headings(row),
    boxes: {
      From: box(row, 'whole number', maxValue),
      To: box({ ...row, label: labelTo }, 'whole number', maxValue),
    },
    readCell(cell) {
      const [, from, to = from] = /^(\d{1,3})(?:\s*[-\u2013\u2014]\s*(\d{1,3}))?$/.exec(cell) ?? []
      return schema.safeParse({ from: Number(from), to: Number(to) }).data
    },
    writeCell: written,
    show: ({ from, to }) => ({ From: String(from), To: to === from ? '' : String(to) }),
    // Two numbers in either order; one alone is both.
    enter({ From, To }) {
      const given = [From, To].filter((value) => typeof value === 'number' && value > 0) as number[]
      return given.length === 0
        ? undefined
        : schema.parse({ from: Math.min(...given), to: Math.max(...given) })
    },
    inWords: written,
    print: (value, words) => print(written(value), words),
  }
}

/** What is no text in a box: its form has a picker. */
const picked = { boxes: {}, show: () => ({}), enter: () => undefined } as const

export const flag = (row: Row): Single<boolean, never> => ({
  ...whole<boolean>(row),
  ...headings(row),
  ...picked,
  readCell: (cell) => (/^(?:yes|y|true|x|1)$/i.test(cell) ? true : undefined),
  writeCell: (value) => (value ? 'yes' : ''),
  inWords: (value) => (value ? 'Yes' : ''),
})

/** Keys that words name; a file adds to them. */
export const keys = <Key extends string>({
  keyOf,
  nameOf,
  isAdded = false,
  ...row
}: Row & {
  readonly keyOf: (word: string) => Key | undefined
  readonly nameOf: (key: Key, words: DetailWords) => string
  /** Whether those of the menu stay where a file says others. */
  readonly isAdded?: boolean
}): Single<Key[], never> => ({
  ...whole<Key[]>(row),
  ...headings(row),
  ...picked,
  readCell(cell, unknown) {
    const read = readWords(cell, keyOf)
    if (read.unknown.length > 0) unknown(read.unknown.join('; '))
    return read.labels.length + read.unknown.length > 0 ? [...read.labels] : undefined
  },
  writeCell: (value) => value.join('; '),
  inWords: (value, _, words) =>
    value
      .map((key) => nameOf(key, words))
      .toSorted()
      .join(', '),
  ...(isAdded && { update: union<Key> }),
})

/** Ids of parts of the menu, which a file calls by their names. */
export const references = ({
  named,
  compare,
  isAdded = false,
  ...row
}: Row & {
  readonly named: (menu: Named) => readonly { readonly id: string; readonly name: string }[]
  /** What a comparison calls them. */
  readonly compare: (ids: readonly string[], menu: Named) => readonly string[]
  readonly isAdded?: boolean
}): Single<string[], never> => ({
  ...whole<string[]>(row),
  ...headings(row),
  ...picked,
  readCell: splitList,
  writeCell: (ids, menu) =>
    joinList(ids.flatMap((id) => named(menu).find((part) => part.id === id)?.name ?? [])),
  inWords: (ids, menu) => compare(ids, menu).join(', '),
  // Two parts of one name are named twice; what the menu does not have is left out.
  take(names, menu) {
    const ids = new Set<string>()
    for (const name of names) {
      const part = named(menu).find((one) => one.name === name && !ids.has(one.id))
      if (part) ids.add(part.id)
    }
    return [...ids]
  },
  ...(isAdded && { update: union<string> }),
})

/** Several columns that are one field: what a file does not say of it stays. */
export const group = <Shape extends z.ZodRawShape, Parts>(
  schema: z.ZodOptional<z.ZodObject<Shape>>,
  parts: (of: Shape) => Parts,
  row: Omit<Row, 'heading'> & { readonly compared: string },
) => ({
  ...whole<z.output<z.ZodObject<Shape>>>({ ...row, heading: row.compared }),
  update: <Value extends object>(mine: Value | undefined, theirs: Value): Value => ({ ...mine, ...theirs }),
  parts: parts(schema.unwrap().shape),
})

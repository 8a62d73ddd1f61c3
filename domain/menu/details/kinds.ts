import type { z } from 'zod'
import { union } from '../claims/claim-lists.ts'
import type { Box, DetailWords, LostAs, Named, Part, WholeDetail } from './detail.ts'
import { joinList, readWords, splitList } from './list-cells.ts'

/** What the row of a detail says; the labels are its heading unless it gives others. */
interface Row extends Partial<Pick<WholeDetail, 'group' | 'goesUnsaid' | 'compared'>> {
  readonly heading: string
  readonly otherHeadings?: string
  readonly label?: string
  readonly hint?: string
  readonly lostAs?: LostAs
  /** Whether what the menu lists, in any order, stays where a file lists others. */
  readonly isAdded?: boolean
}

type Single<Value, Suffix extends string> = Part<Value, Suffix> & WholeDetail<Value>

/** What most details do: a file's value takes the place of the menu's. */
const whole = <Value>({
  heading,
  otherHeadings = '',
  compared = heading,
  lostAs = 'details',
  group = null,
  goesUnsaid = false,
}: Row) => ({
  ...{ heading, otherHeadings, compared, lostAs, group, goesUnsaid, isInOwnWords: false },
  take: (read: Value) => read,
  update: (_: Value | undefined, theirs: Value) => theirs,
})

const box = ({ heading, label = heading, hint }: Row, type: Box['type'], most: number | null): Box => ({
  ...{ label, hint, type },
  most: most ?? Number.POSITIVE_INFINITY,
})

const typed = <Value extends string | number>(row: Row, only: Box) => ({
  ...whole<Value>(row),
  boxes: { '': only },
  writeCell: String,
  show: (value: Value) => ({ '': String(value) }),
  enter: (entered: Readonly<Record<'', string | number | undefined>>) => entered[''] as Value | undefined,
})

/** A text; `isPrinted` as it is written, on the line of details. */
export const text = (
  schema: z.ZodOptional<z.ZodString>,
  {
    isPrinted = false,
    inWords = (value) => value,
    ...row
  }: Row & { readonly isPrinted?: boolean; readonly inWords?: (value: string) => string },
): Single<string, ''> => ({
  ...typed<string>(row, box(row, 'text', schema.unwrap().maxLength)),
  readCell: (cell) => schema.safeParse(cell).data,
  inWords,
  isInOwnWords: isPrinted,
  ...(isPrinted && { print: (value: string) => value }),
})

/** A number, with the unit right behind its figure in a comparison. */
export const number = (
  schema: z.ZodOptional<z.ZodNumber>,
  {
    readCell,
    unit,
    ...row
  }: Row & { readonly readCell: (cell: string) => number | undefined; readonly unit: string },
): Single<number, ''> => ({
  ...typed<number>(
    row,
    box(row, schema.unwrap().isInt ? 'whole number' : 'number', schema.unwrap().maxValue),
  ),
  readCell,
  inWords: (value) => `${value}${unit}`,
})

interface Range {
  from: number
  to: number
}

/** From one number to another, which may be the same: `2`, `2–4`. */
export const range = (
  schema: z.ZodOptional<z.ZodObject<{ from: z.ZodNumber; to: z.ZodNumber }>>,
  {
    labelTo,
    print,
    ...row
  }: Row & { readonly labelTo: string; readonly print: (written: string, words: DetailWords) => string },
): Single<Range, 'From' | 'To'> => {
  const last = box(row, 'whole number', schema.unwrap().shape.to.maxValue)
  const written = ({ from, to }: Range) => (from === to ? `${from}` : `${from}–${to}`)
  return {
    ...whole<Range>(row),
    boxes: { From: last, To: { ...last, label: labelTo } },
    readCell(cell) {
      const [, from, to = from] = /^(\d{1,3})(?:\s*[-\u2013\u2014]\s*(\d{1,3}))?$/.exec(cell) ?? []
      return schema.safeParse({ from: Number(from), to: Number(to) }).data
    },
    writeCell: written,
    inWords: written,
    show: ({ from, to }) => ({ From: String(from), To: to === from ? '' : String(to) }),
    // Two numbers in either order; one alone is both.
    enter({ From, To }) {
      const given = [From, To].filter((value) => typeof value === 'number' && value > 0) as number[]
      return given.length > 0 ? schema.parse({ from: Math.min(...given), to: Math.max(...given) }) : undefined
    },
    print: (value, words) => print(written(value), words),
  }
}

/** What no box holds: the form has a picker for it. */
const picked = <Value>(row: Row) => ({
  ...whole<Value>(row),
  boxes: {},
  show: () => ({}),
  enter: () => undefined,
})

export const flag = (row: Row): Single<boolean, never> => ({
  ...picked<boolean>(row),
  readCell: (cell) => (/^(?:yes|y|true|x|1)$/i.test(cell) ? true : undefined),
  writeCell: (value) => (value ? 'yes' : ''),
  inWords: (value) => (value ? 'Yes' : ''),
})

/** Keys that words name. */
export const keys = <Key extends string>({
  keyOf,
  nameOf,
  ...row
}: Row & {
  readonly keyOf: (word: string) => Key | undefined
  readonly nameOf: (key: Key, words: DetailWords) => string
}): Single<Key[], never> => ({
  ...picked<Key[]>(row),
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
  ...(row.isAdded && { update: union<Key> }),
})

/** Ids of parts of the menu, which a file calls by their names and a comparison by `shown`. */
export const references = ({
  named,
  ...row
}: Row & {
  readonly named: (
    menu: Named,
  ) => readonly { readonly id: string; readonly name: string; readonly shown: string }[]
}): Single<string[], never> => ({
  ...picked<string[]>(row),
  readCell: splitList,
  writeCell: (ids, menu) => joinList(partsOf(ids, named(menu)).map(({ name }) => name)),
  inWords(ids, menu) {
    const shown = partsOf(ids, named(menu)).map((part) => part.shown)
    return (row.isAdded ? shown.toSorted() : shown).join(', ')
  },
  // Two parts of one name are named twice; what the menu does not have is left out.
  take(names, menu) {
    const ids = new Set<string>()
    for (const name of names) {
      const part = named(menu).find((one) => one.name === name && !ids.has(one.id))
      if (part) ids.add(part.id)
    }
    return [...ids]
  },
  ...(row.isAdded && { update: union<string> }),
})

const partsOf = <Of extends { readonly id: string }>(ids: readonly string[], parts: readonly Of[]): Of[] =>
  ids.flatMap((id) => parts.find((part) => part.id === id) ?? [])

/** Several columns that are one field: what a file does not say of it stays. */
export const group = <Shape extends z.ZodRawShape, Parts>(
  schema: z.ZodOptional<z.ZodObject<Shape>>,
  parts: (of: Shape) => Parts,
  row: Row,
) => ({
  ...whole<z.output<z.ZodObject<Shape>>>(row),
  update: <Value extends object>(mine: Value | undefined, theirs: Value): Value => ({ ...mine, ...theirs }),
  parts: parts(schema.unwrap().shape),
})

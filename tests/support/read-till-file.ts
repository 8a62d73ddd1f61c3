import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { pathOf } from '#domain/exchange/columns/path-of.ts'
import { type MenuContent, menuSchema } from '#domain/menu/model/menu.ts'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import { csvRows } from '#sources/sheet/csv-rows.ts'
import { openSheets } from '#sources/sheet/open-sheets.ts'

/** Reads one of the tables among the samples, and says whose it was taken for. */
export async function readTillFile(name: string) {
  const bytes = readFileSync(new URL(`../samples/tables/${name}`, import.meta.url))
  const mapped = mapSheets(await openSheets(bytes))
  const reading = readSheets(mapped)
  expect(menuSchema.safeParse(reading.content).error).toBeUndefined()
  return { ...reading, kind: mapped.find(({ mapping }) => mapping)?.mapping?.kind }
}

/** Reads a table that a test writes. */
export const readRows = (rows: string) => readSheets(mapSheets([{ name: '', rows: csvRows(rows) }]))

/** Words, prices and marks of each section, without ids. */
export const saidOf = ({ sections }: MenuContent) =>
  sections.map((section) => ({
    path: pathOf(sections, section),
    items: section.items.map(({ name, description, prices, marks, modifierGroups }) => ({
      name,
      description,
      ...(marks && { marks }),
      ...(modifierGroups && { modifierGroups }),
      prices: prices.map(({ id: _, ...price }) => price),
    })),
  }))

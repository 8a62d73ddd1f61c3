import { describe, expect, it } from 'vitest'
import { pathOf } from '#domain/exchange/columns/path-of.ts'
import { ownerSheet } from '#domain/exchange/writing/formats/owner-sheet.ts'
import type { SheetRows } from '#domain/exchange/writing/formats/sheet-rows.ts'
import { menuCsv } from '#domain/exchange/writing/menu-csv.ts'
import { settled } from '#domain/menu/claims/claims.ts'
import { headsAbove } from '#domain/menu/model/check-menu.ts'
import { type MenuContent, menuSchema } from '#domain/menu/model/menu.ts'
import type { Price } from '#domain/menu/model/price.ts'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import type { TableSheet } from '#domain/reading/tables/sheet/mapping.ts'
import { type SampleMenuName, sampleMenu, tillMenuName, typedMenuNames } from '#tests/samples/sample-menus.ts'
import { csvRows } from './csv-rows.ts'

const names = [...typedMenuNames, tillMenuName] as const

const menuOf = (name: SampleMenuName): MenuContent => settled(sampleMenu(name).content)

const asSheet = ({ name, rows }: SheetRows): TableSheet => ({
  name,
  rows: rows.map((row) => row.map(String)),
})

function readBack(sheets: readonly TableSheet[], currency: string) {
  const reading = readSheets(mapSheets(sheets), { currency })
  expect(menuSchema.safeParse(reading.content).error).toBeUndefined()
  return reading
}

/** Sections with items, and what is said of each price, without ids. */
const told = ({ sections }: MenuContent, priceOf: (price: Price, column: string | undefined) => object) =>
  sections
    .filter(({ items }) => items.length > 0)
    .map((section) => ({
      path: pathOf(sections, section),
      items: section.items.map(({ name, description, prices }) => ({
        name,
        description,
        prices: prices.map((price) =>
          priceOf(price, headsAbove(sections, section).find(({ id }) => id === price.head)?.label),
        ),
      })),
    }))

const whole = ({ id: _, head: __, original: ___, ...price }: Price, column: string | undefined) => ({
  ...price,
  column,
})

describe.each(names)('%s', (name) => {
  const menu = menuOf(name)

  it('comes back from our own table', () => {
    const { content, lines } = readBack([{ name: '', rows: csvRows(menuCsv(menu)) }], 'USD')
    expect(told(content, whole)).toEqual(told(menu, whole))
    expect(content.currency).toBe(menu.currency)
    expect(lines.filter(({ role }) => role === 'leave-out')).toEqual([])
  })

  it('comes back from a sheet as an owner would write it', () => {
    const { content, lines } = readBack([asSheet(ownerSheet(menu))], menu.currency)
    const amounts = ({ kind, amount }: Price) => ({ kind, amount })
    expect(told(content, amounts)).toEqual(told(menu, amounts))
    expect(lines.filter(({ role }) => role === 'leave-out')).toEqual([])
  })
})

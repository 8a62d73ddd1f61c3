import { describe, expect, it } from 'vitest'
import { pathOf } from '#domain/exchange/columns/path-of.ts'
import { cloverSheets } from '#domain/exchange/writing/formats/clover-sheets.ts'
import { ownerSheet } from '#domain/exchange/writing/formats/owner-sheet.ts'
import type { SheetRows } from '#domain/exchange/writing/formats/sheet-rows.ts'
import { withNamesApart } from '#domain/exchange/writing/formats/sold-rows.ts'
import { squareCsv } from '#domain/exchange/writing/formats/square-csv.ts'
import { menuCsv } from '#domain/exchange/writing/menu-csv.ts'
import { settled } from '#domain/menu/claims/claims.ts'
import { headsAbove } from '#domain/menu/model/check-menu.ts'
import { type MenuContent, menuSchema } from '#domain/menu/model/menu.ts'
import type { Price } from '#domain/menu/model/price.ts'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import type { TableSheet } from '#domain/reading/tables/sheet/mapping.ts'
import {
  furtherMenuNames,
  type SampleMenuName,
  sampleMenu,
  sampleMenuNames,
  tillMenuName,
  unseenMenuNames,
} from '#tests/samples/sample-menus.ts'
import { csvRows } from './csv-rows.ts'

const names = [...sampleMenuNames, ...furtherMenuNames, ...unseenMenuNames, tillMenuName] as const

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

  it('comes back from the file for Square with each amount', () => {
    const { content } = readBack([{ name: '', rows: csvRows(squareCsv(menu)) }], menu.currency)
    const sold = ({ kind, amount }: Price) => (kind === 'market' ? {} : { amount: amount ?? 0 })
    const withoutSupplements = {
      ...menu,
      sections: menu.sections.map((section) => ({
        ...section,
        items: section.items.map((item) => {
          const prices = item.prices.filter(({ kind }) => kind !== 'supplement' && kind !== 'included')
          return { ...item, prices: prices.length > 0 ? prices : [{ id: 'p1', kind: 'market' as const }] }
        }),
      })),
    }
    expect(told(content, sold)).toEqual(told(withoutSupplements, sold))
  })

  it('comes back from the workbook for Clover with its choices', () => {
    const { content } = readBack(cloverSheets(menu).map(asSheet), menu.currency)
    const groups = ({ modifierGroups }: MenuContent) =>
      modifierGroups.map(({ id: _, options, ...group }) => ({
        ...group,
        options: options.map((option) => ({ name: option.name, amount: option.amount })),
      }))
    expect(groups(content)).toEqual(groups(withNamesApart(menu)))
    expect(content.sections.flatMap(({ items }) => items.map((item) => item.name)).toSorted()).toEqual(
      menu.sections.flatMap(({ items }) => items.map((item) => item.name)).toSorted(),
    )
  })
})

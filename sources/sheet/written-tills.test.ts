import { describe, expect, it } from 'vitest'
import { cloverSheets } from '#domain/exchange/writing/formats/clover-sheets.ts'
import { notInFile } from '#domain/exchange/writing/formats/not-in-file.ts'
import { squareCsv } from '#domain/exchange/writing/formats/square-csv.ts'
import { settled } from '#domain/menu/claims/claims.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import { sampleMenu, tillMenuName, typedMenuNames } from '#tests/samples/sample-menus.ts'
import { lostBetween } from '#tests/support/said-in-menu.ts'
import { csvRows } from './csv-rows.ts'

const names = [...typedMenuNames, tillMenuName] as const

const tills = {
  square: {
    sheets: (menu: MenuContent) => [{ name: '', rows: csvRows(squareCsv(menu)) }],
    // They are said to be lost with the lists themselves.
    besides: ['choices_of_items', 'choices_of_one_name'],
  },
  clover: {
    sheets: (menu: MenuContent) =>
      cloverSheets(menu).map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(String)) })),
    // They are at each dish of the section.
    besides: ['section_choices'],
  },
} as const

const inOrder = (all: readonly { readonly what: string; readonly count: number }[]) =>
  all.map(({ what, count }) => `${count} ${what}`).toSorted()

describe.each(['square', 'clover'] as const)('the file for %s', (till) => {
  it.each(names)('loses of the menu %s what it is said to lose, and nothing else', (name) => {
    const menu = settled(sampleMenu(name).content)
    const { sheets, besides } = tills[till]
    const { content } = readSheets(mapSheets(sheets(menu)), { currency: menu.currency })
    // A till asks for an open price, at the market or not; the language is guessed from the words.
    const lost = lostBetween(menu, content, ({ kind }) => kind !== 'open_prices' && kind !== 'languages')
    const isTold = ({ what }: { readonly what: string }) => !besides.some((kind) => kind === what)
    expect(inOrder(lost.filter(isTold))).toEqual(inOrder(notInFile(menu, till)))
  })

  it('holds the order of sections and of the dishes in them', () => {
    const menu = settled(sampleMenu('bistro').content)
    const { content } = readSheets(mapSheets(tills[till].sheets(menu)), { currency: menu.currency })
    const dishes = ({ sections }: MenuContent) =>
      sections.flatMap((section) => section.items.map((item) => `${section.name}: ${item.name}`))
    expect(dishes(content)).toEqual(dishes(menu))
  })
})

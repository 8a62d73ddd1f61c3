import { expect, it } from 'vitest'
import { compareMenus } from '#domain/menu/comparing/compare-menus.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildItem } from '#tests/builders/build-menu.ts'
import { comparisonCsv } from './comparison-csv.ts'

it('writes a row for each change, with figures that a spreadsheet can add up', () => {
  const menu = (amount: number, name: string, title: string) => ({
    ...newMenu([{ id: 1, name: 'Raw bar', items: [buildItem({ name, prices: [fixedPrice(amount)] })] }]),
    title,
  })
  const comparison = compareMenus(menu(1250, 'Oysters', ''), menu(1100, '=Oysters', '+Dinner'), {
    isOneMenu: true,
  })
  expect(comparisonCsv(comparison)).toBe(
    [
      '\uFEFFChange,Section,Name,What,Before,After,Difference,Percent',
      "Changed,,Whole menu,Title,,'+Dinner,,",
      "Renamed,Raw bar,'=Oysters,Name,Oysters,'=Oysters,,",
      "Re-priced,Raw bar,'=Oysters,Price,$12.50,$11.00,-1.5,-12",
      '',
    ].join('\r\n'),
  )
})

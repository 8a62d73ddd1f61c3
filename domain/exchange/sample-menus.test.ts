import { expect, it } from 'vitest'
import { type SampleMenuName, sampleMenu, sampleMenuNames } from '#tests/samples/sample-menus.ts'
import { settled } from '../menu/claims/claims.ts'
import { headsAbove } from '../menu/model/check-menu.ts'
import { type Menu, newMenu } from '../menu/model/menu.ts'
import { pathOf } from './columns/path-of.ts'
import { readMenu } from './reading/read-menu.ts'
import { layOut } from './reading/source.ts'
import { replaceMenu } from './taking/import-menu.ts'
import { menuCsv } from './writing/menu-csv.ts'
import { notInCsv } from './writing/not-in-csv.ts'

const menuOf = (name: SampleMenuName): Menu => {
  const { restaurant: _, ...menu } = sampleMenu(name).content
  return settled(menu)
}

/** What owners see of it in a spreadsheet. */
const told = ({ sections }: Menu) =>
  sections.map((section) => ({
    path: pathOf(sections, section),
    items: section.items.map(({ name, description, number, prices }) => ({
      name,
      description,
      number,
      prices: prices.map(({ id: _, head, ...price }) => ({
        ...price,
        column: headsAbove(sections, section).find(({ id }) => id === head)?.label,
      })),
    })),
  }))

it.each(sampleMenuNames)('gives the items and prices of %s back from a table', (name) => {
  const menu = menuOf(name)
  const source = layOut(menuCsv(menu))
  const { sections, currency, leftOut, remarks } = readMenu(source.table, {
    ...source,
    firstSection: 'Menu',
    leavesOutRepeats: true,
    currency: null,
  })
  expect(leftOut).toEqual([])
  expect(remarks.filter(({ code }) => code !== 'currency_taken' && code !== 'without_price')).toEqual([])
  expect(currency).toBe(menu.currency)
  expect(told(replaceMenu(newMenu([], currency), sections, 1))).toEqual(told(menu))
  expect(replaceMenu(menu, sections, 1)).toEqual(menu)
})

it('says of each menu what its table leaves out', () => {
  const lost = sampleMenuNames.map((name) => [
    name,
    notInCsv(menuOf(name))
      .map(({ what, count }) => `${count} ${what}`)
      .join(', '),
  ])
  expect(Object.fromEntries(lost)).toMatchInlineSnapshot(`
    {
      "banquet": "2 languages, 1 notices, 3 marks, 5 section_texts, 2 section_hours, 1 section_layout, 2 section_prices, 1 confirmations",
      "bistro": "2 title, 1 languages, 1 market, 2 notices, 1 contact, 3 marks, 1 choices, 1 section_texts, 1 section_hours, 6 section_layout, 2 section_prices, 2 confirmations",
      "cocktail-bar": "1 languages, 2 notices, 2 marks, 1 section_hours, 1 section_layout, 2 section_prices, 1 confirmations",
      "gastropub": "1 languages, 1 market, 2 notices, 3 marks, 2 section_texts, 5 section_layout, 3 section_prices, 1 columns, 3 confirmations",
      "menu-de-midi": "1 languages, 1 market, 2 notices, 1 marks, 1 choices, 1 section_texts, 1 section_hours, 1 section_layout, 3 section_prices, 1 columns, 1 confirmations",
      "pizzeria": "1 languages, 2 notices, 1 marks, 1 section_texts, 2 section_layout, 3 section_prices, 1 columns, 1 confirmations",
      "weinstube": "1 languages, 1 market, 1 notices, 10 marks, 1 columns, 5 confirmations",
    }
  `)
})

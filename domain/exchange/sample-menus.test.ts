import { expect, it } from 'vitest'
import { type SampleMenuName, sampleMenu, sampleMenuNames } from '#tests/samples/sample-menus.ts'
import { settled } from '../menu/claims/claims.ts'
import type { Menu } from '../menu/model/menu.ts'
import { notInCsv } from './writing/not-in-csv.ts'

const menuOf = (name: SampleMenuName): Menu => {
  const { restaurant: _, ...menu } = sampleMenu(name).content
  return settled(menu)
}

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

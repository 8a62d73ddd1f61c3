import { expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { type SampleMenuName, sampleMenu } from '#tests/samples/sample-menus.ts'
import { settled } from '../../../menu/claims/claims.ts'
import { newMenu } from '../../../menu/model/menu.ts'
import { fileFormats, notInFile } from './not-in-file.ts'

const lost = (name: SampleMenuName) =>
  Object.fromEntries(
    fileFormats.map((format) => [
      format,
      notInFile(settled(sampleMenu(name).content), format)
        .map(({ what, count }) => `${count} ${what}`)
        .join(', '),
    ]),
  )

it('says of a bistro’s menu what each file leaves out', () => {
  expect(lost('bistro')).toMatchInlineSnapshot(`
    {
      "clover": "2 title, 1 languages, 1 market, 2 notices, 1 contact, 3 marks, 1 section_texts, 1 section_hours, 6 section_layout, 2 section_prices, 2 confirmations, 2 diets, 3 open_prices, 11 unpriced, 1 supplements, 1 former_prices, 1 prices_renamed, 5 item_marks, 1 kinds_of_price, 3 levels",
      "google": "1 market, 2 notices, 1 contact, 3 marks, 1 choices, 1 section_hours, 6 section_layout, 2 section_prices, 2 confirmations, 5 item_marks, 15 without_amount, 1 kinds_of_price, 1 supplements, 1 former_prices, 3 levels",
      "square": "2 title, 1 languages, 1 market, 2 notices, 1 contact, 3 marks, 1 choices, 1 section_texts, 1 section_hours, 6 section_layout, 2 section_prices, 2 confirmations, 2 diets, 3 open_prices, 11 unpriced, 1 supplements, 1 former_prices, 2 prices_renamed, 5 item_marks, 1 kinds_of_price",
      "xlsx": "2 title, 1 languages, 1 market, 2 notices, 1 contact, 3 marks, 1 choices, 1 section_texts, 1 section_hours, 6 section_layout, 2 section_prices, 2 confirmations, 5 item_marks",
    }
  `)
})

it('says of a wine tavern’s menu what each file leaves out', () => {
  expect(lost('weinstube')).toMatchInlineSnapshot(`
    {
      "clover": "1 languages, 1 market, 1 notices, 10 marks, 5 confirmations, 1 diets, 5 allergens, 2 further_claims, 1 details, 1 supplements, 1 columns",
      "google": "1 market, 1 notices, 10 marks, 5 confirmations, 2 allergens, 2 further_claims, 1 details, 1 kinds_of_price",
      "square": "1 languages, 1 market, 1 notices, 10 marks, 5 confirmations, 1 diets, 5 allergens, 2 further_claims, 1 details, 1 supplements, 1 columns, 1 prices_renamed",
      "xlsx": "1 languages, 1 market, 1 notices, 10 marks, 1 columns, 5 confirmations, 2 further_claims",
    }
  `)
})

it.each([
  ['sodium', { sodiumMg: 2300 }, ['square', 'clover', 'google']],
  ['an energy of nothing', { kcal: 0 }, ['square', 'clover']],
  ['a box around it', { isFeatured: true }, ['xlsx', 'square', 'clover', 'google']],
  ['no box around it', { isFeatured: false }, []],
  ['how many it serves', { serves: { from: 2, to: 2 } }, ['square', 'clover']],
] as const)('counts %s where a file does not hold it', (_, details, formats) => {
  const menu = newMenu([{ id: 1, name: 'Mains', items: [buildItem(details)] }])
  expect(
    fileFormats.filter((format) => notInFile(menu, format).some(({ what }) => what === 'details')),
  ).toEqual(formats)
})

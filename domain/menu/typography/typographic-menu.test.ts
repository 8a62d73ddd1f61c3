import { expect, test } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { newMenu } from '../model/menu.ts'
import { everythingShown } from '../printed/printed-item.ts'
import { printedMenu } from '../printed/printed-menu.ts'
import { typographicMenu } from './typographic-menu.ts'

const item = buildItem({
  name: "Joe's ribs",
  number: '1/2',
  description: 'Twelve hours, "secret" sauce, pickled celery',
  secondName: 'Les "côtes"',
  prices: [{ id: 'p', label: '1/2 rack', kind: 'unit', amount: 450, per: 'doz...' }],
})
const menu = {
  ...newMenu([{ id: 1, name: 'From the "Pit"', footer: 'All day - every day', items: [item] }]),
  notices: [{ id: 'n', kind: 'text' as const, text: "Kids' meals 1/2 price" }],
}

test('sets names, descriptions and labels, and leaves prices and numbers as they are', () => {
  const printed = printedMenu({ name: "Joe's" }, menu, everythingShown)
  const set = typographicMenu(printed, { language: 'en', second: 'fr' })
  const [section] = set.sections
  expect(set.restaurant.name).toBe('Joe’s')
  expect(set.notices[0]?.text).toBe('Kids’ meals ½\u00a0price')
  expect(section).toMatchObject({ name: 'From the “Pit”', footer: 'All day\u00a0– every\u00a0day' })
  expect(section?.items[0]).toMatchObject({
    name: 'Joe’s ribs',
    number: '1/2',
    description: 'Twelve hours, “secret” sauce, pickled\u00a0celery',
    secondName: 'Les «\u00a0côtes\u00a0»',
    prices: [{ label: '½\u00a0rack', text: '$4.50 doz...' }],
  })
})

import { expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { newMenu } from '../menu/model/menu.ts'
import { choiceOfMenu } from './choice-of-menu.ts'
import { pricingData } from './multipliers.ts'
import { defaultPricingChoice, optimizePrices, type PricingChoice } from './optimize.ts'

const menu = newMenu([{ id: 2, name: 'Main Courses', items: [buildItem()] }])
const priced = (choice: PricingChoice) => optimizePrices(menu, choice, pricingData)

const choice = {
  location: 'San Francisco',
  audience: 'luxury',
  isCompetitive: true,
  isSeasonal: true,
  customMarkupPercent: -7,
}

it('finds the choices that made the prices of a menu', () => {
  expect(choiceOfMenu(priced(choice))).toEqual(choice)
  expect(choiceOfMenu(menu)).toEqual(defaultPricingChoice)
})

it('tells cities of one factor apart by what the restaurant keeps', () => {
  const seattle = priced({ ...choice, location: 'Seattle' })
  expect(choiceOfMenu(seattle, { location: 'Seattle' }).location).toBe('Seattle')
  expect(choiceOfMenu(seattle, { location: 'Boston' }).location).toBe('New York')
})

it('finds the factor of the owner’s own location', () => {
  const own = { ...choice, location: 'Custom Location', locationFactor: 1.27 }
  expect(choiceOfMenu(priced(own))).toEqual(own)
  expect(choiceOfMenu(menu, own)).toMatchObject({ location: 'Custom Location', locationFactor: 1.27 })
})

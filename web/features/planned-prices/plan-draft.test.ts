import { expect, it } from 'vitest'
import { plannedPricesSchema } from '#domain/live/model/planned-prices.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import { plannablePrices, plannedChanges, typedByPercent, typedOfPlan } from './plan-draft.ts'

// Prices of $5.50, $6.50, $7.50 and $8.50, two of them in each section.
const prices = plannablePrices(buildContent({ items: 4, sections: 2 }))

it('raises a section by percent, rounded as the prices of the menu end', () => {
  const typed = typedByPercent(prices, { sectionId: 1, percent: 10 }, 'USD')
  expect(typed).toEqual({ '9001 p1': '6.00', '9003 p1': '8.00' })
  expect(plannedChanges(prices, typed, 'USD')).toEqual([
    { itemId: 9001, priceId: 'p1', amount: 600 },
    { itemId: 9003, priceId: 'p1', amount: 800 },
  ])
})

it('plans what is typed and differs from the menu', () => {
  const typed = { '9001 p1': '7,00', '9002 p1': '6.50', '9003 p1': ' ' }
  expect(plannedChanges(prices, typed, 'USD')).toEqual([{ itemId: 9001, priceId: 'p1', amount: 700 }])
})

it('changes what is planned, and keeps a planned price that the menu has by now', () => {
  const plan = plannedPricesSchema.parse({
    name: 'Holidays',
    timeZone: 'Europe/Paris',
    from: '2026-12-01T00:00',
    changes: [
      { itemId: 9001, priceId: 'p1', amount: 700 },
      { itemId: 9002, priceId: 'p1', amount: 650 },
    ],
  })
  const typed = typedOfPlan(plan, 'USD')
  expect(typed).toEqual({ '9001 p1': '7.00', '9002 p1': '6.50' })
  expect(plannedChanges(prices, typed, 'USD', plan.changes)).toHaveLength(2)
  expect(plannedChanges(prices, { ...typed, '9001 p1': '8' }, 'USD', plan.changes)).toEqual([
    { itemId: 9001, priceId: 'p1', amount: 800 },
    { itemId: 9002, priceId: 'p1', amount: 650 },
  ])
})

it('plans nothing while one of the amounts cannot be read', () => {
  expect(plannedChanges(prices, { '9001 p1': 'seven' }, 'USD')).toBeNull()
  expect(plannedChanges(prices, { '9001 p1': '-1' }, 'USD')).toBeNull()
})

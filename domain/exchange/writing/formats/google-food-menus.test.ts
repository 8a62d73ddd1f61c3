import { expect, it } from 'vitest'
import { sampleMenu, tillMenuName } from '#tests/samples/sample-menus.ts'
import { settled } from '../../../menu/claims/claims.ts'
import { googleFoodMenus, moneyOf } from './google-food-menus.ts'

it.each([
  [1250, 'USD', { currencyCode: 'USD', units: '12', nanos: 500_000_000 }],
  [900, 'JPY', { currencyCode: 'JPY', units: '900', nanos: 0 }],
  [1005, 'KWD', { currencyCode: 'KWD', units: '1', nanos: 5_000_000 }],
])('writes %i of %s as whole units and billionths', (minor, currency, money) => {
  expect(moneyOf(minor, currency)).toEqual(money)
})

it('writes items with each size as an option at its full price', () => {
  const { menus } = JSON.parse(googleFoodMenus(settled(sampleMenu(tillMenuName).content)))
  expect(
    menus[0].sections.map(({ labels }: { labels: { displayName: string }[] }) => labels[0]?.displayName),
  ).toEqual(['Coffee', 'Salads', 'Mains', 'Wine'])
  expect(menus[0].sections[0].items[0]).toEqual({
    labels: [{ displayName: 'Latte', description: 'Double shot and steamed milk', languageCode: 'en' }],
    attributes: { price: { currencyCode: 'USD', units: '4', nanos: 500_000_000 } },
    options: [
      {
        labels: [{ displayName: 'Small', languageCode: 'en' }],
        attributes: { price: { currencyCode: 'USD', units: '4', nanos: 500_000_000 } },
      },
      {
        labels: [{ displayName: 'Large', languageCode: 'en' }],
        attributes: { price: { currencyCode: 'USD', units: '5', nanos: 750_000_000 } },
      },
    ],
  })
  // A market price is no amount.
  expect(menus[0].sections[2].items[0].attributes).toEqual({})
})

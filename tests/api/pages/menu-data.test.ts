import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Design, defaultDesign } from '#domain/design/settings.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import { currencyDigits, toMajor } from '#domain/money/currency.ts'
import { asScriptText, menuStructuredData } from '#web/site/menu-viewer/head/structured-data.ts'
import { anyContent } from '../../builders/any-menu.ts'
import { viewerOf } from '../../builders/build-viewer.ts'
import { sampleMenu } from '../../samples/sample-menus.ts'
import { type MenuData, menuDataSchema } from '../../support/menu-data-schema.ts'

const URL = 'https://carte.example/menu-viewer/abc'

const dataOf = (content: MenuContent, design: Design = defaultDesign): MenuData =>
  menuDataSchema.parse(JSON.parse(asScriptText(menuStructuredData(viewerOf(content, design), URL))))

/** Every value of this name, wherever it is. */
function valuesOf(data: unknown, name: string): unknown[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => (key === name ? [value] : valuesOf(value, name)))
}

/** The prices of a menu in major units, those of its choices once. */
function pricesOf({ restaurant, ...menu }: MenuContent): string[] {
  const decimal = (amount: number | undefined) =>
    amount ? [toMajor(amount, menu.currency).toFixed(currencyDigits(menu.currency))] : []
  const printed = new Set(printedMenu(restaurant, menu, defaultDesign).sections.map(({ id }) => id))
  const sections = menu.sections.filter(({ id }) => printed.has(id))
  const chosen = new Set(
    sections.flatMap(({ modifierGroups = [], items }) =>
      items.flatMap((item) => [...modifierGroups, ...(item.modifierGroups ?? [])]),
    ),
  )
  return [
    ...sections.flatMap(({ prices = [], items }) => [...prices, ...items.flatMap((item) => item.prices)]),
    ...menu.modifierGroups.filter(({ id }) => chosen.has(id)).flatMap(({ options }) => options),
  ].flatMap(({ amount }) => decimal(amount))
}

describe('the data for search engines of any menu', () => {
  it('is as schema.org describes it, with every price as an offer', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const data = dataOf(content)
        // What is said in addition to the offer itself: that it is the least, or for each of a unit.
        const { prices } = JSON.parse(
          JSON.stringify({ prices: data }, (key, value) =>
            key === 'priceSpecification' ? undefined : value,
          ),
        )
        expect(valuesOf(prices, 'price').sort()).toEqual(pricesOf(content).sort())
        const currencies = valuesOf(data, 'priceCurrency')
        expect(currencies.every((currency) => currency === content.currency)).toBe(true)
      }),
    )
  })

  it('has no price where the menu shows none', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        expect(JSON.stringify(dataOf(content, { ...defaultDesign, showPrices: false }))).not.toMatch(
          /"(price|minPrice|priceCurrency)"/,
        )
      }),
    )
  })
})

describe('the data of a menu', () => {
  const bistro = dataOf(sampleMenu('bistro').content)
  const sections = new Map(bistro.hasMenuSection.map((section) => [section.name, section]))
  const dish = (section: string, name: string) =>
    sections.get(section)?.hasMenuItem?.find((item) => item.name === name)

  it('has an offer for each size, and words in the place of a market price', () => {
    expect(dish('RAW BAR', 'Littleneck clams')?.offers).toEqual([
      { '@type': 'Offer', name: 'half dozen', price: '14.00', priceCurrency: 'USD' },
      { '@type': 'Offer', name: 'dozen', price: '26.00', priceCurrency: 'USD' },
    ])
    expect(dish('RAW BAR', 'Caviar service')?.offers).toEqual({ '@type': 'Offer', description: 'MP' })
  })

  it('has what can be added to a dish, and courses within the meal that they belong to', () => {
    expect(dish('TO START', 'Little gem Caesar')?.menuAddOn).toMatchObject([
      {
        '@type': 'MenuSection',
        hasMenuItem: [{ offers: { price: '7.00' } }, {}, { offers: { price: '3.00' } }],
      },
    ])
    const meal = sections.get('PRIX FIXE')
    expect(meal?.offers).toMatchObject([{ price: '65.00' }, { price: '95.00' }])
    expect(meal?.hasMenuSection?.map(({ name }) => name)).toEqual(['First', 'Second', 'Third'])
    const branzino = meal?.hasMenuSection?.[1]?.hasMenuItem?.find(({ name }) => name === 'Branzino')
    expect(branzino?.offers).toMatchObject([{ addOn: [{ price: '8.00' }] }])
  })

  it('has a column’s name and measure with the price under it', () => {
    const pub = dataOf(sampleMenu('gastropub').content)
    const wine = pub.hasMenuSection.find(({ name }) => name === 'Wine')
    expect(wine?.hasMenuItem?.[0]?.offers).toMatchObject([
      { price: '5.40', priceCurrency: 'GBP' },
      { price: '7.50' },
      { price: '10.50' },
      { price: '31.00', name: 'Btl' },
    ])
  })
})

import { expect, it } from 'vitest'
import { menuContentSchema } from '#domain/menu/model/menu.ts'
import { textOf } from '#domain/reading/lines/line.ts'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { diet, ownDiet } from '#domain/reference/reference.ts'
import { menuLines } from './menu-lines.ts'

function read(...data: unknown[]) {
  const told = menuLines(data)
  if (!told) throw new Error('No menu was found')
  const { content } = readMenuLines(told.lines, { corrections: told.roles })
  expect(menuContentSchema.safeParse(content).error).toBeUndefined()
  return content
}
const item = (name: string, more: object = {}) => ({ '@type': 'MenuItem', name, ...more })
const euros = (price: unknown, more: object = {}) => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'EUR',
  ...more,
})

it('reads a page of a real restaurant: a graph, things in texts and texts in lists', () => {
  const content = read({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': ['Restaurant', 'LocalBusiness'], name: ['Chez Nous'], hasMenu: 'https://chez.example/menu' },
      {
        '@type': 'http://schema.org/Menu',
        name: { '@value': 'Dinner', '@language': 'en' },
        hasMenuSection: {
          '@type': 'MenuSection',
          name: 'Mains',
          hasMenuSection: [
            {
              '@type': 'MenuSection',
              name: 'From the garden',
              hasMenuItem: {
                '@type': 'ItemList',
                itemListElement: [
                  {
                    '@type': 'ListItem',
                    position: 1,
                    item: item('Barley risotto', { offers: [euros('18.50')] }),
                  },
                  item('Stuffed courgette', { offers: euros(17) }),
                ],
              },
            },
          ],
          hasMenuItem: [
            item('Roast cod', { description: ['with fennel'], offers: euros(26.5, { name: 'Roast cod' }) }),
          ],
        },
      },
    ],
  })
  expect([content.restaurant.name, content.title, content.currency]).toEqual(['Chez Nous', 'Dinner', 'EUR'])
  const [mains, garden] = content.sections
  expect(garden?.parentId).toBe(mains?.id)
  expect(
    content.sections.map(({ name, items }) => [
      name,
      ...items.map((one) => [one.name, one.description, one.prices[0]?.amount]),
    ]),
  ).toEqual([
    ['Mains', ['Roast cod', 'with fennel', 2650]],
    ['From the garden', ['Barley risotto', '', 1850], ['Stuffed courgette', '', 1700]],
  ])
})

it('proposes diets and takes energy, however a page writes them', () => {
  const content = read({
    '@type': 'Menu',
    hasMenuSection: {
      name: 'Mains',
      hasMenuItem: [
        item('Dal', {
          suitableForDiet: ['https://schema.org/VeganDiet', 'GlutenFreeDiet'],
          nutrition: { '@type': 'NutritionInformation', calories: '420 calories' },
          offers: euros(12),
        }),
        item('Paneer', {
          suitableForDiet: { '@id': 'schema:VegetarianDiet' },
          nutrition: [{ calories: '2000 kJ' }],
        }),
        item('Kofta', { suitableForDiet: 'http://schema.org/HalalDiet', nutrition: { calories: 610 } }),
        item('Naan', { suitableForDiet: 'Vegetarian', nutrition: { calories: 'unknown' } }),
      ],
    },
  })
  const found = content.sections[0]?.items.map(
    ({ name, description, kcal, dietaryOptions, claimsToConfirm }) => [
      name,
      description,
      kcal,
      dietaryOptions,
      claimsToConfirm?.dietaryOptions,
    ],
  )
  expect(found).toEqual([
    ['Dal', '', 420, [], [diet.vegan, diet.glutenFree]],
    ['Paneer', '', 478, [], [diet.vegetarian]],
    ['Kofta', '', 610, [], [ownDiet.halal]],
    ['Naan', '', undefined, [], [diet.vegetarian]],
  ])
})

it('takes several offers for sizes, and least and unit prices for what they are', () => {
  const content = read({
    '@type': 'Menu',
    hasMenuItem: [],
    hasMenuSection: {
      name: 'Drinks and more',
      hasMenuItem: [
        item('Lemonade', { offers: [euros('3.50', { name: 'Small' }), euros('5', { name: 'Large' })] }),
        item('Soup', {
          offers: {
            '@type': 'AggregateOffer',
            offers: [euros(5, { itemOffered: { name: 'Cup' } }), euros(7, { itemOffered: { name: 'Bowl' } })],
          },
        }),
        item('Catch of the day', {
          offers: { '@type': 'AggregateOffer', lowPrice: 19, priceCurrency: 'EUR' },
        }),
        item('Ham', {
          offers: {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: 4,
              priceCurrency: 'EUR',
              referenceQuantity: { value: 100, unitCode: 'GRM' },
            },
          },
        }),
        item('Water', {
          offers: {
            priceSpecification: [
              { name: 'Still', price: 3, priceCurrency: 'EUR' },
              { name: 'Sparkling', price: 3.5, priceCurrency: 'EUR' },
            ],
          },
        }),
        item('Bread', { offers: { price: '0.00', priceCurrency: 'EUR' } }),
        item('Cake', { offers: { price: '€ 6,50', priceCurrency: 'EUR' } }),
      ],
    },
  })
  expect(
    content.sections[0]?.items.map(({ name, prices }) => [
      name,
      ...prices.map(({ kind, label, amount, per }) => [kind, label ?? per, amount]),
    ]),
  ).toEqual([
    ['Lemonade', ['fixed', 'Small', 350], ['fixed', 'Large', 500]],
    ['Soup', ['fixed', 'Cup', 500], ['fixed', 'Bowl', 700]],
    ['Catch of the day', ['from', undefined, 1900]],
    ['Ham', ['unit', '100 g', 400]],
    ['Water', ['fixed', 'Still', 300], ['fixed', 'Sparkling', 350]],
    ['Bread'],
    ['Cake', ['fixed', undefined, 650]],
  ])
})

it('takes add-ons for choices and extras, of items and of sections', () => {
  const content = read({
    '@type': 'Menu',
    hasMenuSection: {
      name: 'Burgers',
      hasMenuItem: [
        item('House burger', {
          offers: euros(15),
          menuAddOn: [item('Bacon', { offers: euros(2) }), item('Cheese', { offers: [euros('1.50')] })],
        }),
        item('Salad', {
          offers: euros(11),
          menuAddOn: {
            '@type': 'MenuSection',
            name: 'Dressing',
            hasMenuItem: [item('Ranch'), item('Caesar', { offers: euros(1) })],
          },
        }),
      ],
    },
  })
  const groups = content.modifierGroups.map(({ name, options }) => [
    name,
    ...options.map((option) => [option.name, option.amount]),
  ])
  expect(groups).toEqual([
    ['Add', ['Bacon', 200], ['Cheese', 150]],
    ['Dressing', ['Ranch', 0], ['Caesar', 100]],
  ])
  const [burger, salad] = content.sections[0]?.items ?? []
  expect([burger?.modifierGroups, salad?.modifierGroups]).toEqual([
    [content.modifierGroups[0]?.id],
    [content.modifierGroups[1]?.id],
  ])
})

it('says when a section is served, and keeps several menus apart', () => {
  const content = read([
    {
      '@type': 'Menu',
      name: 'Lunch',
      offers: { '@type': 'Offer', availabilityStarts: 'T11:30:00', availabilityEnds: 'T14:00:00' },
      hasMenuSection: [
        { '@type': 'MenuSection', name: 'Bowls', hasMenuItem: [item('Poke', { offers: euros(13) })] },
      ],
    },
    {
      '@type': 'Menu',
      name: 'Dinner',
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: 'Grill',
          openingHoursSpecification: {
            dayOfWeek: ['https://schema.org/Friday', 'Saturday', { '@id': 'schema:Sunday' }],
            opens: '18:00',
            closes: '22:00',
          },
          hasMenuItem: [item('Steak', { offers: euros(31) })],
        },
      ],
    },
    { '@type': 'Menu', name: 'Wine', url: 'https://chez.example/wine' },
  ])
  expect(content.sections.map(({ name, daypart, items }) => [name, daypart, items.length])).toEqual([
    ['Lunch', '11:30–14:00', 0],
    ['Bowls', undefined, 1],
    ['Dinner', undefined, 0],
    ['Grill', 'Friday–Sunday 18:00–22:00', 1],
  ])
  expect(content.sections[1]?.parentId).toBe(content.sections[0]?.id)
})

it('writes each thing once, also where a page says that it holds itself', () => {
  const soup = item('Soup', { '@id': '#soup', offers: euros(6) })
  const section: Record<string, unknown> = {
    '@id': '#all',
    name: 'All',
    hasMenuItem: [soup, { '@id': '#soup' }],
  }
  section.hasMenuSection = [{ '@id': '#all' }]
  const told = menuLines([{ '@graph': [{ '@type': 'Menu', hasMenuSection: { '@id': '#all' } }, section] }])
  expect(told?.lines.map(textOf)).toEqual(['All', 'Soup\t6 EUR'])
})

it('knows no menu in a page that describes something else', () => {
  expect(menuLines([{ '@type': 'Recipe', name: 'Soup' }, 'text', null, 3])).toBeUndefined()
})

import { expect, it } from 'vitest'
import { buildContent } from '#tests/builders/build-menu.ts'
import { sampleMenu, tillMenuName } from '#tests/samples/sample-menus.ts'
import { settled } from '../../../menu/claims/claims.ts'
import { googleFoodMenu, googleFoodMenus, moneyOf } from './google-food-menus.ts'

it.each([
  [1250, 'USD', { currencyCode: 'USD', units: '12', nanos: 500_000_000 }],
  [900, 'JPY', { currencyCode: 'JPY', units: '900', nanos: 0 }],
  [1005, 'KWD', { currencyCode: 'KWD', units: '1', nanos: 5_000_000 }],
])('writes %i of %s as whole units and billionths', (minor, currency, money) => {
  expect(moneyOf(minor, currency)).toEqual(money)
})

it('writes the further sizes of an item as options at their full prices', () => {
  const { menus } = JSON.parse(googleFoodMenus(settled(sampleMenu(tillMenuName).content)))
  // Google takes the item itself for the first option.
  expect(menus[0].sections[0].items[0]).toEqual({
    labels: [
      { displayName: 'Latte', description: 'Small · Double shot and steamed milk', languageCode: 'en' },
    ],
    attributes: { price: { currencyCode: 'USD', units: '4', nanos: 500_000_000 } },
    options: [
      {
        labels: [{ displayName: 'Large', languageCode: 'en' }],
        attributes: { price: { currencyCode: 'USD', units: '5', nanos: 750_000_000 } },
      },
    ],
  })
})

it('leaves out an item without an amount, as Google asks for one, and a section of nothing else', () => {
  const { menus } = JSON.parse(googleFoodMenus(settled(sampleMenu(tillMenuName).content)))
  expect(
    menus[0].sections.map(({ labels }: { labels: { displayName: string }[] }) => labels[0]?.displayName),
  ).toEqual(['Coffee', 'Salads', 'Wine'])
})

it('writes diets and allergens by Google’s names, the words of a second language, and no more than Google takes', () => {
  const content = settled(sampleMenu(tillMenuName).content)
  const [coffee, ...others] = content.sections
  const [latte] = coffee?.items ?? []
  if (!coffee || !latte) throw new Error('The sample has a latte.')
  const { menus } = JSON.parse(
    googleFoodMenus({
      ...content,
      secondLanguage: 'de',
      sections: [
        {
          ...coffee,
          secondName: 'Kaffee',
          items: [
            {
              ...latte,
              name: 'L'.repeat(200),
              secondName: 'Milchkaffee',
              dietaryOptions: [1, 3, 4, 6],
              allergens: ['milk', 'almonds', 'celery'],
            },
          ],
        },
        ...others,
      ],
    }),
  )
  const [section] = menus[0].sections
  expect(section.labels).toEqual([
    { displayName: coffee.name, languageCode: 'en' },
    { displayName: 'Kaffee', languageCode: 'de' },
  ])
  const [{ labels, attributes }] = section.items
  expect(labels[0].displayName).toHaveLength(140)
  expect(labels[1]).toEqual({ displayName: 'Milchkaffee', languageCode: 'de' })
  expect(attributes).toMatchObject({
    dietaryRestriction: ['VEGETARIAN', 'GLUTEN_FREE', 'DAIRY_FREE'],
    allergen: ['DAIRY', 'TREE_NUT'],
  })
})

it.each([
  [1, ['WHEAT', 'SHELLFISH', 'PEANUT']],
  [0, ['WHEAT']],
])('names what a choice of at least %i brings with the dish', (min, allergen) => {
  const option = (name: string, allergens: string[]) => ({
    id: name,
    name,
    amount: 0,
    allergens,
    confirmedName: name,
  })
  const group = { id: 'g1', name: 'With', min, max: 1 }
  const built = buildContent({ items: 2, sections: 2 })
  const [around, inner] = built.sections
  if (!around || !inner) throw new Error('The menu has two sections.')
  const { sections } = googleFoodMenu({
    ...built,
    modifierGroups: [
      { ...group, options: [option('Prawns', ['crustaceans']), option('Satay', ['peanuts'])] },
    ],
    sections: [
      { ...around, modifierGroups: ['g1'] },
      {
        ...inner,
        parentId: around.id,
        items: inner.items.map((item) => ({ ...item, allergens: ['wheat'] })),
      },
    ],
  })
  expect(sections[1]?.items[0]?.attributes.allergen).toEqual(allergen)
})

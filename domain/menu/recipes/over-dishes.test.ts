import { describe, expect, it } from 'vitest'
import { menuUnderLaw, type UnderLaw } from '../../../tests/builders/menu-under-law.ts'
import { diet } from '../../reference/reference.ts'
import type { MenuItem } from '../model/item.ts'
import { againstItem } from './against.ts'
import { withoutUntrueClaims } from './withheld-declarations.ts'

/** What is untrue of the one dish of a menu. */
function untrueOf(given: UnderLaw): readonly string[] {
  const menu = menuUnderLaw(given)
  const section = menu.sections.find(({ items }) => items.length > 0)
  const item = section?.items[0]
  if (!section || !item) throw new Error('a menu without a dish')
  return againstItem(menu, section, item).untrue
}

const under = (name: string, dish: Partial<MenuItem>) => untrueOf({ sections: [{ name, items: [dish] }] })
const noted = (text: string, dish: Partial<MenuItem>) => [
  untrueOf({ sections: [{ name: 'Mains', intro: text, items: [dish] }] }),
  untrueOf({ sections: [{ name: 'Mains', footer: text, items: [dish] }] }),
  untrueOf({ items: [dish], intro: text }),
  untrueOf({ items: [dish], notices: [text] }),
  untrueOf({ items: [dish], notices: [{ text: 'Enjoy', secondText: text }] }),
]
const milk = { name: 'Stew', allergens: ['milk'] }
const wheat = { name: 'Margherita', allergens: ['wheat', 'walnuts'] }

describe('the name of a section', () => {
  it.each([
    ['Vegan mains', milk],
    ['Gluten-free pizza', wheat],
    ['Gluten-Free Options', wheat],
    ['Ohne Fleisch', { name: 'Eintopf', ingredients: ['Speck'] }],
    ['Végétarien', { name: 'Ragoût', ingredients: ['boeuf'] }],
    ['Nut-free cakes', wheat],
    ['Egg-free', { name: 'Tart', allergens: ['eggs'] }],
    ['Vegan & vegetarian', { name: 'Soup', allergens: ['fish'] }],
    ['Senza glutine', wheat],
    ['Halal grill', { name: 'Plate', ingredients: ['bacon'] }],
    ['Alcohol-free drinks', { name: 'Punch', ingredients: ['Rum'] }],
  ] satisfies [string, Partial<MenuItem>][])('is not true of a dish that breaks it: %s', (name, dish) => {
    expect(under(name, dish)).toHaveLength(1)
    expect(untrueOf({ sections: [{ name: 'Karte', secondName: name, items: [dish] }] })).toHaveLength(1)
  })

  it.each([
    ['Vegan & meat', milk],
    ['Vegan & vegetarian', milk],
    ['Mains with vegan sides', milk],
    ['Not vegan', milk],
    ['Gluten-free on request', wheat],
    ['Fish & vegetarian', { name: 'Sole', allergens: ['fish'] }],
    ['Vegan mains', { name: 'Bowl', allergens: ['nuts'] }],
    ['Vegan mains', { name: 'Bowl' }],
  ] satisfies [string, Partial<MenuItem>][])('says nothing against others: %s', (name, dish) => {
    expect(under(name, dish)).toEqual([])
  })

  it('counts for the sections in it, and names the dish', () => {
    const [said] = untrueOf({
      sections: [
        { id: 1, name: 'Vegan' },
        { id: 2, name: 'Hot', parentId: 1, items: [milk] },
      ],
    })
    expect(said).toBe('“Vegan” is over Stew. Stew cannot be Vegan: it contains milk.')
  })
})

describe('an introduction, a footer or a notice', () => {
  it.each([
    ['Everything on this page is gluten-free and nut-free', wheat, 2],
    ['All our mains are vegan.', milk, 1],
    ['All dishes are nut-free', wheat, 1],
    ['A nut-free kitchen', wheat, 1],
    ['We are a vegan restaurant. Enjoy!', milk, 1],
    ['Alle Gerichte sind glutenfrei', wheat, 1],
    ['Tous nos plats sont sans gluten', wheat, 1],
    ['Tutti i nostri piatti sono senza glutine', wheat, 1],
    ['Todos nuestros platos son sin gluten', wheat, 1],
    ['All our meat is halal', { name: 'Stew', ingredients: ['bacon'] }, 1],
    ['Everything is fried in peanut oil', { name: 'Bowl', allergens: [] }, 1],
    ['All dishes contain soy', { name: 'Bowl', allergens: [] }, 1],
    ['Tous nos plats sont servis avec une sauce aux noix', { name: 'Bol', allergens: [] }, 1],
    ['Alle Gerichte werden mit Butter gekocht', { name: 'Bowl', allergens: [] }, 1],
    ['Tutto viene servito con formaggio', { name: 'Bowl', allergens: [] }, 1],
    ['All with a scoop of vanilla ice cream (7)', { name: 'Pasta', allergens: ['wheat'] }, 1],
  ] satisfies [string, Partial<MenuItem>, number][])(
    'is not true of a dish that it denies: %s',
    (text, dish, count) => {
      for (const untrue of noted(text, dish)) expect(untrue).toHaveLength(count)
    },
  )

  it.each([
    ['Gluten-free bread is available', wheat],
    ['Most of our dishes can be made gluten-free', wheat],
    ['We are not a nut-free kitchen', wheat],
    ['All vegan dishes are marked (V)', milk],
    ['Everything is gluten-free except the pizza', wheat],
    ['Please ask for vegan dishes', milk],
    ['All our eggs are free-range', { name: 'Bowl', allergens: [] }],
    ['All dishes may contain traces of nuts', { name: 'Bowl', allergens: [] }],
    ['All our bread is baked with wheat flour', { name: 'Bowl', allergens: [] }],
    ['Everything is fried in peanut oil', { name: 'Bowl', allergens: ['peanuts'] }],
    ['Everything is fried in peanut oil', { name: 'Bowl', allergens: [], mayContain: ['peanuts'] }],
    ['Everything is fried in sunflower oil', { name: 'Bowl', allergens: [] }],
    ['We love vegan food and cheese', milk],
    ['All our meat is halal', { name: 'Stew', ingredients: ['beef', 'red wine'] }],
  ] satisfies [string, Partial<MenuItem>][])('says nothing against others: %s', (text, dish) => {
    for (const untrue of noted(text, dish)) expect(untrue).toEqual([])
  })
})

it('holds the title of a menu to what it claims', () => {
  expect(untrueOf({ title: 'The Vegan Menu', items: [milk] })).toHaveLength(1)
  expect(untrueOf({ title: 'The Peanut Menu', items: [milk] })).toEqual([])
})

it('asks guests to ask where a text says that every dish has what a declaration denies', () => {
  const dishes = [
    { name: 'Chips', allergens: [], dietaryOptions: [diet.vegan] },
    { name: 'Satay', allergens: ['peanuts'] },
    { name: 'Soup' },
  ]
  const menu = menuUnderLaw({ items: dishes, intro: 'Everything is fried in peanut oil.' })
  const [chips, satay, soup] = withoutUntrueClaims(menu).sections[0]?.items ?? []
  expect(chips?.allergens).toBeUndefined()
  expect(chips?.claimsToConfirm?.allergens).toEqual([])
  expect(satay).toBe(menu.sections[0]?.items[1])
  expect(soup).toBe(menu.sections[0]?.items[2])
})

it('reads what its owner says of the origin of a dish', () => {
  const menu = menuUnderLaw({ items: [{ name: 'Bowl', origin: 'with Danish butter', allergens: [] }] })
  const [section] = menu.sections
  if (!section?.items[0]) throw new Error('a menu without a dish')
  expect(againstItem(menu, section, section.items[0]).doubts).toHaveLength(1)
})

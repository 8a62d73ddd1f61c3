import { describe, expect, it } from 'vitest'
import { buildItem } from '../../../tests/builders/build-menu.ts'
import { menuUnderLaw } from '../../../tests/builders/menu-under-law.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { DRINKS } from '../../reference/reference.ts'
import { avoidReason } from '../allergen-matrix/avoiding.ts'
import { avoidableColumns } from '../allergen-matrix/matrix-columns.ts'
import { allergenGroup } from '../claims/allergen-names.ts'
import { stateClaims } from '../claims/claims.ts'
import type { MenuItem } from '../model/item.ts'
import { allergenLines } from '../printed/allergen-lines.ts'
import { everythingShown } from '../printed/printed-item.ts'
import { printedMenu } from '../printed/printed-menu.ts'
import { menuWords } from '../printed/words/menu-words.ts'
import { againstItem } from './against.ts'
import { deniedByWords, saidMadeWithout } from './denied-by-words.ts'
import { withoutUntrueClaims } from './withheld-declarations.ts'

const denied = (changes: Partial<MenuItem>) => deniedByWords(buildItem({ description: '', ...changes }))

const calamari = { name: 'Calamari Fritti', description: 'Crisp squid, lemon aioli' }

describe('what the words of a dish name for certain', () => {
  it.each([
    [{ ...calamari, allergens: ['gluten', 'molluscs'] }, ['eggs']],
    [{ ...calamari, allergens: [] }, ['eggs', 'molluscs']],
    [{ name: 'Burrata', description: 'roasted peppers', allergens: ['celery'] }, ['milk']],
    [{ name: 'Bruschetta', description: 'Grilled bread, tomato', allergens: [] }, ['wheat']],
    [{ name: 'Gambas', secondName: 'Shrimp', allergens: ['fish'] }, ['crustaceans']],
    [{ name: 'Bowl', description: 'contains dairy', allergens: [] }, ['milk']],
    [{ ...calamari, allergens: ['molluscs'], ingredients: ['squid', 'vegan mayonnaise'] }, ['eggs']],
  ] satisfies [Partial<MenuItem>, string[]][])(
    'is denied by a declaration without it: %j',
    (changes, keys) => {
      expect(denied(changes)).toEqual(keys)
    },
  )

  it.each([
    [{ ...calamari }],
    [{ ...calamari, allergens: ['molluscs', 'eggs'] }],
    [{ ...calamari, allergens: ['molluscs'], mayContain: ['eggs'] }],
    [{ name: 'Calamari', description: 'egg-free aioli', allergens: ['molluscs'] }],
    [{ name: 'Calamari', description: 'aioli (no egg)', allergens: ['molluscs'] }],
    [{ name: 'Calamari', description: 'eggless aioli', allergens: ['molluscs'] }],
    [{ name: 'Chips', description: 'vegan aioli', allergens: [] }],
    [{ name: 'Soup', description: 'with bread or salad', allergens: [] }],
    [{ name: 'Soup', description: 'cashew cream, GF bread', allergens: ['cashews'] }],
    [{ name: 'Mousse', description: 'dark chocolate, caramel', allergens: [] }],
    [{ name: 'Burrata', description: 'balsamic', allergens: ['milk'] }],
    [{ name: 'Lasagne', description: 'Beef ragù in a brioche bun', allergens: ['wheat'] }],
    [{ name: 'Taiyaki', description: 'fish-shaped waffle', allergens: ['wheat', 'eggs', 'milk'] }],
    [{ name: 'Robola', description: 'for oysters and butter', allergens: [], categoryId: DRINKS }],
  ] satisfies [Partial<MenuItem>][])(
    'is not, where its owner has answered or nobody knows: %j',
    (changes) => {
      expect(denied(changes)).toEqual([])
    },
  )

  it('agrees with the recipes of the catalog', () => {
    const food = loadCatalogue().filter(({ categoryId, id }) => categoryId !== DRINKS && id % 6 === 0)
    const found = food.filter(
      ({ name, description, allergens }) =>
        denied({ name, description, allergens: [...allergens] }).length > 0,
    )
    expect(food.length).toBeGreaterThan(250)
    // "Fish-fragrant", peanut marzipan and their like.
    expect(found.length).toBeLessThanOrEqual(3)
  })
})

it('asks guests to ask, and says so to the owner', () => {
  const menu = menuUnderLaw({ items: [{ ...calamari, allergens: ['gluten', 'molluscs'] }] })
  const [section] = menu.sections
  const [item] = section?.items ?? []
  if (!section || !item) throw new Error('a menu without a dish')
  const [served] = withoutUntrueClaims(menu).sections[0]?.items ?? []
  expect(served?.allergens).toBeUndefined()
  expect(served?.claimsToConfirm?.allergens).toEqual(['gluten', 'molluscs'])
  expect(againstItem(menu, section, item).doubts).toEqual([
    expect.stringMatching(/mention aioli\. Not declared: eggs\. Guests see “please ask” until/),
  ])
})

describe('a dish whose words deny its confirmed declaration', () => {
  const confirmed = stateClaims(
    buildItem({ name: 'Roast cauliflower', description: 'Romesco, crispy chickpeas, rocket' }),
    { allergens: ['almonds'], mayContain: ['sesame'] },
  )
  const printedOf = (item: MenuItem) => {
    const marks = [{ id: 'm8', kind: 'allergen' as const, key: 'nuts', symbol: '8', meaning: 'Nuts' }]
    const served = withoutUntrueClaims({ ...menuUnderLaw({ items: [item] }), marks })
    const { sections, legend } = printedMenu({ name: 'Lucia' }, served, everythingShown)
    const [printed] = sections[0]?.items ?? []
    if (!printed) throw new Error('a menu without a dish')
    return { printed, legend }
  }

  it('tells guests what was confirmed, and to ask for the rest', () => {
    const { printed, legend } = printedOf(confirmed)
    const reasonOf = (key: string) =>
      avoidReason(
        printed,
        avoidableColumns('EU', []).filter((column) => column.key === key),
      )
    expect([reasonOf('nuts'), reasonOf('sesame'), reasonOf('milk')]).toEqual([
      'contains',
      'may-contain',
      'not-declared',
    ])
    expect(allergenLines({ ...printed, marks: [] }, menuWords('en'), true)).toEqual([
      'Contains almonds',
      'May contain sesame',
      'Other allergens: please ask',
    ])
    expect(printed.marks.map(({ symbol }) => symbol)).toEqual(['8 (almonds)', '?'])
    expect(legend.map(({ meaning }) => meaning)).toContain('Other allergens: please ask')
  })

  it('tells nothing that only waits', () => {
    const { confirmedClaims: _, ...open } = confirmed
    expect(printedOf(open).printed.known).toBeUndefined()
  })

  it('is whole for guests as soon as its words say what it is made without', () => {
    const answered = saidMadeWithout(confirmed, deniedByWords(confirmed))
    expect(answered.description).toBe('Romesco, crispy chickpeas, rocket, made without wheat')
    expect(printedOf(answered).printed).toMatchObject({ allergens: ['almonds'], mayContain: ['sesame'] })
  })

  it.each(['gluten', 'milk', 'eggs', 'nuts', 'brazil-nuts'])('can say that of %s', (key) => {
    const said = saidMadeWithout(buildItem({ description: 'bread, cream, egg, brazil nuts' }), [key])
    expect(denied({ ...said, allergens: [] }).map(allergenGroup)).not.toContain(allergenGroup(key))
  })
})

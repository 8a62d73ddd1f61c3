import { expect, it } from 'vitest'
import { typedMenu } from '#tests/builders/typed-menu.ts'
import { noteCompetitor } from '../../menu/editing/advice-notes.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { slippedPrices } from '../checks/prices/price-checks.ts'
import { belowCompetitors } from '../questions/prices/below-competitors.ts'
import { reviewMenu } from '../review/menu-review.ts'
import { applyEdits } from '../review/proposed-edit.ts'
import { dishesOfCompetitor } from './comparable-dishes.ts'
import { compareCompetitors } from './compare-competitors.ts'
import { areOneDish, writtenName } from './written-name.ts'

const competitor = (name: string, text: string, currency = 'USD') => ({
  name,
  readOn: '2026-11-30',
  currency,
  dishes: dishesOfCompetitor(typedMenu(text, currency)),
})

const own = typedMenu(`# Starters
Caesar Salad; 14; Anchovy, croutons
Onion Soup; 11
Wings; 13
# Mains
Classic Cheeseburger; 15; Fries
Fish & Chips; 24; Cod
Roast Chicken; 26; Jus
New York Strip; Small 30 / Large 42
# Kids
Kids Cheeseburger; 8`)

const withBoth = [
  competitor(
    'Joe’s',
    `# Appetizers
Caesar Salad; 15
French Onion Soup; 12
Calamari; 16
# Mains
Cheeseburger; 18
Fish and Chips; 21
Meatloaf; 20
# Kids
Kids Burger; 9`,
  ),
  competitor(
    'Corner Grill',
    `# Mains
Our Cheeseburger; 17.50
Mussels; 22
Calamari; 17
Half Chicken; 24`,
  ),
].reduce(noteCompetitor, own)

const reviewOf = (menu: Menu) => reviewMenu({ menu, cuisineId: 5, season: 'autumn', catalogue: [] })
const figuresOf = (menu: Menu) => compareCompetitors(reviewOf(menu))

it('compares courses and same dishes with the menus that the owner added, and nothing without one', () => {
  expect(figuresOf(own)).toEqual({ menus: [], courses: [], dishes: [], lacking: [] })
  const { menus, courses, dishes } = figuresOf(withBoth)
  expect(menus.map(({ name, dishes: count }) => [name, count])).toEqual([
    ['Joe’s', 6],
    ['Corner Grill', 3],
  ])
  expect(courses[1]).toEqual({
    categoryId: 2,
    name: 'Main Courses',
    own: { count: 3, low: 1500, middle: 2400, high: 2600 },
    theirs: [
      { competitor: 'Joe’s', prices: { count: 3, low: 1800, middle: 2000, high: 2100 } },
      { competitor: 'Corner Grill', prices: { count: 3, low: 1700, middle: 1750, high: 2200 } },
    ],
  })
  expect(dishes.map(({ name, standing, theirs }) => [name, standing, theirs.length])).toEqual([
    ['Caesar Salad', 'below', 1],
    ['Classic Cheeseburger', 'below', 2],
    ['Fish & Chips', 'above', 1],
  ])
})

it('proposes a price only where two or more charge more, one step up, and says what it’s worth', () => {
  const [, burger] = figuresOf(withBoth).dishes
  expect(burger?.prices).toMatchObject([{ amount: 1500, suggested: 1700 }])
  const after = applyEdits(withBoth, burger?.edits ?? [])
  expect(figuresOf(after).dishes[1]).toMatchObject({ standing: 'among', edits: [] })
  expect(belowCompetitors.ask(reviewOf(withBoth)).map(({ title, stake }) => [title, stake?.amount])).toEqual([
    ['Caesar Salad costs $14.00, $15.00 at Joe’s', undefined],
    ['Classic Cheeseburger costs $15.00, $17.50 at Corner Grill', 200],
  ])
})

it('knows dishes under the names that other restaurants give them', () => {
  const pairs = [
    ['Milkshake', 'Milk Shake'],
    ['Panna Cotta', 'Pannacotta'],
    ['Western Omelet', 'Western Omelette'],
    ['BLT', 'BLT Sandwich'],
    ['Turkey Club', 'Club Sandwich (Turkey)'],
    ['Œufs mayonnaise', 'Œuf mayo'],
    ['Île flottante', 'Île flotante'],
    ['Soupe à l’oignon', 'Soupe à l’oignon gratinée'],
    ['Blanquette de veau', 'Blanquette de veau à l’ancienne'],
    ['Orange Juice', 'Fresh OJ'],
    ['Mac & Cheese', 'Mac n Cheese'],
  ] as const
  const found = pairs.filter(([mine, other]) => areOneDish(writtenName(mine), writtenName(other)))
  expect(found).toEqual(pairs)
  const others = [
    ['Chicken', 'Chicken Sandwich'],
    ['Veggie Burger', 'Burger'],
    ['Ribeye 12 oz', 'Ribeye 16 oz'],
    ['Onion Soup', 'Tomato Soup'],
    ['Soup', 'Soup'],
  ] as const
  expect(others.filter(([mine, other]) => areOneDish(writtenName(mine), writtenName(other)))).toEqual([
    ['Soup', 'Soup'],
  ])
})

it('proposes nothing from one seller, and builds on no price that looks like a slip', () => {
  const [salad] = figuresOf(withBoth).dishes
  expect(salad).toMatchObject({ name: 'Caesar Salad', standing: 'below', edits: [] })
  const slipped = typedMenu(
    '# Plats\nMoules frites; 1.90\nSteak frites; 22\nSaumon; 21\nConfit; 23\nBavette; 24',
  )
  const both = ['Zinc', 'Flore'].map((name) => competitor(name, '# Plats\nMoules frites; 19\nBavette; 26'))
  const review = reviewOf(both.reduce(noteCompetitor, slipped))
  const { dishes } = compareCompetitors(review, slippedPrices(review))
  expect(dishes.map(({ name }) => name)).toEqual(['Bavette'])
})

it('names what several of them sell and the menu does not, and compares no other currency', () => {
  expect(figuresOf(withBoth).lacking).toEqual([{ name: 'Calamari', sellers: 2, low: 1600, high: 1700 }])
  const abroad = noteCompetitor(own, competitor('Chez Paul', '# Mains\nRoast Chicken; 30', 'EUR'))
  expect(figuresOf(abroad)).toMatchObject({ menus: [{ isCompared: false }], dishes: [] })
})

it('compares sizes with the same sizes, and takes a burger under the name of the house for one', () => {
  const steaks = typedMenu(
    '# Mains\nFilet Mignon; 6 oz 46 / 10 oz 60\nRibeye; 16 oz 58\nHarlan Burger; 21\nPorterhouse for Two; 40 oz 128',
  )
  const theirs = (name: string, filet: number) =>
    competitor(name, `# Mains\nFilet Mignon; 6 oz ${filet} / 10 oz 66\nRibeye; 14 oz 64\nHouse Burger; 22`)
  const { dishes, courses, lacking } = figuresOf(
    [theirs('Prime & Oak', 52), theirs('Copper', 54)].reduce(noteCompetitor, steaks),
  )
  expect(dishes.map(({ name, theirs: [one] }) => [name, one?.amount])).toEqual([
    ['Filet Mignon (6 oz)', 5200],
    ['Filet Mignon (10 oz)', 6600],
  ])
  expect(courses[0]?.own).toEqual({ count: 3, low: 2100, middle: 4600, high: 5800 })
  expect(lacking).toEqual([])
})

import { describe, expect, it } from 'vitest'
import type { Season } from '../catalogue/dish.ts'
import { loadCatalogue } from '../catalogue/dishes/catalogue.ts'
import { dishToItem } from '../generation/dish-to-item.ts'
import type { MenuItem } from '../menu/model/item.ts'
import { type Menu, newMenu } from '../menu/model/menu.ts'
import type { Section } from '../menu/model/section.ts'
import { mapItems } from '../menu/model/walk.ts'
import { fixedPrice } from '../menu/prices/lead-price.ts'
import { recommend } from './checks/recommend.ts'
import { applyEdits } from './review/proposed-edit.ts'
import type { Recommendation } from './review/recommendation.ts'

const catalogue = loadCatalogue()
const AMERICAN = 5
const INDIAN = 4

const foundOn = (menu: Menu, season: Season = 'autumn', cuisineId: 4 | 5 = AMERICAN) =>
  recommend({ menu, cuisineId, season, catalogue })
    .map(({ code }) => code)
    // What could be added isn't a fault.
    .filter((code) => code !== 'trending')

function dish(name: string): MenuItem {
  const known = catalogue.find((one) => one.name === name)
  if (!known) throw new Error(`The catalogue has no ${name}`)
  return dishToItem(known, 3)
}

const section = (id: number, name: string, items: MenuItem[], more: Partial<Section> = {}): Section => ({
  id,
  name,
  items,
  ...more,
})

const names = {
  starters: [
    'Maryland Crab Cakes',
    'Spinach Artichoke Dip',
    'Deviled Eggs',
    'Steakhouse Relish Tray',
    'Smoked Trout Dip',
  ],
  mains: [
    'New York Strip Steak',
    'Chicken Pot Pie',
    'Cedar-Plank Salmon',
    'Cauliflower Steak',
    'Diner Meatloaf',
  ],
  sides: ['Hand-Cut Fries', 'Creamed Spinach', 'Skillet Cornbread'],
  desserts: ['New York Cheesecake', 'Pecan Pie', 'Bananas Foster'],
  drinks: ['Sonoma Chardonnay', 'Napa Cabernet Sauvignon', 'West Coast IPA', 'Unsweetened Iced Tea'],
}

type Parts = Record<keyof typeof names, readonly string[]>

/** A menu of the catalogue with which nothing is wrong, or with these dishes instead. */
const ofCatalogue = (changes: Partial<Parts> = {}): Menu => {
  const { starters, mains, sides, desserts, drinks } = { ...names, ...changes }
  return newMenu([
    section(1, 'Appetizers', starters.map(dish)),
    section(2, 'Main Courses', mains.map(dish)),
    section(4, 'Sides', sides.map(dish)),
    section(3, 'Desserts', desserts.map(dish)),
    section(5, 'Beverages', drinks.map(dish)),
  ])
}

let lastId = 9000
/** A dish of the owner's own: `name $price description`. */
const own = (line: string): MenuItem => {
  const [, name = '', price = '', description = ''] = /^(.*?) \$(\S+)(?: (.*))?$/.exec(line) ?? []
  lastId += 1
  return {
    id: lastId,
    name,
    description,
    prices: [fixedPrice(Math.round(Number(price) * 100))],
    categoryId: 2,
    cuisineId: AMERICAN,
    imageUrl: null,
    dietaryOptions: [],
  }
}

const ownStarters = [
  'Tuna crudo $19 Citrus, capers, chili oil',
  'Beef tartare $18 Cornichons, egg yolk, grilled bread',
  'Leek soup $12 Cream, chives',
  'Beet salad $14 Goat cheese, walnuts',
]
const ownMains = [
  'Ribeye $54 Bone marrow butter',
  'Roast chicken $29 Pan jus, thyme',
  'Halibut $38 Brown butter, capers',
  'Mushroom risotto $26 Parmesan, parsley',
  'Pork chop $34 Apple mostarda',
]
const ownDesserts = [
  'Chocolate cake $12 Salted caramel',
  'Lemon tart $11 Meringue',
  'Cheesecake $12 Cherries',
]

const ofItsOwn = ({
  starters = ownStarters,
  mains = ownMains,
  desserts = ownDesserts,
}: {
  starters?: readonly string[]
  mains?: readonly string[]
  desserts?: readonly string[]
} = {}): Menu =>
  newMenu([
    section(1000, 'To start', starters.map(own)),
    section(1001, 'From the hearth', mains.map(own)),
    section(1002, 'Desserts', desserts.map(own)),
  ])

const swap = (list: readonly string[], from: string, to: string): string[] => {
  const at = list.findIndex((one) => one.startsWith(from))
  if (at === -1) throw new Error(`There is no ${from}`)
  return list.with(at, to)
}

const change = (menu: Menu, name: string, by: (item: MenuItem) => MenuItem): Menu =>
  mapItems(menu, (item) => (item.name === name ? by(item) : item))

const amount = (menu: Menu, name: string, cents: number): Menu =>
  change(menu, name, (item) => ({ ...item, prices: [fixedPrice(cents)] }))

const described = (menu: Menu, name: string, description: string): Menu =>
  change(menu, name, (item) => ({ ...item, description }))

const inOrder = (menu: Menu, ...ids: number[]): Menu => ({
  ...menu,
  sections: ids.flatMap((id) => menu.sections.filter((one) => one.id === id)),
})

const sizes = (...priced: readonly (readonly [label: string, cents: number])[]): MenuItem['prices'] =>
  priced.map(([label, cents], at) => ({ ...fixedPrice(cents, `p${at}`), label }))

/** The owner's menu with a section of these items behind it. */
const withSection = (name: string, ...lines: readonly string[]): Menu => {
  const menu = ofItsOwn()
  return { ...menu, sections: [...menu.sections, section(1003, name, lines.map(own))] }
}

const withWines = (...lines: readonly string[]): Menu => withSection('Wine', ...lines)

type Code = Recommendation['code']

/** Menus with one fault each, and the code that must find it. */
const planted: readonly (readonly [fault: string, code: Code, build: () => Menu, season?: Season])[] = [
  // What the whole lacks.
  [
    'no fish among the mains',
    'lacks_main_kind',
    () => ofCatalogue({ mains: swap(names.mains, 'Cedar', 'St. Louis Ribs') }),
  ],
  [
    'no meat among the mains',
    'lacks_main_kind',
    () =>
      ofCatalogue({
        starters: swap(names.starters, 'Deviled', 'Sausage-Stuffed Mushrooms'),
        mains: [
          'Cedar-Plank Salmon',
          'Cauliflower Steak',
          'Three-Bean Chili',
          'Black Bean Burger',
          'Cioppino',
        ],
      }),
  ],
  [
    'no vegetarian main',
    'missing_diet',
    () => ofCatalogue({ mains: swap(names.mains, 'Cauliflower', 'St. Louis Ribs') }),
  ],
  [
    'no vegetarian starter',
    'missing_diet',
    () =>
      ofCatalogue({
        starters: [
          'Maryland Crab Cakes',
          'Smoked Trout Dip',
          'Wedge Salad',
          'Buffalo Wings',
          'Cheeseburger Sliders',
        ],
      }),
  ],
  [
    'no still wine',
    'lacks_drink',
    () => ofCatalogue({ drinks: ['Dry Gin Martini', 'West Coast IPA', 'Sazerac', 'Unsweetened Iced Tea'] }),
  ],
  [
    'nothing without alcohol',
    'lacks_drink',
    () => ofCatalogue({ drinks: ['Sonoma Chardonnay', 'West Coast IPA', 'Sazerac', 'Dry Gin Martini'] }),
  ],
  [
    'only cold desserts',
    'one_sort',
    () => ofCatalogue({ desserts: ['New York Cheesecake', 'Key Lime Pie', 'Banana Pudding'] }),
  ],
  [
    'only cold starters',
    'one_sort',
    () =>
      ofCatalogue({ starters: ['Shrimp Cocktail', 'Deviled Eggs', 'Steakhouse Relish Tray', 'Wedge Salad'] }),
  ],
  [
    'only fried starters',
    'one_sort',
    () =>
      ofCatalogue({
        starters: [
          'Buffalo Cauliflower',
          'Fried Green Tomatoes',
          'Mozzarella Sticks',
          'Beer-Battered Pickle Chips',
        ],
      }),
    'summer',
  ],
  [
    'too few starters',
    'section_thin',
    () =>
      ofCatalogue({
        starters: ['Spinach Artichoke Dip'],
        mains: [...names.mains, 'Cioppino', 'Jambalaya', 'Cobb Salad'],
      }),
  ],
  [
    'too many desserts',
    'section_crowded',
    () =>
      ofCatalogue({
        starters: ['Spinach Artichoke Dip', 'Maryland Crab Cakes'],
        sides: [],
        desserts: [...names.desserts, 'Carrot Cake', 'Banana Pudding', 'Haupia', 'Wacky Cake'],
      }),
  ],
  // What does not go together, or not alone.
  [
    'one garnish twice, of the owner’s own',
    'shared_garnish',
    () =>
      ofItsOwn({
        mains: swap(ownMains, 'Halibut', 'Sirloin $38 With arugula and shaved Parmesan'),
        starters: swap(ownStarters, 'Beef tartare', 'Beef carpaccio $18 Under arugula and shaved Parmesan'),
      }),
  ],
  [
    'cornichons and mustard twice',
    'shared_garnish',
    () =>
      ofItsOwn({
        starters: [
          ...swap(ownStarters, 'Beef tartare', 'Beef tartare $18 With cornichons and Dijon mustard'),
          'Country pâté $15 With cornichons and Dijon mustard',
        ],
      }),
  ],
  [
    'mushrooms for a steak that is not there',
    'accompaniment_alone',
    () =>
      ofCatalogue({
        mains: ['Cedar-Plank Salmon', 'Chicken Pot Pie', 'Three-Bean Chili', 'Diner Meatloaf'],
        sides: ['Sautéed Mushrooms', 'Hand-Cut Fries', 'Skillet Cornbread'],
      }),
  ],
  [
    'a relish meant for a burger',
    'accompaniment_alone',
    () =>
      ofItsOwn({ starters: [...ownStarters, 'Pickled chilies $7 Meant for the burger'], mains: ownMains }),
  ],
  [
    'one main ingredient everywhere',
    'main_ingredient_repeats',
    () =>
      ofCatalogue({
        mains: [
          'Southern Fried Chicken',
          'Chicken Pot Pie',
          'Alabama White Sauce Chicken',
          'Cauliflower Steak',
          'Cedar-Plank Salmon',
        ],
      }),
  ],
  [
    'a dish twice in one section',
    'duplicate',
    () => ofCatalogue({ sides: [...names.sides, 'Hand-Cut Fries'] }),
  ],
  [
    'a dish in two sections',
    'duplicate',
    () => ofCatalogue({ sides: [...names.sides, 'Spinach Artichoke Dip'] }),
  ],
  [
    'two names for one dish',
    'near_duplicate',
    () => ofItsOwn({ starters: [...ownStarters, 'Salad of beet $14 Ricotta, pistachio'] }),
  ],
  [
    'two names for one dish, one of them Italian',
    'near_duplicate',
    () =>
      ofItsOwn({
        starters: [...ownStarters, 'Fried calamari $17 Lemon', 'Calamari fritti $16 Cherry peppers'],
      }),
  ],
  [
    'two names for one dish, one of them British',
    'near_duplicate',
    () => ofItsOwn({ starters: [...ownStarters, 'Grilled shrimp $18 Salsa verde', 'Prawns, grilled $18'] }),
  ],
  [
    'a hamburger beside a beef burger',
    'near_duplicate',
    () => ofItsOwn({ mains: [...ownMains, 'Beef burger $22 Onion jam', 'Hamburger $21 Pickles'] }),
  ],
  [
    'pickled cherries and farro under two birds',
    'shared_garnish',
    () =>
      ofItsOwn({
        mains: [
          ...ownMains,
          'Duck breast $39 With pickled cherries and farro',
          'Quail $36 Over farro and pickled cherries',
        ],
      }),
  ],
  [
    'three of five mains braised',
    'technique_repeats',
    () =>
      ofItsOwn({
        mains: [
          'Short rib $38 Braised in stout',
          'Lamb shank $36 Slow-cooked with apricots',
          'Pork cheeks $32 Stewed with white beans',
          'Halibut $38 Brown butter, capers',
          'Mushroom risotto $26 Parmesan, parsley',
        ],
      }),
  ],
  [
    'three of four starters fried',
    'technique_repeats',
    () =>
      ofItsOwn({
        starters: [
          'Calamari $17 Fried, with cherry peppers',
          'Artichokes $15 Deep-fried in olive oil',
          'Cod croquettes $14 Saffron aioli',
          'Beet salad $14 Goat cheese, walnuts',
        ],
      }),
  ],
  // Where things are.
  ['desserts before the mains', 'section_order', () => inOrder(ofCatalogue(), 3, 1, 2, 4, 5)],
  ['sides behind the desserts', 'section_order', () => inOrder(ofCatalogue(), 1, 2, 3, 4, 5)],
  ['starters behind everything', 'section_order', () => inOrder(ofItsOwn(), 1001, 1002, 1000)],
  [
    'a cheesecake among the starters',
    'misplaced_dish',
    () => ofCatalogue({ starters: [...names.starters, 'Banana Pudding'] }),
  ],
  [
    'a sundae among the mains',
    'misplaced_dish',
    () => ofItsOwn({ mains: [...ownMains, 'Hot fudge sundae $12'] }),
  ],
  [
    'a steak among the desserts',
    'misplaced_dish',
    () => ofItsOwn({ desserts: [...ownDesserts, 'New York strip $48'] }),
  ],
  [
    'a wine among the mains',
    'misplaced_dish',
    () => ofCatalogue({ mains: [...names.mains, 'Willamette Pinot Noir'] }),
  ],
  // The season.
  [
    'a dish of another season',
    'out_of_season',
    () => ofCatalogue({ mains: [...names.mains, 'Lobster Roll'] }),
  ],
  [
    'words of another season',
    'season_words',
    () => ofItsOwn({ starters: swap(ownStarters, 'Beet', 'Tomato salad $14 Late-summer tomatoes, burrata') }),
  ],
  [
    'a month that has gone',
    'season_words',
    () => ofItsOwn({ starters: swap(ownStarters, 'Leek', 'Pea soup $12 The first peas, picked in May') }),
    'winter',
  ],
  [
    'asparagus in December',
    'produce_out_of_season',
    () => ofItsOwn({ starters: [...ownStarters, 'Grilled asparagus $15 Hollandaise'] }),
    'winter',
  ],
  [
    'a peach salad in spring',
    'produce_out_of_season',
    () => ofItsOwn({ starters: [...ownStarters, 'Peach & burrata $17 Basil, hot honey'] }),
    'spring',
  ],
  [
    'soft-shell crab in autumn',
    'produce_out_of_season',
    () => ofItsOwn({ mains: [...ownMains, 'Soft-shell crab $36 Remoulade, slaw'] }),
  ],
  // Prices.
  [
    'a decimal point that is missing',
    'price_slip',
    () => ofItsOwn({ mains: swap(ownMains, 'Mushroom', 'Mushroom risotto $2600 Parmesan, parsley') }),
  ],
  [
    'a figure that is missing',
    'price_slip_low',
    () => ofItsOwn({ mains: swap(ownMains, 'Mushroom', 'Mushroom risotto $2.60 Parmesan, parsley') }),
  ],
  [
    'a price of the catalogue’s dish at ten times',
    'price_above',
    () => amount(ofCatalogue(), 'Diner Meatloaf', 18_000),
  ],
  [
    'a price of the catalogue’s dish at a third',
    'price_below',
    () => amount(ofCatalogue(), 'Chicken Pot Pie', 600),
  ],
  [
    'a price that was forgotten',
    'price_missing',
    () => change(ofItsOwn(), 'Halibut', (item) => ({ ...item, prices: [] })),
  ],
  [
    'a price that ends like no other',
    'price_endings',
    () => amount(ofCatalogue(), 'Cedar-Plank Salmon', 2505),
  ],
  [
    'a section at twice the level',
    'section_price_level',
    () =>
      mapItems(ofCatalogue(), (item) =>
        item.categoryId === 3
          ? { ...item, prices: item.prices.map((price) => ({ ...price, amount: (price.amount ?? 0) * 2 })) }
          : item,
      ),
  ],
  [
    'a large steak below the small one',
    'portion_price',
    () => ofItsOwn({ mains: [...ownMains, 'Filet 8 oz $52', 'Filet 12 oz $46'] }),
  ],
  [
    'a dozen at the price of half a dozen',
    'portion_price',
    () => ofItsOwn({ starters: [...ownStarters, 'Oysters, half dozen $24', 'Oysters, dozen $24'] }),
  ],
  [
    'a bottle below its glass',
    'portion_price',
    () =>
      change(ofItsOwn({ desserts: [...ownDesserts, 'Sauternes $1'] }), 'Sauternes', (item) => ({
        ...item,
        prices: sizes(['Glass', 4400], ['Bottle', 1400]),
      })),
  ],
  [
    'a half portion above the whole',
    'portion_price',
    () =>
      change(ofItsOwn(), 'Mushroom risotto', (item) => ({
        ...item,
        prices: sizes(['Half', 2600], ['Whole', 1600]),
      })),
  ],
  [
    'a plate for children above the dish',
    'portion_price',
    () => ofItsOwn({ mains: [...ownMains, 'Mac and cheese $14', 'Kids mac and cheese $41'] }),
  ],
  [
    'a main course below every starter',
    'price_slip_low',
    () => ofItsOwn({ mains: swap(ownMains, 'Roast chicken', 'Roast chicken $9 Pan jus, thyme') }),
  ],
  [
    'a lobster below what it costs to buy',
    'cost_of_price',
    () =>
      change(
        ofItsOwn({ mains: [...ownMains, 'Lobster with butter $18 Corn, drawn butter'] }),
        'Lobster with butter',
        (item) => ({
          ...item,
          ingredients: ['1 1/2 lb lobster', '3 oz butter', 'lemon'],
        }),
      ),
  ],
  [
    'a starter above every main course',
    'course_price',
    () => ofItsOwn({ starters: swap(ownStarters, 'Leek', 'Leek soup $61 Cream, chives') }),
  ],
  [
    'round prices, ninety-fives and ninety-nines side by side',
    'endings_mixed',
    () => {
      const ends = [0, 95, 99, 0]
      let at = -1
      return mapItems(ofItsOwn(), (item) => {
        at += 1
        const amount = item.prices[0]?.amount ?? 0
        return { ...item, prices: [fixedPrice(amount + (ends[at % ends.length] ?? 0))] }
      })
    },
  ],
  [
    'red wines alone',
    'lacks_drink',
    () => withWines('Willamette Pinot Noir $16', 'Napa Cabernet $19', 'Malbec, Mendoza $14'),
  ],
  [
    'white wines alone, by the name of their section',
    'lacks_drink',
    () => withSection('White wines', 'House pour, Loire $12', 'Domaine du Lac $15', 'Clos des Fous $17'),
  ],
  // Words.
  [
    'a Caesar that is no Caesar',
    'misspelled_word',
    () => ofItsOwn({ starters: [...ownStarters, 'Ceasar salad $13 Anchovy, croutons'] }),
  ],
  [
    'broccoli and mozzarella with letters of their own',
    'misspelled_word',
    () => described(ofItsOwn(), 'Pork chop', 'Brocolli, smoked mozarella'),
  ],
  [
    'a hot dish without the mark of the others',
    'mark_missing',
    () =>
      mapItems(ofItsOwn({ mains: [...ownMains, 'Lamb vindaloo $27 Goan chilies, vinegar'] }), (item) =>
        /pork|chicken/i.test(item.name) ? { ...item, marks: ['spicy-1'] } : item,
      ),
  ],
  ['a description that is missing', 'description_short', () => described(ofItsOwn(), 'Ribeye', '')],
  [
    'a description of a page',
    'description_long',
    () => described(ofItsOwn(), 'Ribeye', 'Bone marrow butter. '.repeat(15)),
  ],
  [
    'one description under two dishes',
    'description_repeated',
    () =>
      described(
        described(ofItsOwn(), 'Ribeye', 'Grilled over oak and finished with smoked butter'),
        'Pork chop',
        'Grilled over oak and finished with smoked butter',
      ),
  ],
  [
    'a word again and again',
    'word_repeated',
    () => described(ofItsOwn(), 'Ribeye', 'Smoked salt, smoked butter and smoked onions'),
  ],
  [
    'praise in every dish',
    'overused_word',
    () =>
      mapItems(ofItsOwn(), (item) => ({
        ...item,
        description: `Delicious ${item.description.toLowerCase()}`,
      })),
  ],
  [
    'a word twice in a row',
    'doubled_word',
    () => described(ofItsOwn(), 'Ribeye', 'With with bone marrow butter'),
  ],
  [
    'a text that waits for another',
    'placeholder_text',
    () => described(ofItsOwn(), 'Ribeye', 'Description here'),
  ],
  [
    'a name that waits for another',
    'placeholder_text',
    () => change(ofItsOwn(), 'Ribeye', (item) => ({ ...item, name: 'New item' })),
  ],
  [
    'diets that nobody said',
    'untagged_diets',
    () => change(ofCatalogue(), 'Hand-Cut Fries', (item) => ({ ...item, dietaryOptions: [] })),
  ],
]

describe('a menu without a fault', () => {
  it('has no finding where it is of the catalogue, and none where it is the owner’s own', () => {
    expect(foundOn(ofCatalogue())).toEqual([])
    expect(foundOn(ofItsOwn())).toEqual([])
  })
})

it('is planted with at least sixty-five faults', () => {
  expect(planted.length).toBeGreaterThanOrEqual(65)
})

it.each(planted.map(([fault, code, build, season]) => ({ fault, code, build, season })))(
  'finds $fault',
  ({ code, build, season }) => {
    expect(foundOn(build(), season)).toContain(code)
  },
)

it('fixes a description that is misspelled, and leaves a name to its owner', () => {
  const findings = (menu: Menu) =>
    recommend({ menu, cuisineId: AMERICAN, season: 'autumn', catalogue }).filter(
      ({ code }) => code === 'misspelled_word',
    )
  const menu = described(ofItsOwn(), 'Pork chop', 'Brocolli, smoked mozarella')
  const [finding] = findings(menu)
  const fixed = applyEdits(menu, finding?.edits ?? [])
  expect(fixed.sections.flatMap(({ items }) => items.map(({ description }) => description))).toContain(
    'Broccoli, smoked mozzarella',
  )
  expect(findings(fixed)).toEqual([])
  const [named] = findings(ofItsOwn({ starters: [...ownStarters, 'CEASAR $13 Anchovy'] }))
  expect(named).toMatchObject({ params: { wrong: 'CEASAR', right: 'CAESAR', proposed: null }, edits: [] })
})

it('says nothing of what is right as it is', () => {
  const right: readonly (readonly [Menu, Season])[] = [
    [ofItsOwn({ starters: [...ownStarters, 'Pickled asparagus $9 Egg, capers'] }), 'winter'],
    [ofItsOwn({ starters: [...ownStarters, 'Grilled asparagus $15 Hollandaise'] }), 'spring'],
    [withSection('Braises & stews', 'Osso buco $38', 'Braised rabbit $36', 'Beef stew $29'), 'autumn'],
    [withWines('Napa Cabernet $19', 'Malbec $14', 'Chablis $17'), 'autumn'],
    [withWines('Napa Cabernet $19', 'Malbec $14', 'Domaine du Lac $15'), 'autumn'],
    [ofItsOwn({ mains: [...ownMains, 'Lamb vindaloo $27 Goan chilies, vinegar'] }), 'autumn'],
    [ofItsOwn({ mains: [...ownMains, 'Bread & olives $6 From the oven'] }), 'autumn'],
  ]
  expect(right.flatMap(([menu, season]) => foundOn(menu, season))).toEqual([])
})

it('estimates what a dish costs by its owner’s recipe alone, and finds nothing where the price covers it', () => {
  const priced = (name: string, ingredients?: string[]) =>
    change(ofItsOwn({ mains: [...ownMains, `${name} $18 Corn, drawn butter`] }), name, (item) => ({
      ...item,
      ...(ingredients && { ingredients }),
    }))
  expect(foundOn(priced('Lobster'))).not.toContain('cost_of_price')
  expect(foundOn(priced('Chicken thighs', ['2 chicken thighs', 'butter', 'corn']))).toEqual([])
})

it('tells two descriptions apart by what is in them', () => {
  const plates = (other: string) =>
    withSection(
      'Ceviches',
      'Clásico $22 Sea bass, leche de tigre, sweet potato, corn, cancha',
      `Mixto $25 ${other}`,
    )
  expect(foundOn(plates('Sea bass, shrimp, octopus, leche de tigre, sweet potato, corn, cancha'))).toEqual([])
  expect(foundOn(plates('Sea bass, leche de tigre, sweet potato, corn, cancha'))).toEqual([
    'description_repeated',
  ])
})

it('finds a meal of India without rice, and none that has bread and rice', () => {
  const meal = (...sides: string[]) => newMenu([section(4, 'Sides', sides.map(dish))])
  const foundIn = (menu: Menu) => foundOn(menu, 'autumn', INDIAN)
  // Nor is there a hot plate for its raita.
  expect(foundIn(meal('Cucumber Raita', 'Dal Tadka', 'Garlic Naan'))).toEqual([
    'accompaniment_alone',
    'lacks_staple',
  ])
  expect(foundIn(meal('Jeera Rice', 'Dal Tadka', 'Garlic Naan'))).toEqual([])
})

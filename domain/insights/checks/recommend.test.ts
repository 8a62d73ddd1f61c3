import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '#tests/support/depth.ts'
import type { Dish } from '../../catalogue/dish.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { dishToItem } from '../../generation/dish-to-item.ts'
import { generationFiltersSchema } from '../../generation/filters.ts'
import { generateMenu } from '../../generation/generate.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import { type Menu, menuSchema, newMenu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { fixedPrice, mapPrices } from '../../menu/prices/lead-price.ts'
import { type CuisineId, cuisines, diet } from '../../reference/reference.ts'
import { applyEdits, type ProposedEdit } from '../review/proposed-edit.ts'
import { type Recommendation, topicOf } from '../review/recommendation.ts'
import { recommend } from './recommend.ts'

const catalogue = loadCatalogue()
const season = 'autumn'
const ITALIAN: CuisineId = 1

type Sections = readonly Section[]

const inspect = (sections: Sections, cuisineId: CuisineId = ITALIAN, currency = 'USD') =>
  recommend({ menu: newMenu(sections, currency), cuisineId, season, catalogue })

const applied = (sections: Sections, edits: readonly ProposedEdit[]): Section[] =>
  applyEdits(newMenu(sections), edits).sections

/** Without the trends, which every menu of the catalogue lacks. */
const codesOf = (menu: Sections, currency = 'USD') =>
  inspect(menu, ITALIAN, currency)
    .map(({ code }) => code)
    .filter((code) => code !== 'trending')

const dishNamed = (name: string): Dish => {
  const dish = catalogue.find((one) => one.cuisineId === ITALIAN && one.name === name)
  if (!dish) throw new Error(`The catalogue has no ${name}`)
  return dish
}

const itemNamed = (name: string, changes: Partial<MenuItem> = {}): MenuItem => ({
  ...dishToItem(dishNamed(name), 3),
  ...changes,
})

const priced = (amount: number): Pick<MenuItem, 'prices'> => ({ prices: [fixedPrice(amount)] })

/** The item with its amounts changed. */
const times = (item: MenuItem, change: (amount: number) => number): MenuItem =>
  mapPrices(item, (price) =>
    price.amount === undefined ? price : { ...price, amount: change(price.amount) },
  )

const section = (id: number, name: string, items: MenuItem[], changes: Partial<Section> = {}): Section => ({
  id,
  name,
  items,
  ...changes,
})

const starters = ['Arancini al Ragù', 'Polpo e Patate', "Olive all'Ascolana", 'Caponata Siciliana'] as const
const mains = [
  'Spaghetti alla Carbonara',
  'Pizza Margherita',
  "Branzino all'Acqua Pazza",
  'Pasta e Ceci',
] as const
const desserts = ['Tiramisù', 'Torta Caprese', 'Zabaione ai Frutti di Bosco'] as const

/** A menu with which nothing is wrong. */
const soundMenu = (): Section[] => [
  section(
    1,
    'Appetizers',
    starters.map((name) => itemNamed(name)),
  ),
  section(
    2,
    'Main Courses',
    mains.map((name) => itemNamed(name)),
  ),
  section(
    3,
    'Desserts',
    desserts.map((name) => itemNamed(name)),
  ),
]

const withItem = (menu: Sections, name: string, change: (item: MenuItem) => MenuItem): Section[] =>
  menu.map((group) => ({
    ...group,
    items: group.items.map((item) => (item.name === name ? change(item) : item)),
  }))

const withDescriptions = (descriptions: readonly string[]): Section[] => {
  let next = 0
  return soundMenu().map((group) => ({
    ...group,
    items: group.items.map((item) => {
      const description = descriptions[next]
      next += 1
      return description === undefined ? item : { ...item, description }
    }),
  }))
}

function find<Code extends Recommendation['code']>(menu: Sections, code: Code) {
  const found = inspect(menu).find((one) => one.code === code)
  if (!found) throw new Error(`There is no ${code}`)
  return found as Extract<Recommendation, { code: Code }>
}

it('finds nothing but trends on a sound menu', () => {
  expect(codesOf(soundMenu())).toEqual([])
})

it('says the same of the same menu', () => {
  expect(inspect(soundMenu())).toEqual(inspect(soundMenu()))
})

it('has nothing to say of a menu without dishes', () => {
  expect(inspect([])).toEqual([])
})

describe('prices', () => {
  it('finds one above and one below what comparable dishes cost', () => {
    const menu = withItem(
      withItem(soundMenu(), 'Pizza Margherita', (item) => ({ ...item, ...priced(4800) })),
      'Polpo e Patate',
      (item) => ({ ...item, ...priced(300) }),
    )
    expect(codesOf(menu)).toEqual(['price_below', 'price_above'])
    const { params } = find(menu, 'price_above')
    const usual = dishNamed('Pizza Margherita').price * 100
    expect(params).toEqual({ name: 'Pizza Margherita', price: 4800, usual, suggested: 4100 })
  })

  it('compares a dish with nothing but itself: not once its name or its description is the owner’s', () => {
    for (const change of [
      { name: 'Pizza of the House' },
      { description: 'A pizza for four, with truffles.' },
    ]) {
      const menu = withItem(soundMenu(), 'Pizza Margherita', (item) => ({
        ...item,
        ...change,
        ...priced(4800),
      }))
      expect(inspect(menu).filter(({ pointer }) => pointer.endsWith('/amount'))).toEqual([])
    }
  })

  it('asks after a price at many times that of its neighbors, and proposes none', () => {
    const more = section(2, 'Main Courses', [
      ...mains.map((name) => itemNamed(name)),
      itemNamed('Porchetta', { id: 9001, name: 'Spiedino della Casa', ...priced(19000) }),
    ])
    expect(find(soundMenu().with(1, more), 'price_slip')).toMatchObject({
      pointer: '/sections/1/items/4/prices/0/amount',
      params: { name: 'Spiedino della Casa', price: 19000 },
      edits: [],
    })
  })

  it('measures a dear menu by its own level', () => {
    const dear = soundMenu().map((group) => ({
      ...group,
      items: group.items.map((item) => times(item, (amount) => amount * 2)),
    }))
    expect(codesOf(dear)).toEqual([])
  })

  it('finds a price that was forgotten', () => {
    const menu = withItem(soundMenu(), 'Tiramisù', (item) => ({ ...item, prices: [] }))
    expect(codesOf(menu)).toEqual(['price_missing'])
    expect(find(menu, 'price_missing')).toMatchObject({ params: { names: ['Tiramisù'] }, edits: [] })
  })

  it('says of a section once that it is dearer than the rest, and not of each dish', () => {
    const menu = soundMenu().map((group) =>
      group.id === 3
        ? { ...group, items: group.items.map((item) => times(item, (amount) => amount * 3)) }
        : group,
    )
    expect(codesOf(menu)).toEqual(['section_price_level'])
    const { params } = find(menu, 'section_price_level')
    expect(params).toMatchObject({ sectionName: 'Desserts', factor: 3 })
    expect(params.changes.map(({ before, after }) => before / after)).toEqual([3, 3, 3])
    expect(find(menu, 'section_price_level').edits).toEqual([])
  })

  it('finds the prices that do not end as the others', () => {
    const menu = withItem(soundMenu(), "Branzino all'Acqua Pazza", (item) =>
      times(item, (amount) => amount - 5),
    )
    expect(codesOf(menu)).toEqual(['price_endings'])
    expect(applied(menu, find(menu, 'price_endings').edits)).toEqual(soundMenu())
  })

  it('has nothing to compare in a section of the owner’s own', () => {
    const own = section(17, 'Specials', [itemNamed('Porchetta', priced(90_000))])
    expect(codesOf([...soundMenu(), own])).toEqual([])
  })
})

describe('several prices', () => {
  const wine = (id: number, name: string, glass: number, bottle: number): MenuItem =>
    itemNamed('Porchetta', {
      id,
      name,
      description: 'A wine of one village, and of growers whom we know.',
      prices: [
        { id: 'g', kind: 'fixed', amount: glass, head: 'gl' },
        { id: 'b', kind: 'fixed', amount: bottle, head: 'btl' },
      ],
    })
  const priceHeads = [
    { id: 'gl', label: 'Glass' },
    { id: 'btl', label: 'Bottle' },
  ]
  const wines = [
    wine(9101, 'Gavi', 1100, 4200),
    wine(9102, 'Barbera', 1000, 3900),
    wine(9103, 'Barolo', 2400, 98_000),
    wine(9104, 'Soave', 950, 3600),
    wine(9105, 'Lugana', 1200, 4500),
  ]
  const cellar = (list: MenuItem[]) => [
    ...soundMenu(),
    section(1000, 'Wine', [], { priceHeads }),
    section(1001, 'Italy', list, { parentId: 1000 }),
  ]
  const pricesFound = (menu: Sections) => inspect(menu).filter(({ code }) => /price/.test(code))

  it('compares glasses with glasses, and no bottle with anything', () => {
    expect(pricesFound(cellar(wines))).toEqual([])
    const slipped = cellar(wines.with(3, wine(9104, 'Soave', 11_000, 36_000)))
    expect(pricesFound(slipped)).toMatchObject([
      {
        code: 'price_slip',
        pointer: '/sections/4/items/3/prices/0/amount',
        params: { name: 'Soave (Glass)', price: 11_000, next: 2400 },
        edits: [],
      },
    ])
  })

  it('asks where the glass costs more than the bottle', () => {
    expect(pricesFound(cellar(wines.with(1, wine(9102, 'Barbera', 3900, 1000))))).toMatchObject([
      {
        code: 'price_order',
        pointer: '/sections/4/items/1/prices',
        params: { name: 'Barbera', variant: 'Bottle', price: 1000, other: 'Glass', otherPrice: 3900 },
      },
    ])
  })

  it('compares half dozens with half dozens and dozens with dozens', () => {
    const clams = (id: number, half: number, dozen: number) =>
      itemNamed('Porchetta', {
        id,
        name: `Mare ${'ABCDEFG'.charAt(id - 9200)}`,
        prices: [
          { id: 'h', kind: 'fixed', amount: half, label: 'Half dozen' },
          { id: 'd', kind: 'fixed', amount: dozen, label: 'Dozen' },
        ],
      })
    const raw = [clams(9200, 1400, 2600), clams(9201, 1500, 2800), clams(9202, 1200, 2400)]
    const menu = (last: MenuItem) => [
      ...soundMenu(),
      section(1000, 'Raw Bar', [...raw, clams(9203, 1400, 2700), last]),
    ]
    expect(pricesFound(menu(clams(9204, 1300, 2500)))).toEqual([])
    expect(pricesFound(menu(clams(9204, 1300, 25_000)))).toMatchObject([
      { code: 'price_slip', params: { name: 'Mare E (Dozen)', price: 25_000, next: 2800 } },
    ])
  })

  it('takes no market price, nothing included and no part of a meal for a price that is missing', () => {
    const market = itemNamed('Polpo e Patate', { prices: [{ id: 'p1', kind: 'market' }] })
    const included = itemNamed('Tiramisù', { prices: [{ id: 'p1', kind: 'included' }] })
    const [first, second, third] = soundMenu()
    if (!first || !second || !third) throw new Error('A sound menu has sections')
    const withBoth = [
      { ...first, items: first.items.with(1, market) },
      second,
      { ...third, items: third.items.with(0, included) },
    ]
    expect(codesOf(withBoth)).toEqual([])
    const free = (id: number, name: string) => itemNamed('Porchetta', { id, name, prices: [] })
    const meal = [
      section(1000, 'Menu of the Day', [], { layout: 'courses', prices: [fixedPrice(6500)] }),
      section(1001, 'First', [free(9300, 'Zuppa'), free(9301, 'Vitello')], { parentId: 1000 }),
      section(1002, 'Contorni', [free(9302, 'Patatine')], { prices: [fixedPrice(800)] }),
    ]
    expect(pricesFound([...soundMenu(), ...meal])).toEqual([])
    const forgotten = section(1003, 'Specials', [free(9303, 'Coniglio')])
    expect(find([...soundMenu(), ...meal, forgotten], 'price_missing').params.names).toEqual(['Coniglio'])
  })

  it('reads the ends of all prices, of every size', () => {
    const tartare = itemNamed('Porchetta', {
      id: 9400,
      name: 'Tartare',
      prices: [
        { ...fixedPrice(1900), label: 'Starter' },
        { ...fixedPrice(3205, 'p2'), label: 'Main' },
      ],
    })
    const menu = soundMenu().map((group) =>
      group.id === 1 ? { ...group, items: [...group.items, tartare] } : group,
    )
    const { params, edits } = find(menu, 'price_endings')
    expect(params.changes).toEqual([{ name: 'Tartare (Main)', before: 3205, after: 3200 }])
    expect(edits).toMatchObject([{ priceId: 'p2', amount: 3200 }])
  })
})

describe('a menu in another currency', () => {
  const inEuro = () => withItem(soundMenu(), 'Pizza Margherita', (item) => ({ ...item, ...priced(4800) }))

  it('is not compared with the catalogue', () => {
    expect(codesOf(inEuro(), 'USD')).toContain('price_above')
    expect(codesOf(inEuro(), 'EUR')).toEqual([])
  })

  it('is compared with itself', () => {
    const slipped = withItem(soundMenu(), 'Pasta e Ceci', (item) => ({ ...item, ...priced(190_000) }))
    const more = section(2, 'Main Courses', [
      ...(slipped[1]?.items ?? []),
      itemNamed('Saltimbocca alla Romana'),
    ])
    const found = inspect(slipped.with(1, more), ITALIAN, 'EUR').filter(({ code }) => /price/.test(code))
    expect(found).toMatchObject([{ code: 'price_slip', params: { name: 'Pasta e Ceci' } }])
  })

  it('gets dishes without a price, until its owner sets one', () => {
    const offered = inspect(soundMenu(), ITALIAN, 'EUR').flatMap(({ edits }) => edits)
    const added = offered.flatMap((edit) =>
      edit.kind === 'add-item' || edit.kind === 'replace-item' ? [edit.item] : [],
    )
    expect(added.length).toBeGreaterThan(0)
    for (const item of added) expect(item.prices).toEqual([])
  })
})

describe('repetition', () => {
  it('finds a dish that stands twice, in two sections or in one', () => {
    const [starters, mains, desserts] = soundMenu()
    if (!starters || !mains || !desserts) throw new Error('A sound menu has sections')
    const elsewhere = [starters, mains, section(4, 'Sides', [itemNamed('Caponata Siciliana')]), desserts]
    expect(codesOf(elsewhere)).toEqual(['duplicate'])
    const [first, ...rest] = soundMenu()
    if (!first) throw new Error('A sound menu has sections')
    const again = itemNamed('Polpo e Patate', { id: 9001 })
    const twice = [{ ...first, items: [...first.items, again] }, ...rest]
    expect(codesOf(twice)).toEqual(['duplicate'])
    expect(applied(twice, find(twice, 'duplicate').edits)).toEqual(soundMenu())
  })

  it('finds names that a guest would take for the same dish, and proposes another', () => {
    const like = itemNamed('Polpo e Patate', { id: 9001, name: 'Patate e Polpo' })
    const menu = soundMenu().map((group, index) =>
      index === 0 ? { ...group, items: [...group.items, like] } : group,
    )
    expect(codesOf(menu)).toContain('near_duplicate')
    expect(find(menu, 'near_duplicate').params).toMatchObject({ other: 'Polpo e Patate' })
  })

  it('never takes off a dish that its owner sells in two sizes, or at two prices', () => {
    const twice = (first: Partial<MenuItem>, second: Partial<MenuItem>) => {
      const items = [first, second].map((change, index) =>
        itemNamed('Polpo e Patate', { id: 9001 + index, ...change }),
      )
      return codesOf(soundMenu().with(0, section(1, 'Appetizers', items))).filter((code) =>
        /duplicate/.test(code),
      )
    }
    expect(twice({ name: 'Littleneck clams, dozen' }, { name: 'Littleneck clams, half dozen' })).toEqual([])
    expect(twice({ name: 'French fries' }, { name: 'French fries, large' })).toEqual([])
    expect(twice(priced(900), priced(1600))).toEqual([])
    expect(twice({ name: 'Buffalo Wings' }, { name: 'Chicken Wings Buffalo Style' })).toEqual([
      'near_duplicate',
    ])
  })

  it('finds a section that turns around one main ingredient', () => {
    const AMERICAN: CuisineId = 5
    const named = ['Southern Fried Chicken', 'Chicken Pot Pie', 'Alabama White Sauce Chicken', 'Cioppino']
    const items = catalogue
      .filter(({ cuisineId, name }) => cuisineId === AMERICAN && named.includes(name))
      .map((dish) => dishToItem(dish, 3))
    const found = inspect([section(2, 'Main Courses', items)], AMERICAN).find(
      ({ code }) => code === 'main_ingredient_repeats',
    )
    expect(found?.params).toMatchObject({ ingredient: 'chicken', count: 3 })
    expect(found?.edits).toHaveLength(1)
  })
})

describe('diets', () => {
  const meat = ['Arancini al Ragù', 'Polpo e Patate', "Olive all'Ascolana", 'Vitello Tonnato']

  it('finds a section without a vegetarian dish and proposes one that is', () => {
    const menu = soundMenu().with(
      0,
      section(
        1,
        'Appetizers',
        meat.map((name) => itemNamed(name)),
      ),
    )
    expect(codesOf(menu)).toEqual(['missing_diet'])
    const { params, edits } = find(menu, 'missing_diet')
    expect(params).toMatchObject({ sectionName: 'Appetizers', dietaryOptionIds: [diet.vegetarian] })
    expect(edits).toMatchObject([
      { kind: 'add-item', item: { dietaryOptions: expect.arrayContaining([diet.vegetarian]) } },
    ])
  })

  it('says nothing of a section with a dish that can be made for the diet', () => {
    const onRequest = itemNamed('Vitello Tonnato', { dietsOnRequest: [diet.vegetarian] })
    const items = [...meat.slice(0, 3).map((name) => itemNamed(name)), onRequest]
    expect(codesOf(soundMenu().with(0, section(1, 'Appetizers', items)))).toEqual([])
  })

  it('says nothing of a section with a dish whose diets nobody declared', () => {
    const own = itemNamed('Vitello Tonnato', {
      id: 9001,
      name: 'Black Bean Patty',
      description: 'x'.repeat(60),
    })
    const items = [...meat.slice(0, 3).map((name) => itemNamed(name)), { ...own, dietaryOptions: [] }]
    expect(codesOf(soundMenu().with(0, section(1, 'Appetizers', items)))).toEqual([])
  })

  it('closes several gaps with one dish', () => {
    const breaded = ['Porchetta', "Branzino all'Acqua Pazza"].flatMap((name) => itemNamed(name))
    const all = catalogue.filter(
      ({ cuisineId, categoryId, dietaryOptions, season: own }) =>
        cuisineId === ITALIAN &&
        categoryId === 2 &&
        !own &&
        ![diet.vegetarian, diet.glutenFree].some((option) => dietaryOptions.includes(option)),
    )
    const items = all.slice(0, 5).map((dish) => dishToItem(dish, 3))
    expect(breaded).toHaveLength(2)
    const found = inspect(soundMenu().with(1, section(2, 'Main Courses', items))).filter(
      ({ code }) => code === 'missing_diet',
    )
    expect(found).toMatchObject([
      { params: { dietaryOptionIds: [diet.vegetarian, diet.glutenFree] }, edits: [{ kind: 'add-item' }] },
    ])
  })

  it('takes vegan for vegetarian too', () => {
    const vegan = itemNamed('Vitello Tonnato', {
      name: 'Caponata della Casa',
      description: 'x'.repeat(60),
      dietaryOptions: [diet.vegan],
      allergens: [],
      recipeClaims: undefined,
    })
    const items = [...meat.slice(0, 3).map((name) => itemNamed(name)), vegan]
    expect(codesOf(soundMenu().with(0, section(1, 'Appetizers', items)))).toEqual([])
  })

  it('finds dishes that meet a diet and do not say so', () => {
    const menu = withItem(soundMenu(), 'Pasta e Ceci', (item) => ({ ...item, dietaryOptions: [] }))
    expect(codesOf(menu)).toEqual(['untagged_diets'])
    expect(applied(menu, find(menu, 'untagged_diets').edits)).toEqual(soundMenu())
    const waiting = { dietaryOptions: [diet.vegetarian] }
    expect(
      codesOf(
        withItem(menu, 'Pasta e Ceci', (item) => ({ ...item, dietaryOptions: [], claimsToConfirm: waiting })),
      ),
    ).toEqual([])
  })
})

describe('balance', () => {
  it('finds sections that are too small, or missing, and proposes as many dishes as they lack', () => {
    const menu = soundMenu().slice(0, 2)
    expect(codesOf(menu)).toEqual(['section_thin'])
    expect(find(menu, 'section_thin')).toMatchObject({
      params: { sectionName: 'Desserts', count: 0, total: 8 },
      edits: [{ kind: 'add-item' }],
    })
  })

  it('finds a section that is too large, and leaves it to the owner what to part with', () => {
    const [appetizers, ...rest] = soundMenu()
    const more = ['Funghi Ripieni', 'Panelle', 'Alici Marinate', 'Carpaccio di Manzo', 'Minestrone']
    const items = [...(appetizers?.items ?? []), ...more.map((name) => itemNamed(name))]
    const menu = [section(1, 'Appetizers', items), ...rest]
    expect(codesOf(menu)).toEqual(['section_crowded'])
    expect(find(menu, 'section_crowded').edits).toEqual([])
  })
})

describe('words', () => {
  it('finds a description that says too little, and offers the catalogue’s for a dish of that name', () => {
    const menu = withDescriptions(['Rice balls.'])
    expect(codesOf(menu)).toEqual(['description_short'])
    expect(applied(menu, find(menu, 'description_short').edits)).toEqual(soundMenu())
  })

  it('leaves a dish that the catalogue does not know to its owner', () => {
    const menu = withItem(soundMenu(), 'Tiramisù', (item) => ({
      ...item,
      name: 'Zuzù Ida',
      description: '',
    }))
    expect(find(menu, 'description_short')).toMatchObject({
      params: { dishes: [{ name: 'Zuzù Ida', length: 0, proposed: null }] },
      edits: [],
    })
  })

  it('cuts a description that is too long after a sentence', () => {
    const first = 'Saffron rice around a slow ragù of beef and peas, crumbed and fried until it cracks.'
    const menu = withDescriptions([`${first} ${'We have made it this way for years. '.repeat(6)}`])
    expect(codesOf(menu)).toEqual(['description_long'])
    const proposed = find(menu, 'description_long').params.proposed
    expect(proposed?.startsWith(first)).toBe(true)
    expect(proposed?.length).toBeLessThanOrEqual(200)
  })

  it('finds a description that stands under two dishes', () => {
    const twice = 'What the kitchen makes of the season, with herbs from the garden behind the house.'
    expect(codesOf(withDescriptions([twice, twice]))).toEqual(['description_repeated'])
    expect(codesOf(withDescriptions([twice, twice.replace('herbs', 'fine herbs')]))).toEqual([
      'description_repeated',
    ])
  })

  it('offers a dish of the catalogue its own words where it has those of another', () => {
    const [first, second] = soundMenu().flatMap(({ items }) => items)
    const words = first?.description ?? ''
    const repeated = withDescriptions([words, words])
    const { params, edits } = find(repeated, 'description_repeated')
    const proposed = second?.description ?? ''
    expect(params.reworded).toEqual([{ name: second?.name, before: words, proposed }])
    const place = expect.objectContaining({ itemId: second?.id })
    expect(edits).toEqual([{ kind: 'set-description', place, description: proposed }])
    const renamed = (item: MenuItem) => ({ ...item, name: 'Polpo of the House' })
    expect(find(withItem(repeated, second?.name ?? '', renamed), 'description_repeated')).toMatchObject({
      edits: [],
      params: { reworded: [] },
    })
  })

  it('offers its own words to each copy of a dish, or to none where others still read the same', () => {
    const words = 'What the kitchen makes of the season, with herbs from the garden behind the house.'
    const said = (name: string, changes: Partial<MenuItem> = {}) =>
      itemNamed(name, { description: words, ...changes })
    const [first, ...rest] = soundMenu()
    if (!first) throw new Error('A sound menu has sections')
    const own = (id: number, name: string) => said('Polpo e Patate', { id, name })
    const repeated = (...items: MenuItem[]) => [{ ...first, items }, ...rest]
    const copied = repeated(own(9001, 'Polpo of the House'), said('Caponata Siciliana'), {
      ...said('Caponata Siciliana'),
      id: 9002,
    })
    expect(find(copied, 'description_repeated').edits).toHaveLength(2)
    const stillAlike = repeated(
      own(9001, 'Polpo of the House'),
      own(9003, 'Zuzù Ida'),
      said('Caponata Siciliana'),
    )
    expect(find(stillAlike, 'description_repeated').edits).toEqual([])
  })

  it('finds a word that comes again and again in one description', () => {
    const menu = withDescriptions([
      'Fresh octopus under fresh lemon on fresh basil from the garden of the house.',
    ])
    expect(codesOf(menu)).toEqual(['word_repeated'])
    expect(find(menu, 'word_repeated').params.proposed).toBe(
      'Fresh octopus under lemon on basil from the garden of the house.',
    )
  })

  it('finds praise that wears thin, and takes it out after its second use', () => {
    const words = [
      'basil and lemon',
      'tomato, olive and mint',
      'octopus with soft potato',
      'aubergine in vinegar',
    ]
    const menu = withDescriptions(
      words.map((rest) => `A fresh ${rest}, served the way it is at home in Naples.`),
    )
    expect(codesOf(menu)).toEqual(['overused_word'])
    expect(find(menu, 'overused_word').params).toEqual({ word: 'fresh', count: 4, total: 11 })
    const [group] = applied(menu, find(menu, 'overused_word').edits)
    expect(group?.items[2]?.description).toMatch(/^An octopus with soft potato/)
    expect(group?.items[0]?.description).toMatch(/^A fresh basil/)
  })
})

describe('season and trends', () => {
  it('finds a dish of another season, and proposes one of this', () => {
    const menu = soundMenu().map((group) =>
      group.id === 1 ? { ...group, items: [...group.items, itemNamed('Bagna Càuda')] } : group,
    )
    expect(codesOf(menu)).toEqual(['out_of_season'])
    const { proposed, ...params } = find(menu, 'out_of_season').params
    expect(params).toMatchObject({ season: 'winter', isProposedInSeason: true })
    expect(catalogue.find(({ name }) => name === proposed)?.season).toBe(season)
  })

  it('proposes at most three trending dishes, one a section, none that is there', () => {
    const trends = inspect(soundMenu()).filter(({ code }) => code === 'trending')
    expect(trends.length).toBeGreaterThan(0)
    expect(trends.length).toBeLessThanOrEqual(3)
    const names = trends.map(({ params }) => 'name' in params && params.name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).not.toContain('Tiramisù')
  })
})

it('says little of a menu that was generated', () => {
  for (const { id } of cuisines) {
    const filters = generationFiltersSchema.parse({
      cuisineId: id,
      itemsPerCategoryCustom: { 1: 5, 2: 5, 3: 5, 4: 5 },
    })
    const menu = generateMenu({ catalogue, filters, seed: id + 1, season })
    const found = inspect(menu, id)
      .filter(
        ({ code }) => !['trending', 'missing_diet', 'shared_garnish', 'accompaniment_alone'].includes(code),
      )
      // What the menu lacks as a whole is judged where it is composed.
      .filter((finding) => topicOf(finding) !== 'balance')
      .map(({ code }) => code)
    expect(found, `cuisine ${id}`).toEqual([])
  }
})

const anyAmount = fc.oneof(
  fc.integer({ min: 0, max: 9000 }),
  fc.integer({ min: 2, max: 80 }).map((halves) => halves * 50),
)

const anyPrices: fc.Arbitrary<MenuItem['prices']> = fc.oneof(
  anyAmount.map((amount) => [fixedPrice(amount)]),
  fc.constant<MenuItem['prices']>([]),
  fc.constant<MenuItem['prices']>([{ id: 'p1', kind: 'market' }]),
  fc
    .uniqueArray(fc.constantFrom('Half dozen', 'Dozen', 'Lunch', 'Dinner'), { minLength: 2 })
    .chain((labels) =>
      fc.tuple(
        ...labels.map((label, at) => anyAmount.map((amount) => ({ ...fixedPrice(amount, `p${at}`), label }))),
      ),
    ),
)

const anyDescription = fc.oneof(
  fc.constant(''),
  fc
    .array(
      fc.constantFrom(
        'fresh',
        'delicious',
        'classic',
        'basil',
        'an',
        'egg',
        'and',
        'is',
        'Soup.',
        'with',
        'a',
        'so,',
      ),
      { maxLength: 45 },
    )
    .map((words) => words.join(' ')),
)

const anyItem = fc
  .record({
    dish: fc.constantFrom(...catalogue.filter(({ cuisineId }) => cuisineId === ITALIAN)),
    changes: fc.record(
      {
        prices: anyPrices,
        description: anyDescription,
        name: fc.constantFrom('Patate e Polpo', 'Tiramisù', 'Special of the Day'),
        dietaryOptions: fc.constant<number[]>([]),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ dish, changes }): MenuItem => ({ ...dishToItem(dish, 3), ...changes }))

/** Ids name the items of a section; a dish may be there twice all the same, under another. */
const anyItems = fc
  .tuple(fc.uniqueArray(anyItem, { maxLength: 9, selector: ({ id }) => id }), fc.boolean())
  .map(([items, isRepeated]) =>
    isRepeated ? [...items, ...items.slice(0, 1).map((item) => ({ ...item, id: 9999 }))] : items,
  )

const anyMenu = fc
  .uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 21), { minLength: 1 })
  .chain((ids) => fc.tuple(...ids.map((id) => anyItems.map((items) => sectionOf(id, items)))))

const sectionOf = (id: number, items: readonly MenuItem[]): Section =>
  section(
    id,
    `Section ${id}`,
    items.map((item) => ({ ...item, categoryId: id })),
  )

it('removes each finding by its own edits, and leaves a menu that can be saved', () => {
  fc.assert(
    fc.property(anyMenu, fc.constantFrom('USD', 'EUR', 'JPY'), (sections, currency) => {
      const menu = newMenu(sections, currency)
      const inspected = (of: Menu) => recommend({ menu: of, cuisineId: ITALIAN, season, catalogue })
      for (const { id, edits } of inspected(menu)) {
        if (edits.length === 0) continue
        const edited = applyEdits(menu, edits)
        expect(menuSchema.safeParse(edited).success).toBe(true)
        expect(inspected(edited).map((finding) => finding.id)).not.toContain(id)
      }
    }),
    { numRuns: tries(40) },
  )
})

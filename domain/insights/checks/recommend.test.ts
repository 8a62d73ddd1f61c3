import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Dish } from '../../catalogue/dish.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { type CuisineId, cuisines, diet } from '../../catalogue/reference.ts'
import { dishToItem } from '../../generation/dish-to-item.ts'
import { generationFiltersSchema } from '../../generation/filters.ts'
import { generateMenu } from '../../generation/generate.ts'
import { withDietaryOptions } from '../../menu/claims/dietary.ts'
import { type Menu, type MenuGroup, type MenuItem, menuGroupsSchema } from '../../menu/model/schema.ts'
import { applyEdits } from '../review/proposed-edit.ts'
import { recommend } from './recommend.ts'
import type { Recommendation } from './recommendation.ts'

const catalogue = loadCatalogue()
const season = 'autumn'
const ITALIAN: CuisineId = 1

const inspect = (menu: Menu, cuisineId: CuisineId = ITALIAN) =>
  recommend({ menu, cuisineId, season, catalogue })

/** Without the trends, which every menu of the catalogue lacks. */
const codesOf = (menu: Menu) =>
  inspect(menu)
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

const section = (id: number, name: string, items: MenuItem[]): MenuGroup => ({
  category: { id, name },
  items,
})

const starters = ['Arancini al Ragù', 'Polpo e Patate', "Olive all'Ascolana", 'Caponata Siciliana'] as const
const mains = ['Spaghetti alla Carbonara', 'Pizza Margherita', 'Tagliata di Manzo', 'Pasta e Ceci'] as const
const desserts = ['Tiramisù', 'Torta Caprese', 'Affogato al Caffè'] as const

/** A menu with which nothing is wrong. */
const soundMenu = (): MenuGroup[] => [
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

const withItem = (menu: Menu, name: string, change: (item: MenuItem) => MenuItem): MenuGroup[] =>
  menu.map((group) => ({
    ...group,
    items: group.items.map((item) => (item.name === name ? change(item) : item)),
  }))

const withDescriptions = (descriptions: readonly string[]): MenuGroup[] => {
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

function find<Code extends Recommendation['code']>(menu: Menu, code: Code) {
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
      withItem(soundMenu(), 'Pizza Margherita', (item) => ({ ...item, price: 48 })),
      'Polpo e Patate',
      (item) => ({ ...item, price: 3 }),
    )
    expect(codesOf(menu)).toEqual(['price_below', 'price_above'])
    const { params } = find(menu, 'price_above')
    const { price } = dishNamed('Pizza Margherita')
    expect(params).toEqual({ name: 'Pizza Margherita', price: 48, usual: price, suggested: price })
  })

  it('compares a dish with nothing but itself: not once its name or its description is the owner’s', () => {
    for (const change of [
      { name: 'Pizza of the House' },
      { description: 'A pizza for four, with truffles.' },
    ]) {
      const menu = withItem(soundMenu(), 'Pizza Margherita', (item) => ({ ...item, ...change, price: 48 }))
      expect(inspect(menu).filter(({ pointer }) => pointer.endsWith('/price'))).toEqual([])
    }
  })

  it('asks after a price at many times that of its neighbors, and proposes none', () => {
    const more = section(2, 'Main Courses', [
      ...mains.map((name) => itemNamed(name)),
      itemNamed('Porchetta', { id: 9001, name: 'Spiedino della Casa', price: 190 }),
    ])
    expect(find(soundMenu().with(1, more), 'price_slip')).toMatchObject({
      params: { name: 'Spiedino della Casa', price: 190 },
      edits: [],
    })
  })

  it('measures a dear menu by its own level', () => {
    const dear = soundMenu().map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, price: item.price * 2 })),
    }))
    expect(codesOf(dear)).toEqual([])
  })

  it('finds a price that was forgotten', () => {
    const menu = withItem(soundMenu(), 'Tiramisù', (item) => ({ ...item, price: 0 }))
    expect(codesOf(menu)).toEqual(['price_missing'])
    expect(find(menu, 'price_missing')).toMatchObject({ params: { names: ['Tiramisù'] }, edits: [] })
  })

  it('says of a section once that it is dearer than the rest, and not of each dish', () => {
    const menu = soundMenu().map((group) =>
      group.category.id === 3
        ? { ...group, items: group.items.map((item) => ({ ...item, price: item.price * 3 })) }
        : group,
    )
    expect(codesOf(menu)).toEqual(['section_price_level'])
    const { params } = find(menu, 'section_price_level')
    expect(params).toMatchObject({ sectionName: 'Desserts', factor: 3 })
    expect(params.changes.map(({ before, after }) => before / after)).toEqual([3, 3, 3])
    expect(applyEdits(menu, find(menu, 'section_price_level').edits)).toEqual(soundMenu())
  })

  it('finds the prices that do not end as the others', () => {
    const menu = withItem(soundMenu(), 'Tagliata di Manzo', (item) => ({ ...item, price: item.price - 0.05 }))
    expect(codesOf(menu)).toEqual(['price_endings'])
    expect(applyEdits(menu, find(menu, 'price_endings').edits)).toEqual(soundMenu())
  })

  it('has nothing to compare in a section of the owner’s own', () => {
    const own = section(17, 'Specials', [itemNamed('Porchetta', { price: 900 })])
    expect(codesOf([...soundMenu(), own])).toEqual([])
  })
})

describe('repetition', () => {
  it('finds a dish that stands twice, in two sections or in one', () => {
    const elsewhere = [...soundMenu(), section(4, 'Sides', [itemNamed('Caponata Siciliana')])]
    expect(codesOf(elsewhere)).toEqual(['duplicate'])
    const [first, ...rest] = soundMenu()
    if (!first) throw new Error('A sound menu has sections')
    const twice = [{ ...first, items: [...first.items, itemNamed('Polpo e Patate')] }, ...rest]
    expect(codesOf(twice)).toEqual(['duplicate'])
    expect(applyEdits(twice, find(twice, 'duplicate').edits)).toEqual(soundMenu())
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
    expect(twice({ price: 9 }, { price: 16 })).toEqual([])
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
    expect(edits).toMatchObject([{ kind: 'add-item', item: { isVegetarian: true } }])
  })

  it('says nothing of a section with a dish whose diets nobody declared', () => {
    const own = itemNamed('Vitello Tonnato', {
      id: 9001,
      name: 'Black Bean Patty',
      description: 'x'.repeat(60),
    })
    const items = [...meat.slice(0, 3).map((name) => itemNamed(name)), withDietaryOptions(own, [])]
    expect(codesOf(soundMenu().with(0, section(1, 'Appetizers', items)))).toEqual([])
  })

  it('closes several gaps with one dish', () => {
    const breaded = ['Porchetta', 'Tagliata di Manzo'].flatMap((name) => itemNamed(name))
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
    const vegan = withDietaryOptions(itemNamed('Vitello Tonnato', { description: 'x'.repeat(60) }), [
      diet.vegan,
    ])
    const items = [...meat.slice(0, 3).map((name) => itemNamed(name)), vegan]
    expect(codesOf(soundMenu().with(0, section(1, 'Appetizers', items)))).toEqual([])
  })

  it('finds dishes that meet a diet and do not say so', () => {
    const menu = withItem(soundMenu(), 'Pasta e Ceci', (item) => withDietaryOptions(item, []))
    expect(codesOf(menu)).toEqual(['untagged_diets'])
    expect(applyEdits(menu, find(menu, 'untagged_diets').edits)).toEqual(soundMenu())
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
    expect(applyEdits(menu, find(menu, 'description_short').edits)).toEqual(soundMenu())
  })

  it('leaves a dish that the catalogue does not know to its owner', () => {
    const menu = withItem(soundMenu(), 'Tiramisù', (item) => ({
      ...item,
      name: 'Zuppa di Nonna Ida',
      description: '',
    }))
    expect(find(menu, 'description_short')).toMatchObject({
      params: { dishes: [{ name: 'Zuppa di Nonna Ida', length: 0, proposed: null }] },
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
    const [group] = applyEdits(menu, find(menu, 'overused_word').edits)
    expect(group?.items[2]?.description).toMatch(/^An octopus with soft potato/)
    expect(group?.items[0]?.description).toMatch(/^A fresh basil/)
  })
})

describe('season and trends', () => {
  it('finds a dish of another season, and proposes one of this', () => {
    const menu = soundMenu().map((group) =>
      group.category.id === 1 ? { ...group, items: [...group.items, itemNamed('Bagna Càuda')] } : group,
    )
    expect(codesOf(menu)).toEqual(['out_of_season'])
    expect(find(menu, 'out_of_season').params).toMatchObject({
      season: 'winter',
      proposed: 'Crostini Toscani',
      isProposedInSeason: true,
    })
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
    const menu = generateMenu({ catalogue, filters, seed: id, season })
    const found = inspect(menu, id)
      .map(({ code }) => code)
      .filter((code) => !['trending', 'missing_diet'].includes(code))
    expect(found, `cuisine ${id}`).toEqual([])
  }
})

const anyPrice = fc.oneof(
  fc.integer({ min: 0, max: 9000 }).map((cents) => cents / 100),
  fc.integer({ min: 2, max: 80 }).map((halves) => halves / 2),
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
        price: anyPrice,
        description: anyDescription,
        name: fc.constantFrom('Patate e Polpo', 'Tiramisù', 'Special of the Day'),
        dietaryOptions: fc.constant([]),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ dish, changes: { dietaryOptions, ...changes } }) => {
    const item = { ...dishToItem(dish, 3), ...changes }
    return dietaryOptions ? withDietaryOptions(item, dietaryOptions) : item
  })

/** Ids name the items of a section; a dish may stand there twice all the same. */
const anyItems = fc
  .tuple(fc.uniqueArray(anyItem, { maxLength: 9, selector: ({ id }) => id }), fc.boolean())
  .map(([items, isRepeated]) => (isRepeated ? [...items, ...items.slice(0, 1)] : items))

const anyMenu = fc
  .uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 21), { minLength: 1 })
  .chain((ids) => fc.tuple(...ids.map((id) => anyItems.map((items) => sectionOf(id, items)))))

const sectionOf = (id: number, items: readonly MenuItem[]): MenuGroup =>
  section(
    id,
    `Section ${id}`,
    items.map((item) => ({ ...item, categoryId: id })),
  )

it('removes each finding by its own edits, and leaves a menu that can be saved', () => {
  fc.assert(
    fc.property(anyMenu, (menu) => {
      for (const { id, edits } of inspect(menu)) {
        if (edits.length === 0) continue
        const edited = applyEdits(menu, edits)
        expect(menuGroupsSchema.safeParse(edited).success).toBe(true)
        expect(inspect(edited).map((finding) => finding.id)).not.toContain(id)
      }
    }),
    { numRuns: 40 },
  )
})

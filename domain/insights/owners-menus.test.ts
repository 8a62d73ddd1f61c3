import { describe, expect, it } from 'vitest'
import { ownersMenus } from '#tests/builders/owners-menus.ts'
import {
  freshMenuNames,
  furtherMenuNames,
  gaugeMenuNames,
  lastMenuNames,
  laterMenuNames,
  ordinaryMenuNames,
  sampleMenu,
  sampleMenuNames,
  unseenMenuNames,
} from '#tests/samples/sample-menus.ts'
import { isLong } from '../../tests/support/depth.ts'
import { loadCatalogue } from '../catalogue/dishes/catalogue.ts'
import { dishToItem } from '../generation/dish-to-item.ts'
import { generationFiltersSchema } from '../generation/filters.ts'
import { generateMenu } from '../generation/generate.ts'
import { type Menu, newMenu } from '../menu/model/menu.ts'
import { itemIds, mapSections } from '../menu/model/walk.ts'
import { fixedPrice } from '../menu/prices/lead-price.ts'
import { pricingData } from '../pricing/multipliers.ts'
import { defaultPricingChoice, optimizePrices } from '../pricing/optimize.ts'
import { type CuisineId, diet } from '../reference/reference.ts'
import { adviceOn } from './advice/advice.ts'
import { recommend } from './checks/recommend.ts'
import { optimizationOf } from './optimization/optimization.ts'
import type { ProposedEdit } from './review/proposed-edit.ts'

const catalogue = loadCatalogue()
const AMERICAN: CuisineId = 5
const FRENCH: CuisineId = 8
const toReview = (menu: Menu, cuisineId: CuisineId = AMERICAN) =>
  ({ menu, cuisineId, season: 'autumn', catalogue }) as const

const generated = (cuisineId: CuisineId, dietaryOptions: number[] = [], seed = 3) =>
  newMenu(
    generateMenu({
      catalogue,
      filters: generationFiltersSchema.parse({
        cuisineId,
        dietaryOptions,
        itemsPerCategoryCustom: { 1: 4, 2: 5, 3: 3, 4: 3, 5: 4 },
      }),
      seed,
      season: 'autumn',
    }),
  )

/** Everything that any screen would do to this menu. */
function allEdits(menu: Menu, cuisineId: CuisineId = AMERICAN): ProposedEdit[] {
  const { comparisons, demand, trending, seasonal, regional } = optimizationOf(toReview(menu, cuisineId))
  const lists = [recommend(toReview(menu, cuisineId)), comparisons, demand, trending, seasonal, regional]
  return lists.flatMap((list) => list.flatMap(({ edits }) => edits))
}

const proposedDishes = (edits: readonly ProposedEdit[]) =>
  edits.flatMap((edit) => (edit.kind === 'add-item' || edit.kind === 'replace-item' ? [edit.item] : []))

describe.each(Object.entries(ownersMenus))('the menu of a %s', (_, build) => {
  it('is left as its owner made it: no price, no dish, no size, no words of ours', () => {
    expect(allEdits(build())).toEqual([])
  })

  it('is told in few findings, each once', () => {
    const codes = recommend(toReview(build())).map(({ code }) => code)
    expect(codes.length).toBeLessThanOrEqual(4)
    expect(new Set(codes).size).toBe(codes.length)
    const harmless = ['price_missing', 'description_short', 'description_repeated', 'word_repeated']
    expect(codes.filter((code) => !harmless.includes(code))).toEqual([])
  })
})

/** Menus of every kind that we have, which no check was written for. */
const unseenByTheAdviser = [
  ...furtherMenuNames,
  ...unseenMenuNames,
  ...gaugeMenuNames,
  ...ordinaryMenuNames,
  ...laterMenuNames,
  ...lastMenuNames,
  ...freshMenuNames,
]

/** Restaurants of twenty kinds in six languages, as their owners write their menus. */
const kinds = [
  ...sampleMenuNames,
  'steakhouse',
  'cafe',
  'sushi',
  'taqueria',
  'brewery',
  'ramen',
  'brunch',
  'diner',
  'wine-list',
  'tapas',
  'curry-house',
  'smokehouse',
  'ristorante',
] as const

it('tells twenty kinds of restaurants next to nothing, and proposes them nothing', () => {
  const told = kinds.map((name) => {
    const { content } = sampleMenu(name)
    expect(allEdits(content)).toEqual([])
    const findings = recommend(toReview(content))
    const codes = adviceOn(content, findings).shown.map(({ id }) => id)
    return codes.length === 0 ? name : `${name}: ${codes.join(', ')}`
  })
  expect(told).toHaveLength(20)
  // Each was read: what guests know by its name needs no words.
  expect(told).toMatchInlineSnapshot(`
    [
      "bistro",
      "banquet",
      "cocktail-bar",
      "gastropub",
      "menu-de-midi",
      "pizzeria",
      "weinstube",
      "steakhouse",
      "cafe",
      "sushi",
      "taqueria",
      "brewery",
      "ramen",
      "brunch",
      "diner",
      "wine-list",
      "tapas",
      "curry-house",
      "smokehouse",
      "ristorante",
    ]
  `)
})

describe.each(unseenByTheAdviser)('the menu of the %s', (name) => {
  it('is told two things at most, and proposed nothing', () => {
    const { content } = sampleMenu(name)
    const findings = recommend(toReview(content))
    expect(findings.flatMap(({ edits }) => edits).filter(({ kind }) => kind !== 'take-out-claims')).toEqual(
      [],
    )
    expect(adviceOn(content, findings).shown.length).toBeLessThanOrEqual(2)
  })
})

describe.each(sampleMenuNames)('the menu of the %s', (name) => {
  const { content } = sampleMenu(name)

  it('has averages of its amounts alone, in its own currency', () => {
    const { figures } = optimizationOf(toReview(content))
    expect(figures).toMatchObject({ currency: content.currency, level: null })
    const averages = [figures, ...figures.sections].flatMap(({ averagePrice }) => averagePrice ?? [])
    expect(averages.length).toBeGreaterThan(0)
    expect(averages.filter((amount) => !Number.isInteger(amount) || amount <= 0)).toEqual([])
  })
})

it('compares no bottle, no size and no plate for children, on a menu of the catalogue’s kind either', () => {
  const own = ownersMenus.steakhouse()
  const menu = mapSections(generated(AMERICAN), (section) => ({
    ...section,
    items: [...section.items, ...(own.sections.find(({ id }) => id === section.id)?.items ?? [])],
  }))
  const ownIds = new Set(itemIds(own))
  const touched = allEdits(menu).flatMap((edit) =>
    'place' in edit && edit.kind !== 'set-description' ? [edit.place.itemId] : [],
  )
  expect(touched.filter((id) => ownIds.has(id))).toEqual([])
})

it('finds what a diner says twice', () => {
  const found = recommend(toReview(ownersMenus.diner()))
  expect(found.find(({ code }) => code === 'word_repeated')?.params).toMatchObject({
    word: 'delicious',
    count: 3,
  })
  expect(found.find(({ code }) => code === 'description_repeated')?.params).toMatchObject({
    names: ['Diner Meatloaf', 'Roast turkey'],
  })
})

describe('what is proposed', () => {
  it('keeps the diet of the menu', () => {
    for (const option of [diet.vegetarian, diet.vegan, diet.glutenFree]) {
      const dishes = proposedDishes(allEdits(generated(FRENCH, [option]), FRENCH))
      expect(dishes.length).toBeGreaterThan(0)
      expect(dishes.filter(({ dietaryOptions }) => !dietaryOptions.includes(option))).toEqual([])
    }
  })

  it('keeps what a house does without', () => {
    const without = (words: RegExp, families: readonly string[]) =>
      [1, 2, 3, 4].map((categoryId) => ({
        id: categoryId,
        name: `Section ${categoryId}`,
        items: catalogue
          .filter((dish) => dish.cuisineId === AMERICAN && dish.categoryId === categoryId && !dish.season)
          .filter(({ family, ingredients }) => !families.includes(family) && !words.test(ingredients.join()))
          .slice(0, 4)
          .map((dish) => dishToItem(dish, 3)),
      }))
    const porkless = without(/pork|bacon|ham|sausage|lard|chorizo|salami|andouille|hot dog/, ['pork'])
    const names = proposedDishes(allEdits(newMenu(porkless))).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(0)
    const pork = new Set(catalogue.filter(({ family }) => family === 'pork').map(({ name }) => name))
    expect(names.filter((name) => pork.has(name))).toEqual([])
  })

  it('costs the same on every screen, at the prices and by the factors of the menu', () => {
    const choice = { ...defaultPricingChoice, location: 'San Francisco', audience: 'luxury' }
    const menu = optimizePrices(generated(1), choice, pricingData)
    const prices = Map.groupBy(proposedDishes(allEdits(menu, 1)), ({ name }) => name)
    for (const same of prices.values()) {
      expect(new Set(same.map(({ prices }) => JSON.stringify(prices))).size).toBe(1)
      const [first] = same
      const dish = catalogue.find(({ id }) => id === first?.id)
      expect(first).toMatchObject({
        prices: [{ original: (dish?.price ?? 0) * 100 }],
        appliedMultipliers: { location: 1.18, audience: 1.7 },
      })
    }
  })
})

it('proposes nothing for a section that promises another kind of food, and rounds no taco', () => {
  const renamed: Record<number, string> = { 2: 'Tacos', 5: 'By the glass' }
  const menu = mapSections(generated(3), (section) => ({
    ...section,
    name: renamed[section.id] ?? section.name,
    items: section.items.map((item, index) =>
      section.id === 2 && index === 0 ? { ...item, prices: [fixedPrice(425)] } : item,
    ),
  }))
  const edits = allEdits(menu, 3)
  const proposed = proposedDishes(edits)
  expect(proposed.length).toBeGreaterThan(0)
  expect(proposed.filter(({ categoryId }) => categoryId === 5)).toEqual([])
  expect(proposed.filter(({ categoryId, name }) => categoryId === 2 && !/taco/i.test(name))).toEqual([])
  expect(recommend(toReview(menu, 3)).map(({ code }) => code)).not.toContain('price_endings')
})

it('calls nothing out of season that was generated in this season, and raises nothing that is', () => {
  for (const cuisineId of [1, 2, 3, 4, 5, 6, 7, 8, 9] as const) {
    for (const seed of isLong ? [1, 2, 3] : [1]) {
      const codes = recommend(toReview(generated(cuisineId, [], seed), cuisineId)).map(({ code }) => code)
      expect(codes).not.toContain('out_of_season')
    }
  }
  const lobster = catalogue.find(({ name }) => name === 'Lobster Roll')
  if (!lobster) throw new Error('The catalogue has no Lobster Roll')
  const menu = newMenu([
    ...generated(AMERICAN).sections,
    { id: 1000, name: 'Grill', items: [dishToItem(lobster, 3)] },
  ])
  const { demand, trendingOnMenu } = optimizationOf(toReview(menu))
  expect([...demand.map(({ name }) => name), ...trendingOnMenu]).not.toContain('Lobster Roll')
})

import { describe, expect, it } from 'vitest'
import { midMarketBands } from '../../generation/pricing/price-band.ts'
import { categories, cuisines, DESSERTS, type DietaryOptionId, diet } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import type { Dish } from '../dish.ts'
import { houseStandards } from '../house-standard.ts'
import { areNearDuplicates, tellingWords } from '../names.ts'
import { loadCatalogue } from './catalogue.ts'

const catalogue = loadCatalogue()

const pairs = cuisines.flatMap((cuisine) =>
  categories.map((category) => ({
    label: `${cuisine.name} ${category.name}`,
    cuisineId: cuisine.id,
    categoryId: category.id,
    dishes: catalogue.filter((dish) => dish.cuisineId === cuisine.id && dish.categoryId === category.id),
  })),
)

const ofCuisine = (id: number): Dish[] => catalogue.filter((dish) => dish.cuisineId === id)
const named = (dishes: readonly Dish[]): string[] => dishes.map((dish) => `${dish.id} ${dish.name}`)

const LAST_SPECIFIED = 9
const isSpecified = (cuisineId: number): boolean => cuisineId <= LAST_SPECIFIED

/** Dishes of a section for a diet: a kitchen of 120 dishes has half the choice of one of 200. */
const leastFor = (cuisineId: number) =>
  isSpecified(cuisineId) ? { meatless: 12, free: 12, keto: 3 } : { meatless: 6, free: 8, keto: 2 }

it('keeps the nine cuisines of the specification first, with their ids', () => {
  expect(cuisines.slice(0, LAST_SPECIFIED).map(({ id, name }) => `${id} ${name}`)).toEqual(
    '1 Italian,2 Japanese,3 Mexican,4 Indian,5 American,6 Thai,7 Mediterranean,8 French,9 Chinese'.split(','),
  )
  expect(cuisines.map(({ id }) => id)).toEqual(cuisines.map((_, index) => index + 1))
})

describe('the size of the catalogue', () => {
  it('holds at least 1,700 dishes', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(1700)
  })

  it.each(pairs)('offers at least 20 $label', ({ dishes }) => {
    expect(dishes.length).toBeGreaterThanOrEqual(20)
  })

  it.each(cuisines)('has at least 8 trending $name dishes', ({ id }) => {
    expect(ofCuisine(id).filter((dish) => dish.trending).length).toBeGreaterThanOrEqual(8)
  })

  it.each(pairs)('leaves a guest with a diet a choice of $label', ({ cuisineId, categoryId, dishes }) => {
    const { meatless, free, keto } = leastFor(cuisineId)
    const fitting = (option: DietaryOptionId) =>
      dishes.filter((dish) => dish.dietaryOptions.includes(option)).length
    expect(fitting(diet.vegetarian), 'vegetarian').toBeGreaterThanOrEqual(meatless)
    expect(fitting(diet.vegan), 'vegan').toBeGreaterThanOrEqual(meatless)
    expect(fitting(diet.glutenFree), 'gluten-free').toBeGreaterThanOrEqual(free)
    expect(fitting(diet.dairyFree), 'dairy-free').toBeGreaterThanOrEqual(free)
    // No dessert of the later kitchens is without sugar but by an invention.
    const isSweet = categoryId === DESSERTS && !isSpecified(cuisineId)
    if (!isSweet) expect(fitting(diet.keto), 'keto').toBeGreaterThanOrEqual(keto)
  })

  it.each(cuisines)('offers $name main courses without animals and gluten', ({ id }) => {
    const fitting = ofCuisine(id).filter(
      ({ categoryId, dietaryOptions: options }) =>
        categoryId === 2 && options.includes(diet.vegan) && options.includes(diet.glutenFree),
    )
    expect(fitting.length).toBeGreaterThanOrEqual(leastFor(id).meatless)
  })

  it.each(cuisines.filter(({ id }) => !isSpecified(id)))('holds at least 120 $name dishes', ({ id }) => {
    expect(ofCuisine(id).length).toBeGreaterThanOrEqual(120)
  })

  it.each(cuisines)('pours a red, a white and a rosé by the glass with $name food', ({ id }) => {
    const poured = ofCuisine(id).filter(({ family }) => family === 'wine')
    for (const wine of [/^(unfined )?red wine$/, /^(unfined )?white wine$/, /^rose wine$/])
      expect(poured.filter(({ ingredients: [main = ''] }) => wine.test(main)).length).toBeGreaterThan(0)
  })

  it.each(cuisines)('has $name dishes of every season', ({ id }) => {
    for (const season of ['spring', 'summer', 'autumn', 'winter'] as const)
      expect(ofCuisine(id).filter((dish) => dish.season === season).length).toBeGreaterThanOrEqual(5)
  })

  it.each(cuisines)('offers seafood among $name appetizers and main courses', ({ id }) => {
    const seafood = ofCuisine(id).filter((dish) => dish.dietaryOptions.includes(diet.seafood))
    expect(seafood.filter(({ categoryId }) => categoryId === 1).length).toBeGreaterThanOrEqual(3)
    expect(seafood.filter(({ categoryId }) => categoryId === 2).length).toBeGreaterThanOrEqual(4)
  })
})

/** Dishes that moved to another section of their cuisine and kept their ids: two primi and a starter that were sides. */
const movedIds: readonly number[] = [1268, 1269, 1277]

/** Where the sections of a later kitchen begin among its 166 ids, and how many ids each has. */
const laterIds = {
  1: { before: 0, size: 32 },
  2: { before: 32, size: 48 },
  3: { before: 80, size: 28 },
  4: { before: 108, size: 28 },
  5: { before: 136, size: 30 },
} as const

describe('the identity of a dish', () => {
  it('gives every dish an id of its own, house standards included', () => {
    const ids = [...catalogue, ...houseStandards.flatMap(({ dishes }) => dishes)].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it.each(pairs)('numbers $label inside their own ids below 9000', ({ cuisineId, categoryId, dishes }) => {
    const [before, size] = isSpecified(cuisineId)
      ? [cuisineId * 800 + (categoryId - 1) * 150, 150]
      : [
          8000 + (cuisineId - LAST_SPECIFIED - 1) * 166 + laterIds[categoryId].before,
          laterIds[categoryId].size,
        ]
    const isOfAnySection = (id: number) =>
      !isSpecified(cuisineId) && Math.floor(id / 100) === cuisineId - LAST_SPECIFIED
    const strays = dishes.filter(
      ({ id }) => !isOfAnySection(id) && (id <= before || id > before + size || id >= 9000),
    )
    expect(named(strays.filter(({ id }) => !movedIds.includes(id)))).toEqual([])
  })

  it('prints no name twice, in whatever spelling, but of a dish that two kitchens cook alike', () => {
    const seen = Map.groupBy(catalogue, (dish) => foldName(dish.name))
    const isOne = (dishes: readonly Dish[]) =>
      new Set(dishes.map(({ description }) => description)).size === 1 &&
      new Set(dishes.map(({ cuisineId }) => cuisineId)).size === dishes.length
    expect([...seen.values()].filter((dishes) => !isOne(dishes)).map(named)).toEqual([])
  })

  it('has no two dishes that a guest would take for the same', () => {
    const words = [...new Map(catalogue.map((dish) => [foldName(dish.name), dish])).values()].map((dish) => ({
      dish,
      words: tellingWords(dish.name),
    }))
    const twins = words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter((other) => areNearDuplicates(one.words, other.words))
        .map((other) => `${one.dish.id} ${one.dish.name} = ${other.dish.id} ${other.dish.name}`),
    )
    expect(twins).toEqual([])
  })
})

describe('how a dish is served', () => {
  it('calls no wine, beer or spirit hot that its words do not warm', () => {
    const wrong = catalogue.filter(
      ({ family, temperature, name, description }) =>
        ['wine', 'beer', 'spirit'].includes(family) &&
        temperature === 'hot' &&
        !/\b(?:hot|warm(?:ed)?|heated|mulled)\b/i.test(`${name} ${description}`),
    )
    expect(named(wrong)).toEqual([])
  })
})

describe('the price of a dish', () => {
  it.each(pairs)('keeps $label inside the mid-market band, in half dollars', ({ categoryId, dishes }) => {
    const { low, high } = midMarketBands[categoryId]
    const wrong = dishes.filter(({ price }) => price < low || price > high || (price * 2) % 1 !== 0)
    expect(named(wrong)).toEqual([])
  })
})

describe('the words of a dish', () => {
  it('describes it in 60 to 160 characters', () => {
    const wrong = catalogue.filter(({ description: { length } }) => length < 60 || length > 160)
    expect(named(wrong)).toEqual([])
  })

  it('ends its description as a sentence, without stray space', () => {
    const wrong = catalogue.filter(
      ({ name, description }) =>
        !/^\S.*[^\s.]\.$/.test(description) || /\s{2}|^\s|\s$/.test(description + name),
    )
    expect(named(wrong)).toEqual([])
  })

  it.each(pairs)('opens no two descriptions of $label with the same two words', ({ dishes }) => {
    const openings = Map.groupBy(dishes, ({ description }) =>
      foldName(description).split(' ').slice(0, 2).join(' '),
    )
    expect(
      [...openings].filter(([, same]) => same.length > 1).map(([words, same]) => [words, ...named(same)]),
    ).toEqual([])
  })

  it('claims nothing about nutrition that only a laboratory can', () => {
    const claim =
      /\b(sugar|fat|calorie|cholesterol)-free\b|\bno (added )?sugar|sugar added|without (any |a grain of )?sugar|\blow[- ](fat|carb|sodium|in [a-z]+)\b|\bhealthy\b|\blight in\b/i
    expect(named(catalogue.filter(({ name, description }) => claim.test(`${name}. ${description}`)))).toEqual(
      [],
    )
  })

  it('promises no cure and no effect on the body', () => {
    const claim =
      /\b(digestive|digestion|cure for|detox|reviving|restorative|thirst-quenching|boosts?|immun\w+)\b/i
    expect(named(catalogue.filter(({ description }) => claim.test(description)))).toEqual([])
  })

  it('promises nothing of farms that only the buyer of a house can know', () => {
    const claim =
      /\b(free-range|organic|grass-fed|wild-caught|line-caught|single[- ](estate|garden)|locally|our)\b/i
    expect(named(catalogue.filter(({ description }) => claim.test(description)))).toEqual([])
  })

  it('spells as the United States do', () => {
    const british =
      /\b(mould|colour|flavour|centre|omelette|gelatine|stencilled|discs?|grey|aubergine|courgette|biscuit base)s?\b/
    const wrong = catalogue.filter(({ description }) => british.test(description))
    expect(named(wrong)).toEqual([])
  })

  it('uses none of the worn words of menus', () => {
    const worn =
      /mouth-?watering|delicious|to die for|nestled|symphony|explosion|perfection|tantali[sz]ing|delectable|scrumptious|heavenly|succulent morsel|taste ?bud|elevate|culinary journey|burst of/i
    expect(named(catalogue.filter(({ name, description }) => worn.test(`${name} ${description}`)))).toEqual(
      [],
    )
  })

  it('gives one to three words for the picture', () => {
    expect(named(catalogue.filter(({ art }) => art.length < 1 || art.length > 3))).toEqual([])
  })
})

describe('loadCatalogue', () => {
  it('derives the catalogue once and lets nobody change it', () => {
    expect(loadCatalogue()).toBe(catalogue)
    expect(Object.isFrozen(catalogue)).toBe(true)
    expect(catalogue.every((dish) => Object.isFrozen(dish) && Object.isFrozen(dish.dietaryOptions))).toBe(
      true,
    )
  })
})

it('pours wine by the glass in every season', () => {
  const seasonal = catalogue.filter(
    ({ season, family, ingredients }) =>
      season && family === 'wine' && /^(?:\w+ )?wine$/.test(ingredients.join()),
  )
  expect(seasonal.map(({ name }) => name)).toEqual([])
})

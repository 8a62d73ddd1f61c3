import { describe, expect, it } from 'vitest'
import type { Dish } from '#domain/catalogue/dish.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { generateMenu } from '#domain/generation/generate.ts'
import { categories, cuisines, diet } from '#domain/reference/reference.ts'
import { isLong } from '../../tests/support/depth.ts'
import type { Illustration } from '../parts/illustration.ts'
import { isMotif, partsOf } from '../parts/motifs.ts'
import { houseArt } from '../words/house-art.ts'
import { findWord } from '../words/vocabulary.ts'
import { illustrationFor } from './illustration-for.ts'

const catalogue = loadCatalogue()
const dishNamed = (name: string): Dish => {
  const dish = catalogue.find((each) => each.name === name)
  if (!dish) throw new Error(`There is no dish ${name}`)
  return dish
}

/** What is on the table, without how it is arranged. */
const composition = ({ palette: _, seed: __, companions, ...rest }: Illustration): string =>
  JSON.stringify({ ...rest, companions: companions.toSorted() })

/** What a guest would call the same picture: the same thing lies in the middle. */
const looks = ({ main, vessel, filling, tint }: Illustration): string =>
  main ?? `${vessel} ${filling} ${tint}`

describe('the pictures of the catalogue', () => {
  it('follow the telling word of the dish', () => {
    const own = catalogue.filter(({ art }) => findWord(art[0] ?? ''))
    expect(own.length / catalogue.length).toBeGreaterThan(0.99)
  })

  it('leave hardly a word of a dish unread', () => {
    const words = catalogue.flatMap(({ art }) => art)
    const unread = words.filter((word) => !findWord(word))
    expect(unread.length / words.length).toBeLessThan(0.01)
  })

  it('show something beside a filled vessel on almost every table', () => {
    const bare = catalogue.map(illustrationFor).filter(({ main, companions }) => !main && !companions.length)
    expect(bare.length / catalogue.length).toBeLessThan(0.02)
  })

  it('are all different within a cuisine and category', () => {
    const sections = Map.groupBy(catalogue, ({ cuisineId, categoryId }) => `${cuisineId}-${categoryId}`)
    expect(sections.size).toBe(cuisines.length * categories.length)
    const alike = [...sections].flatMap(([section, dishes]) => {
      const pictures = Map.groupBy(dishes, (dish) => composition(illustrationFor(dish)))
      return [...pictures.values()]
        .filter(({ length }) => length > 1)
        .map((same) => `${section}: ${same.map(({ name }) => name)}`)
    })
    expect(alike).toEqual([])
  })

  it('show no main thing more than three times in a section of ten, but for one section in a hundred', () => {
    const byId = new Map(catalogue.map((dish) => [dish.id, dish]))
    const seeds = Array.from({ length: isLong ? 8 : 2 }, (_, at) => at + 1)
    const sections = cuisines.flatMap(({ id: cuisineId }) =>
      seeds.flatMap((seed) =>
        generateMenu({
          catalogue,
          filters: {
            cuisineId,
            priceRange: 3,
            dietaryOptions: [],
            selectedCategories: [],
            itemsPerCategory: 10,
            itemsPerCategoryCustom: { 1: 10, 2: 10, 3: 10, 4: 10, 5: 10 },
            useCustomItemCounts: true,
            useAiImages: true,
          },
          seed,
          season: 'summer',
        }),
      ),
    )
    const repeats = sections.map(({ items }) => {
      const dishes = items.flatMap(({ id }) => byId.get(id) ?? [])
      const groups = Map.groupBy(dishes.map(illustrationFor).map(looks), (look) => look)
      return Math.max(...[...groups.values()].map(({ length }) => length))
    })
    expect(repeats).toHaveLength(cuisines.length * seeds.length * categories.length)
    expect(Math.max(...repeats)).toBeLessThanOrEqual(4)
    expect(repeats.filter((count) => count > 3).length).toBeLessThanOrEqual(4)
  })

  it('never show flesh for a vegetarian dish, nor egg, cheese or honey for a vegan one', () => {
    const flesh =
      /^(bacon|poultry-leg|meat-on-bone|shrimp|fried-shrimp|lobster|crab|oyster|mussel|ribs|roast-bird|steak|ham-slices|tentacle|scallop|spiral-shell|.* (chop|sausage|slices|sashimi|fillet))$/
    const animal = /^(fried-egg|boiled-egg|egg|omelette|cheese-wedge|butter|honey-pot)$/
    const shown = (dish: Dish) => {
      const { main, companions } = illustrationFor(dish)
      return main ? [main, ...companions] : companions
    }
    const wrong = catalogue.filter(
      (dish) =>
        (dish.dietaryOptions.includes(diet.vegetarian) && shown(dish).some((motif) => flesh.test(motif))) ||
        (dish.dietaryOptions.includes(diet.vegan) && shown(dish).some((motif) => animal.test(motif))),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('are the same for the same dish', () => {
    const dish = dishNamed('Pad Thai')
    expect(illustrationFor(dish)).toEqual(illustrationFor({ ...dish }))
  })

  it.each<[string, Partial<Illustration>]>([
    ['Bruschetta al Pomodoro', { main: 'tomato toast', vessel: 'plate' }],
    ['Carpaccio di Manzo', { main: 'strawberry slices' }],
    ['Gaeng Keow Wan Gai', { filling: 'sauce', tint: 'pandan', main: 'poultry chunks' }],
    ['Steamed Jasmine Rice', { vessel: 'bowl', filling: 'grains', main: null }],
    ['Draft Beer', { vessel: 'beer-mug', filling: 'foamed', tint: 'beer' }],
    ['Chianti Classico', { vessel: 'wine-glass', filling: 'still', tint: 'wine' }],
    ['Masala Chai', { filling: 'steaming', tint: 'latte' }],
    ['Mousse au Chocolat', { vessel: 'dessert-glass', filling: 'creamed', tint: 'chocolate' }],
    ['Risotto al Nero di Seppia', { filling: 'grains', tint: 'ink' }],
  ])('suit the dish: %s', (name, picture) => {
    expect(illustrationFor(dishNamed(name))).toMatchObject(picture)
  })
})

describe('the picture of an item that somebody wrote', () => {
  it.each<[name: string, description: string, categoryId: number, picture: Partial<Illustration>]>([
    ['Grandma’s Tomato Soup', 'with basil cream', 1, { vessel: 'bowl', filling: 'soup', tint: 'tomato' }],
    ['Grilled Salmon with Lemon Butter', '', 2, { main: 'salmon fillet' }],
    ['Prawn Tacos', 'with avocado and lime', 2, { main: 'taco', companions: ['shrimp', 'avocado', 'lime'] }],
    ['CHOCOLATE LAVA CAKE', '', 3, { main: 'chocolate cake-slice' }],
    ['Crème Brûlée', '', 3, { vessel: 'ramekin', filling: 'glaze', tint: 'caramel' }],
    ['Poke Bowl', 'salmon, avocado, rice', 2, { vessel: 'bowl', filling: 'grains' }],
    ['House Red', '', 5, { vessel: 'wine-glass', tint: 'wine' }],
    ['Iced Vanilla Latte', '', 5, { filling: 'foamed', tint: 'latte' }],
    ['Cappuccino', '', 5, { vessel: 'teacup', filling: 'frothy' }],
    ['Lemonade', '', 5, { vessel: 'highball', filling: 'iced' }],
  ])('is read from its name and description: %s', (name, description, categoryId, picture) => {
    expect(illustrationFor({ name, description, cuisineId: 5, categoryId })).toMatchObject(picture)
  })

  it('is what is usual for its cuisine and category, category, cuisine, or any dish where no word tells', () => {
    const main = (cuisineId: number, categoryId: number) =>
      illustrationFor({ name: 'Chef’s Surprise', cuisineId, categoryId }).main
    expect(main(3, 2)).toBe('taco')
    expect(main(99, 3)).toBe('strawberry cake-slice')
    expect(main(7, 88)).toBe('olive')
    expect(main(99, 88)).toBe('tomato')
  })

  it('differs from another of the same words in its table or arrangement', () => {
    const soups = ['Tomato Soup', 'Our Tomato Soup', 'Tomato Soup of the Day'].map((name) =>
      illustrationFor({ name, cuisineId: 1, categoryId: 1 }),
    )
    expect(new Set(soups.map(({ seed }) => seed)).size).toBe(3)
  })
})

it('has words that all tell something for every cuisine and category', () => {
  const ids = (list: readonly { readonly id: number }[]) => [...list.map(({ id }) => id), 99]
  const words = ids(cuisines).flatMap((cuisine) =>
    ids(categories).flatMap((category) => houseArt(cuisine, category)),
  )
  expect(words.filter((word) => !findWord(word))).toEqual([])
})

it('tells the parts of a motif', () => {
  expect(partsOf('red bean pulses')).toEqual({ art: 'pulses', tint: 'red bean' })
  expect(partsOf('shrimp')).toEqual({ art: 'shrimp' })
  expect(isMotif('white cube')).toBe(true)
  expect(isMotif('cube')).toBe(false)
  expect(isMotif('golden shrimp')).toBe(false)
})

describe('a dish whose picture is whole', () => {
  it.each([
    ['Cheeseburger', 'beef patty, cheddar, pickles', 'hamburger', []],
    ['Double Smash Cheeseburger', 'two beef patties, american cheese', 'hamburger', []],
    ['Fish & Chips', 'battered cod, fries, tartar sauce', 'golden fillet', ['french-fries']],
    ['Classic Fish and Chips', 'haddock in beer batter', 'golden fillet', ['french-fries']],
    ['Hot Dog', 'beef frank, mustard', 'meat sausage', []],
    ['Margherita Pizza', 'tomato, mozzarella, basil', 'pizza', []],
  ])('has nothing of what is in it laid around it: %s', (name, description, main, companions) => {
    expect(illustrationFor({ name, description, cuisineId: 5, categoryId: 2 })).toMatchObject({
      main,
      companions,
    })
  })
})

import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { atOnce } from '../../computing/steps.ts'
import { plateOf } from '../../dishes/read-dish.ts'
import { diet } from '../../reference/reference.ts'
import { type MenuBriefInput, menuBriefSchema } from '../brief/brief.ts'
import { composeBrief } from '../brief/compose-brief.ts'
import { generationFiltersSchema } from '../filters.ts'
import { fittingDishes, generateMenu } from '../generate.ts'
import { credibleRanges } from '../pricing/credible-ranges.ts'
import { belongsToWishes, joinsCard } from './belongs.ts'

const catalogue = loadCatalogue()
const AMERICAN = 5
const plain = { cuisineId: AMERICAN, dietaryOptions: [] }
const SWEETENED = 'Roasted Pecans and Cream'

const dishNamed = (name: string) => {
  const dish = catalogue.find((one) => one.name === name)
  if (!dish) throw new Error(`The catalogue has no ${name}`)
  return dish
}

const namesOf = (brief: MenuBriefInput, seed: number): string[] => {
  const { menu } = atOnce(
    composeBrief({
      catalogue,
      brief: menuBriefSchema.parse(brief),
      seed,
      season: 'winter',
    }),
  )
  return (menu?.sections ?? []).flatMap(({ items }) => items.map(({ name }) => name))
}

describe('a sweet without sugar', () => {
  it('stands on a card whose owner asked for it, by diet or in words, and on no other', () => {
    const pecans = dishNamed(SWEETENED)
    expect(belongsToWishes(pecans, plain)).toBe(false)
    expect(belongsToWishes(pecans, { ...plain, dietaryOptions: [diet.keto] })).toBe(true)
    expect(belongsToWishes(pecans, { ...plain, notes: 'sugar-free desserts, please' })).toBe(true)
    expect(fittingDishes([pecans], plain, 3)).toEqual([])
  })

  it('is on no generated menu of any cuisine that asked for none', () => {
    const sweetened = new Set(
      catalogue.filter((dish) => !belongsToWishes(dish, plain)).map(({ name }) => name),
    )
    expect(sweetened.size).toBeGreaterThan(20)
    for (let seed = 0; seed < 27; seed += 1) {
      const filters = generationFiltersSchema.parse({
        cuisineId: (seed % 9) + 1,
        itemsPerCategoryCustom: { 3: 10 },
      })
      const [desserts] = generateMenu({ catalogue, filters, seed })
      expect(desserts?.items.filter(({ name }) => sweetened.has(name))).toEqual([])
    }
  })
})

describe('breakfast', () => {
  it.each(['Eggs Benedict', 'Buttermilk Pancakes'])('%s is no main course of dinner', (name) => {
    const dish = dishNamed(name)
    expect(fittingDishes([dish], plain, 2)).toEqual([])
    expect(fittingDishes([dish], plain, 2, true)).toEqual([dish])
    expect(fittingDishes([dishNamed('Chicken and Waffles')], plain, 2)).toHaveLength(1)
  })

  it('is served at brunch, and on no card for dinner, lunch or children', () => {
    const morning = ['Eggs Benedict', 'Buttermilk Pancakes', 'Denver Omelet', 'Steak and Eggs']
    const served = (kind: MenuBriefInput['kind']) =>
      Array.from({ length: 12 }, (_, seed) => namesOf({ cuisineId: AMERICAN, kind }, seed))
        .flat()
        .filter((name) => morning.includes(name))
    for (const kind of ['a-la-carte', 'lunch', 'kids', 'prix-fixe', 'specials'] as const)
      expect(served(kind), kind).toEqual([])
    expect(served('brunch').length).toBeGreaterThan(6)
  })

  it('joins a card that serves it already, and is not offered to another', () => {
    const [benedict, omelet, steak] = ['Eggs Benedict', 'Denver Omelet', 'New York Strip Steak'].map(
      dishNamed,
    )
    if (!benedict || !omelet || !steak) throw new Error('unreachable')
    expect(joinsCard(benedict, [steak])).toBe(false)
    expect(joinsCard(benedict, [steak, omelet])).toBe(true)
  })
})

describe('a card', () => {
  it('of the Mediterranean pours no sake among its sparkling wines', () => {
    const lists = Array.from({ length: 8 }, (_, seed) =>
      namesOf({ cuisineId: 7, kind: 'wine-by-the-glass', priceRange: 1 }, seed),
    )
    expect(lists.flat().filter((name) => /sake/i.test(name))).toEqual([])
    expect(lists.flat().length).toBeGreaterThan(40)
  })

  it.each([
    ['Mozzarella Sticks', 3],
    ['Loaded Potato Skins', 3],
    ['Pad Thai', 4],
    ['New York Strip Steak', 5],
  ])('serves %s up to price range %i', (name, highest) => {
    expect(credibleRanges(dishNamed(name))?.highest).toBe(highest)
  })

  it('takes a kebab bound with egg white for no dish of eggs, and chili jam for no relish', () => {
    expect(plateOf(dishNamed('Reshmi Kebab')).occasions).not.toContain('brunch')
    expect(plateOf(dishNamed('Eggs Benedict')).occasions).toContain('brunch')
    expect(plateOf(dishNamed('Hoi Lai Pad Nam Prik Pao')).companyFor).not.toContain('relish')
  })
})

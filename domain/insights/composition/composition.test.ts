import { describe, expect, it } from 'vitest'
import type { Dish } from '../../catalogue/dish.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { courseOfCategory } from '../../courses/course-of.ts'
import type { CuisineId } from '../../reference/reference.ts'
import { compositionFaults, type DoneWithout } from './composition.ts'
import type { MenuDish } from './menu-dish.ts'

const catalogue = loadCatalogue()
const AMERICAN: CuisineId = 5
const NOTHING: DoneWithout = { mains: [], alcohol: false }

const dishNamed = (name: string) => {
  const dish = catalogue.find((one) => one.name === name)
  if (!dish) throw new Error(`The catalogue has no ${name}`)
  return dish
}

/** As it would be on a menu. */
const menuDishOf = (dish: Dish): MenuDish => ({
  name: dish.name,
  description: dish.description,
  course: courseOfCategory[dish.categoryId],
  dish,
})

const plates = (...names: string[]): MenuDish[] => names.map((name) => menuDishOf(dishNamed(name)))

const codes = (of: readonly MenuDish[], without: DoneWithout = NOTHING) =>
  compositionFaults({ plates: of, cuisineId: AMERICAN, without }).map((fault) =>
    'kind' in fault ? `${fault.code} ${fault.kind}` : fault.code,
  )

const meats = plates('New York Strip Steak', 'Diner Meatloaf', 'Chicken Pot Pie', 'St. Louis Ribs')

describe('the mains', () => {
  it('are to have a fish and a vegetarian one from four on, and need none where there are three', () => {
    expect(codes(meats)).toEqual(['lacks_main_kind fish', 'lacks_main_kind vegetarian'])
    expect(codes(meats.slice(1))).toEqual([])
  })

  it('may lack what the house does without', () => {
    expect(codes(meats, { mains: ['fish', 'vegetarian'], alcohol: false })).toEqual([])
  })

  it('are not judged with a dish among them that the catalogue does not know', () => {
    const own: MenuDish = { name: 'Halibut', description: '', course: 'main' }
    expect(codes([...meats, own])).toEqual([])
  })
})

describe('the drinks', () => {
  it('need nothing else where they are a list of wines', () => {
    const wines = catalogue.filter(({ cuisineId, family }) => cuisineId === AMERICAN && family === 'wine')
    expect(wines.length).toBeGreaterThanOrEqual(4)
    expect(codes(wines.slice(0, 6).map(menuDishOf))).toEqual([])
  })

  it('are to have a wine to drink with dinner, and something for who drives', () => {
    const strong = plates('Sazerac', 'Dry Gin Martini', 'West Coast IPA', 'Milwaukee Lager')
    expect(codes(strong)).toEqual(['lacks_still_wine', 'lacks_zero_proof'])
    expect(codes(strong, { mains: [], alcohol: true })).toEqual([])
    expect(codes(plates('Sazerac', 'Sonoma Chardonnay', 'West Coast IPA', 'Cold Brew Coffee'))).toEqual([])
  })
})

describe('what lies on the plates', () => {
  const plate = (name: string, description: string): MenuDish => ({ name, description, course: 'main' })

  it('is not the same on two of them, and is the way of the house on three', () => {
    const tagliata = plate('Tagliata', 'Sliced sirloin over arugula with shaved Parmesan')
    const carpaccio = plate('Carpaccio', 'Raw beef under arugula and shaved Parmesan')
    const veal = plate('Veal Milanese', 'Breaded, with arugula and shaved Parmesan')
    expect(codes([tagliata, carpaccio])).toEqual(['shared_garnish'])
    expect(codes([tagliata, carpaccio, veal])).toEqual([])
  })

  it('may be the same on burgers', () => {
    const lettuce = 'With lettuce, pickles and American cheese'
    expect(codes([plate('Smash burger', lettuce), plate('Bacon burger', lettuce)])).toEqual([])
  })

  it('is meant for something that is on the menu', () => {
    const mushrooms = plate('Mushrooms', 'Seared with thyme, meant for the steak.')
    expect(codes([mushrooms])).toEqual(['accompaniment_alone'])
    expect(codes([mushrooms, plate('Ribeye', 'Bone marrow butter')])).toEqual([])
    expect(codes([plate('Cookies', 'Rolled in sugar and made for dunking.')])).toEqual([])
  })
})

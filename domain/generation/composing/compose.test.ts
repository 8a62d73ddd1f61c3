import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writtenDish } from '#tests/builders/written-dish.ts'
import { isLong, tries } from '#tests/support/depth.ts'
import type { Dish, Season } from '../../catalogue/dish.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { plateOf } from '../../dishes/read-dish.ts'
import { categories, cuisines, diet } from '../../reference/reference.ts'
import { isOfItsMeal } from '../choosing/belongs.ts'
import { formOf } from '../forms/forms.ts'
import { needRecord, needsMetBy } from '../forms/need.ts'
import { costOf, isTaste, saidRanks } from '../forms/relaxing.ts'
import { isSought } from '../sought/sought.ts'
import { breachesOf } from './breaches.ts'
import { compose } from './compose.ts'
import { matterOf } from './keys.ts'
import { marksFor } from './menu-marks.ts'
import { remarksOn } from './remarks.ts'
import { type ComposedCourse, loadsOf, rulesFor } from './rules.ts'

const catalogue = loadCatalogue()
const seasons = ['spring', 'summer', 'autumn', 'winter'] as const satisfies readonly Season[]
const ofCuisine = (id: number) => catalogue.filter(({ cuisineId }) => cuisineId === id)
const named = (...names: string[]): Dish[] =>
  names.map((name) => {
    const dish = catalogue.find((one) => one.name === name)
    if (!dish) throw new Error(`The catalogue has no ${name}`)
    return dish
  })

function coursesOf(
  cuisine: readonly Dish[],
  counts: Record<number, number>,
  diets: readonly number[],
): ComposedCourse[] {
  return Object.entries(counts).map(([id, size]) => ({
    id,
    categoryId: Number(id),
    size,
    pool: cuisine.filter(
      (dish) =>
        dish.categoryId === Number(id) &&
        diets.every((one) => (dish.dietaryOptions as number[]).includes(one)),
    ),
  }))
}

/**
 * What twelve vegan menus without gluten may share, other than what guests come for. A kitchen of 120 dishes has six of
 * each course for them, and in autumn fewer: a choice by chance alone shares half.
 */
const mostShared: Readonly<Record<number, number>> = {
  10: 0.51,
  11: 0.53,
  12: 0.5,
  13: 0.75,
  14: 0.5,
  15: 0.66,
}

const menuArbitrary = fc.record({
  cuisineId: fc.constantFrom(...cuisines.map(({ id }) => id)),
  season: fc.constantFrom(...seasons),
  seed: fc.nat(),
  diets: fc.oneof(
    { weight: 3, arbitrary: fc.constant<number[]>([]) },
    {
      weight: 1,
      arbitrary: fc.subarray([diet.vegetarian, diet.vegan, diet.glutenFree, diet.dairyFree], {
        maxLength: 2,
      }),
    },
  ),
  counts: fc.record(
    Object.fromEntries(categories.map(({ id }) => [id, fc.integer({ min: 1, max: id === 2 ? 8 : 6 })])),
  ),
})

describe('a composed menu', () => {
  it('holds what its form asks of it wherever a dish of that kind can be served, and no dish twice', () => {
    fc.assert(
      fc.property(menuArbitrary, ({ cuisineId, season, seed, diets, counts }) => {
        const cuisine = ofCuisine(cuisineId)
        const courses = coursesOf(cuisine, counts, diets)
        const form = formOf(cuisineId)
        const { chosen, breaches } = compose({
          form,
          courses,
          fixed: [],
          cuisine,
          season,
          priceRange: 3,
          seed,
        })
        const dishes = [...chosen.values()].flat()
        expect(new Set(dishes).size).toBe(dishes.length)
        for (const { categoryId, name, from } of form.needs) {
          const own = chosen.get(String(categoryId)) ?? []
          if ((counts[categoryId] ?? 0) < from || own.length < from) continue
          if (own.some((dish) => needsMetBy(dish).includes(name))) continue
          const isKnown = cuisine.some(
            (dish) => dish.categoryId === categoryId && needsMetBy(dish).includes(name),
          )
          if (!isKnown) continue
          // What is missing is never passed over in silence.
          expect(breaches.map(({ key }) => key)).toContain(`${categoryId} need|${name}`)
        }
        if (diets.length === 0) {
          const broken = breaches.filter(({ rank, dishes: of }) => rank === 'needs' && of.length === 0)
          for (const { key } of broken) {
            const [categoryId = ''] = key.split(' ')
            const others = cuisine.filter(
              (dish) =>
                dish.categoryId === Number(categoryId) &&
                (dish.season ?? season) === season &&
                needsMetBy(dish).some((name) => name === matterOf(key)),
            )
            expect(
              others.map(({ name }) => name),
              `${key} could have been met`,
            ).toEqual([])
          }
          expect(breaches.filter(({ rank }) => rank === 'company' || rank === 'season')).toEqual([])
        }
      }),
      { numRuns: tries(400) },
    )
  }, 120_000)

  it.each(seasons)(
    'shows the season in %s: of dishes whose produce has one, at least 40 in 100',
    (season) => {
      const seasonal = cuisines.flatMap(({ id: cuisineId }) => {
        const cuisine = ofCuisine(cuisineId)
        const courses = coursesOf(cuisine, { 1: 5, 2: 5, 4: 3, 3: 3 }, [])
        const wanted = { form: formOf(cuisineId), courses, fixed: [], cuisine, season, priceRange: 3 }
        return [1, 2, 3].flatMap((seed) =>
          [...compose({ ...wanted, seed }).chosen.values()]
            .flat()
            .map((dish) => plateOf(dish).seasons)
            .filter(({ length }) => length > 0),
        )
      })
      const now = seasonal.filter((own) => own.includes(season))
      expect(now.length / seasonal.length).toBeGreaterThanOrEqual(0.4)
    },
  )

  it.each([
    { said: 'without a diet', diets: [], count: isLong ? 12 : 6, most: {} },
    { said: 'without animals and gluten', diets: [diet.vegan, diet.glutenFree], count: 12, most: mostShared },
  ])('is another one for another seed, $said', ({ diets, count, most }) => {
    for (const { id: cuisineId } of cuisines) {
      const cuisine = ofCuisine(cuisineId)
      const courses = coursesOf(cuisine, { 1: 5, 2: 5, 4: 3, 3: 3, 5: 4 }, diets)
      const wanted = {
        form: formOf(cuisineId),
        courses,
        fixed: [],
        cuisine,
        season: 'autumn' as const,
        priceRange: 3,
      }
      const menus = Array.from(
        { length: count },
        (_, seed) =>
          new Set([...compose({ ...wanted, seed }).chosen.values()].flat().filter((dish) => !isSought(dish))),
      )
      const shared = menus.flatMap((one, index) =>
        menus.slice(index + 1).map((other) => one.intersection(other).size / one.union(other).size),
      )
      const mean = shared.reduce((sum, one) => sum + one, 0) / shared.length
      expect(mean, `cuisine ${cuisineId}`).toBeLessThanOrEqual(
        (most as Record<number, number>)[cuisineId] ?? 0.35,
      )
    }
  })

  it('repeats no sauce, garnish or main ingredient on a menu of usual size', () => {
    for (const { id: cuisineId } of cuisines) {
      const cuisine = ofCuisine(cuisineId)
      for (const season of seasons) {
        // As on any card but brunch.
        const ofDinner = cuisine.filter((dish) => isOfItsMeal(dish, false))
        const courses = coursesOf(ofDinner, { 1: 5, 2: 5, 4: 3, 3: 3, 5: 4 }, [])
        const { breaches } = compose({
          form: formOf(cuisineId),
          courses,
          fixed: [],
          cuisine,
          season,
          priceRange: 3,
          seed: 7,
        })
        // Fries stand next to the burger and among the sides: guests come for both.
        const isForGuests = (dishes: readonly Dish[]) => dishes.filter(isSought).length >= dishes.length - 1
        const said = breaches.filter(
          ({ rank, dishes }) => saidRanks.has(rank) && !(dishes.length > 0 && isForGuests(dishes)),
        )
        expect(said).toEqual([])
      }
    }
  })

  it('keeps what stands already and chooses the rest around it', () => {
    const cuisine = ofCuisine(1)
    const tagliata = writtenDish('Tagliata', 'Sliced steak over arugula.', { family: 'beef' })
    for (let seed = 0; seed < tries(30); seed += 1) {
      const { chosen } = compose({
        form: formOf(1),
        courses: coursesOf(cuisine, { 1: 4, 2: 4 }, []),
        fixed: [{ courseId: '2', dish: tagliata, isFixed: true }],
        cuisine,
        season: 'winter',
        priceRange: 3,
        seed,
      })
      expect(chosen.get('2')).toHaveLength(3)
      const others = [...chosen.values()].flat()
      expect(others.some((dish) => plateOf(dish).garnishes.includes('arugula'))).toBe(false)
    }
  })
})

describe('planted faults', () => {
  const breachesIn = (
    cuisineId: number,
    dishes: readonly Dish[],
    season: Season = 'autumn',
    house?: string,
  ) => {
    const cuisine = ofCuisine(cuisineId)
    const courses = categories.map(({ id }) => ({
      id: String(id),
      categoryId: id,
      size: dishes.filter(({ categoryId }) => categoryId === id).length,
      pool: cuisine.filter(({ categoryId }) => categoryId === id),
    }))
    const isHouseChosen = house !== undefined
    const circumstances = {
      ...{ cuisineId, season, priceRange: 3, house, isHouseChosen, asksVegan: false },
      standing: [],
      random: () => 0,
    }
    const marks = marksFor(loadsOf(courses, []), circumstances)
    return breachesOf(dishes, rulesFor(formOf(cuisineId), courses, { standing: [], cuisine, season, marks }))
  }
  const keys = (cuisineId: number, dishes: readonly Dish[], season?: Season) =>
    breachesIn(cuisineId, dishes, season).map(({ key }) => key)

  it('finds a dish of another house, and too few of its own', () => {
    const inDiner = (...names: string[]) =>
      breachesIn(5, named(...names), 'autumn', 'diner').map(({ key }) => key)
    expect(inDiner('Patty Melt', 'Diner Meatloaf', 'Texas Smoked Brisket')).toContain('2 foreign|diner')
    expect(inDiner('Patty Melt', 'Diner Meatloaf', 'Friday Fish Fry').join()).not.toMatch(/foreign|own/)
    expect(inDiner('Lemon Herb Chicken', 'Stuffed Bell Peppers', 'Prime Rib')).toContain('2 own|diner')
  })

  it('finds three mains without fish, without meat, or without a vegetarian dish', () => {
    expect(keys(1, named('Porchetta', 'Pollo alla Cacciatora', 'Spaghetti al Pomodoro'))).toContain(
      '2 need|sea',
    )
    expect(keys(1, named('Spaghetti al Pomodoro', 'Pizza Marinara', "Branzino all'Acqua Pazza"))).toContain(
      '2 need|meat',
    )
    expect(keys(1, named('Porchetta', 'Pollo alla Cacciatora', "Branzino all'Acqua Pazza"))).toContain(
      '2 need|vegetarian',
    )
  })

  it('finds arugula and Parmigiano twice, alioli twice, and cornichons twice', () => {
    const twice = (description: string) =>
      keys(1, [writtenDish('One', description, { categoryId: 1 }), writtenDish('Other', description)])
    expect(twice('Over arugula, with shaved Parmigiano.')).toEqual(
      expect.arrayContaining(['garnish|arugula', 'garnish|shaved Parmigiano']),
    )
    expect(twice('With a spoon of alioli.')).toContain('sauce|aioli')
    expect(twice('With cornichons.')).toContain('garnish|cornichons')
  })

  it('finds Indian sides without bread or rice, and four drinks without still wine', () => {
    const sides = named('Cucumber Raita', 'Mango Pickle', 'Jeera Aloo')
    expect(keys(4, sides)).toEqual(expect.arrayContaining(['4 need|bread', '4 need|rice']))
    expect(keys(1, named('Espresso', 'Negroni', 'Grappa', 'Chinotto'))).toContain('5 need|redWine')
  })

  it('finds a side for a steak where there is none, and only cold desserts', () => {
    const side = writtenDish('Mushrooms', 'In butter, meant for the steak.', { categoryId: 4 })
    expect(keys(1, [side, writtenDish('Lobster', 'In a roll.')])).toContain('asks|steak')
    expect(keys(1, [side, writtenDish('Ribeye', 'Seared in iron.')])).not.toContain('asks|steak')
    expect(keys(1, named('Tiramisù', 'Torta Caprese'))).toContain('3 need|hot')
  })

  it('finds peaches in November', () => {
    expect(keys(1, named('Burrata con Pesche'))).toContain('late|autumn')
    expect(keys(1, named('Burrata con Pesche'), 'summer')).not.toContain('late|summer')
  })

  it('says them to the owner in sentences, and misses no steak on a vegan menu', () => {
    const cuisine = ofCuisine(1)
    const mains = named('Porchetta', 'Pollo alla Cacciatora', 'Pizza Margherita')
    expect(remarksOn(breachesIn(1, mains), { cuisineId: 1, dietaryOptions: [] }, cuisine)).toEqual([
      'This menu has no main course of fish or shellfish: the rest of this menu leaves it no place.',
    ])
    const vegan = named('Spaghetti al Pomodoro', 'Pizza Marinara', 'Polenta ai Funghi')
    const remarks = remarksOn(breachesIn(1, vegan), { cuisineId: 1, dietaryOptions: [diet.vegan] }, cuisine)
    expect(remarks.join(' ')).not.toContain('meat')
    expect(needRecord('meat').ruledOutBy).toContain(diet.vegan)
  })
})

describe('the order in which rules give way', () => {
  it('breaks two of what gives way first rather than one of what gives way next', () => {
    expect(costOf('needs')).toBeGreaterThan(2 * costOf('vegetarian share'))
    expect(costOf('season')).toBeGreaterThan(2 * costOf('needs'))
    expect(costOf('sauces')).toBeLessThan(costOf('company'))
    expect(isTaste('shapes')).toBe(true)
    expect(isTaste('garnishes')).toBe(false)
  })
})

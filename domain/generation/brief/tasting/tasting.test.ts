import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '#tests/support/depth.ts'
import type { Dish, Season } from '../../../catalogue/dish.ts'
import { loadCatalogue } from '../../../catalogue/dishes/catalogue.ts'
import { atOnce } from '../../../computing/steps.ts'
import { plateOf } from '../../../dishes/read-dish.ts'
import { type CuisineId, cuisines, diet } from '../../../reference/reference.ts'
import { settingOf } from '../../pricing/setting.ts'
import { isOfCheese } from '../../sorts/course-sorts.ts'
import { menuBriefSchema } from '../brief.ts'
import { type BriefMenu, composeBrief } from '../compose-brief.ts'
import { tastingCourses } from './arcs.ts'
import { finePlateNames, isFinePlate } from './fine-plates.ts'
import { pairingFor, styleOf, stylesWith } from './pairing.ts'

const catalogue = loadCatalogue()
const byId = new Map(catalogue.map((dish) => [dish.id, dish]))
const seasons = ['spring', 'summer', 'autumn', 'winter'] as const satisfies readonly Season[]

const tastings = fc.record({
  kind: fc.constant('tasting'),
  withPairing: fc.constant(true),
  cuisineId: fc.constantFrom(...cuisines.map(({ id }) => id)),
  courses: fc.integer({ min: 5, max: 9 }),
  priceRange: fc.integer({ min: 1, max: 5 }),
  dietaryOptions: fc.constantFrom<number[][]>([], [], [diet.vegetarian], [diet.vegan], [diet.glutenFree]),
})

function menuFor(wanted: object, seed: number, season: Season): BriefMenu {
  const { menu, refusal } = atOnce(
    composeBrief({ catalogue, brief: menuBriefSchema.parse(wanted), seed, season }),
  )
  if (!menu) throw new Error(refusal.sentence)
  return menu
}

const coursesOf = ({ sections }: BriefMenu): (Dish | undefined)[] =>
  sections.slice(1).map(({ items: [item] }) => (item ? byId.get(item.id) : undefined))

/** Each course with what is poured with it. */
const pairsOf = ({ sections }: BriefMenu): { dish: Dish; drink: Dish | undefined }[] =>
  sections.slice(1).flatMap(({ footer, items: [item] }) => {
    const dish = item && byId.get(item.id)
    const drink = catalogue.find(
      ({ name, categoryId }) => categoryId === 5 && footer === `Paired with ${name}`,
    )
    return dish ? [{ dish, drink }] : []
  })

/** Menus of cuisines, lengths, ranges, diets, seasons and seeds, composed once for all claims. */
let tried: { readonly menu: BriefMenu; readonly wanted: Wanted }[] | undefined

type Wanted = typeof tastings extends fc.Arbitrary<infer Value> ? Value : never

const always = (claim: (menu: BriefMenu, wanted: Wanted) => void) => {
  tried ??= fc
    .sample(fc.tuple(tastings, fc.constantFrom(...seasons), fc.nat()), tries(200))
    .map(([wanted, season, seed]) => ({ wanted, menu: menuFor(wanted, seed, season) }))
  for (const { menu, wanted } of tried) claim(menu, wanted)
}

const JAPANESE = 2

const isOfSea = (dish: Dish): boolean => {
  const { kind, isCentral } = plateOf(dish)
  return isCentral && (kind === 'fish' || kind === 'shellfish')
}

const RISE = { light: 0, medium: 1, rich: 2 } as const

describe('the arc of a tasting menu', () => {
  it.each(cuisines)('has five to nine courses in the $name order', ({ id }) => {
    for (const count of [5, 6, 7, 8, 9]) {
      const courses = tastingCourses(id as CuisineId, count)
      expect(courses).toHaveLength(count)
      expect(courses.at(-1)?.[0]).toBe('courseSweet')
    }
  })

  it('leaves no course empty, and ends with cheese before the sweet', () => {
    always((menu) => {
      const dishes = coursesOf(menu)
      expect(dishes.filter((dish) => dish === undefined)).toEqual([])
      const isDessert = dishes.map((dish) => dish?.categoryId === 3)
      expect(isDessert.indexOf(true)).toBe(isDessert.lastIndexOf(false) + 1)
      const cheese = dishes.findIndex((dish) => dish?.categoryId === 3 && isOfCheese(plateOf(dish), dish))
      if (cheese >= 0 && cheese < dishes.length - 1) expect(isDessert[cheese - 1]).not.toBe(true)
    })
  }, 120_000)

  it('serves nothing rich before anything light, but the rice or bread that ends a meal', () => {
    always((menu) => {
      const savory = coursesOf(menu).flatMap((dish) => (dish && dish.categoryId < 3 ? [dish] : []))
      const firstRich = savory.findIndex(({ weight }) => weight === 'rich')
      const lastLight = savory.findLastIndex(({ weight }) => RISE[weight] === 0)
      if (firstRich >= 0) expect(lastLight, savory.map(({ name }) => name).join(', ')).toBeLessThan(firstRich)
    })
  }, 120_000)

  it('is of plates alone: nothing from the street, in bread, or for a table', () => {
    always((menu) => {
      for (const dish of coursesOf(menu).flatMap((one) => one ?? [])) {
        expect(['sandwich', 'pizza', 'tortilla'], dish.name).not.toContain(plateOf(dish).shape)
        expect(settingOf(dish), dish.name).not.toBe('street')
        expect(`${dish.name} ${dish.description}`).not.toMatch(/\bcroque\b|carrozza|\bfor two\b|platter/i)
      }
    })
  }, 120_000)

  it('serves no plain rice and no bread alone, and at a café five courses, priced as at range 3', () => {
    always((menu) => {
      for (const dish of coursesOf(menu).flatMap((one) => one ?? [])) {
        const isStarch = dish.categoryId === 4 && plateOf(dish).starch !== undefined
        expect(isStarch && dish.ingredients.length < 4, dish.name).toBe(false)
      }
    })
    const menu = menuFor({ kind: 'tasting', cuisineId: 15, courses: 9, priceRange: 5 }, 114, 'autumn')
    expect(coursesOf(menu)).toHaveLength(5)
    expect(menu.sections[0]?.prices?.[0]?.amount).toBeLessThanOrEqual(9000)
    expect(menu.remarks.join()).toContain('café')
  }, 120_000)

  it('serves the sea in a third of its courses, two at least, but in Japan', () => {
    always((menu, { dietaryOptions, cuisineId, courses }) => {
      if (dietaryOptions.length > 0 || cuisineId === JAPANESE) return
      const sea = coursesOf(menu).flatMap((dish) => (dish && isOfSea(dish) ? [dish.name] : []))
      expect(sea.length, sea.join(', ')).toBeLessThanOrEqual(Math.max(2, Math.floor(courses / 3)))
    })
  })

  it('serves no plain cooking at the price of a great meal', () => {
    always((menu, { dietaryOptions, priceRange }) => {
      if (dietaryOptions.length > 0 || priceRange < 4) return
      const plain = coursesOf(menu).filter((dish) => dish && settingOf(dish) !== 'any')
      expect(plain.map((dish) => dish?.name)).toEqual([])
    })
    const menus = Array.from({ length: 10 }, (_, seed) =>
      menuFor(
        { kind: 'tasting', cuisineId: 1, courses: 8, priceRange: 4, dietaryOptions: [diet.glutenFree] },
        seed,
        'winter',
      ),
    )
    const names = menus.flatMap((menu) => coursesOf(menu).map((dish) => dish?.name))
    expect(names).not.toContain("Penne all'Arrabbiata")
  })

  it.each(cuisines)('is of fine plates alone in every $name room from range 3', ({ id }) => {
    expect(finePlateNames.filter(([, name]) => !catalogue.some((dish) => dish.name === name))).toEqual([])
    for (const priceRange of [3, 4, 5])
      for (const [index, season] of seasons.entries()) {
        const wanted = { kind: 'tasting', cuisineId: id, courses: 6 + index, priceRange }
        const plain = coursesOf(menuFor(wanted, index, season)).filter((dish) => !dish || !isFinePlate(dish))
        expect(plain.map((dish) => dish?.name)).toEqual([])
      }
  })

  it('serves a vegetarian Indian guest paneer twice at most, and a Thai one no egg alone', () => {
    for (const [cuisineId, limit] of [
      [4, 2],
      [6, 0],
    ] as const)
      for (let seed = 0; seed < tries(6); seed += 1) {
        const menu = menuFor(
          { kind: 'tasting', cuisineId, courses: 6, priceRange: 4, notes: 'vegetarian' },
          seed,
          'autumn',
        )
        const alike = coursesOf(menu).flatMap((dish) =>
          dish?.ingredients.includes('paneer') || dish?.ingredients.length === 1 ? [dish.name] : [],
        )
        expect(alike.length, alike.join(', ')).toBeLessThanOrEqual(limit)
      }
  })

  it('repeats no main ingredient and no offal without saying so', () => {
    always((menu, { dietaryOptions }) => {
      if (dietaryOptions.length > 0) return
      const dishes = coursesOf(menu).flatMap((one) => one ?? [])
      const offal = dishes.filter(({ ingredients }) =>
        ingredients.some((name) => /liver|foie gras/.test(name)),
      )
      expect(offal.length, offal.map(({ name }) => name).join(', ')).toBeLessThanOrEqual(1)
      const families = dishes.map(({ family }) => family)
      for (const family of ['beef', 'pork', 'lamb', 'cheese', 'egg', 'tofu'] as const) {
        const often = families.filter((one) => one === family).length
        if (often > 1) expect(menu.remarks.join(' ')).toContain(`${family} (`)
      }
    })
  }, 120_000)

  it('serves what is cold before what is hot, but in Japan, and ice once', () => {
    always((menu, { cuisineId, dietaryOptions }) => {
      const dishes = coursesOf(menu).flatMap((one) => one ?? [])
      const starters = dishes
        .filter(({ categoryId }) => categoryId === 1)
        .map((dish) => plateOf(dish).serving)
      const says = dishes.map(({ name }) => name).join(', ')
      if (cuisineId !== JAPANESE && starters.includes('hot'))
        expect(starters.slice(starters.indexOf('hot')), says).not.toContain('cold')
      if (dietaryOptions.length > 0) return
      const ices = dishes.filter((dish) => dish.categoryId === 3 && plateOf(dish).serving === 'frozen')
      expect(ices.length, says).toBeLessThanOrEqual(1)
    })
  }, 120_000)
})

describe('the pairing of a tasting menu', () => {
  it('pours with each course what suits it, and no spirit, and nothing twice', () => {
    always((menu) => {
      const poured: string[] = []
      for (const { dish, drink } of pairsOf(menu)) {
        const styles = stylesWith(dish)
        if (styles.length === 0) continue
        expect(drink && styles, `${dish.name} with ${drink?.name}`).toContain(drink && styleOf(drink))
        if (drink) poured.push(drink.name)
      }
      expect(new Set(poured).size).toBe(poured.length)
    })
  }, 120_000)

  it('pours a red with brown meat and no light white with any, and sherry or bubbles with nothing sweet', () => {
    always((menu, { cuisineId }) => {
      for (const { dish, drink } of pairsOf(menu)) {
        if (dish.categoryId !== 2 || !drink) continue
        const { kind, isCentral } = plateOf(dish)
        const says = `${cuisineId}: ${dish.name} with ${drink.name}`
        if (isCentral && (kind === 'red meat' || kind === 'poultry'))
          expect(styleOf(drink), says).not.toBe('light white')
        if (isCentral && (kind === 'red meat' || /duck|quail/.test(dish.ingredients[0] ?? '')))
          expect(styleOf(drink), says).toMatch(/red|rosé|beer/)
      }
    })
  }, 120_000)

  it('pours sweet wine or bubbles with sweets, and differs from seed to seed', () => {
    const wanted = { kind: 'tasting', cuisineId: 8, withPairing: true }
    const last = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (seed) => menuFor(wanted, seed, 'winter').sections.at(-1)?.footer,
    )
    expect(last.join()).not.toMatch(/Pastis|Cognac|Calvados/)
    const first = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => menuFor(wanted, seed, 'winter').sections[1]?.footer)
    expect(new Set(first).size).toBeGreaterThan(1)
  })

  it('pours no red wine with what comes before the main courses', () => {
    always((menu) => {
      for (const { footer, items } of menu.sections.slice(1)) {
        const dish = items[0] && byId.get(items[0].id)
        const drink = catalogue.find(({ name }) => footer === `Paired with ${name}`)
        if (dish?.categoryId === 1 && drink)
          expect(plateOf(drink).drink, `${dish.name}: ${drink.name}`).not.toBe('red wine')
      }
    })
  }, 120_000)

  it('pours no bubbles after a white while another style that suits is left', () => {
    const wine = (style: string) =>
      catalogue.find((dish) => dish.family === 'wine' && styleOf(dish) === style)
    const starting = (style: string) =>
      catalogue.find((dish) => dish.categoryId === 1 && stylesWith(dish)[0] === style)
    const own = ['lean white', 'sparkling wine', 'rosé wine'].flatMap((style) => wine(style) ?? [])
    const dishes = ['light white', 'sparkling wine', 'sparkling wine'].flatMap(
      (style) => starting(style) ?? [],
    )
    const poured = pairingFor(dishes, { own, others: [], nearness: () => 0 }, () => 0)
    expect(poured.map((drink) => drink && styleOf(drink))).toEqual([
      'lean white',
      'rosé wine',
      'sparkling wine',
    ])
  })

  it('pours nothing with alcohol for who leaves it out', () => {
    const menu = menuFor(
      { kind: 'tasting', cuisineId: 1, withPairing: true, notes: 'no alcohol' },
      1,
      'winter',
    )
    for (const { dish, drink } of pairsOf(menu)) {
      if (stylesWith(dish).length === 0) continue
      expect(['zero-proof', 'tea', 'soft drink', 'coffee', 'hot drink']).toContain(
        drink && plateOf(drink).drink,
      )
    }
  })
})

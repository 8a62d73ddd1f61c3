import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '#tests/support/depth.ts'
import type { Season } from '../../catalogue/dish.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { atOnce } from '../../computing/steps.ts'
import { plateOf } from '../../dishes/read-dish.ts'
import { judgeOfFreshMenus } from '../../insights/fresh-menus/judge-fresh-menus.ts'
import { menuSchema, newMenu } from '../../menu/model/menu.ts'
import { leadPrice } from '../../menu/prices/lead-price.ts'
import { cuisines, diet } from '../../reference/reference.ts'
import { childrenFitOf } from '../children/children-fit.ts'
import { type NeedName, needRecords, needsMetBy } from '../forms/need.ts'
import { readName } from '../lookup/read-name.ts'
import { foodCostOf } from '../pricing/food-cost.ts'
import { isOfSort } from '../sorts/section-sorts.ts'
import { menuBriefSchema } from './brief.ts'
import { type BriefMenu, composeBrief } from './compose-brief.ts'
import { kindRecord, menuKindNames } from './kinds.ts'
import { plannedSections } from './plan.ts'

const catalogue = loadCatalogue()
const byId = new Map(catalogue.map((dish) => [dish.id, dish]))
const seasons = ['spring', 'summer', 'autumn', 'winter'] as const satisfies readonly Season[]

function answerTo(wanted: object, seed = 1, season: Season = 'autumn') {
  const brief = menuBriefSchema.parse(wanted)
  const judge = judgeOfFreshMenus({ catalogue, cuisineId: brief.cuisineId, season })
  return atOnce(composeBrief({ catalogue, brief, seed, season, judge }))
}

function menuFor(wanted: object, seed = 1, season: Season = 'autumn'): BriefMenu {
  const { menu, refusal } = answerTo(wanted, seed, season)
  if (!menu) throw new Error(refusal.sentence)
  return menu
}

const names = ({ sections }: BriefMenu) => sections.flatMap(({ items }) => items.map(({ name }) => name))
const dishesOf = ({ sections }: Pick<BriefMenu, 'sections'>) =>
  sections.flatMap(({ items }) => items.flatMap(({ id }) => byId.get(id) ?? []))

const briefs = fc.record({
  cuisineId: fc.constantFrom(...cuisines.map(({ id }) => id)),
  kind: fc.constantFrom(...menuKindNames),
  priceRange: fc.integer({ min: 1, max: 5 }),
  dietaryOptions: fc.oneof(
    { weight: 2, arbitrary: fc.constant<number[]>([]) },
    {
      weight: 1,
      arbitrary: fc.subarray([diet.vegetarian, diet.vegan, diet.glutenFree, diet.dairyFree], {
        maxLength: 2,
      }),
    },
  ),
  withPairing: fc.boolean(),
})

describe('what a menu says that it lacks', () => {
  const lacksNone = (menu: BriefMenu) => {
    const dishes = dishesOf(menu)
    const said = menu.remarks.filter((remark) => remark.startsWith('This menu has no ')).join(' ')
    for (const [name, record] of Object.entries(needRecords)) {
      const isOfCourse = 'isOfCourse' in record
      if (isOfCourse || !new RegExp(`\\b${record.says}\\b`).test(said)) continue
      expect(
        dishes.filter((dish) => needsMetBy(dish).includes(name as NeedName)).map((dish) => dish.name),
        `${said} (${names(menu).join(', ')})`,
      ).toEqual([])
    }
  }

  it('is nowhere on it, whatever its sections are called', () => {
    const sections = [
      ['Pizza', 'Salads', 'Drinks'],
      ['Antipasti', 'Pasta', 'Dolci'],
      ['Small Plates', 'Grill', 'Desserts', 'Wine'],
      ['Soups', 'Sandwiches'],
    ]
    for (const { id: cuisineId } of cuisines)
      for (const [seed, named] of sections.entries()) {
        const { menu } = answerTo({ cuisineId, sections: named.map((name) => ({ name, count: 4 })) }, seed)
        if (menu) lacksNone(menu)
      }
  })

  it('is no dish whose name was asked for and is on it', () => {
    const menu = menuFor({ cuisineId: 6, mustUse: ['Pad Thai'] })
    expect(names(menu).join()).toContain('Pad Thai')
    expect(menu.remarks.join(' ')).not.toContain('Pad Thai')
  })
})

describe('a menu of a kind', () => {
  it('has its sections, dishes that belong there, and says where one is short, whatever is asked', () => {
    fc.assert(
      fc.property(briefs, fc.constantFrom(...seasons), fc.nat(), (wanted, season, seed) => {
        const { menu } = answerTo(wanted, seed, season)
        if (!menu) return expect(wanted.dietaryOptions).not.toEqual([])
        expect(menuSchema.parse(newMenu(menu.sections)).sections).toEqual(menu.sections)
        const planned = plannedSections(menuBriefSchema.parse(wanted), catalogue).sections
        const courses = menu.sections.filter(({ layout }) => layout !== 'courses')
        const left = planned.filter(({ name }) => !courses.some((course) => course.name === name))
        const there = planned.filter((section) => !left.includes(section))
        expect(courses.map(({ name }) => name)).toEqual(there.map(({ name }) => name))
        expect(left.filter(({ name }) => !menu.remarks.join(' ').includes(`dishes for ${name}`))).toEqual([])
        expect(new Set(menu.sections.map(({ id }) => id)).size).toBe(menu.sections.length)
        const dishes = dishesOf(menu)
        expect(new Set(dishes).size).toBe(dishes.length)
        for (const [index, { items, shortfall }] of courses.entries()) {
          const { sort, otherwise = [], count } = there[index] ?? { sort: 'mains' as const, count: -1 }
          const own = items.flatMap(({ id }) => byId.get(id) ?? [])
          const sold = [sort, ...otherwise]
          expect(own.filter((dish) => !sold.some((one) => isOfSort(dish, one)))).toEqual([])
          if (items.length === count) expect(shortfall).toBeUndefined()
          else expect(shortfall).toMatchObject({ requested: count, found: items.length })
        }
        const asked = (dish: { dietaryOptions: readonly number[] }) =>
          wanted.dietaryOptions.every((id) => dish.dietaryOptions.includes(id))
        expect(dishes.filter((dish) => !asked(dish))).toEqual([])
        const late = dishes.filter((dish) => dish.season !== undefined && dish.season !== season)
        if (late.length > 0) expect(menu.remarks.join(' ')).toContain('Of another season')
        expect(menu.estimate.perHead).toBeGreaterThan(0)
      }),
      { numRuns: tries(300) },
    )
  }, 120_000)

  it('gives the adviser of a whole meal nothing to find', () => {
    for (const { id: cuisineId } of cuisines) {
      for (const kind of menuKindNames.filter((one) => kindRecord(one).isWholeMeal)) {
        const { sections } = menuFor({ cuisineId, kind }, cuisineId, 'spring')
        const judge = judgeOfFreshMenus({ catalogue, cuisineId, season: 'spring' })
        expect(atOnce(judge(sections)), `${kind} of cuisine ${cuisineId}`).toEqual([])
      }
    }
  }, 60_000)

  it('is the same for the same brief and seed', () => {
    const brief = { cuisineId: 7, kind: 'brunch' }
    expect(menuFor(brief, 5)).toEqual(menuFor(brief, 5))
    expect(names(menuFor(brief, 5))).not.toEqual(names(menuFor(brief, 6)))
  })

  it('pours nothing strong for children, and serves their plates to nobody else', () => {
    for (const { id: cuisineId } of cuisines) {
      const drinks = dishesOf(menuFor({ cuisineId, kind: 'kids' })).filter(
        ({ categoryId }) => categoryId === 5,
      )
      for (const dish of drinks) {
        expect(['soft drink', 'zero-proof', 'hot drink'], dish.name).toContain(plateOf(dish).drink)
      }
      expect(names(menuFor({ cuisineId })).filter((name) => /\bkids\b/i.test(name))).toEqual([])
    }
  })

  it('is a tasting of five to nine courses at one price, each but an ice with a drink where a pairing is asked', () => {
    for (const courses of [5, 6, 7, 8, 9]) {
      const { sections } = menuFor({ cuisineId: 8, kind: 'tasting', courses, withPairing: true })
      const [meal, ...parts] = sections
      expect(meal).toMatchObject({ layout: 'courses', items: [] })
      expect(meal?.prices?.map(({ label }) => label)).toEqual([undefined, 'with pairing'])
      expect(parts).toHaveLength(courses)
      expect(parts.every(({ parentId, items }) => parentId === meal?.id && items.length === 1)).toBe(true)
      // An ice between two courses needs no glass.
      const poured = parts.filter(({ items }) => !/sorbet|granité/i.test(items[0]?.name ?? ''))
      expect(poured.every(({ footer }) => footer?.startsWith('Paired with '))).toBe(true)
      expect(parts.flatMap(({ items }) => items.flatMap(({ prices }) => prices))).toEqual([])
    }
    expect(menuFor({ cuisineId: 8, kind: 'tasting' }).sections[0]?.prices).toHaveLength(1)
  })
})

describe('a menu for children', () => {
  const KIDS = { kind: 'kids' } as const

  it('is half of dishes written for them, and holds nothing dear, sharp or strong, whatever is asked', () => {
    const kids = briefs.map((wanted) => ({ ...wanted, ...KIDS }))
    fc.assert(
      fc.property(kids, fc.constantFrom(...seasons), fc.nat(), (wanted, season, seed) => {
        const { menu } = answerTo(wanted, seed, season)
        for (const { items } of menu?.sections ?? []) {
          const dishes = items.flatMap(({ id }) => byId.get(id) ?? [])
          for (const dish of dishes) {
            expect(childrenFitOf(dish), dish.name).toBeDefined()
            const { costClass } = foodCostOf(dish)
            expect(['commodity', 'usual'], dish.name).toContain(costClass)
            const named = `${dish.name} ${dish.ingredients.join(' ')}`
            expect(named).not.toMatch(/lobster|nopal|chile|chili|liver|coffee|wine|rum\b/i)
          }
          const written = dishes.filter((dish) => childrenFitOf(dish) === 'written')
          if (dishes[0]?.categoryId === 2 && wanted.dietaryOptions.length === 0)
            expect(written.length).toBeGreaterThanOrEqual(2)
        }
      }),
      { numRuns: tries(150) },
    )
  }, 120_000)

  it('costs what children’s plates cost, in every range', () => {
    for (const { id: cuisineId } of cuisines) {
      for (const [priceRange, most] of [
        [1, 800],
        [3, 1200],
        [5, 2100],
      ] as const) {
        const { sections } = menuFor({ cuisineId, priceRange, ...KIDS })
        const amounts = sections.flatMap(({ items }) => items.map((item) => leadPrice(item)?.amount ?? 0))
        expect(Math.max(...amounts)).toBeLessThanOrEqual(most)
        expect(Math.min(...amounts)).toBeGreaterThan(0)
      }
    }
  })

  it('is as small and as cheap beside the big card', () => {
    const { sections } = menuFor({ cuisineId: 5, sections: [{ name: 'Mains' }, { name: 'For the Kids' }] })
    const [, kids] = sections
    expect(kids?.intro).toMatch(/^Small portions/)
    const amounts = kids?.items.map((item) => leadPrice(item)?.amount ?? 0) ?? []
    expect(Math.max(...amounts)).toBeLessThanOrEqual(1200)
  })
})

describe('sections of an owner’s own', () => {
  it('are understood by name and keep their names and order', () => {
    const asked = ['Antipasti', 'Primi', 'Secondi', 'Contorni', 'Dolci']
    const { sections } = menuFor({ cuisineId: 1, sections: asked.map((name) => ({ name })) })
    expect(sections.map(({ name }) => name)).toEqual(asked)
    const primi = sections[1]?.items.flatMap(({ id }) => byId.get(id) ?? []) ?? []
    expect(primi.every((dish) => readName('Primi', catalogue).dishes.has(dish))).toBe(true)
    expect(sections[2]?.items.length).toBe(4)
  })

  it('leave one empty that nobody understands, which is said', () => {
    const { sections, remarks } = menuFor({
      cuisineId: 1,
      sections: [{ name: 'Dolci' }, { name: 'Gribblefrotz' }],
    })
    expect(sections.map(({ name, items }) => [name, items.length])).toEqual([
      ['Dolci', 4],
      ['Gribblefrotz', 0],
    ])
    expect(sections[1]?.shortfall?.reason).toContain('We can’t tell what “Gribblefrotz” sells')
    expect(remarks[0]).toContain('Gribblefrotz')
  })

  it('are refused where none is understood', () => {
    expect(answerTo({ cuisineId: 1, sections: [{ name: 'Gribblefrotz' }] }).refusal?.code).toBe(
      'sections_not_understood',
    )
  })
})

describe('a menu around what an owner has', () => {
  it('keeps these dishes, also one that breaks a wish, and says that', () => {
    const [porchetta] = catalogue.filter(({ name }) => name === 'Porchetta')
    const id = porchetta?.id ?? 0
    const kept = menuFor({ cuisineId: 1, keep: [id] })
    expect(names(kept)).toContain('Porchetta')
    expect(kept.remarks).toEqual([])
    const vegan = menuFor({ cuisineId: 1, keep: [id], dietaryOptions: [diet.vegan] })
    expect(vegan.remarks.join(' ')).toContain('Porchetta doesn’t match your requests')
    expect(menuFor({ cuisineId: 1, keep: [1] }).remarks.join(' ')).toContain('no dish with the number 1')
  })

  it('says that everything is kept where nothing is left to compose', () => {
    const [dish] = catalogue.filter(({ cuisineId, categoryId }) => cuisineId === 1 && categoryId === 2)
    const { remarks } = menuFor({
      cuisineId: 1,
      sections: [{ name: 'Mains', count: 1 }],
      keep: [dish?.id ?? 0],
    })
    expect(remarks).toContain('Everything on this menu is kept, so nothing was composed.')
  })

  it('uses what must be used, and says of what no dish has that it does without', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const menu = menuFor({ cuisineId: 1, mustUse: ['kale', 'chestnut', 'unobtainium'] }, seed)
      const used = dishesOf(menu).flatMap(({ ingredients }) => ingredients)
      expect(used.some((name) => name.endsWith('kale'))).toBe(true)
      expect(menu.remarks.filter((remark) => remark.includes('unobtainium'))).toHaveLength(1)
    }
  })

  it('leaves out what is to be left out', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const dishes = dishesOf(menuFor({ cuisineId: 8, leaveOut: ['pork', 'mushrooms'] }, seed))
      expect(
        dishes
          .flatMap(({ ingredients }) => ingredients)
          .filter((one) => /pork|bacon|ham\b|mushroom/.test(one)),
      ).toEqual([])
    }
  })

  it('comes near a target per head, and is refused where none can: $3 buys no dinner', () => {
    const menu = menuFor({ cuisineId: 1, perHead: 6000 })
    expect(Math.abs(menu.estimate.perHead - 6000)).toBeLessThanOrEqual(1500)
    expect(menu.estimate.basis).toContain('estimate')
    expect(menu.estimate.foodCostPercent).toBeGreaterThan(15)
    expect(menu.estimate.foodCostPercent).toBeLessThan(45)
    const cheap = answerTo({ cuisineId: 1, perHead: 300 }).refusal
    expect(cheap).toMatchObject({
      code: 'target_out_of_reach',
      sentence: expect.stringContaining('$3 a guest'),
    })
  })

  it('costs more at a higher range and half for children', () => {
    const spent = (wanted: object) => menuFor({ cuisineId: 5, ...wanted }).estimate.perHead
    expect(spent({ priceRange: 5 })).toBeGreaterThan(spent({ priceRange: 2 }))
    const kids = menuFor({ cuisineId: 5, kind: 'kids' }).sections[0]?.items ?? []
    expect(Math.max(...kids.map((item) => leadPrice(item)?.amount ?? 0))).toBeLessThan(2000)
  })
})

describe('a brief that cannot be', () => {
  it.each([
    [{ cuisineId: 1, kind: 'tasting', courses: 0 }, 'A tasting menu has 5 to 9 courses.'],
    [{ cuisineId: 1, kind: 'banquet' }, 'A menu is of one of these kinds'],
    [{ cuisineId: 99 }, 'There is no such cuisine.'],
    [{ cuisineId: 1, sections: [] }, 'Name at least one section.'],
    [{ cuisineId: 1, sections: [{ name: 'Dolci', count: 0 }] }, 'A section holds 1 to 20 dishes.'],
    [{ cuisineId: 1, perHead: 0 }, 'A target per head is above zero.'],
    [{ cuisineId: 1, season: 'monsoon' }, 'A season is spring, summer, autumn or winter.'],
    [{ cuisineId: 1, country: 'Narnia' }, 'A country has two capital letters, as in US.'],
    [{ cuisineId: 1, mustUse: [''] }, 'What to use and what to leave out has'],
  ])('%j is refused in a sentence', (wanted, sentence) => {
    const messages = menuBriefSchema.safeParse(wanted).error?.issues.map(({ message }) => message) ?? []
    expect(messages.join(' ')).toContain(sentence)
  })
})

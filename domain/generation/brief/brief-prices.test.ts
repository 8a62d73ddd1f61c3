import { describe, expect, it } from 'vitest'
import { isLong } from '#tests/support/depth.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { ofCuisine } from '../../catalogue/of-cuisine.ts'
import { atOnce } from '../../computing/steps.ts'
import { cuisines } from '../../reference/reference.ts'
import { keysOf } from '../composing/keys.ts'
import { usualKeys } from '../composing/usual-keys.ts'
import { isAtMarketPrice, rangesAway } from '../pricing/credible-ranges.ts'
import { priceOf } from '../pricing/dish-price.ts'
import { rangeRemarks } from '../pricing/in-range.ts'
import { guestsOf } from '../pricing/shared-plates.ts'
import { menuBriefSchema } from './brief.ts'
import { type BriefMenu, composeBrief } from './compose-brief.ts'

const catalogue = loadCatalogue()
const byId = new Map(catalogue.map((dish) => [dish.id, dish]))

function menuFor(wanted: object, seed = 1): BriefMenu {
  const { menu, refusal } = atOnce(
    composeBrief({
      catalogue,
      brief: menuBriefSchema.parse(wanted),
      seed,
      season: 'autumn',
    }),
  )
  if (!menu) throw new Error(refusal.sentence)
  return menu
}

const dishesOf = ({ sections }: BriefMenu) =>
  sections.flatMap(({ items }) => items.flatMap(({ id }) => byId.get(id) ?? []))

describe('the prices of a menu', () => {
  it('are of dishes of its range, and it names those that are not', () => {
    for (const { id: cuisineId } of cuisines) {
      for (const priceRange of inTurn([1, 3, 5], cuisineId, isLong ? 3 : 1)) {
        const menu = menuFor({ cuisineId, kind: 'lunch', priceRange })
        const others = dishesOf(menu).filter(
          (dish) => rangesAway(dish, priceRange) > 0 && !isAtMarketPrice(dish),
        )
        const said = menu.remarks.filter((text) => text.includes('another price range'))
        expect(said).toEqual(rangeRemarks(others, priceRange))
      }
    }
  })

  it('ask a supplement for a choice that costs more than its set meal, and offer nothing that is far above', () => {
    for (const { id: cuisineId } of cuisines) {
      for (const seed of inTurn([5, 508, 1100], cuisineId, isLong ? 3 : 1)) {
        const [head, ...courses] = menuFor({ cuisineId, kind: 'prix-fixe' }, seed).sections
        const meal = head?.prices?.[0]?.amount ?? 0
        for (const item of courses.flatMap(({ items }) => items)) {
          const dish = byId.get(item.id)
          const alone = dish ? (priceOf(dish, 3) * 100) / guestsOf(dish) : 0
          const [supplement] = item.prices
          expect(alone, `${item.name} in a meal at ${meal}`).toBeLessThanOrEqual(
            meal + (supplement?.amount ?? 0),
          )
          if (supplement) expect(supplement).toMatchObject({ kind: 'supplement' })
          expect(supplement?.amount ?? 0, item.name).toBeLessThanOrEqual(meal / 4)
        }
      }
    }
  })

  it('leave a whole Dover sole to the market, at the top alone', () => {
    const sole = catalogue.find(({ name }) => name === 'Sole Meunière')?.id
    const soleOf = (priceRange: number, seed: number) =>
      menuFor({ cuisineId: 8, priceRange }, seed)
        .sections.flatMap(({ items }) => items)
        .find(({ id }) => id === sole)
    const seeds = Array.from({ length: 30 }, (_, seed) => seed)
    for (const seed of isLong ? seeds : seeds.slice(0, 10)) expect(soleOf(3, seed)).toBeUndefined()
    const [top] = seeds
      .values()
      .map((seed) => soleOf(5, seed))
      .filter((item) => item !== undefined)
    expect(top?.prices).toEqual([{ id: 'p1', kind: 'market' }])
  })
})

describe('a limit of prices in words', () => {
  it('chooses dishes that keep to it as far as there are any, else those that come nearest, and names the course', () => {
    const menu = menuFor({ cuisineId: 5, notes: 'everything under $15' })
    const over = dishesOf(menu).filter((dish) => priceOf(dish, 3) >= 15)
    expect(new Set(over.map(({ categoryId }) => categoryId))).toEqual(new Set([2]))
    expect(Math.max(...over.map((dish) => priceOf(dish, 3)))).toBeLessThan(19)
    expect(menu.remarks.join(' ')).toContain('“Nothing from $15 up” could not be done')
    expect(menu.remarks.join(' ')).toContain('(Main Courses)')
  })

  it('is what is named where it leaves out what a menu should have', () => {
    const { remarks } = menuFor({ cuisineId: 5, notes: 'mains under $12' })
    expect(remarks.join(' ')).toContain(
      'fish or shellfish or main course of meat or poultry: what we have of it does not keep to your limit of prices.',
    )
  })
})

it('of a meal at one price are of plates that nobody meets twice, by what grows in them', () => {
  for (const { id: cuisineId } of cuisines) {
    for (const kind of ['prix-fixe', 'a-la-carte'] as const) {
      const usual = usualKeys(ofCuisine(catalogue, cuisineId))
      const grown = dishesOf(menuFor({ cuisineId, kind }, 134))
        .flatMap((dish) => keysOf(dish).filter((key) => key.startsWith('course produce|')))
        .filter((key) => (usual.get(key) ?? 0) <= 1 / 8)
      const counts = [...Map.groupBy(grown, (key) => key)].map(([key, all]) => ({ key, times: all.length }))
      expect(counts.filter(({ times }) => times > (kind === 'prix-fixe' ? 1 : 2))).toEqual([])
    }
  }
})

describe('what guests come for', () => {
  it('has its place on a short list of drinks before a second wine, in a house of beer', () => {
    for (let seed = 1; seed < 5; seed += 1) {
      const menu = menuFor({ cuisineId: 2, house: 'izakaya' }, seed)
      expect(dishesOf(menu).map(({ name }) => name)).toContain('Draft Beer')
      expect(menu.remarks.join(' ')).not.toContain('beer')
    }
  })

  it('is not missed beside a plate that is it by name', () => {
    const { remarks } = menuFor({ cuisineId: 5, sections: [{ name: 'Für die Kleinen', count: 4 }] })
    expect(remarks.join(' ')).not.toMatch(/burger|chicken/)
  })
})

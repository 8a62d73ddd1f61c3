import type { Dish } from '#domain/catalogue/dish.ts'
import { recommend } from '#domain/insights/checks/recommend.ts'
import type { Recommendation } from '#domain/insights/review/recommendation.ts'
import { type Menu, newMenu } from '#domain/menu/model/menu.ts'
import { type CuisineId, cuisines } from '#domain/reference/reference.ts'
import { typedMenu } from '#tests/builders/typed-menu.ts'
import {
  freshMenuNames,
  furtherMenuNames,
  laterMenuNames,
  ordinaryMenuNames,
  sampleMenu,
  sampleMenuNames,
} from '#tests/samples/sample-menus.ts'
import { type MenuMaker, USUAL_COUNTS } from './counted-menus.ts'
import { faultKinds } from './planted-faults.ts'
import type { Pick } from './planting.ts'
import { smallHouses } from './small-houses.ts'

/** Menus that each kind of fault is planted into. */
const EACH = 8

interface BaseMenu {
  readonly menu: Menu
  readonly cuisineId: CuisineId
}

/** Menus of restaurants as their owners wrote them, in dollars and euros. */
export const restaurantMenus = (): (BaseMenu & { readonly name: string })[] =>
  [...sampleMenuNames, ...furtherMenuNames, ...ordinaryMenuNames, ...laterMenuNames, ...freshMenuNames]
    .map((name) => ({ name, menu: sampleMenu(name).content as Menu, cuisineId: 5 as const }))
    .filter(({ menu: { currency } }) => currency === 'USD' || currency === 'EUR')

/** Composed menus of each kitchen, and small houses as their owners type them. */
const madeMenus = (make: MenuMaker): BaseMenu[] => [
  ...cuisines.map(({ id }, seed) => ({
    menu: newMenu([
      ...make({ cuisineId: id, itemsPerCategoryCustom: USUAL_COUNTS }, 'autumn', seed).sections,
    ]),
    cuisineId: id as CuisineId,
  })),
  ...smallHouses.map((lines) => ({ menu: typedMenu(lines), cuisineId: 5 as const })),
]

const nameOf = (finding: Recommendation): string =>
  finding.code === 'question' ? finding.params.rule : finding.code

export interface PlantedRow {
  readonly name: string
  readonly planted: number
  readonly found: number
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Gets each fault that the adviser missed. */
export type OnMissed = (name: string, before: Menu, menu: Menu) => void

/** Plants each kind of fault into several menus, one a menu, and counts which the adviser finds that it didn't before. */
export function plantedRows(
  catalogue: readonly Dish[],
  make: MenuMaker,
  onMissed: OnMissed = () => {},
): PlantedRow[] {
  const bases = [...restaurantMenus(), ...madeMenus(make)]
  const findingsOf = (menu: Menu, cuisineId: CuisineId, season: 'spring' | 'summer' | 'autumn' | 'winter') =>
    recommend({ menu, cuisineId, season, catalogue })
  return faultKinds.map(({ name, found, plant, season = 'autumn' }, kind) => {
    const next = numbersFrom(kind + 1)
    const pick: Pick = (of) => of[Math.floor(next() * of.length)]
    let planted = 0
    let seen = 0
    for (let turn = 0; turn < bases.length && planted < EACH; turn += 1) {
      const base = bases[(kind * 7 + turn) % bases.length]
      const menu = base && plant(base.menu, pick)
      if (!base || !menu) continue
      planted += 1
      const before = new Set(findingsOf(base.menu, base.cuisineId, season).map(({ id }) => id))
      const isFound = findingsOf(menu, base.cuisineId, season).some(
        (finding) => !before.has(finding.id) && found.includes(nameOf(finding)),
      )
      if (isFound) seen += 1
      else onMissed(name, base.menu, menu)
    }
    return { name, planted, found: seen }
  })
}

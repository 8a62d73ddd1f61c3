import { names } from '#domain/text/names.ts'
import {
  type Bed,
  type Cutlery,
  type Drinkware,
  isPour,
  type Tableware,
  type Vessel,
  type VesselFilling,
} from '../parts/vessels.ts'

/** Plates for what neither its name nor its sauce puts into a particular dish, by cuisine. */
const platesByCuisine: Readonly<Record<number, readonly Tableware[]>> = {
  1: ['plate', 'platter', 'board', 'plate'],
  2: ['square-plate', 'slate', 'plate', 'square-plate'],
  3: ['plate', 'platter', 'board', 'plate'],
  4: ['steel-plate', 'plate', 'banana-leaf', 'steel-plate'],
  5: ['plate', 'board', 'plate', 'tray'],
  6: ['plate', 'banana-leaf', 'platter', 'plate'],
  7: ['plate', 'platter', 'plate', 'board'],
  8: ['plate', 'platter', 'plate', 'slate'],
  9: ['plate', 'platter', 'plate', 'square-plate'],
  10: ['plate', 'square-plate', 'platter', 'steel-plate'],
  11: ['plate', 'platter', 'plate', 'board'],
  12: ['plate', 'platter', 'banana-leaf', 'plate'],
  13: ['plate', 'board', 'plate', 'platter'],
  14: ['plate', 'platter', 'plate', 'board'],
  15: ['plate', 'board', 'plate', 'tray'],
}

const defaultPlates: readonly Tableware[] = ['plate', 'platter', 'plate', 'board']
const dessertPlates: readonly Tableware[] = ['plate', 'plate', 'platter', 'slate']

/** Where a sauce is served, where it is not a bowl. */
const saucePots: Readonly<Record<number, Tableware>> = {
  3: 'clay-dish',
  4: 'copper-pan',
  7: 'clay-dish',
  11: 'clay-dish',
  13: 'clay-dish',
  14: 'clay-dish',
}

const dishesByBed: Readonly<Partial<Record<Bed, Tableware>>> = {
  gratin: 'gratin-dish',
  glaze: 'ramekin',
  crumble: 'skillet',
  cream: 'small-bowl',
  snow: 'glass-bowl',
}

/** The usual dish for food on a bed (or on none) in a cuisine; `seed` chooses where several are usual. */
export function usualDish(
  filling: VesselFilling | null,
  cuisineId: number,
  isSweet: boolean,
  seed: number,
): Vessel {
  if (filling && isPour(filling)) return 'dessert-glass'
  if (filling === 'sauce') return saucePots[cuisineId] ?? 'bowl'
  if (filling) return dishesByBed[filling] ?? 'bowl'
  const plates = (isSweet && cuisineId !== 2 ? dessertPlates : platesByCuisine[cuisineId]) ?? defaultPlates
  return plates[seed % plates.length] ?? 'plate'
}

const hotCups: Readonly<Record<number, Drinkware>> = {
  2: 'yunomi',
  3: 'clay-cup',
  5: 'mug',
  6: 'tea-glass',
  7: 'tea-glass',
  9: 'yunomi',
  10: 'yunomi',
  12: 'tea-glass',
  14: 'tea-glass',
}

/** Returns the usual vessel of a drink without a vessel. */
export const usualCup = (cuisineId: number, isCold: boolean): Drinkware =>
  isCold ? 'highball' : (hotCups[cuisineId] ?? 'teacup')

const madeForHeat: ReadonlySet<Drinkware> = new Set<Drinkware>(['teacup', 'mug', 'tea-glass', 'glass-mug'])

const takesHeat: ReadonlySet<Drinkware> = new Set<Drinkware>([
  ...madeForHeat,
  'yunomi',
  'clay-cup',
  'steel-tumbler',
  'sake-flask',
  'fountain-glass',
])

/** Returns whether a drink may steam in it. */
export const isForHeat = (vessel: Drinkware): boolean => takesHeat.has(vessel)

/** Hot drinks in a glass that would crack get one with a handle. */
export const hotVessel = (vessel: Drinkware): Drinkware => (takesHeat.has(vessel) ? vessel : 'glass-mug')

/** Cold drinks in a hot drink's cup get a tumbler. */
export const coldVessel = (vessel: Drinkware): Drinkware => (madeForHeat.has(vessel) ? 'tumbler' : vessel)

const lengtheners = /soda|tonic|ginger beer|ginger ale|sparkling|lemonade|juice|cola|water|mint|tea/
const wines = /prosecco|champagne|cava|sparkling wine/
const shortGlasses: readonly Drinkware[] = ['coupe', 'tumbler', 'martini-glass', 'tumbler']

/** The glass of a mixed drink: tall where it is lengthened, a flute where it sparkles with wine, else short. */
export function cocktailGlass(ingredients: readonly string[], seed: number): Drinkware {
  if (ingredients.some((name) => wines.test(name))) return 'flute'
  if (ingredients.some((name) => lengtheners.test(name))) return 'highball'
  return shortGlasses[seed % shortGlasses.length] ?? 'coupe'
}

/** Returns how a cold drink is poured where its words don't say. */
export const coldPour = (vessel: Drinkware): VesselFilling =>
  vessel === 'tumbler' || vessel === 'highball' || vessel === 'copper-mug' ? 'iced' : 'still'

/** Beds that lie on a flat dish without running off it. */
const heaps: ReadonlySet<VesselFilling> = new Set<VesselFilling>([
  'grains',
  'noodles',
  'leaves',
  'dice',
  'shreds',
])
const flat: ReadonlySet<Vessel> = new Set<Vessel>(
  names('board, slate, basket, tray, banana-leaf, paper, bamboo-mat, square-plate, steamer'),
)

/** Returns whether a dish of this shape can hold this bed. */
export const holds = (vessel: Vessel, bed: VesselFilling): boolean => {
  if (isPour(bed)) return false
  if (vessel === 'bamboo-mat') return bed === 'noodles'
  if (vessel === 'basket') return bed === 'grains'
  return !flat.has(vessel) || (heaps.has(bed) && (vessel === 'banana-leaf' || vessel === 'square-plate'))
}

const eatenByHand: ReadonlySet<Vessel> = new Set<Vessel>(
  names('board, basket, paper, tray, small-bowl, mortar'),
)
const eatenBySpoon: ReadonlySet<Vessel> = new Set<Vessel>(['glass-bowl', 'ramekin', 'dessert-glass'])
const withChopsticks: ReadonlySet<number> = new Set([2, 9, 10, 12])

/** What a dish is eaten with, or null where that is a hand. */
export function usualCutlery(
  vessel: Vessel,
  filling: VesselFilling | null,
  cuisineId: number,
  isSweet: boolean,
): Cutlery | null {
  if (eatenByHand.has(vessel)) return null
  if (eatenBySpoon.has(vessel) || filling === 'soup' || filling === 'cream') return 'spoon'
  if (withChopsticks.has(cuisineId)) return isSweet ? null : 'chopsticks'
  return 'fork'
}

const deep: ReadonlySet<Vessel> = new Set<Vessel>(['bowl', 'pot', 'clay-dish', 'copper-pan', 'pan'])

/** Dishes that look empty with a few pieces at the bottom. */
export const isDeep = (vessel: Vessel): boolean => deep.has(vessel)

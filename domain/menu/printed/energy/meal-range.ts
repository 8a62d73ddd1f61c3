import type { Menu } from '../../model/menu.ts'
import type { Section } from '../../model/section.ts'
import { withSubsections } from '../../model/walk.ts'
import { energyOf } from './energy-of.ts'
import { type EnergyPrint, energyText, saysUnit } from './energy-text.ts'

/** What a meal of courses holds, in kcal, from its least to its most. */
export interface EnergyRange {
  readonly least: number
  readonly most: number
  /** The number of different meals that can be chosen; counted only up to 3. */
  readonly meals: number
}

/**
 * Returns the energy of a prix fixe: from each course as many dishes as a guest chooses, the leanest and
 * the richest ones. Undefined while the energy of a dish isn't known, or where there is nothing to choose
 * from.
 */
export function rangeOfMeal({ sections }: Pick<Menu, 'sections'>, meal: Section): EnergyRange | undefined {
  const courses = withSubsections(sections, meal.id).filter(({ items }) => items.length > 0)
  if (courses.length === 0) return undefined
  let [least, most, meals] = [0, 0, 1]
  for (const { items, choose = 1 } of courses) {
    const energies = items.map(energyOf)
    if (energies.some((energy) => energy === undefined)) return undefined
    const ascending = energies.map((energy) => energy ?? 0).toSorted((a, b) => a - b)
    const chosen = Math.min(choose, ascending.length)
    least += sum(ascending.slice(0, chosen))
    most += sum(ascending.slice(-chosen))
    meals = Math.min(3, meals * choices(ascending.length, chosen))
  }
  return { least, most, meals }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Returns in how many ways this many of them can be chosen, counted only up to 3. */
const choices = (of: number, chosen: number): number => (of === chosen ? 1 : Math.min(3, of))

/**
 * A range as it is printed: one figure for one meal, a slash between two, a dash from the least to the most of more.
 * Source: 21 CFR 101.11(b)(2).
 */
export const printedRange = ({ least, most, meals }: EnergyRange, print: EnergyPrint): string =>
  energyText([least, most], print, { between: meals === 2 ? '/' : '–' })

/** After the price of a meal of courses; none where it has its own energy or several prices, or a dish has no figure. */
export function rangeAtPrice(menu: Pick<Menu, 'sections'>, section: Section, print: EnergyPrint): string {
  const { layout, prices = [] } = section
  if (layout !== 'courses' || prices.length !== 1 || saysEnergyOfMeal(section)) return ''
  const range = rangeOfMeal(menu, section)
  return range ? printedRange(range, print) : ''
}

/** Does the owner say, in figures or in words, what the whole of a meal holds? */
export const saysEnergyOfMeal = ({ prices = [], intro, footer }: Section): boolean =>
  prices.some(({ kcal }) => kcal !== undefined) ||
  [intro, footer, ...prices.map(({ label }) => label)].some(
    (text) => text !== undefined && (saysUnit('kcal', text) || saysUnit('kj', text)),
  )

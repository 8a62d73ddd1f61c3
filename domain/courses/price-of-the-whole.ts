import type { Section } from '../menu/model/section.ts'
import { parentOf } from '../menu/model/walk.ts'

/**
 * Returns whether a section, or one around it, has a price for the whole: a meal at one price, or sides
 * that all cost the same. An item without a price then has that one.
 */
export function hasPriceOfTheWhole(sections: readonly Section[], section: Section): boolean {
  if (section.layout === 'courses' || section.prices?.some(({ kind }) => kind !== 'supplement')) return true
  const parent = parentOf(sections, section)
  return parent !== undefined && hasPriceOfTheWhole(sections, parent)
}

/**
 * Returns whether a section is a meal at one price, or a course of one. An item without a price is included
 * in the meal's.
 */
export function isPartOfMeal(sections: readonly Section[], section: Section): boolean {
  if (section.layout === 'courses') return true
  const parent = parentOf(sections, section)
  return parent !== undefined && isPartOfMeal(sections, parent)
}

import type { Section } from '../menu/model/section.ts'
import { parentOf } from '../menu/model/walk.ts'

/**
 * Has a section, or one that it stands in, a price for the whole: a meal at one price, or sides that all cost the
 * same? An item without a price of its own then has that one.
 */
export function hasPriceOfTheWhole(sections: readonly Section[], section: Section): boolean {
  if (section.layout === 'courses' || (section.prices?.length ?? 0) > 0) return true
  const parent = parentOf(sections, section)
  return parent !== undefined && hasPriceOfTheWhole(sections, parent)
}

/** Is a section a meal at one price, or a course of one? What has no price of its own there is included in that one. */
export function isPartOfMeal(sections: readonly Section[], section: Section): boolean {
  if (section.layout === 'courses') return true
  const parent = parentOf(sections, section)
  return parent !== undefined && isPartOfMeal(sections, parent)
}

import { addSection, newSectionId } from '#domain/menu/editing/sections.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { currencyOfCountry } from '#domain/money/countries.ts'
import { cuisineOf } from '../store/cuisine-of.ts'
import { useOpenMenu } from '../store/open-menu.ts'

/** What the one section of an empty menu is called until its owner names it. */
const FIRST_SECTION_NAME = 'Section 1'

/**
 * Opens a menu with one section and no dishes, in the money of the restaurant's country.
 * @returns the section
 */
export function startEmptyMenu(): number {
  const open = useOpenMenu.getState()
  const { market } = open.restaurant
  const empty = newMenu([], currencyOfCountry(market?.country))
  const id = newSectionId(empty)
  const menu = addSection(empty, { id, name: FIRST_SECTION_NAME })
  open.startMenu({ ...menu, ...(market && { market }) }, open.restaurant.cuisineId ?? cuisineOf(open))
  return id
}

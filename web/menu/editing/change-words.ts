import { type MenuDifference, whatChanged } from '#domain/menu/editing/what-changed.ts'
import type { MenuSnapshot } from '../state/editing-session.ts'

/** What a change can be named by. */
export type ChangedState = Pick<MenuSnapshot, 'menu' | 'restaurant' | 'templateId' | 'design' | 'menuNumber'>

export function changeWords(before: ChangedState, after: ChangedState): string {
  if (before.menuNumber !== after.menuNumber) return 'replacing the menu'
  const difference = before.menu && after.menu && whatChanged(before.menu, after.menu)
  if (difference) return differenceWords(difference)
  if (before.templateId !== after.templateId) return 'choosing a template'
  if (before.design !== after.design) return 'changing the design'
  if (before.restaurant.averageCheck !== after.restaurant.averageCheck)
    return 'changing the target check average'
  return 'changing the restaurant details'
}

function differenceWords({ code, name }: MenuDifference): string {
  switch (code) {
    case 'item_added':
      return `adding ${name}`
    case 'item_removed':
      return `removing ${name}`
    case 'item_replaced':
      return `replacing ${name}`
    case 'item_changed':
      return `changing ${name}`
    case 'item_moved':
      return `moving ${name}`
    case 'items_reordered':
      return `changing the order in ${name}`
    case 'prices_changed':
      return 'changing the prices'
    case 'section_added':
      return `adding the section ${name}`
    case 'section_removed':
      return `removing the section ${name}`
    case 'section_renamed':
      return `renaming the section ${name}`
    case 'section_changed':
      return `changing the section ${name}`
    case 'sections_reordered':
      return 'changing the order of the sections'
    case 'menu_changed':
      return 'changing the menu details'
    case 'several':
      return 'changing several items'
  }
}

import { MENU_SIZE_LIMITS } from '../../menu/model/limits.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { countItems } from '../../menu/model/walk.ts'
import { pathOf } from '../columns/path-of.ts'
import { type SectionPath, samePath } from '../words/section-path.ts'

/** How many more items and sections a menu can take than these bring; negative where they are too many. */
export function roomAfterAdding(
  menu: Pick<Menu, 'sections'>,
  sections: readonly { readonly path: SectionPath; readonly items: readonly unknown[] }[],
): { readonly items: number; readonly sections: number } {
  const known = new Set(menu.sections.map((section) => samePath(pathOf(menu.sections, section))))
  const added = sections.reduce((sum, { items }) => sum + items.length, 0)
  const opened = new Set(sections.map(({ path }) => samePath(path)).filter((path) => !known.has(path)))
  return {
    items: MENU_SIZE_LIMITS.items - countItems(menu) - added,
    sections: MENU_SIZE_LIMITS.sections - menu.sections.length - opened.size,
  }
}

import type { MenuMark } from '../../model/marks.ts'
import type { Menu } from '../../model/menu.ts'
import type { ItemPlace } from '../edits.ts'
import { addMark } from '../menu-edits.ts'
import { markItems } from './mark-items.ts'

/** Adds a mark of the owner's own to the menu, and says it of these items at once. */
export function addOwnMark(
  menu: Menu,
  words: Pick<MenuMark, 'symbol' | 'meaning'>,
  places: readonly ItemPlace[] = [],
): Menu {
  const added = addMark(menu, { kind: 'own', ...words })
  const { id = '' } = added.marks.at(-1) ?? {}
  return markItems(added, places, { kind: 'own', id }, true).menu
}

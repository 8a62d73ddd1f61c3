import { findItem } from '#domain/menu/editing/edits.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { namedPlace, type PlaceTarget } from '#domain/preflight/telling/places.ts'

/** The place of a menu that an address names by a section, a dish or a pointer; undefined where the menu has none. */
export function placeNamed(menu: Menu, search: URLSearchParams): PlaceTarget | undefined {
  const at = search.get('at')
  if (at !== null) return namedPlace(menu, at)?.target
  const [section, dish] = [search.get('section'), search.get('dish')]
  if (dish === null) return section === null ? undefined : { kind: 'section', sectionId: Number(section) }
  const itemId = Number(dish)
  const sectionId =
    section === null
      ? menu.sections.find(({ id }) => findItem(menu, { sectionId: id, itemId }))?.id
      : Number(section)
  return sectionId === undefined ? undefined : { kind: 'item', sectionId, itemId }
}

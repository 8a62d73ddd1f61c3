import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { waitingOf } from '../../../../menu/claims/waiting.ts'
import { pathOf } from '../../../../menu/editing/section-path.ts'

export interface MarkedDish {
  readonly key: string
  readonly place: ItemPlace
  readonly item: MenuItem
}

export interface DishGroup {
  readonly key: string
  readonly name: string
  readonly isWaiting: boolean
  readonly dishes: readonly MarkedDish[]
}

export const keyOf = ({ sectionId, itemId }: ItemPlace): string => `${sectionId}/${itemId}`

/** One object for an item as long as it and its place stay, so that its row is not drawn again. */
const known = new WeakMap<MenuItem, MarkedDish>()

function dishOf(sectionId: number, item: MenuItem): MarkedDish {
  const before = known.get(item)
  if (before?.place.sectionId === sectionId) return before
  const place = { sectionId, itemId: item.id }
  const dish = { key: keyOf(place), place, item }
  known.set(item, dish)
  return dish
}

export const waitingKeys = (menu: Menu, hasDiets: boolean): string[] =>
  menu.sections.flatMap(({ id, items }) =>
    items
      .filter((item) => waitingOf(item, hasDiets))
      .map((item) => keyOf({ sectionId: id, itemId: item.id })),
  )

/**
 * The dishes to mark: first those that wait to be confirmed, then all others by their sections.
 * @param first the keys of those that wait, or did when somebody began to look: none jumps away when it is confirmed
 * @param search words of the names to be found
 */
export function dishGroups(menu: Menu, first: ReadonlySet<string>, search: string): DishGroup[] {
  const words = search.trim().toLocaleLowerCase()
  const sections = menu.sections.map(
    (section): DishGroup => ({
      key: `section ${section.id}`,
      name: pathOf(menu.sections, section),
      isWaiting: false,
      dishes: section.items
        .filter(({ name }) => name.toLocaleLowerCase().includes(words))
        .map((item) => dishOf(section.id, item)),
    }),
  )
  const waiting = sections.flatMap(({ dishes }) => dishes.filter(({ key }) => first.has(key)))
  const others = sections.map((group) => ({
    ...group,
    dishes: group.dishes.filter(({ key }) => !first.has(key)),
  }))
  return [{ key: 'waiting', name: 'To be confirmed', isWaiting: true, dishes: waiting }, ...others].filter(
    ({ dishes }) => dishes.length > 0,
  )
}

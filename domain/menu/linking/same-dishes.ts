import type { Steps } from '../../computing/steps.ts'
import { spelling } from '../comparing/match-parts.ts'
import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import type { Section } from '../model/section.ts'

export interface MenuWithDishes {
  readonly id: string
  readonly menu: Pick<Menu, 'sections'>
}

export interface PlacedDish {
  readonly menuId: string
  readonly section: Section
  readonly item: MenuItem
}

export interface SameDish {
  /** Absent while nobody has said that its places are one dish. */
  readonly dishId?: string
  readonly places: readonly PlacedDish[]
}

interface Row {
  readonly dishId?: string
  readonly places: PlacedDish[]
}

/**
 * All dishes of the menus of one restaurant, each once, in order. Items with one `dishId` are one dish, others those
 * of one name; where a menu has a name twice, the section tells them apart. A step is one menu.
 */
export function* sameDishes(menus: readonly MenuWithDishes[]): Steps<SameDish[]> {
  const isTwice = yield* namesTwiceOnAMenu(menus)
  const keyOf = ({ section, item }: PlacedDish) =>
    isTwice.has(nameOf(item)) ? `${nameOf(item)}\n${nameOf(section)}` : nameOf(item)
  const linked = new Map<string, Row>()
  /** By name; null where two dishes have it, so that nothing says which of them is meant. */
  const named = new Map<string, Row | null>()
  for (const menu of menus) {
    yield
    for (const place of placesOf(menu)) {
      const { dishId } = place.item
      if (dishId === undefined) continue
      const row = linked.get(dishId) ?? { dishId, places: [] }
      linked.set(dishId, row)
      row.places.push(place)
      const known = named.get(keyOf(place))
      named.set(keyOf(place), known === undefined || known === row ? row : null)
    }
  }
  const rows = new Set<Row>()
  for (const menu of menus) {
    yield
    for (const place of placesOf(menu)) {
      const { dishId } = place.item
      const known = dishId === undefined ? named.get(keyOf(place)) : linked.get(dishId)
      if (known && dishId !== undefined) rows.add(known)
      else if (known && !known.places.some(({ menuId }) => menuId === place.menuId)) {
        known.places.push(place)
        rows.add(known)
      } else {
        const row = { places: [place] }
        rows.add(row)
        // Twice in one section they are two dishes after all.
        if (known === undefined) named.set(keyOf(place), row)
      }
    }
  }
  const order = new Map(menus.map(({ id }, at) => [id, at]))
  const at = ({ menuId }: PlacedDish) => order.get(menuId) ?? 0
  return [...rows].map(({ places, ...row }) => ({ ...row, places: places.toSorted((a, b) => at(a) - at(b)) }))
}

/** Is it taken for one dish by its name, without anybody having said so? */
export const isProposed = ({ places }: SameDish): boolean =>
  places.length > 1 && places.some(({ item }) => item.dishId === undefined)

/** Do its places agree in their sections too? Then hardly anything else is meant. */
export const agreesInSection = ({ places }: SameDish): boolean =>
  new Set(places.map(({ section }) => nameOf(section))).size === 1

const placesOf = ({ id, menu }: MenuWithDishes): PlacedDish[] =>
  menu.sections.flatMap((section) => section.items.map((item) => ({ menuId: id, section, item })))

function* namesTwiceOnAMenu(menus: readonly MenuWithDishes[]): Steps<ReadonlySet<string>> {
  const twice = new Set<string>()
  for (const menu of menus) {
    yield
    const seen = new Set<string>()
    for (const name of placesOf(menu).map(({ item }) => nameOf(item))) {
      if (seen.has(name)) twice.add(name)
      seen.add(name)
    }
  }
  return twice
}

const nameOf = ({ name }: { readonly name: string }): string => spelling(name) || name.trim()

import type { Steps } from '../../computing/steps.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import type { PlacedItem } from '../calendar/served-places.ts'

/** What a cook calls one dish, on however many menus it is. */
export interface ListedDish {
  readonly name: string
  readonly places: readonly PlacedItem[]
}

export interface ListedSection {
  readonly name: string
  readonly dishes: readonly ListedDish[]
}

interface Row {
  readonly name: string
  readonly places: PlacedItem[]
}

export interface MenuOfList {
  readonly id: string
  readonly menu: Pick<Menu, 'sections'>
}

/**
 * All dishes of some menus, as the kitchen asks for them: a dish that several menus name alike is one row, in the section
 * in which it comes first. Where a menu has a name twice (a wine by the glass and by the bottle), its section tells
 * them apart. A step is one menu.
 */
export function* dishList(menus: readonly MenuOfList[]): Steps<ListedSection[]> {
  const isAmbiguous = yield* namesTwiceOnAMenu(menus)
  const sections = new Map<string, Map<string, Row>>()
  const rows = new Map<string, Row>()
  for (const { id: menuId, menu } of menus) {
    yield
    for (const section of menu.sections) {
      for (const item of section.items) {
        const name = comparable(item.name)
        const key = isAmbiguous.has(name) ? `${name}\n${comparable(section.name)}` : name
        const own = rows.get(key)
        const place = { menuId, sectionId: section.id, itemId: item.id }
        // Twice in one section they are two dishes after all.
        if (own && !own.places.some((other) => other.menuId === menuId)) own.places.push(place)
        else
          addRow(section, own ? `${key}\n${menuId} ${item.id}` : key, {
            name: item.name.trim(),
            places: [place],
          })
      }
    }
  }
  return [...sections].map(([name, dishes]) => ({ name, dishes: [...dishes.values()] }))

  function addRow(section: Section, key: string, row: Row): void {
    rows.set(key, row)
    const dishes = sections.get(section.name.trim()) ?? new Map()
    sections.set(section.name.trim(), dishes)
    dishes.set(key, row)
  }
}

function* namesTwiceOnAMenu(menus: readonly MenuOfList[]): Steps<ReadonlySet<string>> {
  const twice = new Set<string>()
  for (const { menu } of menus) {
    yield
    const seen = new Set<string>()
    for (const name of menu.sections.flatMap(({ items }) => items.map((item) => comparable(item.name)))) {
      if (seen.has(name)) twice.add(name)
      seen.add(name)
    }
  }
  return twice
}

const comparable = (name: string): string =>
  name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase()

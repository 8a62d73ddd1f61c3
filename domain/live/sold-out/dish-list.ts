import type { Steps } from '../../computing/steps.ts'
import { type MenuWithDishes, sameDishes } from '../../menu/linking/same-dishes.ts'
import type { PlaceOfItem } from '../calendar/served-places.ts'

/** What a cook calls one dish, on however many menus it is. */
export interface DishOnMenus {
  readonly name: string
  readonly places: readonly PlaceOfItem[]
}

export interface ListedSection {
  readonly name: string
  readonly dishes: readonly DishOnMenus[]
}

/** All dishes of some menus, as the kitchen asks for them: each once, in the section in which it comes first. */
export function* dishList(menus: readonly MenuWithDishes[]): Steps<ListedSection[]> {
  const sections = new Map<string, DishOnMenus[]>()
  for (const { places } of yield* sameDishes(menus)) {
    const [first] = places
    if (!first) continue
    const name = first.section.name.trim()
    const dishes = sections.get(name) ?? []
    sections.set(name, dishes)
    dishes.push({
      name: first.item.name.trim(),
      places: places.map(({ menuId, section, item }) => ({ menuId, sectionId: section.id, itemId: item.id })),
    })
  }
  return [...sections].map(([name, dishes]) => ({ name, dishes }))
}

import { mergeOrder } from '../../menu/merging/merge-order.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { mapSections } from '../../menu/model/walk.ts'
import { placeKey } from './match-menus.ts'

/** Places of dishes, as `placeKey` has them. */
export type PlaceKeys = ReadonlySet<string>

export const withoutItems = (menu: Menu, places: PlaceKeys): Menu =>
  places.size === 0
    ? menu
    : mapSections(menu, (section) => ({
        ...section,
        items: section.items.filter((item) => !places.has(placeKey(section, item))),
      }))

/** A menu with some dishes of another one that it doesn't have, in their sections, each after its neighbor there. */
export function withPartsOf(menu: Menu, from: Menu, places: PlaceKeys): Menu {
  if (places.size === 0) return menu
  const wanted = mapSections(from, (section) => ({
    ...section,
    items: section.items.filter((item) => places.has(placeKey(section, item))),
  }))
  const ids = new Set(menu.sections.map(({ id }) => id))
  const around = new Set(
    wanted.sections.flatMap((section) =>
      section.items.length > 0 ? pathIds(from, section.id) : ids.has(section.id) ? section.id : [],
    ),
  )
  const given = wanted.sections.filter(({ id }) => around.has(id))
  const sections = joined(menu.sections, given).map((section) => {
    const parts = given.find(({ id }) => id === section.id)
    if (!parts || parts.items.length === 0) return section
    const own = ids.has(section.id) ? section.items : []
    const order = from.sections.find(({ id }) => id === section.id)?.items ?? []
    return { ...section, items: joined(own, [...parts.items], order) }
  })
  const known = new Set(sections.map(({ id }) => id))
  return {
    ...menu,
    sections: sections.map(({ parentId, ...section }) =>
      parentId === undefined || !known.has(parentId) ? section : { ...section, parentId },
    ),
  }
}

/** A section with those that it is in. */
function pathIds({ sections }: Menu, id: number): number[] {
  const path: number[] = []
  for (
    let at: number | undefined = id;
    at !== undefined && !path.includes(at);
    at = sections.find((section) => section.id === at)?.parentId
  )
    path.push(at)
  return path
}

/** @param order that the others are in, with neighbors that may be known */
function joined<Part extends { readonly id: number }>(
  own: readonly Part[],
  others: readonly Part[],
  order: readonly { readonly id: number }[] = others,
): Part[] {
  const parts = new Map([...others, ...own].map((part) => [part.id, part]))
  const [these, those] = [own, order].map((list) => list.map(({ id }) => id))
  return mergeOrder(
    { base: these ?? [], mine: those ?? [], theirs: these ?? [] },
    new Set(parts.keys()),
    () => 'theirs',
  ).flatMap((id) => parts.get(id) ?? [])
}

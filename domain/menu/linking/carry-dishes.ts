import { spelling } from '../comparing/match-parts.ts'
import { isEqual } from '../merging/three-way.ts'
import { headsAbove } from '../model/check-menu.ts'
import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import type { Section } from '../model/section.ts'
import { mapItems } from '../model/walk.ts'
import { carryDish, type EditedDish } from './carry-dish.ts'
import { type DishPart, dishParts, fieldsOfPart } from './dish-parts.ts'

export interface CarriedDish extends EditedDish {
  readonly parts: readonly DishPart[]
  /** Of the menu: amounts in another one are worth something else. */
  readonly currency: string
  /** Its section there, where it may be known by its name too; absent: by its link alone. */
  readonly section?: Pick<Section, 'name'>
}

export function dishesChanged(before: Menu, after: Menu): CarriedDish[] {
  const known = new Map(before.sections.flatMap(({ items }) => items.map((item) => [item.id, item] as const)))
  return after.sections.flatMap((section) =>
    section.items.flatMap((item): CarriedDish[] => {
      const was = known.get(item.id)
      const parts = was ? dishParts.filter((part) => isOther(part, was, item)) : []
      return was && parts.length > 0
        ? [{ before: was, after: item, parts, currency: after.currency, section }]
        : []
    }),
  )
}

export const isOther = (part: DishPart, one: MenuItem, other: MenuItem): boolean =>
  fieldsOfPart(part).some((field) => !isEqual(one[field], other[field]))

/**
 * A menu with dishes as they were edited on others. An item is the dish of its link; without a link it is the one of its
 * name, where the menu has that name once, or once in a section of that name. Of several edits of one dish the
 * first counts that changes something here.
 * @returns how many items are one of these dishes, changed or not
 */
export function carryDishes<Of extends Menu>(
  menu: Of,
  edits: readonly CarriedDish[],
): { readonly menu: Of; readonly found: number; readonly changed: number } {
  const names = timesNamed(menu)
  let found = 0
  let changed = 0
  const carried = mapItems(menu, (item, section) => {
    const own = edits.filter((edit) => isDish(edit, item, section, names))
    if (own.length === 0) return item
    found += 1
    const heads = headsAbove(menu.sections, section)
    for (const edit of own) {
      const parts = edit.parts.filter((part) => part !== 'prices' || edit.currency === menu.currency)
      const after = carryDish(item, edit, parts, heads)
      if (isEqual(after, item)) continue
      changed += 1
      return after
    }
    return item
  })
  return { menu: changed > 0 ? carried : menu, found, changed }
}

function isDish(
  { before, section: of }: CarriedDish,
  item: MenuItem,
  section: Section,
  names: ReadonlyMap<string, number>,
): boolean {
  if (before.dishId !== undefined && item.dishId !== undefined) return before.dishId === item.dishId
  if (!of || nameOf(item) !== nameOf(before)) return false
  const isOnce = (key: string) => names.get(key) === 1
  return isOnce(nameOf(item)) || (nameOf(section) === nameOf(of) && isOnce(placeOf(item, section)))
}

function timesNamed({ sections }: Pick<Menu, 'sections'>): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const section of sections)
    for (const item of section.items)
      for (const key of [nameOf(item), placeOf(item, section)]) times.set(key, (times.get(key) ?? 0) + 1)
  return times
}

const nameOf = ({ name }: { readonly name: string }): string => spelling(name) || name.trim()
const placeOf = (item: MenuItem, section: Section): string => `${nameOf(section)}\n${nameOf(item)}`

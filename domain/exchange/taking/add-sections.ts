import { freeCustomItemId } from '../../menu/editing/edits.ts'
import { headsAbove } from '../../menu/model/check-menu.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { PriceHead } from '../../menu/model/price.ts'
import type { Section } from '../../menu/model/section.ts'
import { itemIds, withSubsections } from '../../menu/model/walk.ts'
import type { SectionPath } from '../words/section-path.ts'
import { placeSections, type SectionPlace } from './place-sections.ts'
import { headsFor, type InColumns } from './take-prices.ts'

export interface Incoming<Item extends InColumns> {
  readonly path: SectionPath
  /** The section's fields other than its name and items, for a menu that has no section of its name. */
  readonly fields: Partial<Section>
  readonly items: readonly Item[]
}

/** An item for its place on the menu, under these columns. */
export type ToItem<Item> = (
  item: Item,
  place: SectionPlace,
  heads: readonly PriceHead[],
  taken: Set<number>,
) => MenuItem

/** Items at the end of the section of the same name; other sections at the end of the section around them, or of the menu. */
export function addSections<Item extends InColumns>(
  menu: Menu,
  incoming: readonly Incoming<Item>[],
  toItem: ToItem<Item>,
): Menu {
  const placeOf = placeSections(
    menu.sections,
    menu.sections,
    incoming.map(({ path }) => path),
  )
  const taken = new Set(itemIds(menu))
  const sections = incoming.reduce<readonly Section[]>((to, { path, fields, items }) => {
    const place = placeOf(path)
    const known = to.find(({ id }) => id === place.id)
    const present = known ?? opened(place, fields)
    const heads = withHeads(present, to, items, !known)
    const changed = {
      ...heads.section,
      items: [...present.items, ...items.map((item) => toItem(item, place, heads.all, taken))],
    }
    if (known) return to.map((other) => (other === present ? changed : other))
    return to.toSpliced(endOf(to, place.parentId), 0, changed)
  }, menu.sections)
  return { ...menu, sections: [...sections] }
}

const opened = ({ id, name, parentId }: SectionPlace, fields: Partial<Section>): Section => ({
  ...fields,
  id,
  name,
  items: [],
  ...(parentId !== undefined && { parentId }),
})

/**
 * Returns the section with columns for these items: its own, or those of the section around it where they
 * are enough. A new section for which they aren't enough gets only its own columns.
 */
export function withHeads(
  section: Section,
  before: readonly Section[],
  items: readonly InColumns[],
  isNew: boolean,
): { readonly section: Section; readonly all: readonly PriceHead[] } {
  const present = headsAbove(before, section)
  const extended = headsFor(present, items)
  if (extended.length === present.length && isEnough(present, items)) return { section, all: present }
  const isOwn = (section.priceHeads?.length ?? 0) > 0
  const all = isNew && !isOwn ? headsFor([], items) : extended
  return { section: { ...section, priceHeads: all }, all }
}

const isEnough = (heads: readonly PriceHead[], items: readonly InColumns[]): boolean =>
  items.every(({ prices }) =>
    prices.every(({ column }) => column === undefined || heads.some(({ label }) => label === column)),
  )

function endOf(sections: readonly Section[], parentId: number | undefined): number {
  const last = parentId === undefined ? undefined : withSubsections(sections, parentId).at(-1)
  return last ? sections.indexOf(last) + 1 : sections.length
}

/** This id, where it is free, else the first free one for custom items; it is taken from then on. */
export function ownId(id: number | null, taken: Set<number>): number {
  const own = id === null || taken.has(id) ? freeCustomItemId(taken, 0) : id
  taken.add(own)
  return own
}

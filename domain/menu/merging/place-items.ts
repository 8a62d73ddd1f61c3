import type { MenuItem } from '../model/item.ts'
import type { MenuContent } from '../model/menu.ts'
import type { Section } from '../model/section.ts'

/** An item in a section of one side, under the key that it has on all sides. */
export interface KeyedItem {
  readonly key: string
  readonly sectionId: number
  readonly item: MenuItem
}

const keyAt = (section: Section, item: MenuItem): string => `${section.id}/${item.id}`

export const itemsOfBase = ({ sections }: Pick<MenuContent, 'sections'>): KeyedItem[] =>
  sections.flatMap((section) =>
    section.items.map((item) => ({ key: keyAt(section, item), sectionId: section.id, item })),
  )

/**
 * The items of one side: one is that of the base with its id in its section, else the one that left its section and
 * has its id, which was moved; another one is new.
 */
export function itemsOfSide(
  base: readonly KeyedItem[],
  { sections }: Pick<MenuContent, 'sections'>,
): KeyedItem[] {
  const keys = new Set(base.map(({ key }) => key))
  const own = new Set(sections.flatMap((section) => section.items.map((item) => keyAt(section, item))))
  const left = Map.groupBy(
    base.filter(({ key }) => !own.has(key)),
    ({ item }) => item.id,
  )
  return sections.flatMap((section) =>
    section.items.map((item) => {
      const at = keyAt(section, item)
      const key = keys.has(at) ? at : (left.get(item.id)?.shift()?.key ?? `new ${at}`)
      return { key, sectionId: section.id, item }
    }),
  )
}

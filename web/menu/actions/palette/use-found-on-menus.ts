import { BookOpen, ListTree, type LucideIcon, StickyNote, Utensils } from 'lucide-react'
import type { FoundPlace } from '#contract/menus/searching.ts'
import { menuAtPath } from '#contract/pages/pages.ts'
import { useFoundElsewhere } from '../../searching/found-elsewhere.ts'
import type { PaletteEntry } from './entries.ts'
import type { FoundGroup } from './find-entries.ts'

interface FoundOnMenus {
  readonly groups: readonly FoundGroup<PaletteEntry>[]
  readonly isSearching: boolean
}

/** What saved menus say with the typed words; the open menu has its own entries. */
export function useFoundOnMenus(typed: string, isSignedIn: boolean): FoundOnMenus {
  const { found: elsewhere, hasMore, isSearching } = useFoundElsewhere(typed, isSignedIn)
  const group = {
    group: 'On your menus',
    entries: elsewhere.map(entryOf),
    more: hasMore ? Number.POSITIVE_INFINITY : 0,
  } as const
  return { groups: elsewhere.length > 0 ? [group] : [], isSearching }
}

const icons: Readonly<Record<FoundPlace['kind'], LucideIcon>> = {
  menu: BookOpen,
  dish: Utensils,
  section: ListTree,
  note: StickyNote,
}

const entryOf = (
  { kind, menuId, menu, restaurant, name, section, itemId, said }: FoundPlace,
  at: number,
): PaletteEntry => ({
  id: `found ${at} ${menuId}`,
  group: 'On your menus',
  name: said ? `${name}: ${said}` : name,
  note:
    kind === 'menu'
      ? restaurant
      : [menu, section && kind === 'dish' && section.name].filter(Boolean).join(' › '),
  icon: icons[kind],
  does: {
    href: menuAtPath(menuId, {
      ...(section && { sectionId: section.id }),
      ...(itemId !== null && { itemId }),
    }),
  },
})

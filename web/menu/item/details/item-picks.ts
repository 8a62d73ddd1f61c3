import { useState } from 'react'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { setFields } from '#domain/menu/model/set-fields.ts'

/** What an owner picks for an item from lists. */
export interface ItemPicks {
  readonly marks: NonNullable<MenuItem['marks']>
  readonly ownMarks: string[]
  readonly modifierGroups: string[]
  readonly isFeatured: boolean
}

export const picksOf = (item: Partial<MenuItem>): ItemPicks => ({
  marks: item.marks ?? [],
  ownMarks: item.ownMarks ?? [],
  modifierGroups: item.modifierGroups ?? [],
  isFeatured: item.isFeatured ?? false,
})

/** The picks while the form of an item is open. */
export function useItemPicks(before: Partial<MenuItem>) {
  const [picks, setPicks] = useState(() => picksOf(before))
  return {
    picks,
    pick: (changes: Partial<ItemPicks>) => setPicks((now) => ({ ...now, ...changes })),
    isDirty: JSON.stringify(picks) !== JSON.stringify(picksOf(before)),
  }
}

/** The item with these picks; a list without any goes. */
export const withPicks = (item: MenuItem, picks: ItemPicks): MenuItem =>
  setFields<MenuItem>(item, {
    marks: listOf(picks.marks),
    ownMarks: listOf(picks.ownMarks),
    modifierGroups: listOf(picks.modifierGroups),
    isFeatured: picks.isFeatured || undefined,
  })

const listOf = <Of>(list: readonly Of[]): Of[] | undefined => (list.length > 0 ? [...list] : undefined)

/** The list with this one in it, or without it where it was there. */
export const toggled = <Of>(list: readonly Of[], one: Of): Of[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

import { useState } from 'react'
import { isBlank, type PickedDetail } from '#domain/menu/details/detail-columns.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { setFields } from '#domain/menu/model/set-fields.ts'

/** What an owner picks for an item from lists; its additives are picked with its recipe. */
export type ItemPicks = {
  readonly [Key in Exclude<PickedDetail, 'additives'>]: NonNullable<MenuItem[Key]>
}

const noPicks: ItemPicks = { marks: [], ownMarks: [], modifierGroups: [], isFeatured: false }

export const picksOf = (item: Partial<MenuItem>): ItemPicks =>
  Object.assign({}, ...pickedKeys.map((key) => ({ [key]: item[key] ?? noPicks[key] })))

const pickedKeys = Object.keys(noPicks) as (keyof ItemPicks)[]

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
  setFields<MenuItem>(
    item,
    Object.fromEntries(pickedKeys.map((key) => [key, isBlank(picks[key]) ? undefined : picks[key]])),
  )

export const toggled = <Of>(list: readonly Of[], one: Of): Of[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

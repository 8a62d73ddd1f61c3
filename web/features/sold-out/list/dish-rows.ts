import type { AvailabilityEntry, KitchenList, ListedPlace } from '#contract/restaurant/sold-out.ts'
import type { WaitingWord } from '../waiting/waiting-words.ts'

export interface DishRow {
  readonly key: string
  readonly name: string
  readonly section: string
  readonly isServed: boolean
  /** With the words of the server. */
  readonly places: readonly ListedPlace[]
  /** On all of its menus. */
  readonly isOut: boolean
  /** Menus on which alone it is sold out; empty where it is so on all or on none. */
  readonly outOn: readonly string[]
  /** What holds of it; null while the word waits for the server, and where nobody has said anything. */
  readonly word: AvailabilityEntry | null
  readonly isWaiting: boolean
}

export function dishRows({ sections, menus }: KitchenList, waiting: readonly WaitingWord[]): DishRow[] {
  const said = new Map(
    waiting.flatMap(({ places, isSoldOut }) => places.map((place) => [keyOf(place), isSoldOut] as const)),
  )
  const titles = new Map(menus.map(({ id, title }) => [id, title]))
  return sections.flatMap(({ name: section, dishes }) =>
    dishes.map(({ name, isServed, places }) => {
      const out = places.filter((place) => said.get(keyOf(place)) ?? place.word?.isSoldOut ?? false)
      const isOut = out.length === places.length
      const isWaiting = places.some((place) => said.has(keyOf(place)))
      return {
        key: places.map(keyOf).join(','),
        name,
        section,
        isServed,
        places,
        isOut,
        outOn: isOut ? [] : out.map(({ menuId }) => titles.get(menuId) ?? ''),
        word: isWaiting ? null : lastOf(out.length > 0 ? out : places),
        isWaiting,
      }
    }),
  )
}

const keyOf = ({ menuId, itemId }: { readonly menuId: string; readonly itemId: number }): string =>
  `${menuId} ${itemId}`

function lastOf(places: readonly ListedPlace[]): AvailabilityEntry | null {
  const words = places.flatMap(({ word }) => word ?? [])
  return words.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0] ?? null
}

/** Rows that are served now, or that are not, by section. */
export interface RowGroup {
  /** Null where there is one group: all of it is served now, or nothing is. */
  readonly title: string | null
  readonly sections: readonly { readonly name: string; readonly rows: readonly DishRow[] }[]
}

/** What guests can order now comes first. */
export function rowGroups(rows: readonly DishRow[]): RowGroup[] {
  const groups = [
    { title: 'Served now', rows: rows.filter(({ isServed }) => isServed) },
    { title: 'Not served now', rows: rows.filter(({ isServed }) => !isServed) },
  ].filter((group) => group.rows.length > 0)
  return groups.map((group) => ({
    title: groups.length > 1 ? group.title : null,
    sections: [...Map.groupBy(group.rows, ({ section }) => section)].map(([name, inIt]) => ({
      name,
      rows: inIt,
    })),
  }))
}

export function foundRows(rows: readonly DishRow[], search: string): readonly DishRow[] {
  const words = plain(search).split(/\s+/u).filter(Boolean)
  return rows.filter(({ name }) => words.every((word) => plain(name).includes(word)))
}

/** What other sections sell under the same name and in the same state: it may be the same dish, as in a set menu. */
export const namesakesOf = (rows: readonly DishRow[], { key, name, isOut }: DishRow): readonly DishRow[] =>
  rows.filter(
    (row) => row.key !== key && row.isOut === isOut && plain(row.name.trim()) === plain(name.trim()),
  )

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

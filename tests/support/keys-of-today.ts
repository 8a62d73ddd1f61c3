import { wordsKey } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { itemsOf, mapItems } from '#domain/menu/model/walk.ts'

type Stamp = 'confirmedClaims' | 'readClaims'

const stamps: readonly Stamp[] = ['confirmedClaims', 'readClaims']

/**
 * The menu as settling keeps it: the same in everything, but that what was confirmed or read for the words of an item is
 * named by the key of today, which knows the second language too.
 */
export const withKeysOfToday = <Of extends Pick<Menu, 'sections'>>(menu: Of): Of =>
  mapItems(menu, (item) => stamps.reduce(withKeyOfToday, item))

const withKeyOfToday = (item: MenuItem, stamp: Stamp): MenuItem => {
  const stamped = item[stamp]
  return stamped ? { ...item, [stamp]: { ...stamped, words: wordsKey(item) } } : item
}

/** The keys of what was confirmed, by the names of the dishes. */
export const confirmedKeys = (menu: Pick<Menu, 'sections'>): Record<string, string> =>
  Object.fromEntries(
    itemsOf(menu).flatMap(({ name, confirmedClaims }) =>
      confirmedClaims ? [[name, confirmedClaims.words]] : [],
    ),
  )

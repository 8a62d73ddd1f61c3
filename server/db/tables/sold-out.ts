import { type Described, flags, without } from './described.ts'
import { ofMenu, ofRestaurant } from './seen-rows.ts'

export interface SoldOutTables {
  /** The last word on whether the kitchen has an item. */
  soldOut: {
    menuId: string
    /** Its number, as text: ids of items may be larger than 32 bits. */
    itemId: string
    ownerId: string
    /** 0 or 1 */
    isSoldOut: number
    shows: 'struck' | 'hidden'
    /** Null: until somebody says otherwise. */
    until: string | null
    /** Who said it: as it was typed in the kitchen, or the user name of the account. */
    byName: string
    /** Null for the account itself. */
    passLinkId: string | null
    at: string
  }
  /** Links that open the kitchen list and nothing else. */
  passLinks: {
    id: string
    restaurantId: string
    ownerId: string
    /** The account; null where it is gone, and for older links. */
    madeBy: string | null
    /** SHA-256 of the token, in base64url. */
    tokenHash: string
    note: string | null
    createdAt: string
    revokedAt: string | null
    /** The day (UTC, `2026-11-28`) on which it was used last; null before the first time. */
    usedOn: string | null
  }
}

export const soldOutTables: Described<SoldOutTables> = {
  soldOut: {
    seen: ofMenu,
    exported: {
      file: 'soldOut',
      key: ['menuId', 'itemId'],
      present: (row) => ({
        ...without(row, 'ownerId'),
        itemId: Number(row.itemId),
        ...flags(row, 'isSoldOut'),
      }),
    },
  },
  passLinks: {
    seen: ofRestaurant,
    exported: { file: 'passLinks', key: ['id'], present: (row) => without(row, 'ownerId', 'tokenHash') },
  },
}

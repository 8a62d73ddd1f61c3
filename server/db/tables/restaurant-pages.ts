import { restaurantPageForm } from '#domain/live/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { type Described, flags, withDocument } from './described.ts'
import { ofRestaurant } from './seen-rows.ts'

export interface RestaurantPageTables {
  /** The public page of a restaurant; at most one each. */
  restaurantPages: {
    restaurantId: string
    ownerId: string
    /** The last part of its present address; also a row of `pageSlugs`. */
    slug: string
    /** 0 or 1: whether guests see it. */
    isOpen: number
    /** 0 or 1: whether search engines may list it. */
    isIndexed: number
    /** 0 or 1: whether views are counted. */
    isCounting: number
    /** JSON: `restaurantPageForm`, its version inside. */
    document: string
    /** Counts writes of the document, for the detection of concurrent edits. */
    version: number
    /** Counts all changes of what the page shows other than its menus (`server/live/stamps.ts`). */
    stamp: number
    createdAt: string
    updatedAt: string
  }
  /** Every address that a restaurant's page has had: a printed code leads to it for good. */
  pageSlugs: {
    slug: string
    /** Null where the restaurant was deleted; its owner alone may use the address again. */
    restaurantId: string | null
    ownerId: string
    createdAt: string
  }
  /** Addresses of pages of accounts that were deleted: nobody gets them, for printed codes still lead there. */
  formerSlugs: {
    /** SHA-256 of the address, in base64url: what it said is deleted. */
    slugHash: string
    createdAt: string
  }
  /** Which saved menus are on a restaurant's page, as its document says. */
  pageMenus: {
    restaurantId: string
    menuId: string
    ownerId: string
    position: number
  }
  /** Counts changes of a menu's live state; no row before the first. */
  liveMenus: {
    menuId: string
    ownerId: string
    stamp: number
  }
}

export const restaurantPageTables: Described<RestaurantPageTables> = {
  restaurantPages: {
    seen: ofRestaurant,
    read: ({ document }) => readStoredText(restaurantPageForm, String(document)),
    exported: {
      file: 'restaurantPages',
      key: ['restaurantId'],
      present: (row) => ({
        ...withDocument('document')(row),
        ...flags(row, 'isOpen', 'isIndexed', 'isCounting'),
      }),
    },
  },
  pageSlugs: { seen: 'all', exported: { file: 'pageAddresses', key: ['slug'] } },
  formerSlugs: { seen: 'all', exported: 'has no account: hashes of addresses of accounts that are gone' },
  pageMenus: { seen: ofRestaurant, exported: 'is what the documents of restaurant pages say' },
  liveMenus: { seen: 'all', exported: 'counts changes for caches, and says nothing' },
}

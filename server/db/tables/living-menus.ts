/** The live state of menus, and where guests see them. */
export interface LivingMenuTables {
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
  plannedPrices: {
    id: string
    menuId: string
    ownerId: string
    /** JSON: `plannedPricesForm`, its version inside. */
    document: string
    createdAt: string
    updatedAt: string
  }
  specials: {
    id: string
    menuId: string
    ownerId: string
    /** JSON: `specialForm`, its version inside. */
    document: string
    createdAt: string
    updatedAt: string
  }
  boards: {
    id: string
    restaurantId: string
    ownerId: string
    /** The last part of its address; one of its kind in a restaurant. */
    name: string
    /** JSON: `boardForm`, its version inside. */
    document: string
    version: number
    createdAt: string
    updatedAt: string
  }
  /** Links that open the kitchen list and nothing else. */
  passLinks: {
    id: string
    restaurantId: string
    ownerId: string
    /** SHA-256 of the token, in base64url. */
    tokenHash: string
    note: string | null
    createdAt: string
    revokedAt: string | null
    /** The day (UTC, `2026-11-28`) on which it was used last; null before the first time. */
    usedOn: string | null
  }
  /** How often guests opened a menu in an hour; nothing of who they are. */
  guestCounts: {
    restaurantId: string
    /** Empty for the page itself. */
    menuId: string
    /** UTC: `2026-12-24T17` */
    hour: string
    /** How they came. */
    source: 'code' | 'link' | 'embed' | 'board'
    ownerId: string
    views: number
  }
}

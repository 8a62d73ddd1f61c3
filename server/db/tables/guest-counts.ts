import type { Described } from './described.ts'

export interface GuestCountTables {
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

export const guestCountTables: Described<GuestCountTables> = {
  guestCounts: { exported: { file: 'guestCounts', key: ['restaurantId', 'hour', 'menuId', 'source'] } },
}

import type { Described } from './described.ts'
import { ofRestaurant } from './seen-rows.ts'

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
  /** The same by day, of hours that were summed (`server/features/guest-counts/sum-days.ts`). */
  guestDays: {
    restaurantId: string
    menuId: string
    /** On the clock that the restaurant had then. */
    day: string
    source: 'code' | 'link' | 'embed' | 'board'
    ownerId: string
    views: number
  }
}

export const guestCountTables: Described<GuestCountTables> = {
  guestCounts: {
    seen: ofRestaurant,
    exported: { file: 'guestCounts', key: ['restaurantId', 'hour', 'menuId', 'source'] },
  },
  guestDays: {
    seen: ofRestaurant,
    exported: { file: 'guestDays', key: ['restaurantId', 'day', 'menuId', 'source'] },
  },
}

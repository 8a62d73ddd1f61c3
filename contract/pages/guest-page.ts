import type { WeeklyTimes } from '#domain/live/model/schedule.ts'
import type { MenuColors, ViewerMenu, ViewerWriting } from './viewer-menu.ts'

/**
 * The page of a restaurant as guests read it at a moment: plain data, with all sentences that depend on the time made,
 * so that it can be rendered anywhere.
 */
export interface GuestPage {
  readonly restaurant: {
    readonly name: string
    readonly description: string
    /** A path on this server; null where there is none. */
    readonly logoUrl: string | null
    /** Empty where it is not known. */
    readonly cuisineName: string
  }
  /** How its own words are written; ours are in the same language where we have it. */
  readonly writing: ViewerWriting
  /** BCP 47: the language of our words on it, with the country whose customs of writing times hold. */
  readonly locale: string
  /** Whether it is open, in a sentence; null where its owner says no hours. */
  readonly house: { readonly isOpen: boolean; readonly text: string } | null
  /** When it is open, by the days of a week; none where its owner says no hours. */
  readonly hours: readonly HoursLine[]
  /** The same as data. */
  readonly weeklyHours: readonly WeeklyTimes[]
  readonly notices: readonly { readonly id: string; readonly text: string }[]
  readonly contact: GuestContact
  /** Menus shown with their dishes: those served now, up to what a page holds, or the one that was asked for. */
  readonly menus: readonly GuestMenu[]
  /** Those that are named with their times. */
  readonly others: readonly GuestListedMenu[]
  /** Whether one of its menus has hours on this day, served now or not. */
  readonly hasHoursOfMenus: boolean
  /** That of the first of its menus. */
  readonly look: ViewerMenu['look']
  /** Its colours at night; null where its paper is dark by day. */
  readonly night: MenuColors | null
  /** `/r/osteria` */
  readonly path: string
  /** The picture of its first menu, for previews of its link; null where it has no menu. */
  readonly pictureUrl: string | null
  /** Whether search engines may list it. */
  readonly isIndexed: boolean
  /** Whether it is the page of one menu alone. */
  readonly isOfOneMenu: boolean
  /** Whether it is embedded in another website; its links then open in a new tab. */
  readonly isEmbedded: boolean
  readonly showsWatermark: boolean
}

/** `Mon–Fri` and `11 am–3 pm, 5–10 pm`. */
export interface HoursLine {
  readonly days: string
  readonly times: string
}

/** How guests reach the restaurant; what is not known is not there. */
export interface GuestContact {
  readonly address?: string
  /** Where the address is shown on a map. */
  readonly mapUrl?: string
  readonly phone?: string
  readonly email?: string
  readonly web?: string
  /** When the house is open, as a menu prints it, where the page has no hours. */
  readonly printedHours?: string
}

export interface GuestListedMenu {
  /** Its part of the address: `dinner`. */
  readonly key: string
  readonly name: string
  readonly path: string
  /** When it is served, in words; empty where it is served at any time. */
  readonly times: string
  /** Served at this moment? One that was asked for may not be. */
  readonly isServed: boolean
}

export interface GuestMenu extends GuestListedMenu {
  readonly menu: ViewerMenu
}

import type { Design } from '#domain/design/settings.ts'
import type { Template } from '#domain/design/templates.ts'
import type { AllergenMatrix } from '#domain/menu/allergen-matrix/allergen-matrix.ts'
import type { MatrixColumn } from '#domain/menu/allergen-matrix/matrix-columns.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import type { PriceKind, Size } from '#domain/menu/model/price.ts'
import type { PrintedExtras } from '#domain/menu/printed/printed-extras.ts'
import type { PrintedItem } from '#domain/menu/printed/printed-item.ts'
import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'
import type { PrintedHead, PrintedSection } from '#domain/menu/printed/printed-section.ts'
import type { AccountNotice } from '#domain/site/account-notice.ts'
import type { User } from './accounts.ts'
import type { ApiDescription } from './api-description.ts'
import type { GuestPage } from './guest-page.ts'
import { hasPlans, type Installation } from './installation.ts'
import type { ListedTemplate } from './reference.ts'

/** Size of the pictures of links in pixels: what social networks show whole. */
export const LINK_PICTURE = { width: 1200, height: 630 } as const

/** Colours of a menu as `#rrggbb`, each legible on what it stands on whatever the owner chose. */
export interface MenuColors {
  readonly paper: string
  /** Names and prices. */
  readonly ink: string
  /** Descriptions and small print. */
  readonly soft: string
  readonly heading: string
  /** Ornaments, not text. */
  readonly accent: string
  /** Hairlines and leaders. */
  readonly rule: string
  /** Text on a band of the heading colour. */
  readonly onHeading: string
}

/**
 * A menu as its readers see it: plain data with words as they were typed, so that the page can be rendered anywhere. What the
 * design hides, the plan keeps back or the visitor may not know is not in it.
 */
export interface ViewerMenu
  extends Pick<PrintedMenu, 'title' | 'dateLine' | 'intro' | 'notices' | 'legend' | 'or'>,
    Pick<MenuContent, 'currency' | 'contact'> {
  readonly id: string
  readonly name: string
  readonly restaurant: {
    readonly name: string
    readonly description: string
    readonly address: string
    /** A path on this server; null where there is none, or where the design shows none. */
    readonly logoUrl: string | null
  }
  /** How its words are written. */
  readonly writing: ViewerWriting
  /** How its second lines are written; null where the menu does not say. */
  readonly secondWriting: ViewerWriting | null
  readonly cuisineName: string
  readonly templateName: string
  /** In USD; null for everybody but the owner. */
  readonly targetCheckAverage: number | null
  /** ISO-8601 UTC. */
  readonly createdAt: string
  /** Where its PDF is downloaded. */
  readonly pdfUrl: string
  /** Where the picture of its first page is, for link previews. */
  readonly pictureUrl: string
  readonly isShared: boolean
  readonly isOwn: boolean
  readonly showsWatermark: boolean
  readonly look: Pick<Design, 'fontFamily' | 'fontSize' | 'headerStyle' | 'logoPosition' | 'punctuation'> & {
    readonly template: Template['key']
    readonly tokens: Template['tokens']
    readonly colors: MenuColors
    /** A picture of the paper, calm enough to read on; null for plain paper. */
    readonly paperUrl: string | null
  }
  /** Allergens that a guest can avoid, by the list of the country; none where no dish has a declaration. */
  readonly avoidable: readonly ViewerAllergen[]
  /** Where its dishes stand in a table of allergens, and where it is text alone. */
  readonly allergensUrl: string
  readonly textUrl: string
  /** Diets that a guest can choose by: those that dishes of the menu are marked with. */
  readonly diets: readonly ViewerDiet[]
  /** Those that stand in no other, in order. */
  readonly sections: readonly ViewerSection[]
}

export interface ViewerWriting {
  /** A BCP 47 tag. */
  readonly language: string
  /** From the side on which its words begin. */
  readonly direction: 'ltr' | 'rtl'
}

/** A column of the table of allergens, as guests choose by it. */
export interface ViewerAllergen extends MatrixColumn {
  /** In English, as all that this page adds to a menu. */
  readonly name: string
  /** How many dishes are none for who avoids it. */
  readonly dishes: number
}

/** Names an allergen that a guest avoids, in the address of a menu; it may stand there several times. */
export const AVOIDED_PARAMETER = 'without'

/** The page with the table of a menu's allergens. */
export interface AllergensPageContent {
  readonly restaurant: string
  /** Its title and date line; empty where it has none. */
  readonly menu: string
  readonly writing: ViewerWriting
  readonly matrix: AllergenMatrix
  /** Of when it is, and who vouches for it, in sentences. */
  readonly facts: readonly string[]
  /** Where the menu itself is. */
  readonly menuUrl: string
}

export interface ViewerDiet {
  /** Of the reference list. */
  readonly id: number
  readonly symbol: string
  readonly meaning: string
}

export interface ViewerSection extends Omit<PrintedSection, 'heads' | 'items' | 'extras'> {
  /** Id of the section on the page; the same as long as the menu has this section. */
  readonly anchor: string
  /** The columns over the prices of its items, its own or those of a section around it. */
  readonly columns: readonly PrintedHead[]
  /** Is it a course of a set meal? Its items are choices. */
  readonly isCourse: boolean
  readonly items: readonly ViewerItem[]
  readonly extras: readonly ViewerExtras[]
  /** What it costs as a whole, as data. */
  readonly offers: readonly ViewerOffer[]
  /** Those that stand in it. */
  readonly sections: readonly ViewerSection[]
}

/** A dish as it is printed; its picture is a path on this server. */
export interface ViewerItem extends Omit<PrintedItem, 'extras'> {
  /** Id of the dish on the page; the same as long as the menu has this dish. */
  readonly anchor: string
  /** Ids of the dietary options that it suits: those of its marks, and what they imply. */
  readonly suits: readonly number[]
  readonly extras: readonly ViewerExtras[]
  /** Its prices, as data. */
  readonly offers: readonly ViewerOffer[]
  readonly kcal: number | null
}

/** Choices or extras, with what each costs as data. */
export interface ViewerExtras extends PrintedExtras {
  /** In the order of its options, in major units; null for one that costs nothing, or where no prices are shown. */
  readonly amounts: readonly (string | null)[]
}

/** A price as data. */
export interface ViewerOffer {
  readonly kind: PriceKind
  /** What is sold at it; empty where it is the item itself. */
  readonly name: string
  /** In major units with the digits of the currency: `12.50`; null for a price without an amount. */
  readonly amount: string | null
  readonly size?: Size
  readonly per?: string
  /** As it is printed. */
  readonly text: string
}

/** Addresses of the pages for strangers. */
export const publicPaths = {
  home: '/',
  features: '/features',
  pricing: '/pricing',
  templates: '/templates',
  about: '/about',
  demo: '/demo-preview',
} as const

/** The page for strangers that stands at `/`, for somebody who is signed in and has the own menus there. */
export const WELCOME_PATH = '/welcome'

/** The editor without an account, on a sample menu. */
export const TRIAL_PATH = '/try'

/** The first minute: what the restaurant is, and three ways to begin a menu. */
export const START_PATH = '/start'

/** What guests see of a restaurant beside its menus: its page, hours, schedules and what is sold out. */
export const RESTAURANT_PATH = '/restaurant'

/** The list of the pass, for who is signed in. */
export const SOLD_OUT_PATH = '/sold-out'

/** Where a newcomer makes an account. */
export const REGISTER_PATH = '/auth?tab=register'

/** Those of them that an installation has; search engines may list all of them. */
export const listedPaths = (installation: Installation): string[] =>
  Object.values(publicPaths).filter((path) => path !== publicPaths.pricing || hasPlans(installation))

/** The demo's menu alone, for a window to print from. */
export const DEMO_PRINT_PATH = '/demo-preview/print'

/** What the catalogue has to offer, in figures. */
export interface CatalogueFigures {
  readonly dishCount: number
  readonly cuisineNames: readonly string[]
  /** A few dishes with the paths of their pictures. */
  readonly pictured: readonly { readonly name: string; readonly imageUrl: string }[]
}

/** The pages that are rendered on the server, each with all that it shows. */
export type PublicPage =
  | { readonly kind: 'home' }
  | { readonly kind: 'features'; readonly catalogue: CatalogueFigures }
  | { readonly kind: 'pricing' }
  | { readonly kind: 'templates'; readonly templates: readonly ListedTemplate[] }
  | { readonly kind: 'about' }
  | { readonly kind: 'demo' }
  | { readonly kind: 'demo-print' }
  /** `avoided` are keys of allergens: dishes that contain, may contain or do not declare them are not shown. */
  | { readonly kind: 'menu-viewer'; readonly menu: ViewerMenu; readonly avoided?: readonly string[] }
  | { readonly kind: 'restaurant-page'; readonly page: GuestPage; readonly avoided?: readonly string[] }
  | { readonly kind: 'menu-allergens'; readonly content: AllergensPageContent }
  | { readonly kind: 'board'; readonly board: BoardPageContent }
  | { readonly kind: 'api-docs'; readonly description: ApiDescription }
  | { readonly kind: 'menu-not-found' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unexpected-error'; readonly requestId: string }

/**
 * The cookie that carries a notice over a full page load, from a screen to a server-rendered page,
 * which has no script to be told by. The page that shows it deletes it.
 */
export const NOTICE_COOKIE = 'carte-notice'

/** The document of a board; what it shows is asked for by its script. */
export interface BoardPageContent {
  /** Of the board, on this server. */
  readonly path: string
  /** Of the page of its restaurant, which has the same in words. */
  readonly pagePath: string
  readonly title: string
}

export interface PageScripts {
  /** Turns the pages of a board. */
  readonly board: string
  /** Lets a board be loaded again without a network; empty where there is none. */
  readonly boardWorker: string
  /** Opens the demo's menu in a window of its own, and prints it. */
  readonly printing: string
}

/** What every page has around it. */
export interface PageFrame {
  readonly visitor: Pick<User, 'username' | 'subscriptionPlan' | 'role'> | null
  readonly installation: Installation
  /** Absolute address of this page. */
  readonly url: string
  /** Addresses of the style sheets, in order. */
  readonly styles: readonly string[]
  /** Addresses of the modules of pages that need one. */
  readonly scripts: PageScripts
  readonly notice?: AccountNotice
}

/** Renders a whole HTML document. */
export type PageRenderer = (page: PublicPage, frame: PageFrame) => string

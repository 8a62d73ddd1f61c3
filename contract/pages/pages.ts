import type { Steps } from '#domain/computing/steps.ts'
import type { AllergenMatrix } from '#domain/menu/allergen-matrix/allergen-matrix.ts'
import type { AccountNotice } from '#domain/site/account-notice.ts'
import type { User } from '../accounts/accounts.ts'
import type { ApiDescription } from '../errors/api-description.ts'
import type { ListedTemplate } from '../generating/reference.ts'
import { hasPlans, type Installation } from '../shared/installation.ts'
import type { GuestPage } from './guest-page.ts'
import type { ViewerMenu, ViewerWriting } from './viewer-menu.ts'

/** Size of the pictures of links in pixels: what social networks show whole. */
export const LINK_PICTURE = { width: 1200, height: 630 } as const

/** Names what a guest avoids, in the address of a menu: words between commas; it may occur several times. */
export const AVOIDED_PARAMETER = 'without'

/** Before a word that a guest avoids and that names no allergen: the page says that it left out nothing for it. */
export const UNKNOWN_AVOIDED = 'unknown:'

export interface AllergensPageContent {
  readonly restaurant: string
  /** Its title and date line; empty where it has none. */
  readonly menu: string
  readonly writing: ViewerWriting
  readonly matrix: AllergenMatrix
  /** Of when it is, and who vouches for it, in sentences. */
  readonly facts: readonly string[]
  readonly menuUrl: string
}

export const publicPaths = {
  home: '/',
  features: '/features',
  pricing: '/pricing',
  templates: '/templates',
  about: '/about',
  demo: '/demo-preview',
} as const

/** The page for strangers at `/`, for someone who is signed in and has their menus there. */
export const WELCOME_PATH = '/welcome'

/** The editor without an account, on a sample menu. */
export const TRIAL_PATH = '/try'

/** The builder without a menu; the one that was open stays as a draft. Every way to a new menu leads here or to `/start`. */
export const NEW_MENU_PATH = '/menu-builder?start=dishes'

/** The dishes of a restaurant over all its menus; `?q=` finds some of them. */
export const DISHES_PATH = '/dishes'

export const menuAtPath = (menuId: string, { sectionId, itemId }: { sectionId?: number; itemId?: number }) =>
  `/menu-builder?${new URLSearchParams({
    of: menuId,
    ...(sectionId !== undefined && { section: String(sectionId) }),
    ...(itemId !== undefined && { dish: String(itemId) }),
  })}`

/** The first minute: what the restaurant is, and three ways to begin a menu. */
export const START_PATH = '/start'

/** What guests see of a restaurant in addition to its menus. */
export const RESTAURANT_PATH = '/restaurant'

/** The saved menus of who is signed in; `/` begins with what is served today. */
export const MY_MENUS_PATH = '/my-menus'

/** The two steps of the open menu, its content and its design. */
export const EDITOR_PATHS = ['/menu-builder', '/menu-designer'] as const

/** What guests saw of a menu, and its versions. */
export const RECORD_PATH = '/record'

export const recordPath = (menuId: string): string => `${RECORD_PATH}?menu=${encodeURIComponent(menuId)}`

/** The kitchen list, for who is signed in. */
export const SOLD_OUT_PATH = '/sold-out'

/** The screen that a kitchen link opens; its token is the fragment, which no server and no log is sent. */
export const KITCHEN_PAGE = '/pass'

export const REGISTER_PATH = '/auth?tab=register'

/** Those of them that an installation has; search engines may list all of them. */
export const listedPaths = (installation: Installation): string[] =>
  installation.hasSite
    ? Object.values(publicPaths).filter((path) => path !== publicPaths.pricing || hasPlans(installation))
    : []

/** The demo's menu alone, for a window to print from. */
export const DEMO_PRINT_PATH = '/demo-preview/print'

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
  | { readonly kind: 'board'; readonly path: string; readonly pagePath: string; readonly title: string }
  | {
      readonly kind: 'api-docs'
      readonly description: ApiDescription
      /** The words by which calls were looked for; then the description has the calls that were found. */
      readonly asked?: string
    }
  | { readonly kind: 'menu-not-found' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unexpected-error'; readonly requestId: string }

/**
 * The cookie that carries a notice over a full page load, from a screen to a server-rendered page, which
 * has no script that could be notified. The page that shows it deletes it.
 */
export const NOTICE_COOKIE = 'carte-notice'

export interface PageFrame {
  readonly visitor: Pick<User, 'username' | 'subscriptionPlan' | 'role'> | null
  readonly installation: Installation
  /** Absolute address of this page. */
  readonly url: string
  /** Addresses of the style sheets, in order. */
  readonly styles: readonly string[]
  /** @param source the file of a page's script or worker, from `web/` @returns its address; empty for a worker where there is none */
  readonly scriptAt: (source: string) => string
  readonly notice?: AccountNotice
}

/** Makes the long parts of a page step by step, and keeps them: `PageRenderer` then puts them together. */
export type PagePreparer = (page: PublicPage) => Steps<void>

export type PageRenderer = (page: PublicPage, frame: PageFrame) => string

import type { User } from './accounts.ts'

/** A menu as its guests read it; plain data, so that the page can be rendered anywhere. */
export interface ViewerMenu {
  readonly id: string
  readonly name: string
  readonly restaurant: { readonly name: string; readonly description: string; readonly address: string }
  readonly cuisineName: string
  readonly templateName: string
  readonly targetCheckAverage: number
  /** ISO-8601 UTC. */
  readonly createdAt: string
  readonly isShared: boolean
  readonly isOwn: boolean
  readonly showsWatermark: boolean
  readonly design: {
    readonly primaryColor: string
    readonly secondaryColor: string
    readonly accentColor: string
    readonly fontFamily: 'serif' | 'sans-serif' | 'mono' | 'cursive'
    readonly headerStyle: 'centered' | 'left-aligned' | 'right-aligned' | 'banner'
    readonly showDescriptions: boolean
    readonly showPrices: boolean
  }
  readonly groups: readonly {
    readonly category: { readonly id: number; readonly name: string }
    readonly items: readonly {
      readonly id: number
      readonly name: string
      readonly description: string
      readonly price: number
      readonly dietaryDetails: readonly {
        readonly id: number
        readonly name: string
        readonly displayClass: string
      }[]
    }[]
  }[]
}

/** The pages that are rendered on the server, each with all that it shows. */
export type PublicPage =
  | { readonly kind: 'home' }
  | { readonly kind: 'menu-viewer'; readonly menu: ViewerMenu }
  | { readonly kind: 'menu-not-found' }
  | { readonly kind: 'not-found' }

/** What every page has around it. */
export interface PageFrame {
  readonly visitor: Pick<User, 'username' | 'subscriptionPlan'> | null
  /** Absolute address of this page. */
  readonly url: string
  /** Addresses of the style sheets, in order. */
  readonly styles: readonly string[]
}

/** Renders a whole HTML document. */
export type PageRenderer = (page: PublicPage, frame: PageFrame) => string

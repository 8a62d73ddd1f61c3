/** The software, as the "Created with …" line of a menu names it; an installation may have another name. */
export const PRODUCT_NAME = 'Carte'

export interface SiteContent {
  /** One sentence for search engines and link previews. */
  readonly tagline: string
  /**
   * The marketing rating. While `isSample` is true it is an illustration, is labeled as one wherever
   * it shows, and is never emitted as structured data: a false rating is not ours to publish.
   */
  readonly rating: { readonly value: number; readonly count: number; readonly isSample: boolean }
  /** The figures of the About page; labeled as samples until an operator puts their own here. */
  readonly aboutFigures: {
    readonly isSample: boolean
    readonly figures: readonly { readonly figure: string; readonly label: string }[]
  }
}

export const site: SiteContent = {
  tagline: 'Generate, price, design, share and print restaurant menus.',
  rating: { value: 4.8, count: 127, isSample: true },
  aboutFigures: {
    isSample: true,
    figures: [
      { figure: '20+', label: 'years of experience' },
      { figure: '7+', label: 'locations' },
      { figure: '150+', label: 'consultations' },
      { figure: '$2B+', label: 'revenue' },
    ],
  },
}

/** A picture of the brand, as browsers and home screens ask for it. */
export interface SiteIcon {
  /** On our server. */
  readonly path: string
  /** Width and height in pixels. */
  readonly size: number
  /** Whether its edges may be cut off to any shape. */
  readonly isMaskable: boolean
}

/** The share of a maskable icon's width that every shape leaves, after the W3C's manifest specification. */
export const MASKABLE_SAFE_SHARE = 0.8

export const TOUCH_ICON_PATH = '/apple-touch-icon.png'

/** `art/make-icons.ts` makes them. */
export const icons: readonly SiteIcon[] = [
  { path: TOUCH_ICON_PATH, size: 180, isMaskable: true },
  { path: '/icons/icon-192.png', size: 192, isMaskable: false },
  { path: '/icons/icon-512.png', size: 512, isMaskable: false },
  { path: '/icons/icon-512-maskable.png', size: 512, isMaskable: true },
]

/** Width and height in pixels of the pictures of our screens. */
export const PRODUCT_PICTURE = { width: 1080, height: 630 } as const

/** The screens that public pages show. */
export const picturedScreens = [
  'recommendations',
  'import',
  'guests',
  'sold-out',
  'allergens',
  'board',
] as const

export type PicturedScreen = (typeof picturedScreens)[number]

/** Where our server has the picture of a screen, for light and dark pages. A path. */
export const productPicture = (screen: PicturedScreen, scheme: 'light' | 'dark'): string =>
  `/pictures/${screen}-${scheme}.webp`

import type { MenuAddresses } from '../../viewer/viewer-paths.ts'

/** `/r/osteria`, and what stands under it. */
export const pagePath = (slug: string): string => `/r/${slug}`
export const menuPath = (slug: string, key: string): string => `${pagePath(slug)}/${key}`

/** What the printed code of a page holds: with `?q`, visits by it are told from others. */
export const codeAddress = (origin: string, slug: string): string => `${origin}${pagePath(slug)}?q`

/** What belongs to a menu of a page; it stays when the menu is saved. */
export function pageAddresses(slug: string, key: string): MenuAddresses {
  const path = menuPath(slug, key)
  return {
    pdf: `${path}.pdf`,
    text: `${path}.txt`,
    allergens: `${path}/allergens`,
    picture: `${path}/picture.png`,
    paper: `${path}/paper.jpg`,
  }
}

import type { MenuAddresses } from '../../viewer/viewer-paths.ts'

/** `/r/osteria`, and what is under it. */
export const pagePath = (slug: string): string => `/r/${slug}`
export const menuPath = (slug: string, key: string): string => `${pagePath(slug)}/${key}`

/** What a link to a menu of the page shows in a message. */
export const picturePath = (slug: string, key: string, version: number): string =>
  `${menuPath(slug, key)}/picture.png?v=${version}`

/**
 * What belongs to a menu of a page. It stays when the menu is saved, but for the picture: social networks keep pictures
 * by their addresses.
 */
export function pageAddresses(slug: string, key: string, version: number): MenuAddresses {
  const path = menuPath(slug, key)
  return {
    pdf: `${path}.pdf`,
    text: `${path}.txt`,
    allergens: `${path}/allergens`,
    picture: picturePath(slug, key, version),
    paper: `${path}/paper.jpg`,
  }
}

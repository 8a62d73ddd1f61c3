import { savedMenuPdf } from '#contract/menus/saved-menus.ts'
import { menuAddress } from '#domain/access/menus.ts'
import type { MenuRevision } from '../../features/menus/stored/queries.ts'

/** The page of a menu, which stays when it is saved. */
export const viewerPath = (address: string): string => `/menu-viewer/${encodeURIComponent(address)}`

/** Where else a menu is found, and what belongs to its page. */
export interface MenuAddresses {
  readonly pdf: string
  readonly picture: string
  readonly paper: string
  readonly allergens: string
  readonly text: string
}

export function linkAddresses(menu: MenuRevision): MenuAddresses {
  const address = menuAddress(menu)
  return {
    pdf: savedMenuPdf.path.replace('{id}', encodeURIComponent(address)),
    picture: pathOf(menu, 'picture.png'),
    paper: pathOf(menu, 'paper.jpg'),
    allergens: `${viewerPath(address)}/allergens`,
    text: `${viewerPath(address)}/menu.txt`,
  }
}

/**
 * A picture that belongs to the page of a menu. Its address changes with each save, so that caches of pictures by
 * address, social networks above all, take the new one.
 */
const pathOf = (menu: MenuRevision, file: string): string =>
  `${viewerPath(menuAddress(menu))}/${file}?v=${menu.version}`

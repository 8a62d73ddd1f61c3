import { menuAddress } from '#domain/access/menus.ts'
import type { MenuRevision } from '../../features/menus/stored/queries.ts'

/**
 * Addresses of the pictures that belong to the page of a menu. They change with each save, so that
 * caches of pictures by address, social networks above all, take the new one.
 */
export const picturePath = (menu: MenuRevision): string => pathOf(menu, 'picture.png')
export const paperPath = (menu: MenuRevision): string => pathOf(menu, 'paper.jpg')

/** Addresses of the page of a menu and of those beside it, which stay when it is saved. */
export const viewerPath = (address: string): string => `/menu-viewer/${encodeURIComponent(address)}`
export const allergensPath = (address: string): string => `${viewerPath(address)}/allergens`
export const textPath = (address: string): string => `${viewerPath(address)}/menu.txt`

const pathOf = (menu: MenuRevision, file: string): string =>
  `${viewerPath(menuAddress(menu))}/${file}?v=${menu.version}`

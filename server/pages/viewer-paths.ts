import type { SavedMenuRow } from '../features/menus/queries.ts'

type Revision = Pick<SavedMenuRow, 'id' | 'version'>

/**
 * Addresses of the pictures that belong to the page of a menu. They change with each save, so that
 * whoever keeps pictures by their address, social networks above all, takes the new one.
 */
export const picturePath = (menu: Revision): string => pathOf(menu, 'picture.png')
export const paperPath = (menu: Revision): string => pathOf(menu, 'paper.jpg')

const pathOf = ({ id, version }: Revision, file: string): string =>
  `/menu-viewer/${encodeURIComponent(id)}/${file}?v=${version}`

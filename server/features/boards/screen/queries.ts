import { names } from '#domain/text/names.ts'
import type { Db } from '../../../db/schema.ts'

/** Which state of a board and of all that it shows the database has. */
export interface BoardRevision {
  readonly boardId: string
  readonly name: string
  readonly ownerId: string
  readonly restaurantId: string
  /** The present last part of the page's address. */
  readonly slug: string
  /** Whether guests see the page. */
  readonly isOpen: boolean
  /** Names the state of the board, the page and its menus. */
  readonly key: string
}

/**
 * The board at an address, in one query.
 * @param slug a present or a former one of the page
 */
export async function readBoardRevision(
  db: Db,
  slug: string,
  name: string,
): Promise<BoardRevision | undefined> {
  const rows = await db
    .selectFrom('pageSlugs')
    .innerJoin('restaurantPages as page', 'page.restaurantId', 'pageSlugs.restaurantId')
    .innerJoin('boards', 'boards.restaurantId', 'pageSlugs.restaurantId')
    .leftJoin('pageMenus', 'pageMenus.restaurantId', 'pageSlugs.restaurantId')
    .leftJoin('savedMenus', (join) =>
      join.onRef('savedMenus.id', '=', 'pageMenus.menuId').on('savedMenus.deletedAt', 'is', null),
    )
    .leftJoin('liveMenus', 'liveMenus.menuId', 'savedMenus.id')
    .where('pageSlugs.slug', '=', slug)
    .where('boards.name', '=', name)
    .select(
      names(
        'boards.id as boardId, boards.version as boardVersion, page.ownerId, page.restaurantId, page.slug',
        'page.isOpen, page.version as pageVersion, page.stamp as pageStamp, savedMenus.id as menuId',
        'savedMenus.version as menuVersion, liveMenus.stamp as menuStamp',
      ),
    )
    .orderBy('pageMenus.position')
    .execute()
  const [first] = rows
  if (!first) return undefined
  const menus = rows.map(({ menuId, menuVersion, menuStamp }) => `${menuId} ${menuVersion} ${menuStamp ?? 0}`)
  return {
    boardId: first.boardId,
    name,
    ownerId: first.ownerId,
    restaurantId: first.restaurantId,
    slug: first.slug,
    isOpen: first.isOpen === 1,
    key: [first.boardId, first.boardVersion, first.pageVersion, first.pageStamp, ...menus].join(' '),
  }
}

export async function readBoardDocument(db: Db, { boardId }: BoardRevision): Promise<string | undefined> {
  const row = await db.selectFrom('boards').select('document').where('id', '=', boardId).executeTakeFirst()
  return row?.document
}

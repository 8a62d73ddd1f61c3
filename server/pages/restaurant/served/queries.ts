import { names } from '#domain/text/names.ts'
import { menusOf } from '../../../db/own-menus.ts'
import type { Db } from '../../../db/schema.ts'
import type { SavedMenuRow } from '../../../features/menus/stored/queries.ts'
import type { EntitlingRow } from '../../../owners/subscriptions.ts'

/** What tells one state of a restaurant's page from the next, without the page itself. */
export interface PageRevision {
  readonly restaurantId: string
  readonly ownerId: string
  /** Its present address; the one that was asked for may be a former one. */
  readonly slug: string
  readonly stamp: number
  /** Whether search engines may list it. */
  readonly isIndexed: boolean
  /** Whether its owner counts views. */
  readonly isCounting: boolean
  /** When the profile of the restaurant was saved last: ISO 8601 UTC. */
  readonly profileAt: string
  /** Of the owner, at the payment provider that is asked for; undefined before the first. */
  readonly subscription: EntitlingRow | undefined
  /** Those of its menus that are there, in their order. */
  readonly menus: readonly MenuStamp[]
}

export interface MenuStamp {
  readonly id: string
  readonly version: number
  /** Counts changes of its live state; null before the first. */
  readonly liveStamp: number | null
}

/**
 * The page at an address, present or former, if guests may see it: one query, each row with one of its menus.
 * @param provider whose word on the owner's subscription counts
 */
export async function readPageRevision(
  db: Db,
  slug: string,
  provider: string,
): Promise<PageRevision | undefined> {
  const rows = await db
    .selectFrom('pageSlugs')
    .innerJoin('restaurantPages as page', 'page.restaurantId', 'pageSlugs.restaurantId')
    .innerJoin('restaurants', 'restaurants.id', 'page.restaurantId')
    .leftJoin('subscriptions', (join) =>
      join.onRef('subscriptions.ownerId', '=', 'page.ownerId').on('subscriptions.provider', '=', provider),
    )
    .leftJoin('pageMenus', 'pageMenus.restaurantId', 'page.restaurantId')
    .leftJoin('savedMenus', (join) =>
      join
        .onRef('savedMenus.id', '=', 'pageMenus.menuId')
        .onRef('savedMenus.ownerId', '=', 'page.ownerId')
        .on('savedMenus.deletedAt', 'is', null),
    )
    .leftJoin('liveMenus', 'liveMenus.menuId', 'savedMenus.id')
    .where('pageSlugs.slug', '=', slug)
    .where('page.isOpen', '=', 1)
    .select(
      names(
        'page.restaurantId, page.ownerId as pageOwnerId, page.slug, page.stamp as pageStamp, page.isIndexed',
        'page.isCounting, restaurants.updatedAt as profileAt, savedMenus.id as menuId',
        'savedMenus.version as menuVersion, liveMenus.stamp as liveStamp, subscriptions.subscriptionId',
        'subscriptions.status, subscriptions.paidUntil, subscriptions.createdAt',
        'subscriptions.cancelAtPeriodEnd',
      ),
    )
    .orderBy('pageMenus.position')
    .execute()
  const [first] = rows
  if (!first) return undefined
  const { subscriptionId, status, paidUntil, createdAt, cancelAtPeriodEnd } = first
  return {
    restaurantId: first.restaurantId,
    ownerId: first.pageOwnerId,
    slug: first.slug,
    stamp: first.pageStamp,
    isIndexed: first.isIndexed === 1,
    isCounting: first.isCounting === 1,
    profileAt: first.profileAt,
    // Without a row of the left join every column of it is null.
    subscription:
      cancelAtPeriodEnd === null
        ? undefined
        : { subscriptionId, status, paidUntil, createdAt, cancelAtPeriodEnd },
    menus: rows.flatMap(({ menuId, menuVersion, liveStamp }) =>
      menuId === null || menuVersion === null ? [] : [{ id: menuId, version: menuVersion, liveStamp }],
    ),
  }
}

/** The documents of a page that guests may see. */
export const readPageDocuments = (
  db: Db,
  restaurantId: string,
): Promise<{ readonly document: string; readonly profile: string } | undefined> =>
  db
    .selectFrom('restaurantPages')
    .innerJoin('restaurants', 'restaurants.id', 'restaurantPages.restaurantId')
    .select(['restaurantPages.document', 'restaurants.profile'])
    .where('restaurantPages.restaurantId', '=', restaurantId)
    .where('isOpen', '=', 1)
    .executeTakeFirst()

/** One menu of a page; one at a time, because thirty may take 30 MB. */
export const readMenuOf = (db: Db, ownerId: string, id: string): Promise<SavedMenuRow | undefined> =>
  menusOf(db, ownerId).selectAll().where('id', '=', id).executeTakeFirst()

/** How many pages search engines may list. */
export async function countListedPages(db: Db): Promise<number> {
  const { pages } = await db
    .selectFrom('restaurantPages')
    .where('isOpen', '=', 1)
    .where('isIndexed', '=', 1)
    .select(({ fn }) => fn.countAll<number | string>().as('pages'))
    .executeTakeFirstOrThrow()
  return Number(pages)
}

/** Present addresses of the pages that search engines may list, in the order of their letters. */
export async function listListedPages(
  db: Db,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('pageSlugs')
    .innerJoin('restaurantPages as page', (join) =>
      join
        .onRef('page.restaurantId', '=', 'pageSlugs.restaurantId')
        .onRef('page.slug', '=', 'pageSlugs.slug'),
    )
    .where('page.isOpen', '=', 1)
    .where('page.isIndexed', '=', 1)
    .select('pageSlugs.slug')
    .orderBy('pageSlugs.slug')
    .limit(most)
    .offset(from)
    .execute()
  return rows.map(({ slug }) => slug)
}

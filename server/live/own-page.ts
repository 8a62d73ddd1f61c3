import type { Selectable } from 'kysely'
import type { Db, Schema } from '../db/schema.ts'
import { AppError } from '../errors/app-error.ts'

export type PageRow = Selectable<Schema['restaurantPages']>

/**
 * The page of a restaurant of this owner.
 * @throws {AppError} `restaurant_page_not_found` also where it is somebody else's
 */
export async function ownPage(db: Db, ownerId: string, restaurantId: string): Promise<PageRow> {
  const page = await findPage(db, ownerId, restaurantId)
  if (!page) throw new AppError('restaurant_page_not_found')
  return page
}

/** The same where there may be none. */
export const findPage = (db: Db, ownerId: string, restaurantId: string): Promise<PageRow | undefined> =>
  db
    .selectFrom('restaurantPages')
    .selectAll()
    .where('restaurantId', '=', restaurantId)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()

import { randomUUID } from 'node:crypto'
import { createRestaurant } from '#contract/restaurants.ts'
import { createSavedMenu } from '#contract/saved-menus.ts'
import { type RestaurantPage, restaurantPageSchema } from '#domain/live/model/restaurant-page.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { storedText } from '#domain/menu/stored/read-stored.ts'
import { type DatabaseSettings, openDatabase } from '#server/db/connection/open.ts'
import type { Db } from '#server/db/schema.ts'
import { buildSavePayload } from '../builders/build-menu.ts'
import type { TestClient } from './test-client.ts'

/** Works on the database of a running server, beside it. */
export async function inDatabase<T>(settings: DatabaseSettings, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(settings)
  try {
    return await work(db)
  } finally {
    await close()
  }
}

export interface OpenPage {
  readonly restaurantId: string
  readonly menuIds: readonly string[]
  readonly slug: string
}

/** A restaurant of this owner whose open page shows saved menus of these contents. */
export async function openPage(
  client: TestClient,
  settings: DatabaseSettings,
  contents: readonly MenuContent[],
  page: Partial<RestaurantPage> = {},
): Promise<OpenPage> {
  const { id: _, ...profile } = defaultRestaurant
  const { id: restaurantId } = await client.call(createRestaurant, { body: profile })
  const menuIds: string[] = []
  for (const content of contents)
    menuIds.push((await client.call(createSavedMenu, { body: buildSavePayload({ content }) })).id)
  const slug = `r-${randomUUID()}`
  const document = restaurantPageSchema.parse({
    timeZone: 'Europe/Rome',
    menus: menuIds.map((menuId) => ({ menuId })),
    ...page,
  })
  const now = new Date().toISOString()
  await inDatabase(settings, async (db) => {
    const { ownerId } = await db
      .selectFrom('restaurants')
      .select('ownerId')
      .where('id', '=', restaurantId)
      .executeTakeFirstOrThrow()
    const row = { restaurantId, ownerId, slug, createdAt: now }
    await db
      .insertInto('restaurantPages')
      .values({
        ...row,
        isOpen: 1,
        isCounting: 0,
        document: storedText(document),
        version: 1,
        stamp: 0,
        updatedAt: now,
      })
      .execute()
    await db.insertInto('pageSlugs').values(row).execute()
    if (menuIds.length > 0)
      await db
        .insertInto('pageMenus')
        .values(menuIds.map((menuId, position) => ({ restaurantId, menuId, ownerId, position })))
        .execute()
  })
  return { restaurantId, menuIds, slug }
}

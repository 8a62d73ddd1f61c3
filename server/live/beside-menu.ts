import type { BesideMenu } from '#domain/live/calendar/what-holds.ts'
import { plannedPricesForm, specialForm } from '#domain/live/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import type { Db } from '../db/schema.ts'
import { writeUses } from '../pictures/picture-uses.ts'

/**
 * All that stands beside some saved menus.
 * @returns an entry for each of them, in one round of queries however many they are
 * @throws {UnreadableDocumentError}
 */
export async function besideMenus(
  db: Db,
  menuIds: readonly string[],
): Promise<ReadonlyMap<string, BesideMenu>> {
  if (menuIds.length === 0) return new Map()
  const [words, plans, specials] = await Promise.all([
    db.selectFrom('soldOut').selectAll().where('menuId', 'in', menuIds).execute(),
    db
      .selectFrom('plannedPrices')
      .selectAll()
      .where('menuId', 'in', menuIds)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('specials')
      .selectAll()
      .where('menuId', 'in', menuIds)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
  ])
  return new Map(
    menuIds.map((menuId) => {
      const isOfMenu = (row: { readonly menuId: string }) => row.menuId === menuId
      return [
        menuId,
        {
          soldOut: words
            .filter(isOfMenu)
            .map((row) => ({ ...row, itemId: Number(row.itemId), isSoldOut: row.isSoldOut === 1 })),
          plans: plans.filter(isOfMenu).map(({ document }) => readStoredText(plannedPricesForm, document)),
          specials: specials
            .filter(isOfMenu)
            .map(({ id, document }) => ({ id, special: readStoredText(specialForm, document) })),
        },
      ]
    }),
  )
}

/** Takes away all that stands beside a menu that is deleted for good, and lets go of the pictures of its specials. */
export async function forgetBesideMenu(transaction: Db, menuId: string, at: Date): Promise<void> {
  const specials = await transaction
    .selectFrom('specials')
    .select(['id', 'ownerId'])
    .where('menuId', '=', menuId)
    .execute()
  for (const { id, ownerId } of specials)
    await writeUses(transaction, { ownerId, kind: 'special', placeId: id }, [], at)
  for (const table of ['soldOut', 'plannedPrices', 'specials', 'pageMenus', 'liveMenus'] as const)
    await transaction.deleteFrom(table).where('menuId', '=', menuId).execute()
}

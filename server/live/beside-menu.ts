import type { z } from 'zod'
import type { BesideMenu } from '#domain/live/calendar/what-holds.ts'
import { plannedPricesForm, specialForm } from '#domain/live/stored/forms.ts'
import { ifReadable, readStoredText, type StoredForm } from '#domain/menu/stored/read-stored.ts'
import type { Db } from '../db/schema.ts'
import { writeUses } from '../pictures/picture-uses.ts'

/**
 * Returns the live state of some saved menus.
 * @returns an entry for each of them, in one round of queries however many they are; without what this
 * version of Carte cannot read, which their owner's lists name and `npm run verify` finds
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
    specialsOnMenus(db, menuIds),
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
          plans: plans.filter(isOfMenu).flatMap(({ document }) => readable(plannedPricesForm, document)),
          specials: specials.get(menuId) ?? [],
        },
      ]
    }),
  )
}

/** The specials of some menus, by menu, in the order in which they were made, whether or not they are served now. */
export async function specialsOnMenus(
  db: Db,
  menuIds: readonly string[],
): Promise<ReadonlyMap<string, BesideMenu['specials']>> {
  if (menuIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('specials')
    .select(['id', 'menuId', 'document'])
    .where('menuId', 'in', menuIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const byMenu = Map.groupBy(rows, ({ menuId }) => menuId)
  return new Map(
    [...byMenu].map(([menuId, own]) => [
      menuId,
      own.flatMap(({ id, document }) => readable(specialForm, document).map((special) => ({ id, special }))),
    ]),
  )
}

/** None where it cannot be read: guests get the menu all the same. */
const readable = <Schema extends z.ZodType>(form: StoredForm<Schema>, document: string): z.output<Schema>[] =>
  ifReadable(() => [readStoredText(form, document)], [])

/** Deletes the live state of a menu that is deleted for good, and releases the pictures of its specials. */
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

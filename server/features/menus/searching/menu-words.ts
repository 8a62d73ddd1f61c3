import { wordsOfMenu } from '#domain/menu/searching/search-menu.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { ifReadable, readStoredText } from '#domain/menu/stored/read-stored.ts'
import { nextTurn } from '../../../concurrency/in-turns.ts'
import { menusOf } from '../../../db/own-menus.ts'
import type { Db } from '../../../db/schema.ts'

/** Menus that are read in one search: those that were never searched, or saved since. The next search goes on. */
const AT_ONCE = 100

/**
 * Brings the words of an owner's menus up to date. They are written when they are asked for: a save costs nothing, and a
 * server of another version that saved a menu is found out by the version of the menu.
 */
export async function refreshWords(db: Db, ownerId: string): Promise<void> {
  const stale = await menusOf(db, ownerId)
    .leftJoin('menuWords', 'menuWords.menuId', 'savedMenus.id')
    .select('savedMenus.id')
    .where(({ or, eb, ref }) =>
      or([eb('menuWords.version', 'is', null), eb('menuWords.version', '!=', ref('savedMenus.version'))]),
    )
    .orderBy('savedMenus.updatedAt', 'desc')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of stale) {
    const row = await db
      .selectFrom('savedMenus')
      .select(['version', 'document'])
      .where('id', '=', id)
      .executeTakeFirst()
    await nextTurn()
    if (row) await writeWords(db, { menuId: id, ownerId, version: row.version, words: wordsIn(row.document) })
  }
}

/** None of a menu that cannot be read. */
const wordsIn = (document: string): string =>
  ifReadable(() => wordsOfMenu(readStoredText(savedMenuForm, document).content), '')

const writeWords = (
  db: Db,
  { menuId, ...row }: { menuId: string; ownerId: string; version: number; words: string },
) =>
  db
    .insertInto('menuWords')
    .values({ menuId, ...row })
    .onConflict((conflict) => conflict.column('menuId').doUpdateSet(row))
    .execute()

/** Menus that have every word somewhere, those that were saved last first. */
export async function menusWithWords(
  db: Db,
  ownerId: string,
  words: readonly string[],
  limit: number,
): Promise<string[]> {
  let query = db
    .selectFrom('menuWords')
    .innerJoin('savedMenus', 'savedMenus.id', 'menuWords.menuId')
    .select('menuWords.menuId')
    .where('menuWords.ownerId', '=', ownerId)
    .where('savedMenus.deletedAt', 'is', null)
  // Folded words are letters and figures: none of them means something else to the pattern.
  for (const word of words) query = query.where('menuWords.words', 'like', `%${word}%`)
  const rows = await query.orderBy('savedMenus.updatedAt', 'desc').limit(limit).execute()
  return rows.map(({ menuId }) => menuId)
}

import { wordsOfMenu } from '#domain/menu/searching/search-menu.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { ifReadable, readStoredText } from '#domain/menu/stored/read-stored.ts'
import { foldText } from '#domain/text/fold-name.ts'
import { nextTurn } from '../../../concurrency/in-turns.ts'
import { menusOf } from '../../../db/own-menus.ts'
import type { Db } from '../../../db/schema.ts'
import { menuTitle } from '../dishes/house-menus.ts'

/** Menus that were never searched, or saved since, are read up to this many before an answer. */
const BEFORE_ANSWER = 20

/**
 * Brings the words of an owner's menus up to date: some before an answer, the others after it. They are written when they
 * are asked for: a save costs nothing, and a server of another version that saved a menu is found out by the version of
 * the menu.
 */
export function createMenuWords(db: Db) {
  const goingOn = new Map<string, Promise<void>>()

  async function refreshSome(ownerId: string): Promise<boolean> {
    const stale = await menusOf(db, ownerId)
      .leftJoin('menuWords', 'menuWords.menuId', 'savedMenus.id')
      .select('savedMenus.id')
      .where(({ or, eb, ref }) =>
        or([
          eb('menuWords.version', 'is', null),
          eb('menuWords.version', '!=', ref('savedMenus.version')),
          eb('menuWords.title', '=', ''),
        ]),
      )
      .orderBy('savedMenus.updatedAt', 'desc')
      .limit(BEFORE_ANSWER)
      .execute()
    for (const { id } of stale) {
      await refreshMenu(db, ownerId, id)
      await nextTurn()
    }
    return stale.length === BEFORE_ANSWER
  }

  async function refreshRest(ownerId: string): Promise<void> {
    while (await refreshSome(ownerId));
  }

  return {
    async refresh(ownerId: string): Promise<void> {
      // What was saved meanwhile comes next there.
      if (goingOn.has(ownerId) || !(await refreshSome(ownerId)) || goingOn.has(ownerId)) return
      // The next search goes on where this one is cut off by the end of the process.
      const rest = refreshRest(ownerId)
        .catch(() => undefined)
        .finally(() => goingOn.delete(ownerId))
      goingOn.set(ownerId, rest)
    },
  }
}

async function refreshMenu(db: Db, ownerId: string, menuId: string): Promise<void> {
  const menu = await db
    .selectFrom('savedMenus')
    .select(['name', 'title', 'dateLine', 'restaurantName', 'version', 'document'])
    .where('id', '=', menuId)
    .executeTakeFirst()
  if (!menu) return
  const row = {
    ownerId,
    version: menu.version,
    words: wordsIn(menu.document),
    // Never empty: that is the mark of a row that another version wrote.
    title: ` ${foldText(menuTitle(menu))} ${foldText(menu.restaurantName)} `,
  }
  await db
    .insertInto('menuWords')
    .values({ menuId, ...row })
    .onConflict((conflict) => conflict.column('menuId').doUpdateSet(row))
    .execute()
}

/** None of a menu that cannot be read. */
const wordsIn = (document: string): string =>
  ifReadable(() => wordsOfMenu(readStoredText(savedMenuForm, document).content), '')

export type MatchingMenu = Awaited<ReturnType<typeof menusWith>>[number]

/** Menus with every word in their name or words; names that begin so first, then what guests see. */
export function menusWith(
  db: Db,
  ownerId: string,
  words: readonly string[],
  { within, limit }: { readonly within: 'title' | 'words'; readonly limit: number },
) {
  let query = db
    .selectFrom('menuWords')
    .innerJoin('savedMenus', 'savedMenus.id', 'menuWords.menuId')
    .select([
      'savedMenus.id',
      'savedMenus.name',
      'savedMenus.title',
      'savedMenus.dateLine',
      'savedMenus.restaurantName as restaurant',
    ])
    .where('menuWords.ownerId', '=', ownerId)
    .where('savedMenus.deletedAt', 'is', null)
  // Folded words are letters and figures: none of them means something else to the pattern.
  for (const word of words) query = query.where(`menuWords.${within}`, 'like', `%${word}%`)
  return query
    .orderBy(({ eb }) => eb('menuWords.title', 'like', ` ${words.join(' ')} %`), 'desc')
    .orderBy(
      ({ or, eb, exists, selectFrom }) =>
        or([
          eb('savedMenus.sharedAt', 'is not', null),
          exists(
            selectFrom('pageMenus')
              .select('pageMenus.menuId')
              .whereRef('pageMenus.menuId', '=', 'savedMenus.id'),
          ),
        ]),
      'desc',
    )
    .orderBy('savedMenus.updatedAt', 'desc')
    .limit(limit)
    .execute()
}

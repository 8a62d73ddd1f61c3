import type { ListPlace } from '#contract/shared/pages.ts'
import { type CarriedDish, carryDishes } from '#domain/menu/linking/carry-dishes.ts'
import { ifReadable } from '#domain/menu/stored/read-stored.ts'
import { nextTurn } from '../../../concurrency/in-turns.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { workOfRow } from '../../../live/versions/version-of-menu.ts'
import { menusOnOpenPages } from '../dishes/house-menus.ts'
import { countsToKeep, menusAfter, type RolloutMenuRow, type RolloutRow, sourcesOf } from './queries.ts'

const AT_ONCE = 50

/** Finds the menus that dishes would change, some at a time: after a crash it goes on. A menu is a turn of the event loop. */
export async function lookAtMenus(
  { db, clock }: Database & Clock,
  rollout: RolloutRow,
  edits: readonly CarriedDish[],
  signal: AbortSignal,
): Promise<void> {
  const { id, ownerId } = rollout
  const sources = new Set((await sourcesOf(db, id)).map(({ menuId }) => menuId))
  let { reached, lookedAt } = rollout
  for (;;) {
    signal.throwIfAborted()
    const after: ListPlace | undefined = reached === '' ? undefined : JSON.parse(reached)
    const menus = await menusAfter(db, ownerId, { after, limit: AT_ONCE })
    const last = menus.at(-1)
    const next = last ? JSON.stringify([last.createdAt, last.id]) : reached
    const found = new Map<string, RolloutMenuRow['state']>()
    for (const menu of menus) {
      await nextTurn()
      const state = sources.has(menu.id) ? null : stateOf(menu, edits)
      if (state) found.set(menu.id, state)
    }
    const onPages = await menusOnOpenPages(db, ownerId, [...found.keys()])
    lookedAt += menus.length
    const isOn = await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('rollouts')
        .set(last ? { reached: next, lookedAt } : { state: 'proposed', lookedAt, total: lookedAt })
        .where('id', '=', id)
        .where('state', '=', 'looking')
        .where('reached', '=', reached)
        .executeTakeFirst()
      // It was withdrawn, or another server went on with it.
      if (numUpdatedRows === 0n) return false
      if (found.size > 0)
        await transaction
          .insertInto('rolloutMenus')
          .values(
            menus.flatMap((menu) => {
              const state = found.get(menu.id)
              const isSeen = menu.sharedAt !== null || onPages.has(menu.id) ? 1 : 0
              const of = { rolloutId: id, menuId: menu.id, ownerId }
              return state ? [{ ...of, state, isSeen, fromVersion: null, savedAs: null, error: null }] : []
            }),
          )
          .execute()
      return true
    })
    if (!isOn) return
    if (!last) return keepFound({ db, clock }, id)
    reached = next
  }
}

/** What becomes of a menu; null where it has none of the dishes. One that cannot be read would refuse any change. */
function stateOf(
  menu: Parameters<typeof workOfRow>[0],
  edits: readonly CarriedDish[],
): RolloutMenuRow['state'] | null {
  const { found, changed } = ifReadable(() => carryDishes(workOfRow(menu).content, edits), {
    found: 0,
    changed: 0,
  })
  if (found === 0) return null
  return changed > 0 ? 'found' : 'kept'
}

/** Keeps how many menus it would change; where it is none, there is nothing to publish. */
async function keepFound({ db, clock }: Database & Clock, id: string): Promise<void> {
  const menu = await db
    .selectFrom('rolloutMenus')
    .select('menuId')
    .where('rolloutId', '=', id)
    .where('state', '=', 'found')
    .limit(1)
    .executeTakeFirst()
  const proposed = { state: 'proposed', endedAt: menu ? null : clock().toISOString() } as const
  const counts = await countsToKeep(db, id, proposed)
  await db
    .updateTable('rollouts')
    .set({ ...proposed, counts })
    .where('id', '=', id)
    .where('state', '=', 'proposed')
    .execute()
}

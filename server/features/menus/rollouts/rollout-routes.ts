import {
  listRolloutMenus,
  listRollouts,
  OPEN_ROLLOUTS,
  publishRollout,
  type Rollout,
  retryRollout,
  startRollout,
  undoRollout,
  withdrawRollout,
} from '#contract/menus/rollouts.ts'
import { dishesChanged } from '#domain/menu/linking/carry-dishes.ts'
import { storedText } from '#domain/menu/stored/read-stored.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { lockOwner } from '../../../db/lock-owner.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import { askedPage, shownPage } from '../../../http/answers/pages.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import { workAt } from '../../../live/versions/version-of-menu.ts'
import { newChangeId } from '../changes/save-menus.ts'
import { menuTitle } from '../dishes/house-menus.ts'
import { namesOf } from '../record/queries.ts'
import { readMenu } from '../stored/queries.ts'
import {
  askForJobs,
  countMenusOf,
  countOpenRollouts,
  countsOf,
  countsToKeep,
  moveMenus,
  pageOfRolloutMenus,
  pageOfRollouts,
  type RolloutCounts,
  type RolloutRow,
  readRollout,
  setRollout,
} from './queries.ts'
import { retryMenus } from './rollout-jobs.ts'

/** Changes of dishes that go to all menus of a house. */
export function mountRollouts(api: Api, { db, clock }: Database & Clock): void {
  mount(api, startRollout, async ({ user, body: { title, menus } }) => {
    const ownerId = user.house.id
    return db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, ownerId)
      if ((await countOpenRollouts(transaction, ownerId)) >= OPEN_ROLLOUTS)
        throw new AppError('too_many_rollouts')
      const id = newChangeId()
      const createdAt = clock().toISOString()
      const row: RolloutRow = {
        id,
        ownerId,
        title,
        byId: user.id,
        state: 'looking',
        total: await countMenusOf(transaction, ownerId),
        lookedAt: 0,
        reached: '',
        createdAt,
        startedAt: null,
        endedAt: null,
        counts: null,
      }
      const sources = await sourcesIn(transaction, ownerId, menus)
      await transaction.insertInto('rollouts').values(row).execute()
      for (const source of sources)
        await transaction
          .insertInto('rolloutSources')
          .values({ rolloutId: id, ownerId, ...source })
          .execute()
      await askForJobs(transaction, row, [[]], createdAt)
      return presentOne(transaction, row)
    })
  })

  mount(api, listRollouts, async ({ c, user, query }) => {
    const read = await pageOfRollouts(db, user.house.id, askedPage(listRollouts, query))
    const place = ({ createdAt, id }: RolloutRow) => [createdAt, id] as const
    const { rows, nextCursor } = shownPage(c, listRollouts, query, read, place)
    return { rollouts: await present(db, rows), nextCursor }
  })

  mount(api, listRolloutMenus, async ({ c, user, params: { id }, query }) => {
    if (!(await readRollout(db, user.house.id, id))) throw new AppError('rollout_not_found')
    const read = await pageOfRolloutMenus(db, id, query.state, askedPage(listRolloutMenus, query))
    const { rows, nextCursor } = shownPage(c, listRolloutMenus, query, read, ({ menuId }) => [menuId, ''])
    return {
      menus: rows.map(({ menuId, state, isSeen, savedAs, error, restaurantName, ...menu }) => ({
        menuId,
        state,
        title: menuTitle(menu),
        restaurant: restaurantName,
        isSeen: isSeen === 1,
        savedAs,
        error,
      })),
      nextCursor,
    }
  })

  /** Moves a rollout on from where it may be; what it asks for is done as jobs. */
  const move = (
    ownerId: string,
    id: string,
    step: (transaction: Db, rollout: RolloutRow, now: string) => Promise<Partial<RolloutRow> | null>,
  ): Promise<Rollout> =>
    db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, ownerId)
      const rollout = await readRollout(transaction, ownerId, id)
      if (!rollout) throw new AppError('rollout_not_found')
      const now = clock().toISOString()
      const moved = await step(transaction, rollout, now)
      if (!moved) throw new AppError('rollout_moved_on')
      const at = { ...rollout, ...moved }
      const counts = at.endedAt === null ? null : await countsToKeep(transaction, id, at)
      const changes = { ...moved, counts }
      await setRollout(transaction, id, changes)
      const next = { ...rollout, ...changes }
      if (next.endedAt === null) await askForJobs(transaction, next, [[]], now)
      return presentOne(transaction, next)
    })

  mount(api, publishRollout, ({ user, params: { id } }) =>
    move(user.house.id, id, async (_, { state, endedAt }, now) =>
      state === 'proposed' && endedAt === null
        ? { state: 'publishing', startedAt: now, byId: user.id }
        : null,
    ),
  )

  mount(api, withdrawRollout, ({ user, params: { id } }) =>
    move(user.house.id, id, async (_, { state }, now) =>
      state === 'looking' || state === 'proposed' ? { state: 'withdrawn', endedAt: now } : null,
    ),
  )

  mount(api, retryRollout, ({ user, params: { id } }) =>
    move(user.house.id, id, async (transaction, rollout) => {
      const { state } = rollout
      if (rollout.startedAt === null || state === 'withdrawn') return null
      await retryMenus(transaction, rollout)
      return { state: state === 'undone' || state === 'undoing' ? 'undoing' : 'publishing', endedAt: null }
    }),
  )

  mount(api, undoRollout, ({ user, params: { id } }) =>
    move(user.house.id, id, async (transaction, { state }) => {
      if (state !== 'publishing' && state !== 'published') return null
      // What was not changed yet, or could not be, stays as it is.
      for (const open of ['waiting', 'failed'] as const) await moveMenus(transaction, id, open, 'found')
      return { state: 'undoing', byId: user.id, endedAt: null }
    }),
  )
}

/**
 * The menus of a change before and after it, as they are stored.
 * @throws {AppError} `menu_not_found`, `state_not_found`, `nothing_to_roll_out`
 */
async function sourcesIn(
  transaction: Db,
  ownerId: string,
  menus: readonly { readonly menuId: string; readonly from: number; readonly version: number }[],
) {
  const sources: { menuId: string; before: string; after: string }[] = []
  for (const { menuId, from, version } of new Map(menus.map((menu) => [menu.menuId, menu])).values()) {
    const row = await readMenu(transaction, menuId)
    if (row?.ownerId !== ownerId) throw new AppError('menu_not_found')
    const before = await workAt(transaction, row, from)
    const after = await workAt(transaction, row, version)
    if (!before || !after) throw new AppError('state_not_found')
    if (dishesChanged(before.content, after.content).length > 0)
      sources.push({
        menuId,
        before: storedText({ content: before.content, design: before.design }),
        after: storedText({ content: after.content, design: after.design }),
      })
  }
  if (sources.length === 0) throw new AppError('nothing_to_roll_out')
  return sources
}

async function presentOne(db: Db, row: RolloutRow): Promise<Rollout> {
  const [shown] = await present(db, [row])
  if (!shown) throw new AppError('rollout_not_found')
  return shown
}

async function present(db: Db, rows: readonly RolloutRow[]): Promise<Rollout[]> {
  const counts: RolloutCounts[] = []
  for (const row of rows) counts.push(await countsOf(db, row))
  const names = await namesOf(
    db,
    rows.map(({ byId }) => byId),
  )
  return rows.map(({ id, title, byId, state, createdAt, endedAt, total, lookedAt }, nth) => {
    const {
      found = 0,
      kept = 0,
      waiting = 0,
      published = 0,
      undone = 0,
      failed = 0,
      seen = 0,
    } = counts[nth] ?? {}
    return {
      id,
      title,
      startedBy: names.get(byId) ?? null,
      state,
      createdAt,
      endedAt,
      total,
      lookedAt,
      menus: { found, kept, waiting, published, undone, failed },
      seen,
    }
  })
}

import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { TRAIL_DAYS } from '#contract/accounts/audit-trail.ts'
import type { AskedRows, ListPlace } from '#contract/shared/pages.ts'
import type { Database } from '../../../db/database.ts'
import { menusOf } from '../../../db/own-menus.ts'
import { rowsAfter } from '../../../db/page-of-rows.ts'
import type { Db, Schema } from '../../../db/schema.ts'

export type RolloutRow = Selectable<Schema['rollouts']>
export type RolloutMenuRow = Selectable<Schema['rolloutMenus']>

const NEWEST_FIRST = { time: ['createdAt', 'desc'], id: ['id', 'asc'] } as const

export const pageOfRollouts = (db: Db, ownerId: string, { after, limit }: AskedRows): Promise<RolloutRow[]> =>
  db
    .selectFrom('rollouts')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .$if(after !== undefined, (query) => query.where(rowsAfter(NEWEST_FIRST, after ?? ['', ''])))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

export const readRollout = (db: Db, ownerId: string, id: string): Promise<RolloutRow | undefined> =>
  db.selectFrom('rollouts').selectAll().where('id', '=', id).where('ownerId', '=', ownerId).executeTakeFirst()

export const rolloutOfJob = (db: Db, id: string): Promise<RolloutRow | undefined> =>
  db.selectFrom('rollouts').selectAll().where('id', '=', id).executeTakeFirst()

export async function countOpenRollouts(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('rollouts')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('ownerId', '=', ownerId)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many menus of a rollout are in each state, and how many guests see of those that it changes. */
const countsSchema = z.object({
  found: z.int(),
  kept: z.int(),
  waiting: z.int(),
  published: z.int(),
  undone: z.int(),
  failed: z.int(),
  seen: z.int(),
})

export type RolloutCounts = z.infer<typeof countsSchema>

async function countMenusIn(db: Db, rolloutId: string): Promise<RolloutCounts> {
  const counts = { found: 0, kept: 0, waiting: 0, published: 0, undone: 0, failed: 0, seen: 0 }
  const rows = await db
    .selectFrom('rolloutMenus')
    .select(({ fn }) => ['state', fn.countAll().as('count'), fn.sum('isSeen').as('seen')])
    .where('rolloutId', '=', rolloutId)
    .groupBy('state')
    .execute()
  for (const { state, count, seen } of rows) {
    counts[state] = Number(count)
    if (state !== 'kept') counts.seen += Number(seen)
  }
  return counts
}

type Moment = Pick<RolloutRow, 'state' | 'endedAt'>

/** A rollout is at one moment where nothing of its menus changes: when it was proposed, and when it ended. */
const momentOf = ({ state, endedAt }: Moment): string => `${state} ${endedAt}`

const keptCountsSchema = countsSchema.extend({ moment: z.string() })

/** What a rollout keeps of its menus at such a moment, so that nobody counts them again. */
export const countsToKeep = async (db: Db, rolloutId: string, at: Moment): Promise<string> =>
  JSON.stringify({ ...(await countMenusIn(db, rolloutId)), moment: momentOf(at) } satisfies z.infer<
    typeof keptCountsSchema
  >)

/** Those that were kept; counted while it is under way, and where a server of the version before moved it on. */
export async function countsOf(
  db: Db,
  { id, state, endedAt, counts }: Moment & Pick<RolloutRow, 'id' | 'counts'>,
): Promise<RolloutCounts> {
  const kept = counts === null ? undefined : keptCountsSchema.parse(JSON.parse(counts))
  return kept?.moment === momentOf({ state, endedAt }) ? kept : countMenusIn(db, id)
}

/** A page of its menus, in one state or in all, with what they and their restaurants are called. */
export const pageOfRolloutMenus = (
  db: Db,
  rolloutId: string,
  state: RolloutMenuRow['state'] | undefined,
  { after, limit }: AskedRows,
) =>
  db
    .selectFrom('rolloutMenus')
    .innerJoin('savedMenus', 'savedMenus.id', 'rolloutMenus.menuId')
    .select([
      'rolloutMenus.menuId',
      'rolloutMenus.state',
      'rolloutMenus.isSeen',
      'rolloutMenus.savedAs',
      'rolloutMenus.error',
      'savedMenus.title',
      'savedMenus.name',
      'savedMenus.dateLine',
      'savedMenus.restaurantName',
    ])
    .where('rolloutId', '=', rolloutId)
    .$if(state !== undefined, (query) => query.where('rolloutMenus.state', '=', state ?? 'found'))
    .$if(after !== undefined, (query) => query.where('rolloutMenus.menuId', '>', lastOf(after)))
    .orderBy('rolloutMenus.menuId')
    .limit(limit)
    .execute()

const lastOf = (after: ListPlace | undefined): string => after?.[0] ?? ''

/** The menus of a house that follow one, the newest first. */
export const menusAfter = (db: Db, ownerId: string, { after, limit }: AskedRows) =>
  menusOf(db, ownerId)
    .select(['id', 'version', 'document', 'templateId', 'sharedAt', 'createdAt'])
    .$if(after !== undefined, (query) => query.where(rowsAfter(NEWEST_FIRST, after ?? ['', ''])))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

export async function countMenusOf(db: Db, ownerId: string): Promise<number> {
  const { count } = await menusOf(db, ownerId)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const sourcesOf = (db: Db, rolloutId: string) =>
  db.selectFrom('rolloutSources').selectAll().where('rolloutId', '=', rolloutId).orderBy('menuId').execute()

export const setRollout = (db: Db, id: string, values: Partial<Omit<RolloutRow, 'id' | 'ownerId'>>) =>
  db.updateTable('rollouts').set(values).where('id', '=', id).execute()

/** What becomes of some of its menus. */
export const setRolloutMenus = (
  db: Db,
  rolloutId: string,
  menuIds: readonly string[],
  values: Partial<Pick<RolloutMenuRow, 'state' | 'fromVersion' | 'savedAs' | 'error'>>,
) =>
  db
    .updateTable('rolloutMenus')
    .set({ error: null, ...values })
    .where('rolloutId', '=', rolloutId)
    .where('menuId', 'in', menuIds)
    .execute()

export const moveMenus = (
  db: Db,
  rolloutId: string,
  from: RolloutMenuRow['state'],
  to: RolloutMenuRow['state'],
) =>
  db
    .updateTable('rolloutMenus')
    .set({ state: to, error: null })
    .where('rolloutId', '=', rolloutId)
    .where('state', '=', from)
    .execute()

/** Its menus in a state, with how many dishes they have. */
export const menusInState = (db: Db, rolloutId: string, state: RolloutMenuRow['state'], limit: number) =>
  db
    .selectFrom('rolloutMenus')
    .innerJoin('savedMenus', 'savedMenus.id', 'rolloutMenus.menuId')
    .select(['menuId', 'itemCount'])
    .where('rolloutId', '=', rolloutId)
    .where('state', '=', state)
    .orderBy('menuId')
    .limit(limit)
    .execute()

export interface RolloutTask {
  readonly rolloutId: string
  readonly menuIds: readonly string[]
}

export const taskOf = ({ content }: Pick<Schema['jobs'], 'content'>): RolloutTask => JSON.parse(content)

/** Has jobs done: without menus, one that goes over all of them. */
export const askForJobs = (
  db: Db,
  { id, ownerId }: Pick<RolloutRow, 'id' | 'ownerId'>,
  tasks: readonly (readonly string[])[],
  now: string,
) =>
  db
    .insertInto('jobs')
    .values(
      tasks.map((menuIds) => ({
        id: randomUUID(),
        kind: 'rollout' as const,
        subject: menuIds[0] ?? id,
        ownerId,
        content: JSON.stringify({ rolloutId: id, menuIds } satisfies RolloutTask),
        state: 'waiting' as const,
        attempts: 0,
        nextAt: now,
        lastStatus: null,
        lastError: null,
        createdAt: now,
        endedAt: null,
      })),
    )
    .execute()

/** With a menu that goes for good: a rollout of its dishes that is under way changes nothing more by it. */
export async function forgetRolloutsOf(
  db: Db,
  { id, ownerId }: { readonly id: string; readonly ownerId: string },
): Promise<void> {
  for (const table of ['rolloutSources', 'rolloutMenus'] as const)
    await db.deleteFrom(table).where('ownerId', '=', ownerId).where('menuId', '=', id).execute()
}

const DAY_MS = 24 * 60 * 60 * 1000
const AT_ONE_SWEEP = 100

/** Deletes rollouts as old as the audit trail reaches. @param now by the clock of sweeps */
export async function sweepRollouts({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TRAIL_DAYS * DAY_MS).toISOString()
  await db
    .deleteFrom('rollouts')
    .where('id', 'in', (query) =>
      query.selectFrom('rollouts').select('id').where('createdAt', '<', before).limit(AT_ONE_SWEEP),
    )
    .execute()
}

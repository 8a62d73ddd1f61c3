import type { Insertable } from 'kysely'
import type { AskedRows } from '#contract/shared/pages.ts'
import { names } from '#domain/text/names.ts'
import type { Database } from '../db/database.ts'
import { rowsAfter } from '../db/page-of-rows.ts'
import type { Db, Schema } from '../db/schema.ts'
import { wasThere } from '../db/was-there.ts'
import type { JobKind, JobRow, NotNow, Outcome } from './job.ts'

/** Keeps a job to be done, in the transaction of what asks for it; one with an id that is there is there already. */
export const insertJob = (db: Db, row: Insertable<Schema['jobs']>) =>
  db
    .insertInto('jobs')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()

/** Waiting jobs of a kind whose time has come, the oldest first. */
export const waitingJobs = (db: Db, kind: JobRow['kind'], now: Date, { subjects, owners }: NotNow) =>
  db
    .selectFrom('jobs')
    .select(['jobs.id', 'jobs.subject', 'jobs.ownerId', 'jobs.nextAt', 'jobs.attempts'])
    .select(['jobs.lastError', 'jobs.lastStatus'])
    .where('jobs.state', '=', 'waiting')
    .where('jobs.kind', '=', kind)
    .where('jobs.nextAt', '<=', now.toISOString())
    .$if(subjects.length > 0, (query) => query.where('jobs.subject', 'not in', subjects))
    .$if(owners.length > 0, (query) =>
      query.where((job) => job.or([job('jobs.ownerId', 'is', null), job('jobs.ownerId', 'not in', owners)])),
    )

/** What clocks of servers may differ by, and a fault of ours waits. */
const TOLERANCE_MS = 2 * 60_000

/** Jobs that wait for longer than anything has them wait: their time was set by a clock that was ahead. */
export const jobsAhead = (
  db: Db,
  { name, pausesMs }: Pick<JobKind, 'name' | 'pausesMs'>,
  now: Date,
  limit: number,
): Promise<Pick<JobRow, 'id' | 'nextAt'>[]> => {
  const at = (ms = 0) => new Date(now.getTime() + ms + TOLERANCE_MS).toISOString()
  return db
    .selectFrom('jobs')
    .select(['id', 'nextAt'])
    .where('state', '=', 'waiting')
    .where('kind', '=', name)
    .where('nextAt', '>', at())
    .where(({ or, and, eb }) =>
      or([
        ...pausesMs.map((ms, attempts) => and([eb('attempts', '=', attempts), eb('nextAt', '>', at(ms))])),
        eb('nextAt', '>', at(pausesMs.at(-1))),
      ]),
    )
    .limit(limit)
    .execute()
}

/** Has a job be done now that is as it was. */
export const makeDue = (db: Db, { id, nextAt }: Pick<JobRow, 'id' | 'nextAt'>, now: Date) =>
  db
    .updateTable('jobs')
    .set({ nextAt: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('nextAt', '=', nextAt)
    .execute()

/**
 * Takes a job, so that no other server does it before `until`.
 * @returns undefined where another one was faster
 */
export const claimJob = (
  db: Db,
  { id, nextAt }: Pick<JobRow, 'id' | 'nextAt'>,
  until: Date,
): Promise<JobRow | undefined> =>
  db
    .updateTable('jobs')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      nextAt: until.toISOString(),
      lastError: null,
      lastStatus: null,
    }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('nextAt', '=', nextAt)
    .returningAll()
    .executeTakeFirst()

/** Keeps a job that is under way. @returns false where its time was over and another server has it */
export const extendClaim = (db: Db, { id, nextAt }: JobRow, until: Date): Promise<boolean> =>
  wasThere(
    db
      .updateTable('jobs')
      .set({ nextAt: until.toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('nextAt', '=', nextAt),
  )

/**
 * Writes how an attempt ended. What another server has taken stays so, and what somebody has ended meanwhile stays ended:
 * it is not tried again, and was done where this attempt has done it.
 */
export const noteOutcome = (
  db: Db,
  { id, nextAt }: Pick<JobRow, 'id' | 'nextAt'>,
  outcome: Outcome,
  now: Date,
) =>
  db
    .updateTable('jobs')
    .set({
      state: outcome.state,
      lastStatus: outcome.lastStatus ?? null,
      lastError: outcome.state === 'done' ? null : outcome.lastError,
      nextAt: outcome.state === 'waiting' ? outcome.nextAt.toISOString() : null,
      endedAt: outcome.state === 'waiting' ? null : now.toISOString(),
      ...(outcome.state === 'waiting' && outcome.isAgain && { attempts: 0 }),
    })
    .where('id', '=', id)
    .where(({ or, eb }) =>
      or([eb('nextAt', '=', nextAt), ...(outcome.state === 'done' ? [eb('nextAt', 'is', null)] : [])]),
    )
    .execute()

export async function countJobs(db: Db) {
  const rows = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['kind', 'state', fn.countAll().as('count'), fn.min('createdAt').as('since')])
    .where('state', 'in', OPEN)
    .groupBy(['kind', 'state'])
    .orderBy('kind')
    .orderBy('state')
    .execute()
  return rows.map(({ state, ...row }) => ({
    ...row,
    state: state === 'failed' ? ('failed' as const) : ('waiting' as const),
    count: Number(row.count),
  }))
}

const OPEN = ['waiting', 'failed'] as const

const listed = names('id, kind, subject, ownerId, state, attempts, nextAt, lastError, lastStatus, createdAt')

export type ListedJob = Pick<JobRow, (typeof listed)[number]>

interface JobFilter extends AskedRows {
  readonly state: 'waiting' | 'failed'
  readonly kind?: JobRow['kind'] | undefined
}

const NEWEST_FIRST = { time: ['createdAt', 'desc'], id: ['id', 'asc'] } as const

/** Without what they say. */
export const pageOfJobs = (db: Db, { state, kind, after, limit }: JobFilter): Promise<ListedJob[]> =>
  db
    .selectFrom('jobs')
    .select(listed)
    .where('state', '=', state)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'mail'))
    .$if(after !== undefined, (query) => query.where(rowsAfter(NEWEST_FIRST, after ?? ['', ''])))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Lets a job be tried now that has failed, or waits after a failure. @returns whether it was one of these */
export const retryNow = (db: Db, id: string, now: Date): Promise<boolean> =>
  wasThere(
    db
      .updateTable('jobs')
      .set({ state: 'waiting', attempts: 0, nextAt: now.toISOString(), endedAt: null })
      .where('id', '=', id)
      // One that is being done has neither: those of the attempt before are taken off with the claim.
      .where(({ or, and, eb }) =>
        or([
          eb('state', '=', 'failed'),
          and([
            eb('state', '=', 'waiting'),
            or([eb('lastError', 'is not', null), eb('lastStatus', 'is not', null)]),
          ]),
        ]),
      ),
  )

export const dropJob = (db: Db, id: string): Promise<boolean> =>
  wasThere(db.deleteFrom('jobs').where('id', '=', id).where('state', '=', 'failed'))

const DAY_MS = 24 * 60 * 60 * 1000

/** What has ended is kept for a month, what was done for a day. @param now by the clock of sweeps */
export async function sweepJobs({ db }: Database, now: Date): Promise<void> {
  const ended = (kind: JobRow['kind'], state: JobRow['state'], days: number) =>
    db
      .deleteFrom('jobs')
      .where('kind', '=', kind)
      .where('state', '=', state)
      .where('createdAt', '<', new Date(now.getTime() - days * DAY_MS).toISOString())
      .execute()
  for (const kind of ['mail', 'rollout'] as const) {
    await ended(kind, 'done', 1)
    await ended(kind, 'failed', 30)
  }
}

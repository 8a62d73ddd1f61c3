import type { Insertable } from 'kysely'
import type { Db, Schema } from '../db/schema.ts'
import type { DueJob, JobRow, NotNow, Outcome } from './job.ts'

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
    .select(['jobs.id', 'jobs.subject', 'jobs.ownerId', 'jobs.nextAt'])
    .where('jobs.state', '=', 'waiting')
    .where('jobs.kind', '=', kind)
    .where('jobs.nextAt', '<=', now.toISOString())
    .$if(subjects.length > 0, (query) => query.where('jobs.subject', 'not in', subjects))
    .$if(owners.length > 0, (query) =>
      query.where((job) => job.or([job('jobs.ownerId', 'is', null), job('jobs.ownerId', 'not in', owners)])),
    )

/**
 * Takes a job, so that no other server does it before `until`.
 * @returns undefined where another one was faster
 */
export const claimJob = (db: Db, { id, nextAt }: DueJob, until: Date): Promise<JobRow | undefined> =>
  db
    .updateTable('jobs')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), nextAt: until.toISOString() }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('nextAt', '=', nextAt)
    .returningAll()
    .executeTakeFirst()

/** Keeps a job that is under way. @returns false where its time was over and another server has it */
export async function extendClaim(db: Db, { id, nextAt }: JobRow, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ nextAt: until.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('nextAt', '=', nextAt)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

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

/** How many jobs of each kind wait and have failed. */
export async function countJobs(db: Db) {
  const rows = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['kind', 'state', fn.countAll().as('count'), fn.min('createdAt').as('since')])
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy(['kind', 'state'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

import type { Clock, Database } from '../db/database.ts'
import type { JobKind } from './job.ts'
import { insertJob, waitingJobs } from './queries.ts'

/** What has to be done from time to time, on whichever server. */
export interface Sweep {
  readonly name: string
  /** @returns true where more is left that needs no waiting */
  run(): Promise<unknown>
}

const INTERVAL_MS = 10 * 60 * 1000
const BETWEEN_PARTS_MS = 1000

/**
 * Does sweeps at the start of the first server, and then every ten minutes, each on one server of the installation: a
 * sweep is a job that comes again. One that fails keeps no other from being done.
 */
export async function sweepsAsJobs(
  { db, clock }: Database & Clock,
  sweeps: readonly Sweep[],
): Promise<JobKind> {
  const now = clock().toISOString()
  for (const { name } of sweeps)
    await insertJob(db, {
      id: `sweep ${name}`,
      kind: 'sweep',
      subject: name,
      ownerId: null,
      content: '',
      state: 'waiting',
      attempts: 0,
      nextAt: now,
      lastStatus: null,
      lastError: null,
      createdAt: now,
      endedAt: null,
    })
  const byName = new Map(sweeps.map((sweep) => [sweep.name, sweep]))
  return {
    name: 'sweep',
    // One after the other: none of them is urgent.
    mostUnderWay: 1,
    mostOfOwner: 1,
    mostFailing: 1,
    lookMs: 5000,
    pausesMs: [INTERVAL_MS],
    async due(db, now, notNow, limit) {
      const due = await waitingJobs(db, 'sweep', now, notNow).orderBy('jobs.nextAt').limit(limit).execute()
      // Those of another version are done by its servers, if there still are some.
      return due.flatMap((job) => (byName.has(job.subject) ? [{ ...job, isFailing: false }] : []))
    },
    async attempt({ subject }) {
      const isMore = (await byName.get(subject)?.run()) === true
      const nextAt = new Date(clock().getTime() + (isMore ? BETWEEN_PARTS_MS : INTERVAL_MS))
      return { state: 'waiting', nextAt, lastError: null, isAgain: true }
    },
  }
}

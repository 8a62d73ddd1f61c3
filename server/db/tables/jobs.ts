import type { Described, StoredRow } from './described.ts'
import * as exportedJobs from './exported-jobs.ts'

export interface JobTables {
  /** What is done later (`server/jobs/`). */
  jobs: {
    id: string
    kind: 'mail' | 'webhook' | 'sweep' | 'rollout'
    /** What it is for: jobs of one subject are done one after the other. Of a mail its id, of an event its webhook, of a sweep its name, of a rollout it or a menu. */
    subject: string
    /** Whose turn it takes; null for the installation's. */
    ownerId: string | null
    /** A mail, sealed with the installation's secret and empty once it was sent; an event as JSON (`KeptEvent`); the id of a rollout. */
    content: string
    state: 'waiting' | 'done' | 'failed'
    attempts: number
    /** When it is done next, and while it is being done, until when no other server does it; null once it has ended. */
    nextAt: string | null
    /** HTTP status of the last answer to an event. */
    lastStatus: number | null
    /** Why the last attempt failed: a word of ours. */
    lastError: string | null
    createdAt: string
    endedAt: string | null
  }
}

const presenters = new Map(Object.entries(exportedJobs))

const presentJob = ({ id, kind, state, createdAt, endedAt }: StoredRow) => ({
  id,
  kind,
  state,
  createdAt,
  endedAt,
})

export const jobTables: Described<JobTables> = {
  jobs: {
    seen: 'all',
    exported: {
      file: 'webhookDeliveries',
      key: ['id'],
      present: (row) => (presenters.get(String(row.kind)) ?? presentJob)(row),
    },
  },
}

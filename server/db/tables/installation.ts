import { sql } from 'kysely'
import { trailDetailsSchema } from '#contract/accounts/audit-trail.ts'
import { type Described, json, without } from './described.ts'
import { listOf, menusOf } from './seen-rows.ts'

export interface InstallationTables {
  installation: {
    key: 'firstAdministrator' | 'hostCookiesSince' | 'sweptUntil' | 'recordBegun' | `addedBy ${string}`
    value: string
  }
  /** Counts what must not be tried without end. */
  attempts: {
    key: string
    count: number
    startedAt: string
  }
  modelUsage: {
    userId: string
    /** UTC, `2026-03-31` */
    day: string
    kind: 'text' | 'image'
    calls: number
  }
  /** Who changed what, in which request; without foreign keys, because it outlives what it tells of. */
  auditTrail: {
    id: string
    at: string
    actorKind: 'owner' | 'key' | 'provider' | 'system'
    actorId: string | null
    ownerId: string
    action: string
    subjectId: string | null
    /** JSON: `TrailDetails` of the contract. */
    details: string
    requestId: string | null
  }
}

export const installationTables: Described<InstallationTables> = {
  installation: { seen: 'all', exported: 'is of the installation' },
  attempts: { seen: 'all', exported: 'counts keyed hashes for an hour' },
  modelUsage: {
    seen: 'all',
    exported: {
      file: 'modelUsage',
      ofAccount: 'userId',
      key: ['day', 'kind'],
      present: (row) => without(row, 'userId'),
    },
  },
  auditTrail: {
    seen: (limit) =>
      sql`"actorId" = ${limit.accountId} or "subjectId" in ${listOf(limit)} or "subjectId" in ${menusOf(limit)}
      or "actorId" in (select "id" from "apiKeys" where "madeBy" = ${limit.accountId})`,
    read: ({ details }) => trailDetailsSchema.parse(json(details)),
    exported: {
      file: 'activity',
      key: ['at', 'id'],
      present: ({ at, action, actorKind, subjectId, details }) => ({
        at,
        action,
        actorKind,
        subjectId,
        details: json(details),
      }),
    },
  },
}

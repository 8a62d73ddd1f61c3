import type { Selectable } from 'kysely'
import type { TrailAction } from '#contract/accounts/audit-trail.ts'
import { rowsAfter } from '../../db/page-of-rows.ts'
import type { Db, Schema } from '../../db/schema.ts'

export type TrailRow = Selectable<Schema['auditTrail']> & { readonly actorName: string | null }

export interface TrailFilter {
  readonly ownerId?: string | undefined
  readonly action?: TrailAction | undefined
  /** These alone. */
  readonly actions?: readonly TrailAction[]
  readonly exceptActions?: readonly TrailAction[]
  /** Only what comes after this line. */
  readonly after?: readonly [at: string, id: string] | undefined
  readonly limit: number
}

const NEWEST_FIRST = { time: ['at', 'desc'], id: ['auditTrail.id', 'desc'] } as const

/** Newest first. */
export const listTrail = (
  db: Db,
  { ownerId, action, actions, exceptActions = [], after, limit }: TrailFilter,
): Promise<TrailRow[]> =>
  db
    .selectFrom('auditTrail')
    .leftJoin('apiKeys', (join) =>
      join.onRef('apiKeys.id', '=', 'auditTrail.actorId').on('auditTrail.actorKind', '=', 'key' as const),
    )
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'auditTrail.actorId').on('auditTrail.actorKind', '=', 'owner' as const),
    )
    .selectAll('auditTrail')
    .select(({ fn }) => fn.coalesce('apiKeys.name', 'users.displayUsername').as('actorName'))
    .$if(ownerId !== undefined, (query) => query.where('auditTrail.ownerId', '=', ownerId ?? ''))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(actions !== undefined, (query) => query.where('action', 'in', actions ?? []))
    .$if(exceptActions.length > 0, (query) => query.where('action', 'not in', exceptActions))
    .$if(after !== undefined, (query) => query.where(rowsAfter(NEWEST_FIRST, after ?? ['', ''])))
    .orderBy('at', 'desc')
    .orderBy('auditTrail.id', 'desc')
    .limit(limit)
    .execute()

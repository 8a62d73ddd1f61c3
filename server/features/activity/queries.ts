import type { Selectable } from 'kysely'
import type { TrailAction } from '#contract/accounts/audit-trail.ts'
import type { Db, Schema } from '../../db/schema.ts'

export type TrailRow = Selectable<Schema['auditTrail']> & { readonly actorName: string | null }

/** A place between two lines. */
export interface TrailPlace {
  readonly at: string
  readonly id: string
}

export interface TrailFilter {
  readonly ownerId?: string | undefined
  readonly action?: TrailAction | undefined
  readonly exceptActions?: readonly TrailAction[]
  /** Only what is older. */
  readonly before?: TrailPlace | undefined
  readonly limit: number
}

/** Newest first. */
export const listTrail = (
  db: Db,
  { ownerId, action, exceptActions = [], before, limit }: TrailFilter,
): Promise<TrailRow[]> =>
  db
    .selectFrom('auditTrail')
    .leftJoin('apiKeys', (join) =>
      join.onRef('apiKeys.id', '=', 'auditTrail.actorId').on('auditTrail.actorKind', '=', 'key' as const),
    )
    .selectAll('auditTrail')
    .select('apiKeys.name as actorName')
    .$if(ownerId !== undefined, (query) => query.where('auditTrail.ownerId', '=', ownerId ?? ''))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(exceptActions.length > 0, (query) => query.where('action', 'not in', exceptActions))
    .$if(before !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('at', '<', before?.at ?? ''),
          where.and([where('at', '=', before?.at ?? ''), where('auditTrail.id', '<', before?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('auditTrail.id', 'desc')
    .limit(limit)
    .execute()

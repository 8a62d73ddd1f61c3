import {
  type Activity,
  accountActions,
  billingActions,
  listActivity,
  RECENT_ACTIVITY,
  readAuditTrail,
  type TrailEntry,
  trailEntrySchema,
} from '#contract/accounts/audit-trail.ts'
import { hasPlans } from '#contract/shared/installation.ts'
import { canReadAuditTrail } from '#domain/access/audit-trail.ts'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../errors/app-error.ts'
import { askedPage, shownPage } from '../../http/answers/pages.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import type { Settings } from '../../settings/settings.ts'
import { listTrail, type TrailRow } from './queries.ts'

export function mountActivity(api: Api, { db, env }: Database & Settings): void {
  mount(api, readAuditTrail, async ({ c, user, query: { cursor, limit, ...filter } }) => {
    if (!canReadAuditTrail(user))
      throw new AppError('not_administrator', { message: 'Only an administrator can read the audit trail.' })
    const page = { cursor, limit }
    const read = await listTrail(db, { ...filter, ...askedPage(readAuditTrail, page) })
    const { rows, nextCursor } = shownPage(c, readAuditTrail, page, read, ({ at, id }) => [at, id])
    return { entries: rows.map(present), nextCursor }
  })

  mount(api, listActivity, async ({ user }) => {
    const exceptActions = [...accountActions, ...(hasPlans(env) ? [] : billingActions)]
    const rows = await Promise.all([
      listTrail(db, { ownerId: user.house.id, exceptActions, limit: RECENT_ACTIVITY }),
      listTrail(db, { ownerId: user.id, actions: accountActions, limit: RECENT_ACTIVITY }),
    ])
    const newest = rows.flat().toSorted((one, other) => (isAfter(one, other) ? -1 : 1))
    return newest
      .slice(0, RECENT_ACTIVITY)
      .map(present)
      .map(({ id, at, actor, action, subjectId, details }): Activity => {
        return { id, at, actor, action, subjectId, details }
      })
  })
}

/** Lines of one moment come in the order of their ids. */
const isAfter = (one: TrailRow, other: TrailRow): boolean =>
  one.at === other.at ? one.id > other.id : one.at > other.at

const present = ({ actorKind, actorId, actorName, details, ...row }: TrailRow): TrailEntry =>
  trailEntrySchema.parse({
    ...row,
    actor: { kind: actorKind, id: actorId, name: actorName },
    details: JSON.parse(details),
  })

import {
  type Activity,
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
    if (!canReadAuditTrail(user)) {
      throw new AppError('not_administrator', { message: 'Only an administrator can read the audit trail.' })
    }
    const page = { cursor, limit }
    const read = await listTrail(db, { ...filter, ...askedPage(readAuditTrail, page) })
    const { rows, nextCursor } = shownPage(c, readAuditTrail, page, read, ({ at, id }) => [at, id])
    return { entries: rows.map(present), nextCursor }
  })

  mount(api, listActivity, async ({ user }) => {
    const exceptActions = hasPlans(env) ? [] : billingActions
    const rows = await listTrail(db, { ownerId: user.house.id, exceptActions, limit: RECENT_ACTIVITY })
    return rows.map(present).map(({ id, at, actor, action, subjectId, details }): Activity => {
      return { id, at, actor, action, subjectId, details }
    })
  })
}

const present = ({ actorKind, actorId, actorName, details, ...row }: TrailRow): TrailEntry =>
  trailEntrySchema.parse({
    ...row,
    actor: { kind: actorKind, id: actorId, name: actorName },
    details: JSON.parse(details),
  })

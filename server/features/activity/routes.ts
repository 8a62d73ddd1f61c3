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
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import type { Settings } from '../../settings/settings.ts'
import { listTrail, type TrailPlace, type TrailRow } from './queries.ts'

export function mountActivity(api: Api, { db, env }: Database & Settings): void {
  mount(api, readAuditTrail, async ({ user, query: { cursor, limit, ...filter } }) => {
    if (!canReadAuditTrail(user)) {
      throw new AppError('not_administrator', { message: 'Only an administrator can read the audit trail.' })
    }
    const before = cursor === undefined ? undefined : placeOf(cursor)
    // One more than is shown tells whether there is a next page.
    const rows = await listTrail(db, { ...filter, before, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      entries: shown.map(present),
      nextCursor: rows.length > limit && last ? cursorOf(last) : null,
    }
  })

  mount(api, listActivity, async ({ user }) => {
    const exceptActions = hasPlans(env) ? [] : billingActions
    const rows = await listTrail(db, { ownerId: user.id, exceptActions, limit: RECENT_ACTIVITY })
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

const cursorOf = ({ at, id }: TrailPlace): string => Buffer.from(`${at} ${id}`).toString('base64url')

function placeOf(cursor: string): TrailPlace {
  const [, at, id] = /^(\S+) (\S+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (at === undefined || id === undefined) {
    throw new AppError('invalid_input', { message: 'This cursor is not of a page of this list.' })
  }
  return { at, id }
}

import { randomBytes } from 'node:crypto'
import {
  TRAIL_DAYS,
  type TrailAction,
  type TrailDetails,
  type TrailEntry,
} from '#contract/accounts/audit-trail.ts'
import type { Database } from '../db/database.ts'
import type { Db } from '../db/schema.ts'
import { currentAccount, currentTrace } from '../watching/trace.ts'

/** Who changed something; without an id where it was not an account. */
export type Actor = Omit<TrailEntry['actor'], 'name'>

export const byProvider: Actor = { kind: 'provider', id: null }
export const bySystem: Actor = { kind: 'system', id: null }
export const byOwner = (id: string): Actor => ({ kind: 'owner', id })

/** Who makes the current request, for a house. */
export function currentActor(ownerId: string): Actor {
  const id = currentTrace()?.key?.id
  return id === undefined ? byOwner(currentAccount() ?? ownerId) : { kind: 'key', id }
}

export interface Change {
  readonly at: Date
  /** Absent: the program whose key the request has, else the account that makes it. */
  readonly actor?: Actor
  readonly ownerId: string
  readonly action: TrailAction
  readonly subjectId?: string
  readonly details?: TrailDetails
}

/**
 * Writes a line of the audit trail.
 * @param transaction that of the change itself: both are there, or neither
 */
export async function recordChange(
  transaction: Db,
  { at, ownerId, actor = currentActor(ownerId), action, subjectId = undefined, details = {} }: Change,
): Promise<void> {
  await transaction
    .insertInto('auditTrail')
    .values({
      id: lineId(),
      at: at.toISOString(),
      actorKind: actor.kind,
      actorId: actor.id,
      ownerId,
      action,
      subjectId: subjectId ?? null,
      details: JSON.stringify(details),
      requestId: currentTrace()?.requestId ?? null,
    })
    .execute()
}

/**
 * Lines of one moment are listed by their ids: as this process wrote them. Digits and letters of one case,
 * because databases compare others by the rules of a language.
 */
const lineId = (): string =>
  process.hrtime.bigint().toString(16).padStart(16, '0') + randomBytes(8).toString('hex')

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Deletes the lines that are older than `TRAIL_DAYS`.
 * @param now by a clock that cannot be set ahead (`sweep-clock.ts`): deleted lines do not come back
 */
export const sweepAuditTrail = ({ db }: Database, now: Date) =>
  db
    .deleteFrom('auditTrail')
    .where('at', '<', new Date(now.getTime() - TRAIL_DAYS * DAY_MS).toISOString())
    .execute()

import { createHash, randomBytes } from 'node:crypto'
import type { AskedRows } from '#contract/shared/pages.ts'
import { rowsAfter } from '../db/page-of-rows.ts'
import type { Db } from '../db/schema.ts'
import { wasThere } from '../db/was-there.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Ones that have run out are listed this long. */
const KEPT_DAYS = 30

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

interface Made {
  /** Null for the link to the first account. */
  readonly invitedBy: string | null
  readonly note: string | null
  readonly now: Date
  readonly days: number
}

/** @returns the row, and the token, which is kept nowhere */
export async function insertInvitation(db: Db, { invitedBy, note, now, days }: Made) {
  // 192 random bits cannot be guessed, so a plain hash is enough.
  const token = randomBytes(24).toString('base64url')
  const row = {
    id: randomBytes(12).toString('base64url'),
    tokenHash: hashOf(token),
    invitedBy,
    note,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
    usedAt: null,
    usedBy: null,
  }
  await db.insertInto('invitations').values(row).execute()
  return { row, token }
}

const NEWEST_FIRST = { time: ['invitations.createdAt', 'desc'], id: ['invitations.id', 'asc'] } as const

/** Those of administrators, the newest first, each with the name of who used it. */
export const listInvitationRows = (db: Db, { after, limit }: AskedRows) =>
  db
    .selectFrom('invitations')
    .leftJoin('users', 'users.id', 'invitations.usedBy')
    .where('invitedBy', 'is not', null)
    .select([
      'invitations.id',
      'invitations.note',
      'invitations.createdAt',
      'invitations.expiresAt',
      'invitations.usedAt',
      'users.displayUsername as usedByName',
    ])
    .$if(after !== undefined, (query) => query.where(rowsAfter(NEWEST_FIRST, after ?? ['', ''])))
    .orderBy('invitations.createdAt', 'desc')
    .orderBy('invitations.id')
    .limit(limit)
    .execute()

/** Undefined for one that was used, has run out or never was. */
export const findOpenInvitation = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('invitations')
    .select(['id', 'invitedBy'])
    .where('tokenHash', '=', hashOf(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()

/** False where another registration was faster, or it was withdrawn. */
export const markUsed = (transaction: Db, id: string, usedBy: string, now: Date): Promise<boolean> =>
  wasThere(
    transaction
      .updateTable('invitations')
      .set({ usedAt: now.toISOString(), usedBy })
      .where('id', '=', id)
      .where('usedAt', 'is', null),
  )

/**
 * Deletes all links to the first account: a request with another of them waits for this transaction,
 * and finds none.
 * @returns whether this one was still among them
 */
export async function takeFirstInvitations(transaction: Db, id: string): Promise<boolean> {
  const taken = await transaction
    .deleteFrom('invitations')
    .where('invitedBy', 'is', null)
    .returning('id')
    .execute()
  return taken.some((invitation) => invitation.id === id)
}

export const deleteInvitation = (db: Db, id: string): Promise<boolean> =>
  wasThere(db.deleteFrom('invitations').where('id', '=', id).where('invitedBy', 'is not', null))

export const hasAccounts = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

export const sweepInvitations = ({ db, clock }: { readonly db: Db; readonly clock: () => Date }) =>
  db
    .deleteFrom('invitations')
    .where('expiresAt', '<', new Date(clock().getTime() - KEPT_DAYS * DAY_MS).toISOString())
    .execute()

import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '../../../db/schema.ts'

/**
 * The links in mails that still open something. The library keeps those that reset a password here, and
 * we those that confirm an address: a row each, with a hash of the token, so that who reads the database
 * can open nothing, and with the account, so that all its links can be made void.
 */

/** As the library hashes its identifiers (`storeIdentifier: 'hashed'`). */
export const hashOfLink = (identifier: string): string =>
  createHash('sha256').update(identifier).digest('base64url')

const confirmation = (token: string): string => hashOfLink(`verify-email:${token}`)

/** Remembers a link that confirms an address; by the library's clock, which ends it. */
export async function openConfirmationLink(
  db: Db,
  { token, userId, hours }: { readonly token: string; readonly userId: string; readonly hours: number },
): Promise<void> {
  const now = new Date()
  await db
    .insertInto('verifications')
    .values({
      id: randomUUID(),
      identifier: confirmation(token),
      value: userId,
      createdAt: now,
      updatedAt: now,
      expiresAt: new Date(now.getTime() + hours * 60 * 60 * 1000),
    })
    .execute()
}

/** False where it was never sent, is too old, or was made void. */
export async function isConfirmationLinkOpen(db: Db, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('verifications')
    .select('id')
    .where('identifier', '=', confirmation(token))
    .executeTakeFirst()
  return row !== undefined
}

/** Whose password the link of a mail resets, without using the link up. */
export const findOwnerOfResetLink = (db: Db, token: string) =>
  db
    .selectFrom('verifications')
    .innerJoin('users', 'users.id', 'verifications.value')
    .select(['users.email', 'users.displayUsername'])
    .where('verifications.identifier', '=', hashOfLink(`reset-password:${token}`))
    .executeTakeFirst()

/** Who answers a suspicious mail with a new password is safe from all links that were sent before. */
export const voidLinksOf = (db: Db, userId: string) =>
  db.deleteFrom('verifications').where('value', '=', userId).execute()

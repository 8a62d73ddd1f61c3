import { createHash } from 'node:crypto'
import type { Db } from './schema.ts'

/** By this an address is known once its account, and all that it said, is deleted. */
export const slugHash = (slug: string): string => createHash('sha256').update(slug).digest('base64url')

/**
 * Keeps the addresses of an account from everybody: they are printed on tables, and lead nowhere rather than to a
 * stranger. It belongs into the transaction that deletes the account.
 */
export async function keepFormerSlugs(transaction: Db, ownerId: string, at: Date): Promise<void> {
  const rows = await transaction
    .selectFrom('pageSlugs')
    .select('slug')
    .where('ownerId', '=', ownerId)
    .execute()
  if (rows.length === 0) return
  await transaction
    .insertInto('formerSlugs')
    .values(rows.map(({ slug }) => ({ slugHash: slugHash(slug), createdAt: at.toISOString() })))
    .onConflict((conflict) => conflict.column('slugHash').doNothing())
    .execute()
}

import type { Db } from '../../../db/schema.ts'

/** What the authentication library calls the provider; `accounts.providerId` keeps it. */
export const PROVIDER = 'oidc'

/** How an account signs in: `credential` for a password, `PROVIDER`. */
export async function waysInOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('accounts').select('providerId').where('userId', '=', userId).execute()
  return rows.map(({ providerId }) => providerId)
}

export const deleteProviderOf = (db: Db, userId: string) =>
  db.deleteFrom('accounts').where('userId', '=', userId).where('providerId', '=', PROVIDER).executeTakeFirst()

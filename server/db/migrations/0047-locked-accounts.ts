import type { Kysely } from 'kysely'

/** Since when nobody can sign in to an account; null: who has its password can. */
export async function lockAccounts({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('users').addColumn('lockedAt', 'text').execute()
}

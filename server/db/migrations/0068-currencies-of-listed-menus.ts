import type { Kysely } from 'kysely'

/** The currency of a menu, for lists, which don't read documents. Null: before the first look. */
export async function listCurrencies({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('menuClaims').addColumn('currency', 'text').execute()
}

import type { Kysely } from 'kysely'

/** When an account chose a house last: it is open at their next sign-in. Null: never. */
export async function keepHousesOpenedLast({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('members').addColumn('openedAt', 'text').execute()
}

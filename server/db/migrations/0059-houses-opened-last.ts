import type { Kysely } from 'kysely'

/** When an account chose a house last: it is open where somebody signs in anew. Null: never. */
export async function keepHousesOpenedLast({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('members').addColumn('openedAt', 'text').execute()
}

import type { Kysely } from 'kysely'

/** A webhook's earlier secret, which signs in addition to its successor for a while. */
export async function keepEarlierSecrets(db: Kysely<unknown>): Promise<void> {
  for (const column of ['earlierSecret', 'earlierSecretUntil'])
    await db.schema.alterTable('webhooks').addColumn(column, 'text').execute()
}

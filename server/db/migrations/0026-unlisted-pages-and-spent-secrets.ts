import type { Kysely } from 'kysely'

/**
 * Whether search engines may list the page of a restaurant: those that are there stay listed. And an index by which the
 * earlier secrets of webhooks are found that have signed for the last time.
 */
export async function keepUnlistedPagesAndFindSpentSecrets({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('restaurantPages')
    .addColumn('isIndexed', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await schema.createIndex('webhooksByEarlierSecret').on('webhooks').columns(['earlierSecretUntil']).execute()
}

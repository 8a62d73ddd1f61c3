import type { Kysely } from 'kysely'

/** An account at a provider signs in to one account of ours. */
export async function keepWaysToSignIn({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('accountsByProvider')
    .on('accounts')
    .columns(['providerId', 'accountId'])
    .unique()
    .execute()
}

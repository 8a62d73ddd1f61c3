import type { Kysely } from 'kysely'

/** Keys of assistants that are renewed: whose they are, how often that was, and until when the present one works. */
export async function keepRenewals({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('apiKeys').addColumn('clientId', 'text').execute()
  await schema.alterTable('apiKeys').addColumn('renewals', 'integer').execute()
  await schema.alterTable('apiKeys').addColumn('renewBy', 'text').execute()
}

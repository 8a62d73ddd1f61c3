import type { Kysely } from 'kysely'

/** The account that was made with an invitation to a house, which alone may use it then. */
export async function keepRegistered({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('houseInvitations')
    .addColumn('registeredBy', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .execute()
  await schema
    .createIndex('houseInvitationsByRegistered')
    .on('houseInvitations')
    .column('registeredBy')
    .execute()
}

import type { Kysely } from 'kysely'

/**
 * Links that let one person register each. Those without an inviter are for the first account. With an
 * administrator's account go the invitations that it made.
 */
export async function createInvitations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('invitedBy', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('note', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('usedAt', 'text')
    .addColumn('usedBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  for (const column of ['invitedBy', 'usedBy', 'expiresAt'])
    await db.schema.createIndex(`invitationsBy_${column}`).on('invitations').column(column).execute()
}

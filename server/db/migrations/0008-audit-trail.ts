import type { Kysely } from 'kysely'

/**
 * Who changed a plan, a role, what is shared, or the way into an account. No foreign keys: a line stays
 * when the account is gone, and tells nothing of the person then.
 */
export async function createAuditTrail(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('auditTrail')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actorKind', 'text', (column) => column.notNull())
    .addColumn('actorId', 'text')
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subjectId', 'text')
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('requestId', 'text')
    .execute()
  await db.schema.createIndex('auditTrailByTime').on('auditTrail').columns(['at', 'id']).execute()
  await db.schema.createIndex('auditTrailByOwner').on('auditTrail').columns(['ownerId', 'at', 'id']).execute()
  // Swept by their age.
  await db.schema.createIndex('attemptsByStart').on('attempts').column('startedAt').execute()
}

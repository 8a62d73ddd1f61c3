import { type Kysely, sql } from 'kysely'

/**
 * What is done later: mails, events for other programs, sweeps. Events that wait are jobs from now on. The table of
 * former deliveries stays for servers of the version before, which may run next to this one during an update.
 */
export async function keepJobs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    // Null for a mail: the one about a deleted account is sent after it is gone.
    .addColumn('ownerId', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('nextAt', 'text')
    .addColumn('lastStatus', 'integer')
    .addColumn('lastError', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('endedAt', 'text')
    .execute()
  await db.schema.createIndex('jobsToDo').on('jobs').columns(['state', 'kind', 'nextAt']).execute()
  await db.schema.createIndex('jobsBySubject').on('jobs').columns(['subject', 'createdAt']).execute()
  await db.schema.createIndex('jobsByOwner').on('jobs').column('ownerId').execute()
  await db.schema.createIndex('jobsByAge').on('jobs').column('createdAt').execute()
  const columns = (names: string) => sql.raw(names.replaceAll(/\w+/g, '"$&"'))
  await sql`insert into "jobs" (${columns('id, kind, subject, ownerId, content, state, attempts, nextAt, lastStatus, lastError, createdAt, endedAt')})
    select "id", 'webhook', ${columns('webhookId, ownerId, event')},
      case "status" when 'delivered' then 'done' else "status" end,
      ${columns('attempts, nextAt, lastStatus, lastError, createdAt, deliveredAt')}
    from "webhookDeliveries"`.execute(db)
  await sql`delete from "webhookDeliveries"`.execute(db)
  // The restaurants of an owner, and how many menus each has, without the rows of the menus.
  await db.schema
    .createIndex('savedMenusByRestaurant')
    .on('savedMenus')
    .columns(['ownerId', 'restaurantId', 'restaurantName', 'updatedAt'])
    .where(sql.ref('deletedAt'), 'is', null)
    .execute()
}

import type { Kysely } from 'kysely'

/**
 * Addresses of pages outlive their account, as hashes; and links for the pass say when they were used last. Those that
 * are there count as used on this day: a tablet that has one must not be locked out by the change.
 */
export async function keepFormerSlugsAndUsesOfLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('formerSlugs')
    .addColumn('slugHash', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('passLinks').addColumn('usedOn', 'text').execute()
  const links = db as Kysely<{ passLinks: { usedOn: string | null } }>
  await links
    .updateTable('passLinks')
    .set({ usedOn: new Date().toISOString().slice(0, 10) })
    .execute()
}

import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'

interface Before {
  verifications: { id: string; identifier: string }
}

/**
 * Links of mails are kept as hashes, so that who reads the database can open none; those that are on
 * their way still work. They are found by their account, to be made void together.
 */
export async function hashLinks(db: Kysely<unknown>): Promise<void> {
  const links = db as Kysely<Before>
  for (const { id, identifier } of await links
    .selectFrom('verifications')
    .select(['id', 'identifier'])
    .execute()) {
    const hash = createHash('sha256').update(identifier).digest('base64url')
    await links.updateTable('verifications').set({ identifier: hash }).where('id', '=', id).execute()
  }
  await db.schema.createIndex('verificationsByValue').on('verifications').column('value').execute()
}

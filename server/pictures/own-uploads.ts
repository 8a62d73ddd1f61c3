import type { Db } from '../db/schema.ts'

export async function ownUploads(
  db: Db,
  ownerId: string,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  const rows = await db
    .selectFrom('uploads')
    .select('name')
    .where('name', 'in', names)
    .where('ownerId', '=', ownerId)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

import type { DeleteResult, UpdateResult } from 'kysely'

interface Write {
  executeTakeFirst(): Promise<Partial<DeleteResult & UpdateResult>>
}

/** Runs a write of one row; returns whether there was such a row. */
export async function wasThere(write: Write): Promise<boolean> {
  const { numDeletedRows, numUpdatedRows } = await write.executeTakeFirst()
  return (numDeletedRows ?? numUpdatedRows) === 1n
}

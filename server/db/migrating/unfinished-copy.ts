import { sql } from 'kysely'
import { StartupError } from '../../errors/startup-error.ts'
import type { Db } from '../schema.ts'

/** Present in a PostgreSQL database as long as the copy of an installation into it isn't complete. */
export const UNFINISHED_COPY = 'unfinishedCopy'

export async function hasUnfinishedCopy(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass(${`"${UNFINISHED_COPY}"`}) is not null as "isThere"`.execute(db)
  return rows[0]?.isThere === true
}

/** @throws {StartupError} when a server would show half an installation */
export async function refuseUnfinishedCopy(db: Db): Promise<void> {
  if (await hasUnfinishedCopy(db))
    throw new StartupError(
      'An installation is being copied into this database. Please let npm run migrate:to-postgres end first.',
    )
}

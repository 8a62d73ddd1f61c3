import { sql } from 'kysely'
import { migrationSteps } from '../db/migrating/migrate.ts'
import type { Db } from '../db/schema.ts'
import { MaintenanceError } from './errors.ts'

export async function readMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .catch((cause) => {
      throw new MaintenanceError('The database is no Carte’s: it has no list of migrations.', { cause })
    })
  return rows.map(({ name }) => name)
}

/** @throws {MaintenanceError} for migrations that this version of Carte does not know */
export function refuseNewer(migrations: readonly string[], what: string): void {
  if (migrations.some((name) => !(name in migrationSteps)))
    throw new MaintenanceError(`${what} was written by a newer version of Carte. Please use that version.`)
}

/** @throws {MaintenanceError} unless the database is exactly of this version */
export async function refuseOtherVersion(db: Db, what: string): Promise<void> {
  const migrations = await readMigrations(db)
  refuseNewer(migrations, what)
  if (migrations.length < Object.keys(migrationSteps).length)
    throw new MaintenanceError(
      `${what} is of an older version of Carte. Start this version on it once, then try again.`,
    )
}

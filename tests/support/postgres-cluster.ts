import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/connection/open.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Administrative address of the cluster; empty where no PostgreSQL is at hand. */
    postgresUrl: string
  }
}

/** Every test database is a copy of this one, which has been migrated once. */
export const TEMPLATE_DATABASE = 'carte_template'

/** Starts a throw-away PostgreSQL for the tests that ask for one. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres()
  if (!postgres) {
    process.stderr.write('No PostgreSQL was found (initdb, pg_ctl): its half of the API tests is skipped.\n')
    project.provide('postgresUrl', '')
    return
  }
  const databaseUrl = await postgres.createDatabase(TEMPLATE_DATABASE)
  const database = await openDatabase({ databaseUrl, dataDir: tmpdir() })
  await database.close()
  project.provide('postgresUrl', postgres.url)
  return () => postgres.remove()
}

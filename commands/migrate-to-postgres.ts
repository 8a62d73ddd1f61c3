/**
 * Copies an installation on SQLite to an empty PostgreSQL and proves that both hold the same:
 * `DATABASE_URL=postgres://… npm run migrate:to-postgres`. Killed, it goes on where it was when it is
 * started again. Exit code 0: equal; 1: not, and servers refuse the database; 2: wrong options.
 */
import { join } from 'node:path'
import { claimDataDir } from '#server/data-dir/data-dir.ts'
import { copyToPostgres } from '#server/maintenance/moving/copy-to-postgres.ts'
import { copyUploads } from '#server/maintenance/moving/copy-uploads.ts'
import { openPostgres } from '#server/maintenance/moving/open-postgres.ts'
import { openSqliteForReading, queriesOf } from '#server/maintenance/read-sqlite.ts'
import { type Env, readEnv } from '#server/settings/env.ts'
import { note, runCommand, say, UsageError } from './command.ts'

const USAGE = `Usage: DATABASE_URL=postgres://… npm run migrate:to-postgres -- [options]

  --afresh  begins an unfinished copy anew

From the SQLite database of CARTE_DATA_DIR, which no server may use meanwhile, to an empty PostgreSQL.
With S3_* set, the uploads go to the bucket.`

/** How often a long table tells how far it is. */
const ROWS_BETWEEN_NOTES = 5000

await runCommand(USAGE, { afresh: { type: 'boolean', default: false } }, async ({ afresh }) => {
  const env = readEnv(process.env)
  if (!env.databaseUrl) throw new UsageError('DATABASE_URL is needed.')
  const held = claimDataDir(env.dataDir)
  try {
    await move(env, env.databaseUrl, afresh)
    return 0
  } finally {
    held.release()
  }
})

async function move(env: Env, databaseUrl: string, afresh: boolean): Promise<void> {
  const started = performance.now()
  const source = queriesOf(openSqliteForReading(join(env.dataDir, 'carte.db')))
  const target = await openPostgres(databaseUrl)
  try {
    const { tables, resumedRows } = await copyToPostgres({
      source,
      target,
      afresh,
      onBatch: (table, copied, total) => {
        if (copied % ROWS_BETWEEN_NOTES === 0) note(`${table}: ${copied} of ${total}`)
      },
      onEqual: () => moveUploads(env, source),
    })
    for (const { name, rows, sum } of tables) say(`${name}: ${rows}, ${sum.slice(0, 16)}`)
    if (resumedRows > 0) say(`${resumedRows} rows were there from an earlier run.`)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(
      `Equal: ${tables.length} tables, ${rows} rows, ${Math.round((performance.now() - started) / 1000)} s.`,
    )
  } finally {
    await source.destroy()
    await target.destroy()
  }
}

async function moveUploads({ s3, dataDir }: Env, source: ReturnType<typeof queriesOf>): Promise<void> {
  if (!s3) return
  const storage = (await import('#server/adapters/storage/s3.ts')).s3Storage(s3)
  try {
    const { copied, kept, missing } = await copyUploads(source, join(dataDir, 'uploads'), storage)
    for (const name of missing) note(`The installation has lost the file of the upload ${name}.`)
    say(`Uploads in the bucket: ${copied + kept}, ${kept} of them from an earlier run.`)
  } finally {
    storage.close()
  }
}

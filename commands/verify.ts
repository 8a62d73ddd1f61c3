/**
 * Looks at everything that an installation keeps, while its server goes on: `npm run verify`; or at a
 * backup: `npm run verify -- --backup /backups/carte-…`. Findings go to the standard output, one line
 * each. Exit code 0: sound; 1: not; 2: wrong options.
 */
import { join, resolve } from 'node:path'
import { checkBackup } from '#server/maintenance/backup/check-backup.ts'
import { openPostgres } from '#server/maintenance/moving/open-postgres.ts'
import { type CompareUploads, withFolder, withStorage } from '#server/maintenance/upload-files.ts'
import { type Verification, verifyDataDir, verifyPostgres } from '#server/maintenance/verify.ts'
import { type Env, readEnv } from '#server/settings/env.ts'
import { runCommand, say } from './command.ts'

const USAGE = `Usage: npm run verify -- [options]

  --backup <folder>  a backup in place of the installation

The installation is that of CARTE_DATA_DIR, DATABASE_URL and S3_*.`

await runCommand(USAGE, { backup: { type: 'string' } }, async ({ backup }) => {
  if (backup) {
    const { createdAt, files } = await checkBackup(resolve(backup))
    say(`The backup of ${createdAt} is whole: ${files.length} files.`)
    return 0
  }
  const { rows, findings } = await verify(readEnv(process.env))
  for (const [table, count] of Object.entries(rows)) say(`${table}: ${count}`)
  for (const finding of findings) say(finding)
  say(findings.length === 0 ? 'No findings.' : `Findings: ${findings.length}`)
  return findings.length === 0 ? 0 : 1
})

async function verify(env: Env): Promise<Verification> {
  // Its client takes longer to load than most installations to verify.
  const storage = env.s3 && (await import('#server/adapters/storage/s3.ts')).s3Storage(env.s3)
  try {
    const uploads = storage ? withStorage(storage) : withFolder(join(env.dataDir, 'uploads'))
    return env.databaseUrl
      ? await verifyOnPostgres(env.databaseUrl, uploads)
      : await verifyDataDir(env.dataDir, uploads)
  } finally {
    storage?.close()
  }
}

async function verifyOnPostgres(databaseUrl: string, uploads: CompareUploads): Promise<Verification> {
  const db = await openPostgres(databaseUrl)
  try {
    return await verifyPostgres(db, uploads)
  } finally {
    await db.destroy()
  }
}

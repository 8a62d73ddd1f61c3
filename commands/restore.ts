/**
 * Makes a backup the installation of the data directory: `npm run restore -- --from /backups/carte-…`.
 * Exit code 0: done, verified, and ready to be started; 1: refused, and what was there is as it was;
 * 2: wrong options.
 */
import { resolve } from 'node:path'
import { restoreBackup } from '#server/maintenance/backup/restore.ts'
import { MaintenanceError } from '#server/maintenance/errors.ts'
import { readEnv } from '#server/settings/env.ts'
import { note, runCommand, say, UsageError } from './command.ts'

const USAGE = `Usage: npm run restore -- --from <backup> [options]

  --from <folder>  a backup that npm run backup wrote
  --replace        moves the installation that is there aside, into a folder in its data directory

The installation is that of CARTE_DATA_DIR; no server may be running on it.`

await runCommand(
  USAGE,
  { from: { type: 'string' }, replace: { type: 'boolean', default: false } },
  async ({ from, replace }) => {
    if (!from) throw new UsageError('--from is needed.')
    const { databaseUrl, dataDir } = readEnv(process.env)
    if (databaseUrl)
      throw new MaintenanceError('DATABASE_URL is set: a backup of npm run backup is restored without it.')
    const { manifest, verification, replaced } = await restoreBackup({
      from: resolve(from),
      dataDir,
      replaces: replace,
      clock: () => new Date(),
    })
    for (const finding of verification.findings) note(`As in the backup: ${finding}`)
    const { users, savedMenus } = verification.rows
    if (replaced) say(`What was there is in ${replaced} now.`)
    say(`Restored ${users} accounts and ${savedMenus} menus of ${manifest.createdAt} to ${dataDir}.`)
    return 0
  },
)

/**
 * Backs an installation up while its server goes on: `npm run backup -- --out /backups --keep 7`. The last
 * line of the standard output is the folder of the backup. Exit code 0: written and read back whole;
 * 1: it was not, and nothing of it is left; 2: wrong options.
 */
import { resolve } from 'node:path'
import { createBackup, keepNewest } from '#server/maintenance/backup/backup.ts'
import { MaintenanceError } from '#server/maintenance/errors.ts'
import { readEnv } from '#server/settings/env.ts'
import { note, runCommand, say, UsageError } from './command.ts'

const USAGE = `Usage: npm run backup -- [options]

  --out <folder>   where backups are kept, each in a folder of its own; ./backups where left out
  --keep <number>  deletes the oldest backups there, so that so many are left

The installation is that of CARTE_DATA_DIR.`

await runCommand(
  USAGE,
  { out: { type: 'string', default: './backups' }, keep: { type: 'string' } },
  async (options) => {
    const { databaseUrl, dataDir, s3 } = readEnv(process.env)
    const keep = options.keep === undefined ? undefined : Number(options.keep)
    if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
      throw new UsageError('--keep is a number from 1.')
    if (databaseUrl)
      throw new MaintenanceError(
        'This installation is on PostgreSQL: back it up with pg_dump, see "Backup" in docs/operations/back-up.md.',
      )
    const folder = resolve(options.out)
    const hasBucket = s3 !== undefined
    const { path, manifest } = await createBackup({ dataDir, folder, clock: () => new Date(), hasBucket })
    const { rows, files, missingUploads } = manifest
    for (const name of missingUploads) note(`The installation has lost the file of the upload ${name}.`)
    if (hasBucket) note('Uploads are in a bucket and stay there.')
    const uploads = files.filter((file) => file.path.startsWith('uploads/'))
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    say(
      `${rows.users} accounts, ${rows.savedMenus} menus, ${uploads.length} pictures; ${megabytes(bytes)}, read back whole.`,
    )
    if (keep !== undefined)
      for (const name of await keepNewest(folder, keep)) say(`Deleted the older backup ${name}.`)
    say(path)
    return 0
  },
)

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

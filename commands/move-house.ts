/**
 * Moves a house with its people from one cell to another while guests read: `npm run house:move -- --owner marcella
 * --from postgres://… --to postgres://… --cell b --map /etc/nginx/carte-cells.map`. Cut off, it goes on when it is started
 * again. Exit code 0: moved; 1: not, and the house is where it was; 2: wrong options.
 */
import { MaintenanceError } from '#server/maintenance/errors.ts'
import { addressesOf, proxyDirectory } from '#server/maintenance/moving/directory.ts'
import { moveHouse } from '#server/maintenance/moving/move-house.ts'
import { openPostgres } from '#server/maintenance/moving/open-postgres.ts'
import { runCommand, say, UsageError } from './command.ts'

const USAGE = `Usage: npm run house:move -- --owner <username> --from <address> --to <address> --cell <name> --map <file>

  --owner   whose house it is
  --from    the PostgreSQL of the cell that has it
  --to      that of the cell that gets it, of the same version
  --cell    what the map of the proxy calls that cell
  --map     the map; see "Cells" in docs/operations/several-machines.md
  --reload  what has the proxy read it again; nginx -s reload where absent
  --settle  seconds until requests of before have ended; 5 where absent

Both cells have the same CARTE_SECRET and the same bucket.`

const one = { type: 'string' } as const

await runCommand(
  USAGE,
  { owner: one, from: one, to: one, cell: one, map: one, reload: one, settle: one },
  async ({ owner, from, to, cell, map, reload = 'nginx -s reload', settle = '5' }) => {
    if (!owner || !from || !to || !cell || !map) throw new UsageError('Five options are needed.')
    const [command = '', ...options] = reload.split(' ')
    const directory = proxyDirectory({
      path: map,
      reload: [command, ...options],
      settleMs: Number(settle) * 1000,
    })
    const source = await openPostgres(from)
    const target = await openPostgres(to)
    try {
      const user = await source
        .selectFrom('users')
        .select('id')
        .where('username', '=', owner)
        .executeTakeFirst()
      if (!user) throw new MaintenanceError(`There is no account “${owner}” in this cell.`)
      const sums = await moveHouse({
        source,
        target,
        houseId: user.id,
        onEqual: async () => directory.lead(await addressesOf(source, user.id), cell),
      })
      for (const { name, rows, sum } of sums) say(`${name}: ${rows}, ${sum.slice(0, 16)}`)
      say(
        `Moved: ${sums.reduce((all, { rows }) => all + rows, 0)} rows, equal in both cells before one let go.`,
      )
    } finally {
      await source.destroy()
      await target.destroy()
    }
    return 0
  },
)

/**
 * Looks after accounts without a browser, next to a running server: `npm run accounts -- --lock marcella`. Exit code
 * 0: done; 1: the account isn't there, or nothing could be written; 2: wrong options.
 */

import type { Db } from '#server/db/schema.ts'
import {
  type Act,
  lock,
  resetLink,
  signOut,
  unlock,
} from '#server/features/accounts/administration/look-after.ts'
import { accountsAfter } from '#server/features/accounts/administration/queries.ts'
import { findSignInName, readUserNamed } from '#server/features/accounts/store/queries.ts'
import { MaintenanceError } from '#server/maintenance/errors.ts'

import { bySystem } from '#server/owners/audit-trail.ts'
import { readEnv } from '#server/settings/env.ts'
import { withInstallation } from './administration/with-installation.ts'
import { runCommand, say, UsageError } from './command.ts'

const USAGE = `Usage: npm run accounts -- <one option>

  --list                   the accounts; with --begins <text> those whose username or email address begins so
  --lock <username>        signs an account out everywhere, and lets nobody sign in
  --unlock <username>
  --sign-out <username>
  --reset-link <username>  a link that sets a new password, once, for an hour

The installation is that of CARTE_DATA_DIR or DATABASE_URL; links begin with CARTE_PUBLIC_URL. Accounts are deleted
by an administrator under Account, or by their owners.`

const acts = {
  lock: (db: Db, id: string, act: Act) => lock(db, id, act),
  unlock: (db: Db, id: string, act: Act) => unlock(db, id, act),
  'sign-out': (db: Db, id: string, act: Act) => signOut(db, id, act),
} as const

/** Accounts that are read at a time. */
const PAGE = 500

const one = { type: 'string' } as const

await runCommand(
  USAGE,
  { list: { type: 'boolean' }, begins: one, lock: one, unlock: one, 'sign-out': one, 'reset-link': one },
  async ({ begins = '', ...options }) => {
    const env = readEnv(process.env)
    const [asked, ...others] = Object.keys(options)
    if (asked === undefined || others.length > 0) throw new UsageError('One option is needed.')
    return withInstallation(env, async (db) => {
      if (options.list) return list(db, begins)
      const typed = String(options[asked as keyof typeof options])
      const account = await readUserNamed(db, (await findSignInName(db, typed)) ?? '')
      if (!account) throw new MaintenanceError(`There is no account “${typed}”.`)
      const act: Act = { at: new Date(), actor: bySystem }
      if (asked === 'reset-link') {
        const origin = env.publicUrl?.origin ?? `http://${env.host}:${env.port}`
        say((await resetLink(db, account.id, origin, act)).url)
      } else await acts[asked as keyof typeof acts](db, account.id, act)
      return 0
    })
  },
)

async function list(db: Db, begins: string): Promise<number> {
  for (let after = ''; ; ) {
    const rows = await accountsAfter(db, begins, after, PAGE)
    for (const { displayUsername, email, createdAt, lockedAt } of rows)
      say([displayUsername, email, new Date(createdAt).toISOString(), lockedAt ? 'locked' : ''].join('\t'))
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return 0
    after = last.username
  }
}

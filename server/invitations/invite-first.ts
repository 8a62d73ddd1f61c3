import { INVITATION_DAYS } from '#contract/invitations.ts'
import type { Clock, Database } from '../db/database.ts'
import type { Settings } from '../settings/settings.ts'
import type { Watching } from '../watching/watching.ts'
import { invitationLink } from './invitation-link.ts'
import { hasAccounts, insertInvitation } from './queries.ts'

/**
 * Whoever may read the log sets the installation up: where nobody can register without an invitation and
 * nobody is there to make one, each start prints a link. All of them are void with the first account.
 */
export async function inviteFirst(
  { env, db, clock, log }: Settings & Database & Clock & Pick<Watching, 'log'>,
  url: string,
): Promise<void> {
  if (env.registration === 'open' || (await hasAccounts(db))) return
  const made = { invitedBy: null, note: null, now: clock(), days: INVITATION_DAYS }
  const { token, row } = await insertInvitation(db, made)
  log.warn(
    { link: invitationLink(env.publicUrl?.origin ?? url, token), expiresAt: row.expiresAt },
    'there is no account yet: open this link to make the first one',
  )
}

import { INVITATION_DAYS } from '#contract/accounts/invitations.ts'
import type { Clock, Database } from '../db/database.ts'
import type { Settings } from '../settings/settings.ts'
import type { Watching } from '../watching/watching.ts'
import { invitationLink } from './invitation-link.ts'
import { hasAccounts, insertInvitation } from './queries.ts'

/**
 * A reader of the log sets the installation up: where registration needs an invitation and there is no
 * account to make one, each start prints a link. The first account makes all of them void.
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

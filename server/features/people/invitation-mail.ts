import type { User } from '#contract/accounts/accounts.ts'
import { HOUSE_INVITATION_DAYS } from '#contract/accounts/people.ts'
import { isPlainName } from '#domain/accounts/plain-name.ts'
import type { Mail } from '../../adapters/email/port.ts'
import type { Brand } from '../../settings/env.ts'

interface Invited {
  readonly email: string
  readonly url: string
  /** Who invites. */
  readonly user: Pick<User, 'username' | 'house'>
}

/** To who is invited to a house. Names that are more than names are left out: they would make our mail theirs. */
export function invitationMail(
  { brandName, supportEmail }: Pick<Brand, 'brandName' | 'supportEmail'>,
  { email, url, user: { username, house } }: Invited,
): Mail {
  const who = isPlainName(username) ? username : 'Somebody'
  const where = isPlainName(house.name) ? `the menus of ${house.name}` : 'their menus'
  return {
    to: email,
    subject: `You are invited to ${brandName}`,
    text: [
      'Hello,',
      `${who} invites you to work on ${where} with ${brandName}. Open this link and sign in, or create an account with this email address:`,
      url,
      `The link works once, for ${HOUSE_INVITATION_DAYS} days. If you don’t know what this is about, you can forget this mail.`,
      `${brandName}\n${supportEmail}`,
    ].join('\n\n'),
  }
}

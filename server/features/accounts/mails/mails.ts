import { accountPages } from '#contract/accounts/accounts.ts'
import { isPlainName } from '#domain/accounts/plain-name.ts'
import type { Mail } from '../../../adapters/email/port.ts'
import type { Brand } from '../../../settings/env.ts'

interface Recipient {
  readonly email: string
  readonly name: string
}

/** How long the link in a mail opens what it is for. */
export const RESET_LINK_MINUTES = 60
export const VERIFICATION_LINK_HOURS = 24

const linkTo = (origin: string, page: string, token: string): string =>
  `${origin}${page}?${new URLSearchParams({ token })}`

type Sender = Pick<Brand, 'brandName' | 'supportEmail'>

const mail = (
  { brandName, supportEmail }: Sender,
  { email, name }: Recipient,
  subject: string,
  paragraphs: readonly string[],
): Mail => ({
  to: email,
  subject,
  text: [greeting(name), ...paragraphs, `${brandName}\n${supportEmail}`].join('\n\n'),
})

const greeting = (name: string): string => (isPlainName(name) ? `Hello ${name},` : 'Hello,')

export const resetMail = (sender: Sender, recipient: Recipient, origin: string, token: string): Mail =>
  mail(sender, recipient, `Choose a new password for ${sender.brandName}`, [
    `somebody asked for a new password for your ${sender.brandName} account. If that was you, choose it here:`,
    linkTo(origin, accountPages.resetPassword, token),
    `The link works once, for ${RESET_LINK_MINUTES} minutes. If it was not you, nothing has changed and you can forget this mail.`,
  ])

export const verificationMail = (sender: Sender, recipient: Recipient, origin: string, token: string): Mail =>
  mail(sender, recipient, `Confirm your email address for ${sender.brandName}`, [
    `please confirm that this is your email address:`,
    linkTo(origin, accountPages.verifyEmail, token),
    `The link works for ${VERIFICATION_LINK_HOURS} hours. If you have no account with us, you can forget this mail.`,
  ])

/** To the owner of an account, when a registration uses the same address. */
export const takenAddressMail = (sender: Sender, recipient: Recipient, origin: string): Mail =>
  mail(sender, recipient, `You already have a ${sender.brandName} account`, [
    `somebody tried to create a ${sender.brandName} account with this email address, which has one already. If that was you, sign in with the username that you have, or choose a new password here:`,
    `${origin}/forgot-password`,
    'If it was not you, nothing has changed and you can forget this mail.',
  ])

export const deletionMail = (sender: Sender, recipient: Recipient, endedSubscription: boolean): Mail =>
  mail(sender, recipient, `Your ${sender.brandName} account was deleted`, [
    `your account, your menus, pictures, drafts and restaurants are deleted${endedSubscription ? ', and your subscription has ended' : ''}.`,
    `If that was not you, please write to ${sender.supportEmail}.`,
  ])

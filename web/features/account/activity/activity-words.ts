import type { Activity } from '#contract/accounts/audit-trail.ts'
import { plans } from '#domain/plans/plans.ts'

type Details = Activity['details']

const words: Readonly<Record<Activity['action'], string | ((details: Details) => string)>> = {
  'account.created': 'You created this account.',
  'account.deleted': 'This account was deleted.',
  'account.locked': 'An administrator locked this account.',
  'account.unlocked': 'An administrator unlocked this account.',
  'reset-link.made': 'An administrator made a link that resets your password.',
  'role.changed': ({ role }) =>
    role?.to === 'administrator' ? 'You are now an administrator.' : 'You are no longer an administrator.',
  'password.changed': 'Your password was changed, and all other browsers were signed out.',
  'password.reset': 'Your password was reset with a link from an email.',
  'session.ended': 'One of your browsers was signed out.',
  'sessions.ended': ({ count }) =>
    count === 1
      ? 'Your other browser was signed out.'
      : `Your ${count ?? ''} other browsers were signed out.`,
  'menu.shared': 'A menu was shared by its link.',
  'menu.withdrawn': ({ isDeleted }) =>
    isDeleted ? 'A shared menu was deleted.' : 'You stopped sharing a menu.',
  'menu.renamed': 'A menu was renamed.',
  'menu.duplicated': 'A menu was duplicated.',
  'menu.binned': 'A menu was moved to the trash.',
  'menu.restored': 'A menu was restored from the trash.',
  'menu.deleted': 'A menu was deleted for good.',
  'bin.emptied': ({ count }) =>
    count === 1
      ? 'The trash was emptied: one menu was deleted for good.'
      : `The trash was emptied: ${count ?? ''} menus were deleted for good.`,
  'declarations.signed': ({ count }) =>
    count === 1
      ? 'The declaration of one dish was signed.'
      : `The declarations of ${count ?? ''} dishes were signed.`,
  'page.opened': "A restaurant's page was opened to guests.",
  'page.closed': "A restaurant's page was closed.",
  'approval.changed': 'You changed what waits for approval.',
  'prices.planned': 'You planned prices of a menu.',
  'prices.unplanned': 'You took planned prices of a menu back.',
  'page.renamed': 'A restaurant page’s address was changed.',
  'pass-link.made': 'You made a kitchen link.',
  'pass-link.revoked': 'You revoked a kitchen link.',
  'webhook.made': 'You added an address for events.',
  'webhook.secret-changed': 'You rotated a webhook secret.',
  'webhook.deleted': 'You removed an address for events.',
  'key.made': 'You made a key for a program.',
  'key.rotated': 'You gave a key another secret.',
  'key.ended': 'You ended a key.',
  'invitation.made': 'You invited someone to register.',
  'invitation.withdrawn': 'You withdrew an invitation.',
  'member.invited': 'You invited someone to this house.',
  'member.joined': 'You joined this house.',
  'member.changed': 'You gave a member another role.',
  'member.removed': 'You removed a member.',
  'member.left': 'You left this house.',
  'second-factor.on': 'Two-factor authentication was turned on, and all other browsers were signed out.',
  'second-factor.off': 'Two-factor authentication was turned off.',
  'provider.connected': 'Signing in at the provider was turned on.',
  'provider.disconnected': 'Signing in at the provider was turned off.',
  'passkey.added': 'A passkey was added.',
  'passkey.removed': 'A passkey was removed.',
  'house.deleted': 'A house was deleted.',
  'recovery-codes.made': 'You made other recovery codes.',
  'plan.changed': ({ plan }) => `Your plan is now ${plans[plan?.to ?? 'basic'].name}.`,
  'subscription.cancelled': 'Your subscription was canceled. It runs to the end of the paid period.',
  'subscription.resumed': 'Your subscription was resumed.',
  'subscription.changed': ({ status }) => standings[status?.to ?? 'active'],
}

const standings: Readonly<Record<NonNullable<Details['status']>['to'], string>> = {
  incomplete: 'A checkout was started. Nothing was charged.',
  active: 'Your subscription was renewed.',
  past_due: 'A renewal payment failed.',
  ended: 'Your subscription ended.',
  none: 'Your subscription ended.',
}

/**
 * What happened, in a sentence to a member of the house.
 * @param readerId of the account that reads it: others are named
 */
export function activityWords({ action, actor, details }: Activity, readerId: string): string {
  const said = words[action]
  const sentence = typeof said === 'string' ? said : said(details)
  if (actor.kind === 'key') return `${sentence} By the key “${actor.name ?? actor.id}”.`
  if (actor.kind !== 'owner' || actor.id === readerId) return sentence
  const name = actor.name ?? 'Someone who is gone'
  return sentence.startsWith('You ') ? `${name}${sentence.slice(3)}` : `${sentence} By ${name}.`
}

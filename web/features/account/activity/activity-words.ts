import type { Activity } from '#contract/audit-trail.ts'
import { plans } from '#domain/plans/plans.ts'

type Details = Activity['details']

const words: Readonly<Record<Activity['action'], string | ((details: Details) => string)>> = {
  'account.created': 'You created this account.',
  'account.deleted': 'This account was deleted.',
  'role.changed': ({ role }) =>
    role?.to === 'administrator'
      ? 'You became an administrator of this installation.'
      : 'You are no longer an administrator of this installation.',
  'password.changed': 'Your password was changed, and all other browsers were signed out.',
  'password.reset': 'A new password was chosen with a link that was sent to you by mail.',
  'session.ended': 'One of your browsers was signed out.',
  'sessions.ended': ({ count }) =>
    count === 1
      ? 'Your other browser was signed out.'
      : `Your ${count ?? ''} other browsers were signed out.`,
  'menu.shared': 'A menu was shared by its link.',
  'menu.withdrawn': ({ isDeleted }) =>
    isDeleted ? 'A shared menu was deleted.' : 'The link of a shared menu was withdrawn.',
  'menu.renamed': 'A menu was given another title or date line.',
  'menu.duplicated': 'A menu was duplicated.',
  'menu.binned': 'A menu was put into the bin.',
  'menu.restored': 'A menu was restored from the bin.',
  'menu.deleted': 'A menu was deleted for good.',
  'bin.emptied': ({ count }) =>
    count === 1
      ? 'The bin was emptied: one menu was deleted for good.'
      : `The bin was emptied: ${count ?? ''} menus were deleted for good.`,
  'invitation.made': 'You invited somebody to make an account.',
  'invitation.withdrawn': 'You withdrew an invitation.',
  'plan.changed': ({ plan }) => `Your plan is now ${plans[plan?.to ?? 'basic'].name}.`,
  'subscription.cancelled': 'Your subscription was canceled; what is paid for stays.',
  'subscription.resumed': 'Your subscription goes on: its cancellation was taken back.',
  'subscription.changed': ({ status }) => standings[status?.to ?? 'active'],
}

const standings: Readonly<Record<NonNullable<Details['status']>['to'], string>> = {
  incomplete: 'A checkout was opened; nothing was charged yet.',
  active: 'Your subscription was renewed.',
  past_due: 'A renewal could not be charged.',
  ended: 'Your subscription ended.',
  none: 'Your subscription ended.',
}

/** What happened, in a sentence to the owner. */
export function activityWords({ action, details }: Activity): string {
  const said = words[action]
  return typeof said === 'string' ? said : said(details)
}

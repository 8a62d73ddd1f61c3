import type { Activity } from '#contract/audit-trail.ts'
import { plans } from '#domain/plans/plans.ts'

/** What happened, in a sentence to the owner. */
export function activityWords({ action, details }: Activity): string {
  switch (action) {
    case 'account.created':
      return 'You created this account.'
    case 'account.deleted':
      return 'This account was deleted.'
    case 'role.changed':
      return details.role?.to === 'administrator'
        ? 'You became an administrator of this installation.'
        : 'You are no longer an administrator of this installation.'
    case 'password.changed':
      return 'Your password was changed, and all other browsers were signed out.'
    case 'password.reset':
      return 'A new password was chosen with a link that was sent to you by mail.'
    case 'session.ended':
      return 'One of your browsers was signed out.'
    case 'sessions.ended':
      return details.count === 1
        ? 'Your other browser was signed out.'
        : `Your ${details.count ?? ''} other browsers were signed out.`
    case 'menu.shared':
      return 'A menu was shared by its link.'
    case 'menu.withdrawn':
      return details.isDeleted ? 'A shared menu was deleted.' : 'The link of a shared menu was withdrawn.'
    case 'invitation.made':
      return 'You invited somebody to make an account.'
    case 'invitation.withdrawn':
      return 'You withdrew an invitation.'
    case 'plan.changed':
      return `Your plan is now ${plans[details.plan?.to ?? 'basic'].name}.`
    case 'subscription.cancelled':
      return 'Your subscription was canceled; what is paid for stays.'
    case 'subscription.resumed':
      return 'Your subscription goes on: its cancellation was taken back.'
    case 'subscription.changed':
      return subscriptionWords(details.status?.to)
  }
}

function subscriptionWords(status: NonNullable<Activity['details']['status']>['to'] | undefined): string {
  switch (status) {
    case 'incomplete':
      return 'A checkout was opened; nothing was charged yet.'
    case 'past_due':
      return 'A renewal could not be charged.'
    case 'ended':
    case 'none':
      return 'Your subscription ended.'
    default:
      return 'Your subscription was renewed.'
  }
}

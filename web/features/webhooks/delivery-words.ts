import type { WebhookDelivery } from '#contract/restaurant/webhooks.ts'

export const eventWords: Readonly<Record<WebhookDelivery['type'], string>> = {
  'sold_out.changed': 'Sold out or back',
  'prices.changed': 'Planned prices',
  'specials.changed': 'Specials',
  'menus.changed': 'Menus',
  'page.changed': 'Page',
  'changes.changed': 'Proposed changes',
  test: 'Test',
}

const errorWords: Readonly<Record<NonNullable<WebhookDelivery['lastError']>, string>> = {
  private_address: 'The name leads into a private network, where Carte sends nothing.',
  too_slow: 'No answer within 10 seconds.',
  unknown_name: 'The name of this address isn’t known: is it spelled right?',
  nobody_there: 'Nobody answers there: is the program running?',
  bad_certificate: 'Its certificate isn’t valid, so nothing was sent.',
  unreachable: 'No connection.',
  paused: 'Not sent: the address was paused.',
  superseded: 'Did not arrive. A later event of this kind took its place.',
}

export function outcomeWords({ status, attempts, lastStatus, lastError }: WebhookDelivery): string {
  if (status === 'delivered') return `Arrived (${lastStatus}).`
  const reason = lastError ? errorWords[lastError] : lastStatus === null ? '' : `Answered ${lastStatus}.`
  if (attempts === 0 && reason === '') return 'On its way.'
  return status === 'waiting' ? `${reason} Carte tries again.`.trim() : reason
}

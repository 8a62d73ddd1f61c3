import { FAILING_DAYS } from '#domain/live/webhooks/retrying.ts'
import type { Mail } from '../../../adapters/email/port.ts'
import type { Brand } from '../../../settings/env.ts'

/** To the owner of an address that was given up. */
export const pausedMail = (
  { brandName, supportEmail }: Brand,
  to: string,
  url: string,
  origin: string,
): Mail => ({
  to,
  subject: `${brandName} no longer sends events to ${new URL(url).hostname}`,
  text: [
    'Hello,',
    `for ${FAILING_DAYS} days nothing that ${brandName} sent to this address has arrived, so it is paused:`,
    url,
    'When it answers again, turn it on under Restaurant Page, Integrations:',
    `${origin}/restaurant?tab=connections`,
    `${brandName}\n${supportEmail}`,
  ].join('\n\n'),
})

import { FAILING_DAYS } from '#domain/live/webhooks/retrying.ts'
import { site } from '#domain/site/content.ts'
import type { Mail } from '../../../adapters/email/port.ts'

/** To the owner of an address that was given up. */
export const pausedMail = (to: string, url: string, origin: string): Mail => ({
  to,
  subject: `${site.brandName} no longer sends events to ${new URL(url).hostname}`,
  text: [
    'Hello,',
    `for ${FAILING_DAYS} days nothing that ${site.brandName} sent to this address has arrived, so it is paused:`,
    url,
    'When it answers again, turn it on under Restaurant Page, Integrations:',
    `${origin}/restaurant?tab=connections`,
    `${site.brandName}\n${site.supportEmail}`,
  ].join('\n\n'),
})

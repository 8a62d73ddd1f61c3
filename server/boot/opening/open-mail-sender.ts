import { join } from 'node:path'
import { outboxSender } from '../../adapters/email/outbox.ts'
import type { MailSender } from '../../adapters/email/port.ts'
import type { Env } from '../../settings/env.ts'

export async function openMailSender(
  { smtp, dataDir }: Pick<Env, 'smtp' | 'dataDir'>,
  clock: () => Date,
): Promise<MailSender> {
  if (!smtp) return outboxSender(join(dataDir, 'outbox'), clock)
  const { smtpSender } = await import('../../adapters/email/smtp.ts')
  return smtpSender(smtp)
}

/**
 * Sends one mail with the settings of an installation, or says why that is not possible:
 * `npm run mail:test -- --to you@example.com`. Exit code 0: the mail server took it; 1: not.
 */

import { randomUUID } from 'node:crypto'
import { openMailSender } from '#server/boot/opening/open-mail-sender.ts'
import { readEnv } from '#server/settings/env.ts'
import { runCommand, say, UsageError } from './command.ts'

const USAGE = `Usage: npm run mail:test -- --to <address>

The mail server is that of SMTP_URL, the sender that of SMTP_FROM.`

await runCommand(USAGE, { to: { type: 'string' } }, async ({ to }) => {
  if (!to || !/^\S+@\S+$/.test(to)) throw new UsageError('Say with --to where the mail goes.')
  const env = readEnv(process.env)
  const sender = await openMailSender(env, () => new Date())
  try {
    await sender.check()
    const place = await sender.send(
      {
        to,
        subject: 'A test mail',
        text: 'This mail was sent to see whether mails of this installation arrive.',
      },
      randomUUID(),
    )
    say(
      env.smtp
        ? `The mail server took the mail (${place}).`
        : `No SMTP_URL is set: the mail is the file ${place}.`,
    )
    return 0
  } catch (cause) {
    throw new Error(`The mail could not be sent: ${(cause as Error).message}`, { cause })
  } finally {
    sender.close()
  }
})

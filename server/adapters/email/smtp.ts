import { createTransport } from 'nodemailer'
import type { MailSender } from './port.ts'

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, user and password included. */
  readonly url: string
  /** `Carte <no-reply@example.com>` */
  readonly from: string
}

const TIMEOUT_MS = 10_000

/** Mails through a server of the operator's. */
export function smtpSender({ url, from }: SmtpSettings): MailSender {
  const transport = createTransport(
    { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    // Text and addresses are data: no template may read a file or fetch an address.
    { from, disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    async send({ to, subject, text }) {
      // An address object, because a plain text could name several people.
      const { messageId } = await transport.sendMail({ to: { name: '', address: to }, subject, text })
      return messageId
    },
    close: () => transport.close(),
  }
}

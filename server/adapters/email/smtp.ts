import { createTransport } from 'nodemailer'
import type { MailSender } from './port.ts'

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, user and password included. */
  readonly url: string
  /** `Carte <no-reply@example.com>` */
  readonly from: string
}

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'

const TIMEOUT_MS = 10_000

export function smtpSender({ url, from }: SmtpSettings): MailSender {
  const transport = createTransport(
    { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    // Text and addresses are data: no template may read a file or fetch an address.
    { from, disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    async send({ to, subject, text }, id) {
      const { messageId } = await transport.sendMail({
        // An address object, because a plain text could name several people.
        to: { name: '', address: to },
        subject,
        text,
        // A mail that comes twice is recognized by it.
        messageId: `<${id}@${domainOf(from)}>`,
      })
      return messageId
    },
    // RFC 5321: 5yz is permanent. What a server says of signing in or of the sender is about the settings.
    isRefusal: (error) => {
      const { responseCode = 0, command } = error as { responseCode?: number; command?: string }
      return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
    },
    check: async () => void (await transport.verify()),
    close: () => transport.close(),
  }
}

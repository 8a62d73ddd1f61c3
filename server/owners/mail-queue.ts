import type { Mail, MailSender } from '../adapters/email/port.ts'
import type { Logger } from '../watching/log.ts'
import type { Metrics } from '../watching/metrics.ts'

/** Sends mails in the background, so that a request neither waits nor learns whether its mail was sent. */
export interface MailQueue {
  post(mail: Mail): void
  /** Resolves when nothing is under way. */
  close(): Promise<void>
}

/** Each is a connection to the mail server, for half a minute where that does not answer. */
const MOST_UNDER_WAY = 100

export function createMailQueue(sender: MailSender, log: Logger, metrics: Pick<Metrics, 'mails'>): MailQueue {
  const underWay = new Set<Promise<void>>()
  const send = async (mail: Mail) => {
    try {
      log.info({ mail: await sender.send(mail) }, 'mail sent')
      metrics.mails.inc({ outcome: 'sent' })
    } catch (error) {
      log.error({ err: error, subject: mail.subject }, 'a mail could not be sent')
      metrics.mails.inc({ outcome: 'failed' })
    }
  }
  return {
    post(mail) {
      if (underWay.size >= MOST_UNDER_WAY) {
        log.error({ subject: mail.subject }, 'a mail could not be sent: too many are under way')
        metrics.mails.inc({ outcome: 'failed' })
        return
      }
      const sending = send(mail).finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    async close() {
      await Promise.all(underWay)
      sender.close()
    },
  }
}

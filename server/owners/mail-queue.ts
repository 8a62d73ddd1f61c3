import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import type { Mail, MailSender } from '../adapters/email/port.ts'
import type { Clock, Database } from '../db/database.ts'
import type { Db } from '../db/schema.ts'
import type { JobBell, JobKind } from '../jobs/job.ts'
import { insertJob, waitingJobs } from '../jobs/queries.ts'
import type { Logger } from '../watching/log.ts'
import type { Metrics } from '../watching/metrics.ts'

/** Mails are kept in the database until they are sent, so that none is lost with a process or a mail server. */
export interface MailQueue {
  /**
   * Keeps a mail to be sent: a request neither waits nor learns whether it was.
   * @param transaction the one of the change that it tells of, if there is one
   */
  post(mail: Mail, transaction?: Db): Promise<void>
  readonly jobs: JobKind
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long after each attempt that failed the next one follows: nine attempts in two days. */
const PAUSES_MS = [
  10_000,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  12 * HOUR_MS,
  30 * HOUR_MS,
] as const

interface Needs extends Database, Clock {
  readonly sender: MailSender
  /** Seals mails: the links in some of them open accounts. */
  readonly secret: string
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'mails'>
  readonly bell: JobBell
}

export function createMailQueue({ db, clock, sender, secret, log, metrics, bell }: Needs): MailQueue {
  const seal = sealing(secret)
  return {
    async post(mail, transaction = db) {
      const id = randomUUID()
      const now = clock().toISOString()
      await insertJob(transaction, {
        id,
        kind: 'mail',
        subject: id,
        ownerId: null,
        content: seal.close(JSON.stringify(mail)),
        state: 'waiting',
        attempts: 0,
        nextAt: now,
        lastStatus: null,
        lastError: null,
        createdAt: now,
        endedAt: null,
      })
      bell.ring()
    },
    jobs: {
      name: 'mail',
      // Each is a connection to the mail server, for half a minute where that does not answer.
      mostUnderWay: 20,
      mostOfOwner: 20,
      mostFailing: 20,
      lookMs: 1000,
      pausesMs: [0, ...PAUSES_MS],
      async due(database, now, notNow, limit) {
        const query = waitingJobs(database, 'mail', now, notNow).orderBy('jobs.nextAt').limit(limit)
        return (await query.execute()).map((job) => ({ ...job, isFailing: false }))
      },
      async attempt({ id, content, attempts }) {
        let mail: Mail
        try {
          mail = JSON.parse(seal.open(content))
        } catch {
          // Another secret: nobody can read it any more.
          return { state: 'failed', lastError: 'unreadable' }
        }
        try {
          log.info({ mail: await sender.send(mail, id) }, 'mail sent')
          metrics.mails.inc({ outcome: 'sent' })
          await db.updateTable('jobs').set({ content: '' }).where('id', '=', id).execute()
          return { state: 'done' }
        } catch (error) {
          const pauseMs = PAUSES_MS[attempts - 1]
          const lastError = sender.isRefusal(error) ? 'refused' : 'unreachable'
          const isLast = pauseMs === undefined || lastError === 'refused'
          log.error({ err: error, subject: mail.subject, attempts, isLast }, 'a mail could not be sent')
          metrics.mails.inc({ outcome: 'failed' })
          return isLast
            ? { state: 'failed', lastError }
            : { state: 'waiting', nextAt: new Date(clock().getTime() + pauseMs), lastError }
        }
      },
    },
  }
}

/** AES-256-GCM with a key of the installation's secret, for this alone. */
function sealing(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'carte mails', 32))
  return {
    close(text: string): string {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
    },
    /** @throws where it was sealed with another secret, or damaged */
    open(text: string): string {
      const bytes = Buffer.from(text, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}

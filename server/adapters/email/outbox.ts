import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailSender } from './port.ts'

/**
 * Mails as files in a folder, for an installation without a mail server: its operator reads them
 * there. The links in them open accounts, so the files are readable by its user alone.
 */
export function outboxSender(folder: string, clock: () => Date): MailSender {
  return {
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const time = clock().toISOString()
      const path = join(folder, `${time.replaceAll(/[:.]/g, '-')}-${randomUUID()}.txt`)
      const words = `Date: ${time}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n`
      // Written aside and renamed, so that a reader of the folder never sees half a mail.
      await writeFile(`${path}.part`, words, { mode: 0o600 })
      await rename(`${path}.part`, path)
      return path
    },
    close() {},
  }
}

import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailSender } from './port.ts'

/**
 * Mails as files in a folder, for an installation without a mail server: its operator reads them
 * there. The links in them open accounts, so the files are readable by its user alone.
 */
export function outboxSender(folder: string, clock: () => Date): MailSender {
  const make = () => mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    async send({ to, subject, text }, id) {
      await make()
      const ending = `-${createHash('sha256').update(id).digest('hex').slice(0, 32)}.txt`
      const earlier = (await readdir(folder)).find((name) => name.endsWith(ending))
      if (earlier) return join(folder, earlier)
      const time = clock().toISOString()
      const path = join(folder, `${time.replaceAll(/[:.]/g, '-')}${ending}`)
      const words = `Date: ${time}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n`
      // Written aside and renamed, so that a reader of the folder never sees half a mail.
      await writeFile(`${path}.part`, words, { mode: 0o600 })
      await rename(`${path}.part`, path)
      return path
    },
    isRefusal: () => false,
    check: async () => void (await make()),
    close() {},
  }
}

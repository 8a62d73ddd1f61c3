import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const WAIT_MS = 10_000
const LOOK_EVERY_MS = 50

/** All mails in the outbox of a server, the oldest first. */
export function mailsIn(dataDir: string): string[] {
  const outbox = join(dataDir, 'outbox')
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
}

/**
 * The link in the youngest mail to an address that leads to this page, from the outbox of a server.
 * Mails are sent after the answer of the call that asked for them, so this waits.
 * @param olderThan how many such mails there were before
 */
export async function linkInMail(
  dataDir: string,
  { to, page, olderThan = 0 }: { to: string; page: string; olderThan?: number },
): Promise<string> {
  const end = Date.now() + WAIT_MS
  while (Date.now() < end) {
    const links = mailsIn(dataDir)
      .filter((mail) => mail.includes(`To: ${to}\n`))
      .flatMap((mail) => mail.match(/https?:\/\/\S+/g) ?? [])
      .filter((link) => new URL(link).pathname === page)
    const link = links.at(-1)
    if (link && links.length > olderThan) return link
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  throw new Error(`No mail to ${to} leads to ${page}`)
}

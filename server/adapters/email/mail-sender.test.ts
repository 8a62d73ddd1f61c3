import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { startFakeMailServer } from '#tests/fakes/mail-server.ts'
import { outboxSender } from './outbox.ts'
import type { MailSender } from './port.ts'
import { smtpSender } from './smtp.ts'

interface Post {
  readonly sender: MailSender
  /** Everything that was delivered, in one text. */
  delivered(): string
}

const toClose: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
})

function outboxPost(): Post {
  const folder = join(mkdtempSync(join(tmpdir(), 'carte-outbox-')), 'outbox')
  toClose.push(() => rmSync(folder, { recursive: true }))
  return {
    sender: outboxSender(folder, () => new Date('2026-03-01T12:00:00.000Z')),
    delivered: () =>
      readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join('\n'),
  }
}

async function smtpPost(): Promise<Post> {
  const server = await startFakeMailServer()
  const sender = smtpSender({ url: server.url, from: 'Carte <no-reply@menus.example>' })
  toClose.push(server.close, () => sender.close())
  return { sender, delivered: () => server.mails.map(({ to, source }) => `${to}\n${source}`).join('\n') }
}

it('is one mail in the outbox however often it is handed over', async () => {
  const { sender, delivered } = outboxPost()
  const mail = { to: 'mario@example.com', subject: 'A link', text: 'words' }
  const places = [
    await sender.send(mail, 'one'),
    await sender.send(mail, 'one'),
    await sender.send(mail, 'two'),
  ]
  expect(new Set(places).size).toBe(2)
  expect(delivered().match(/words/g)).toHaveLength(2)
})

it('has the same message id by SMTP when it is handed over twice', async () => {
  const { sender, delivered } = await smtpPost()
  const mail = { to: 'mario@example.com', subject: 'A link', text: 'words' }
  for (const id of ['one', 'one']) await sender.send(mail, id)
  expect(delivered().match(/^Message-ID: <one@menus\.example>/gim)).toHaveLength(2)
  await expect(sender.check()).resolves.toBeUndefined()
})

describe.each([
  ['the outbox', outboxPost],
  ['SMTP', smtpPost],
])('%s', (_name, build) => {
  it('delivers every mail, and tells where it went but not what it says', async () => {
    const { sender, delivered } = await build()
    const places = await Promise.all(
      ['first', 'second'].map((word) =>
        sender.send({ to: 'mario@example.com', subject: 'A link', text: `the ${word} secret` }, word),
      ),
    )
    expect(new Set(places).size).toBe(2)
    expect(places.join()).not.toContain('secret')
    for (const words of ['mario@example.com', 'Subject: A link', 'the first secret', 'the second secret']) {
      expect(delivered()).toContain(words)
    }
  })
})

it('says so when the mail server is away', async () => {
  const sender = smtpSender({ url: 'smtp://127.0.0.1:1', from: 'no-reply@menus.example' })
  const mail = { to: 'mario@example.com', subject: 'A link', text: 'words' }
  await expect(sender.send(mail, 'one')).rejects.toThrow()
  await expect(sender.check()).rejects.toThrow()
})

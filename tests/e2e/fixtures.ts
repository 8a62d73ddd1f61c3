import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { createSubscription, paySandboxInvoice } from '#contract/accounts/billing.ts'
import { isLong } from '../support/depth.ts'
import { startPostgres } from '../support/postgres.ts'
import { startServerProcess } from '../support/server-process.ts'
import { cardWith } from '../support/subscriber.ts'
import { startTwoServers } from '../support/two-servers.ts'

export { expect }

interface Served {
  /** The one address of the installation. */
  readonly url: string
  /** That of each server process behind it. */
  readonly each: readonly [string, ...string[]]
}

interface WorkerFixtures {
  /** What the server keeps, its outbox among it. */
  dataDir: string
  server: Served
  /** How many server processes are after that address; several share a PostgreSQL and a bucket. */
  servers: 1 | 2
}

interface TestFixtures {
  /** Whether the builder sets the pages next to the menu, as it does at first. */
  hasPages: boolean
  /** Fails the test on any error that a page logs or throws and that the test did not expect. */
  pageErrors: string[]
}

/**
 * What a browser logs by itself for answers that a journey expects: asking who is signed in is
 * answered 401 to a visitor, and so is a wrong password.
 */
const EXPECTED_CONSOLE_ERRORS = [/status of 401 \(Unauthorized\)/]

/** How a browser says that a page did what its Content-Security-Policy forbids. */
export const BROKEN_POLICY = /violates the following Content Security Policy/

/** Playwright looks a source map up for each line of the stack of each of its calls; Node runs our files as they are. */
Reflect.deleteProperty(Error, 'prepareStackTrace')

/** Journeys that only the long form makes; CONTRIBUTING.md says which these are. */
export const LONG = { tag: '@long' } as const

/** A step that only the long form takes; no later step depends on it. */
export const longStep = isLong ? base.step : base.step.skip

/** A real installation without any data, shared by the journeys of a worker. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  servers: [1, { option: true, scope: 'worker' }],
  dataDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern.
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'carte-journey-'))
      await use(dataDir)
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ dataDir, servers }, use) => (servers === 1 ? useOneServer : useTwoServers)(dataDir, use),
    // Its own PostgreSQL takes its time on a machine that others share.
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // To set, send and paint pages after each change takes a third of the computing of a journey that never looks at one.
  hasPages: [isLong, { option: true }],
  context: async ({ browser, context, hasPages }, use) => {
    const hide = (one: BrowserContext) => one.addInitScript(hidePages)
    if (!hasPages) {
      await hide(context)
      // Nobody looks at pages in another browser of the journey either.
      browser.on('context', hide)
    }
    await use(context)
    browser.off('context', hide)
  },
  pageErrors: [
    async ({ browser, context }, use) => {
      const errors: string[] = []
      // Other browsers of a journey may log what it expects, but nothing may break a security policy.
      const watchPolicy = (other: BrowserContext) =>
        other.on('console', (message) => {
          if (BROKEN_POLICY.test(message.text())) errors.push(message.text())
        })
      browser.on('context', watchPolicy)
      context.on('weberror', (error) => errors.push(String(error.error())))
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
      })
      await use(errors)
      browser.off('context', watchPolicy)
      expect(
        errors.filter((error) => !EXPECTED_CONSOLE_ERRORS.some((expected) => expected.test(error))),
      ).toEqual([])
    },
    { auto: true },
  ],
})

/** What "Hide the page" keeps in the browser. */
function hidePages(): void {
  if (location.protocol.startsWith('http'))
    localStorage.setItem('carte-page-pane', JSON.stringify({ state: { isOpen: false }, version: 1 }))
}

/** Journeys sign some two hundred accounts up and in. */
const options = { preludes: [join(import.meta.dirname, '..', 'support', 'cheap-passwords.ts')] }

type Use = (server: WorkerFixtures['server']) => Promise<void>

async function useOneServer(dataDir: string, use: Use): Promise<void> {
  const server = await startServerProcess({ CARTE_DATA_DIR: dataDir }, options)
  await use({ url: server.url, each: [server.url] })
  await server.end('SIGTERM')
}

async function useTwoServers(dataDir: string, use: Use): Promise<void> {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('Two servers need a PostgreSQL (initdb, pg_ctl)')
  const databaseUrl = await postgres.createDatabase('carte')
  const { balancer, servers, close } = await startTwoServers({ databaseUrl, dataDir, ...options })
  await use({ url: balancer.url, each: [servers[0].url, servers[1].url] })
  await close()
  postgres.remove()
}

let accounts = 0

/** A new account for each journey. */
export const newAccount = () => {
  accounts += 1
  const username = `owner${process.pid}x${accounts}`
  return { username, email: `${username}@example.com`, password: 'correct horse' }
}

/** What signing in to this account asks for. */
export const credentialsOf = ({ username, password }: ReturnType<typeof newAccount>) => ({
  username,
  password,
})

/** The toast that says this; its words are announced elsewhere on the page too. */
export const toastOf = (page: Page, words: string) => page.locator('ol > li').filter({ hasText: words })

/** Makes the account that is signed in on this page Professional, by HTTP alone; then reload the page. */
export async function makeProfessional(page: Page): Promise<void> {
  const checkout = await page.request.post(createSubscription.path)
  expect(checkout.ok(), await checkout.text()).toBe(true)
  const { clientSecret } = await checkout.json()
  const payment = await page.request.post(paySandboxInvoice.path, {
    data: { clientSecret, ...cardWith('success') },
  })
  expect(payment.ok(), await payment.text()).toBe(true)
}

/**
 * Takes the lines that a browser logs by itself for a refusal with this status out of the errors of the
 * test; there must have been one.
 */
export function expectAnswer(pageErrors: string[], status: number): void {
  const others = pageErrors.filter((error) => !error.includes(`status of ${status} `))
  expect(others.length, `an answer ${status}`).toBeLessThan(pageErrors.length)
  pageErrors.splice(0, pageErrors.length, ...others)
}

import type { Locator, Page } from '@playwright/test'
import { login, register } from '#contract/accounts/accounts.ts'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import { buildContent, buildSavePayload } from '#tests/builders/build-menu.ts'
import { TestClient } from '#tests/support/test-client.ts'
import { type BrowserAtServer, SLOWER_CPU, slowDown, withBrowserAtServer } from './browser-at-server.ts'
import { type BenchRow, median } from './measure.ts'

const ITEMS = 40
const ROUNDS = 3
const account = { username: 'bench', password: 'correct horse' }

/** What a person waits for on a screen, and how long they may. */
interface Screen {
  readonly name: string
  readonly goalSeconds: number
  readonly isGuest?: boolean
  readonly address: (menuId: string) => string
  readonly target: (page: Page) => Locator
}

const editorOf = (menuId: string) => `/menu-builder?of=${menuId}`

const screens: readonly Screen[] = [
  {
    name: 'Login',
    goalSeconds: 2.5,
    isGuest: true,
    address: () => '/auth',
    target: (page) => page.getByLabel('Password', { exact: true }),
  },
  {
    name: 'My Menus',
    goalSeconds: 2.8,
    address: () => '/saved-menus',
    target: (page) => page.getByRole('link', { name: /Chez Test/ }).first(),
  },
  {
    name: 'The editor',
    goalSeconds: 4.2,
    address: editorOf,
    target: (page) => page.getByRole('article', { name: 'Menu', exact: true }),
  },
  {
    name: "The editor's first page",
    goalSeconds: 5,
    address: editorOf,
    target: (page) => page.locator('img[src*="first-page"]'),
  },
]

/** Seconds until each screen shows what it is for, in a browser that has kept nothing, on a slow line and processor. */
export const benchColdScreens = (): Promise<BenchRow[]> =>
  withBrowserAtServer('Cold screens', async (at) => {
    const owner = new TestClient(at.url)
    await owner.call(register, { body: { ...account, email: 'bench@example.com' } })
    const body = buildSavePayload({ content: buildContent({ items: ITEMS }) })
    const { id } = await owner.call(createSavedMenu, { body })
    const rows: BenchRow[] = []
    for (const screen of screens) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) times.push(await secondsUntilShown(at, screen, id))
      rows.push({
        name: `${screen.name}, cold, on 1.6 Mbit/s and 150 ms, CPU ${SLOWER_CPU} times slower`,
        value: `median ${median(times).toFixed(2)} s`,
        against: `goal: ${screen.goalSeconds} s`,
      })
    }
    return rows
  })

async function secondsUntilShown(at: BrowserAtServer, screen: Screen, menuId: string): Promise<number> {
  const context = await at.browser.newContext({
    baseURL: at.url,
    viewport: { width: 1440, height: 900 },
  })
  try {
    const page = await context.newPage()
    if (!screen.isGuest) await page.request.post(login.path, { data: account })
    await slowDown(page)
    const start = performance.now()
    await page.goto(screen.address(menuId), { waitUntil: 'commit' })
    await screen.target(page).waitFor()
    return (performance.now() - start) / 1000
  } finally {
    await context.close()
  }
}

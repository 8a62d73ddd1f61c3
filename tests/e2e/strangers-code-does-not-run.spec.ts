import type { Page } from '@playwright/test'
import { createSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { buildSavePayload } from '../builders/build-menu.ts'
import { TestClient } from '../support/test-client.ts'
import { BROKEN_POLICY, expect, newAccount, test } from './fixtures.ts'

/** What somebody would put into a page who found a way to put in anything. */
function smuggle(): void {
  const script = document.createElement('script')
  script.textContent = 'document.title = "smuggled"'
  const foreign = document.createElement('script')
  foreign.src = 'https://evil.example/script.js'
  document.body.append(script, foreign)
  document.body.insertAdjacentHTML(
    'beforeend',
    `<img src="https://evil.example/secret.png" onerror="document.title = 'smuggled'">
     <style>body { opacity: 0 !important }</style>
     <p id="styled" style="opacity: 0">styled</p>
     <iframe src="https://evil.example/"></iframe>`,
  )
}

async function openShared(page: Page, url: string): Promise<void> {
  const owner = new TestClient(url)
  await owner.register(newAccount().username)
  const { id } = await owner.call(createSavedMenu, { body: buildSavePayload() })
  await owner.call(shareSavedMenu, { params: { id } })
  await page.goto(`/menu-viewer/${id}`)
}

test('what a stranger gets into a page neither runs nor changes how it looks', async ({
  page,
  server,
  pageErrors,
}) => {
  const opens: Record<string, () => Promise<unknown>> = {
    'a page of the site': () => page.goto('/'),
    'a page with a script': () => page.goto('/demo-preview'),
    'a screen': () => page.goto('/auth'),
    'a shared menu': () => openShared(page, server.url),
  }
  for (const [name, open] of Object.entries(opens)) {
    await test.step(name, async () => {
      await open()
      await page.evaluate(smuggle)
      await expect.poll(() => pageErrors.filter((error) => BROKEN_POLICY.test(error)).length).toBe(7)
      expect(await page.title()).not.toBe('smuggled')
      for (const place of ['body', '#styled']) await expect(page.locator(place)).toHaveCSS('opacity', '1')
      pageErrors.length = 0
    })
  }
})

test('a broken policy fails a journey in any of its browsers', async ({ browser, server, pageErrors }) => {
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await page.goto('/')
  await page.evaluate(smuggle)
  await expect.poll(() => pageErrors.length).toBe(7)
  await context.close()
  pageErrors.length = 0
})

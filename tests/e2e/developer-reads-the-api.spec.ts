import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { expect, LONG, test } from './fixtures.ts'

for (const { width, colorScheme } of [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const) {
  // The second width is for the long form.
  const details = width === 390 ? LONG : {}
  test(`a developer finds a call at ${width} px, ${colorScheme}`, details, async ({ browser, server }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width, height: 900 },
      colorScheme,
    })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto('/api/docs')
    await page.getByRole('navigation').getByRole('link', { name: 'Saved menus' }).click()
    const call = page.locator('#createSavedMenu')
    await expect(call.getByRole('heading', { name: 'post /api/saved-menus' })).toBeInViewport()
    await expect(call).toContainText('It takes a key that may write.')
    await expect(call).toContainText('1 to 220 characters')
    await expect(call).toContainText("curl -X POST 'http")

    await call.getByRole('link', { name: 'Design', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Design', exact: true })).toBeInViewport()

    // One call of each kind of part stands for all: they are drawn by the same few components.
    await expectAccessible(page, { within: ['header', 'nav', '#createSavedMenu', '#savedMenuPng'] })
    await expectNoSidewaysScroll(page)
    expect(errors).toEqual([])
    await context.close()
  })
}

import { readFileSync } from 'node:fs'
import { register } from '#contract/accounts/accounts.ts'
import { createSavedMenu, listSavedMenus, readSavedMenu } from '#contract/menus/saved-menus.ts'
import { BUILD_HEADER } from '#contract/shared/build.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { PAGE_WITHOUT_SCRIPT } from '../support/open-menu.ts'
import { expect, newAccount, test } from './fixtures.ts'

/** The open menu as a browser kept it under Carte 0.1, before it was saved. */
const kept = JSON.parse(readFileSync(new URL('../samples/version-1/backup.json', import.meta.url), 'utf8'))
const backup = {
  ...kept,
  // Uploaded to another server than that of the journey.
  restaurant: { ...kept.restaurant, logoUrl: null },
  savedAs: null,
  isFinalized: false,
}

test('an owner goes on with a menu that an earlier Carte left in the browser', async ({ page }) => {
  await page.request.post(register.path, { data: newAccount() })
  await page.goto(PAGE_WITHOUT_SCRIPT)
  await page.evaluate(
    (stored) => sessionStorage.setItem('carte-open-menu', stored),
    JSON.stringify({ state: backup, version: 1 }),
  )
  await page.goto('/menu-builder')
  const menu = page.getByRole('article', { name: 'Menu' })
  const outline = page.getByRole('navigation', { name: 'Sections' })
  const row = (name: string) =>
    menu.locator('[data-item-id]').filter({ has: page.getByRole('button', { name, exact: true }) })

  await test.step('finds every section and dish, and no price where there was none', async () => {
    for (const name of ['To Share', 'Main Courses', 'Desserts', 'From the Garden', 'Late Night'])
      await expect(outline.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible()
    await outline.getByRole('button', { name: /^From the Garden/ }).click()
    await expect(row('Tomatoes from the garden').getByRole('button', { name: '$12.00' })).toBeVisible()
    await expect(row('Bread & olives')).toContainText('No price')
    await expect(menu).not.toContainText('$0.00')
  })

  await test.step('saves it as it was', async () => {
    await page.getByRole('button', { name: 'Save Menu' }).click()
    await expect(page.getByText('Saved just now')).toBeVisible()
    const [summary] = await (await page.request.get(listSavedMenus.path)).json()
    const saved = await (await page.request.get(readSavedMenu.path.replace('{id}', summary.id))).json()
    const names = saved.content.sections.map(({ items }: { items: { name: string }[] }) =>
      items.map(({ name }) => name),
    )
    expect(names).toEqual(
      backup.groups.map(({ items }: { items: { name: string }[] }) => items.map(({ name }) => name)),
    )
    // An earlier Carte wrote that a watermark is shown before anybody was asked.
    expect(saved.design).toMatchObject({ ...backup.design, hideWatermark: true })
  })
})

test('an owner types on while Carte is updated, and the page reloads with the new version', async ({
  page,
  pageErrors,
}) => {
  await page.request.post(register.path, { data: newAccount() })
  const body = buildSavePayload({ content: buildContent({ items: 4 }) })
  const { id } = await (await page.request.post(createSavedMenu.path, { data: body })).json()
  await page.goto(`/saved-menus?edit=${id}`)
  const menu = page.getByRole('article', { name: 'Menu' })
  await menu.getByText('Dish number 1', { exact: true }).click()

  await test.step('gets a note, and keeps typing while a field has the focus', async () => {
    await page.route('**/api/**', async (route) => {
      // When the page is loaded again, or the test has ended, nothing waits for what was on its way.
      const response = await route.fetch().catch(() => null)
      if (!response) return
      const headers = { ...response.headers(), [BUILD_HEADER]: 'another build' }
      await route.fulfill({ response, headers }).catch(() => {})
    })
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Zuppa of the new version')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Carte was updated.')).toBeVisible()
  })

  await test.step('loses nothing where a part cannot be loaded any more: the page is loaded again', async () => {
    await page.route('**/assets/price-table-*', (route) => route.fulfill({ status: 404 }), { times: 1 })
    await page.getByRole('button', { name: 'Prices', exact: true }).click()
    await expect(
      page.getByRole('status').filter({ hasText: 'Your work is where you left it.' }),
    ).toBeVisible()
    await expect(page.getByText('Carte was updated.')).toHaveCount(0)
    await page.getByRole('button', { name: 'Prices', exact: true }).click()
    await expect(page.getByText('Zuppa of the new version').first()).toBeVisible()
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // The browser's own words for the file that did not come.
  pageErrors.length = 0
})

import { register } from '#contract/accounts/accounts.ts'
import { createSavedMenu, listSavedMenus } from '#contract/menus/saved-menus.ts'
import { typesetPages } from '#contract/menus/typesetting.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { openInBuilder } from '../support/edit-menu.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'

test.use({ hasPages: true })

const KEPT = 'No connection. Your work is kept on this device.'
const WAITING = 'Waiting for the connection; your work is kept on this device.'

test('saves by itself when the connection is back, and says so once', async ({ page, pageErrors }) => {
  await page.request.post(register.path, { data: newAccount() })
  const body = buildSavePayload({ content: buildContent({ items: 4 }) })
  const { id, version } = await (await page.request.post(createSavedMenu.path, { data: body })).json()
  const firstPages = Promise.withResolvers<void>()
  await page.route(typesetPages.path, async (route) => {
    await firstPages.promise
    await route.abort('internetdisconnected')
  })
  const asked = page.waitForRequest((request) => request.url().endsWith(typesetPages.path))
  const painter = page.waitForEvent('worker')
  await page.goto(`/saved-menus?edit=${id}`)
  const bar = page.getByRole('button', { name: 'Save Menu' })
  await expect(bar).toBeVisible()
  const before = await bar.boundingBox()

  await test.step('says that the preview waits where it was never made, and makes it by itself', async () => {
    await asked
    await (await painter).evaluate(() => 'It runs.')
    await page.context().setOffline(true)
    firstPages.resolve()
    await expect(page.getByText('The preview waits for the connection')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.unroute(typesetPages.path)
    await page.context().setOffline(false)
    // It disappears after a moment, and a busy machine sets the pages later.
    await expect(page.getByText('Back online', { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Menu Preview' })).toHaveAttribute('aria-busy', 'false')
  })

  await test.step('says that there is no connection as soon as there is none, and moves nothing', async () => {
    await page.context().setOffline(true)
    await expect(page.getByText(KEPT)).toBeVisible()
    expect(await bar.boundingBox()).toEqual(before)
  })

  await test.step('keeps what is changed meanwhile, and waits with what is to be saved', async () => {
    const menu = page.getByRole('article', { name: 'Menu' })
    await menu.getByText('Dish number 1', { exact: true }).click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Soup of the dark hour')
    await page.keyboard.press('Enter')
    await bar.click()
    await expect(page.getByText(WAITING)).toBeVisible()
    await expect(page.getByText(KEPT)).toHaveCount(0)
    await expect(page.getByText('your work is kept on this device')).toHaveCount(1)
    await expect(page.locator('ol > li[data-state=open]')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('saves once, without being asked again', async () => {
    await page.context().setOffline(false)
    await expect(toastOf(page, 'Menu Saved')).toBeVisible()
    await expect(page.getByText(WAITING)).toHaveCount(0)
    const [saved] = await (await page.request.get(listSavedMenus.path)).json()
    expect(saved).toMatchObject({ id, version: version + 1 })
    expect(JSON.stringify(await (await page.request.get(`/api/saved-menus/${id}`)).json())).toContain(
      'Soup of the dark hour',
    )
  })

  forgive(pageErrors)
})

test('opens again without a connection, with the work, and saves it when there is one', async ({
  page,
  pageErrors,
}) => {
  await openInBuilder(page, newAccount(), buildContent({ items: 4 }))
  const menu = page.getByRole('article', { name: 'Menu' })
  await expect.poll(() => page.evaluate(keptParts), { timeout: 30_000 }).toContain('all-dialogs')
  await page.context().setOffline(true)
  await menu.getByText('Dish number 2', { exact: true }).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Bread of the dark hour')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save Menu' }).click()
  await expect(page.getByText(WAITING)).toBeVisible()

  await page.reload()
  await expect(menu.getByRole('button', { name: 'Bread of the dark hour', exact: true })).toBeVisible()
  await expect(page.getByText(WAITING)).toBeVisible()
  await menu.getByText('Dish number 3', { exact: true }).hover()
  await menu.getByRole('button', { name: 'Edit Dish number 3', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Cheese of the dark hour')
  await dialog.getByRole('button', { name: 'Save' }).click()

  await page.context().setOffline(false)
  await expect(toastOf(page, 'Menu Saved')).toBeVisible()
  const [{ id }] = await (await page.request.get(listSavedMenus.path)).json()
  const saved = await (await page.request.get(`/api/saved-menus/${id}`)).text()
  for (const name of ['Bread', 'Cheese']) expect(saved).toContain(`${name} of the dark hour`)
  forgive(pageErrors)
})

/** A browser logs each request that found no network. */
function forgive(pageErrors: string[]): void {
  const others = pageErrors.filter(
    (error) => !/ERR_INTERNET_DISCONNECTED|^An unknown error occurred when fetching the script/u.test(error),
  )
  pageErrors.splice(0, pageErrors.length, ...others)
}

/** The files that the browser keeps of the editor, once its worker can answer. */
async function keptParts(): Promise<string> {
  const worker = await navigator.serviceWorker.getRegistration('/menu-builder')
  const kept = await (await caches.open('carte-screen /menu-builder')).keys()
  return worker?.active?.state === 'activated' ? kept.map(({ url }) => url).join(' ') : ''
}

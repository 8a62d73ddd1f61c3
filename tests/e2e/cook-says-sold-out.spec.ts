import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { register } from '#contract/accounts/accounts.ts'
import { createSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { makeRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { expectAccessibleInAnyLight, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { readPdf } from '../support/read-pdf.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

async function keepMenu(request: APIRequestContext) {
  const account = newAccount()
  await request.post(register.path, { data: account })
  const content = { ...buildContent({ items: 8 }), title: 'Dinner' }
  for (const section of content.sections)
    for (const item of section.items) if (item.id === 9005) item.name = 'Crème brûlée'
  const { id } = await (
    await request.post(createSavedMenu.path, { data: buildSavePayload({ content }) })
  ).json()
  const share = shareSavedMenu.path.replace('{id}', id)
  const { url } = await (await request.post(share)).json()
  return { account, id: id as string, link: new URL(url).pathname }
}

/** How long it takes until something is so, from now on. */
async function msUntil(isSo: () => Promise<boolean>): Promise<number> {
  const start = performance.now()
  await expect.poll(isSo, { intervals: [50], timeout: 10_000 }).toBe(true)
  return Math.round(performance.now() - start)
}

const row = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ hasText: name }).getByRole('button').first()

/** What a device keeps of kitchens. */
const keptOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key, value]) => /kitchen-list|waiting-words|pass/.test(key) && value !== '{}')
      .join(),
  )

test('an owner says on a phone that a dish is sold out, and guests and the next print know at once', async ({
  page,
  server,
}) => {
  const { account, id, link } = await keepMenu(page.request)
  // The cook who reports it and the people who are shown it are at different servers, where there are two.
  const kitchen = server.each[0]
  const hall = server.each.at(-1) ?? kitchen
  const printed = async () => {
    const pdf = await page.request.get(`${hall}/api/saved-menus/${id}/pdf`)
    return (await readPdf(await pdf.body())).pages.map(({ text }) => text).join(' ')
  }
  expect(await printed()).not.toContain('Sold out')
  await page.context().clearCookies()
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }

  await test.step('from signing in to sold out in at most four taps', async () => {
    await page.goto(`${kitchen}/auth`)
    await page.getByLabel('Username').fill(account.username)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await tap(page.getByRole('button', { name: 'Login' }))
    await tap(page.getByRole('link', { name: 'Sold Out' }))
    await page.getByLabel('Find a dish').fill('creme')
    const dish = row(page, 'Crème brûlée')
    expect((await dish.boundingBox())?.height).toBeGreaterThanOrEqual(56)
    await tap(dish)
    expect(taps).toBeLessThanOrEqual(4)
  })

  await test.step('shows guests and the next print, and tells after how long', async () => {
    const saysSo = async (text: Promise<string>) => (await text).includes('Sold out')
    const [guestMs, printMs] = await Promise.all([
      msUntil(async () => saysSo((await page.request.get(`${hall}${link}`)).text())),
      msUntil(() => saysSo(printed())),
    ])
    process.stdout.write(
      `Sold out in ${taps} taps; ${server.each.length} server(s): shown to guests after ${guestMs} ms, in print after ${printMs} ms\n`,
    )
  })

  await test.step('takes it back', async () => {
    await expect(row(page, 'Crème brûlée')).toContainText('Bring back')
    await toastOf(page, 'Crème brûlée is sold out').getByRole('button', { name: 'Undo' }).tap()
    await expect(row(page, 'Crème brûlée')).not.toContainText('Bring back')
    await expect(async () =>
      expect(await (await page.request.get(link)).text()).not.toContain('Sold out'),
    ).toPass()
  })

  await test.step('says until when, and that guests do not see it', async () => {
    await page.getByRole('button', { name: 'More for Crème brûlée' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Crème brûlée' })
    await dialog.getByLabel('Until changed').check()
    await dialog.getByLabel('Not at all').check()
    await expectAccessibleInAnyLight(page, 'What is said of a dish', ['[role=dialog]'])
    await dialog.getByRole('button', { name: 'Sold out' }).tap()
    await expect(row(page, 'Crème brûlée')).toContainText(`until changed · hidden · ${account.username}`)
    await expect(async () =>
      expect(await (await page.request.get(link)).text()).not.toContain('Crème'),
    ).toPass()
  })

  await test.step('brings it back from today, with one tap', async () => {
    await page.getByRole('link', { name: 'Today' }).tap()
    await page.getByRole('button', { name: 'Bring back Crème brûlée' }).tap()
    await expect(page.getByRole('button', { name: /^Bring back/ })).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expect(async () => expect(await (await page.request.get(link)).text()).toContain('Crème')).toPass()
  })
})

test('a cook says it by a kitchen link, without a connection too, and hears who said otherwise', async ({
  page,
  browser,
  pageErrors,
}) => {
  const { account, id: menuId } = await keepMenu(page.request)
  const data = { menuId, timeZone: 'America/New_York', isOpen: true }
  await page.request.post(makeRestaurantPage.path, { data })
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const cook = await phone.newPage()
  let url = ''

  await test.step('gets a link, which is shown once', async () => {
    await page.goto('/restaurant?tab=today')
    await page.getByLabel('What it is for').fill('Tablet')
    await page.getByRole('button', { name: 'Make a link' }).tap()
    url = await page.getByLabel('The link', { exact: true }).inputValue()
    await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessibleInAnyLight(page, 'What is sold out today')
  })

  await test.step('gives a name once', async () => {
    await cook.goto(`/pass${new URL(url).hash}`)
    await cook.getByLabel('Your name').fill('Marco')
    await cook.getByRole('button', { name: 'Continue' }).tap()
    await expect(row(cook, 'Dish number 1')).toBeVisible()
    await expectNoSidewaysScroll(cook)
    await expectAccessibleInAnyLight(cook, 'The kitchen list')
    await cook.goto('/pass')
    await expect(cook.getByText('You speak as Marco.')).toBeVisible()
    await cook.evaluate(() => navigator.serviceWorker.ready)
  })

  await test.step('is seen by the owner, by name, within two seconds', async () => {
    await page.goto('/sold-out')
    await expect(row(page, 'Dish number 2')).toBeVisible()
    await row(cook, 'Dish number 2').tap()
    const ms = await msUntil(() => row(page, 'Dish number 2').getByText('Sold out today · Marco').isVisible())
    process.stdout.write(`Shown on another phone after ${ms} ms\n`)
  })

  await test.step('keeps what is said without a connection, over a reload too, and sends it later', async () => {
    await phone.setOffline(true)
    await row(cook, 'Dish number 3').tap()
    await row(cook, 'Dish number 4').tap()
    await expect(cook.getByText('Not sent yet: 2')).toBeVisible()
    await cook.reload()
    await expect(cook.getByText(/^No connection: as of \d+:\d\d.[AP]M · Not sent yet: 2$/)).toBeVisible()
    await expect(row(cook, 'Dish number 2')).toContainText('Sold out today · Marco')
    await expect(row(cook, 'Dish number 3')).toContainText('Not sent yet')
    await row(page, 'Dish number 4').tap()
    await expect(row(page, 'Dish number 4')).toContainText('Bring back')
    await toastOf(page, 'Dish number 4 is sold out').getByRole('button', { name: 'Undo' }).tap()
    await expect(row(page, 'Dish number 4')).not.toContainText('Bring back')
    await phone.setOffline(false)
    // Said once, for a few seconds: all else is looked for later.
    await expect(
      cook.getByText(/Dish number 4: .* said it is back at .*, after you\. Their update counts\./),
    ).toBeVisible()
    await expect(cook.getByText('Not sent yet')).toHaveCount(0)
    await expect(cook.getByText('No connection')).toHaveCount(0)
    await expect(row(page, 'Dish number 3')).toContainText('Marco')
    await expect(row(cook, 'Dish number 4')).not.toContainText('Bring back')
  })

  await test.step('is told when the link is revoked', async () => {
    await page.goto('/restaurant?tab=today')
    await page.getByRole('button', { name: 'Revoke Tablet' }).tap()
    await expect(page.getByText('Revoked')).toBeVisible()
    await expect(cook.getByText('Please ask for a new one.')).toBeVisible()
    expect(await keptOn(cook)).toBe('')
  })

  await test.step('finds the list of the account on a phone without a connection, until signing out', async () => {
    await page.goto('/sold-out')
    await expect(row(page, 'Dish number 2')).toContainText('Sold out today · Marco')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByText(/^No connection: as of/)).toBeVisible()
    await expect(page.getByText('Your work is kept on this device')).toHaveCount(0)
    await expect(row(page, 'Dish number 2')).toContainText('Sold out today · Marco')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: account.username }).tap()
    await page.getByRole('menuitem', { name: 'Logout' }).tap()
    await page.waitForURL('/')
    expect(await keptOn(page)).toBe('')
    const others = pageErrors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))
    pageErrors.splice(0, pageErrors.length, ...others)
  })
  await phone.close()
  expect(pageErrors).toEqual([])
})

import { register } from '#contract/accounts/accounts.ts'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { readDownload } from '../support/read-download.ts'
import { expect, expectAnswer, LONG, newAccount, test } from './fixtures.ts'

/** The days of the week, as their chips are called. */
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

test('an owner opens the page of the restaurant, renames it and says when lunch is served', async ({
  page,
  browser,
  baseURL,
  pageErrors,
}) => {
  test.slow()
  await page.request.post(register.path, { data: newAccount() })
  for (const title of ['Lunch', 'Dinner']) {
    const content = { ...buildContent({ restaurantName: 'Osteria del Porto' }), title }
    await page.request.post(createSavedMenu.path, { data: buildSavePayload({ content }) })
  }
  const guest = await (await browser.newContext({ baseURL })).newPage()
  const address = page.getByLabel('Address of the page')
  const save = async () => {
    await page.getByRole('button', { name: 'Save Page' }).click()
    await expect(page.getByText('Saved. Guests see it now.')).toBeVisible()
  }
  const heading = (name: string) => guest.getByRole('heading', { name, exact: true })

  await test.step('from a saved menu to a printed code in three clicks', async () => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', document.title)
    })
    await page.goto('/')
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Dinner' }) })
    await card.getByRole('button', { name: 'More actions for Dinner' }).click()
    await page.getByRole('menuitem', { name: /^Share/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Your menu is shared' })
    await dialog.getByRole('button', { name: 'Print table card' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', /Osteria del Porto/, {
      timeout: 30_000,
    })
    await expect(dialog).toContainText(
      'Done: guests read this menu on the page of Osteria del Porto, as you saved it last.',
    )
    await guest.goto(await address.inputValue())
    await expect(heading('Osteria del Porto')).toBeVisible()
    await expect(heading('Dinner')).toBeVisible()
    await dialog.getByRole('link', { name: 'Set its address, hours and times' }).click()
    await expect(page).toHaveURL(/\/restaurant\?of=/)
  })

  await test.step('gives it an address that guests can say, and the one it had leads there', async () => {
    const former = await address.inputValue()
    await page.getByRole('button', { name: 'Change address' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change Address' })
    await expect(dialog.getByLabel('Address')).toHaveValue('osteria-del-porto')
    await dialog.getByLabel('Address').fill('Admin')
    await dialog.getByRole('button', { name: 'Change Address' }).click()
    await expect(dialog).toContainText('Carte needs this address itself. Please try another one.')
    expectAnswer(pageErrors, 409)
    const slug = `osteria-${Date.now()}`
    await dialog.getByLabel('Address').fill(slug)
    await dialog.getByRole('button', { name: 'Change Address' }).click()
    await expect(dialog).toBeHidden()
    await expect(address).toHaveValue(new RegExp(`/r/${slug}$`))
    await guest.goto(former)
    await expect(guest).toHaveURL(new RegExp(`/r/${slug}$`))
  })

  await test.step('takes its code along', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'QR code as SVG' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^osteria-\d+-qr-code\.svg$/)
    expect((await readDownload(download)).toString()).toMatch(/^<svg/)
  })

  await test.step('puts lunch beside dinner, first by the keyboard', async () => {
    await page.getByRole('button', { name: 'Add a menu' }).click()
    await page.getByRole('menuitem', { name: 'Lunch' }).click()
    const names = page.getByRole('button', { name: /^Move / })
    await expect(names).toHaveCount(2)
    await page.getByRole('button', { name: 'Move Lunch' }).press('Space')
    await expect(page.getByText(/^Picked up Lunch/)).toBeAttached()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(/^Lunch is at place 1 of 2/)).toBeAttached()
    await page.keyboard.press('Space')
    await expect(names.first()).toHaveAccessibleName('Move Lunch')
    await expect(page.getByText('Not saved yet.')).toBeVisible()
    await save()
    await guest.reload()
    const menus = guest.getByRole('heading', { level: 2 })
    await expect(menus.filter({ hasText: /^(Lunch|Dinner)$/ })).toHaveText(['Lunch', 'Dinner'])
  })

  await test.step('says when lunch is served, and it goes from the page at other times', async () => {
    await page.getByRole('tab', { name: 'Hours & schedules' }).click()
    await page.getByRole('button', { name: 'Add a schedule' }).click()
    await page.getByRole('menuitem', { name: 'Breakfast' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Lunch hours')
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    // A schedule on one day that is neither today nor its neighbor, whatever the time of this journey is.
    const today = new Date().toLocaleDateString('en-US', { weekday: 'long', timeZone })
    const served = DAYS[(DAYS.indexOf(today) + 3) % 7]
    for (const day of DAYS.filter((name) => name !== served))
      await page.getByRole('button', { name: day, exact: true }).click()
    await expect(page.getByLabel('What to look at')).toContainText('Lunch hours serves nothing yet.')
    await page.getByRole('button', { name: 'Choose what it serves' }).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Lunch', exact: true }).check()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('Serves 1 menu.')).toBeVisible()
    await expect(page.getByLabel('What to look at')).toBeHidden()
    await save()
    await guest.reload()
    await expect(heading('Dinner')).toBeVisible()
    await expect(heading('Lunch')).toHaveCount(0)
    await expect(guest.getByRole('link', { name: 'Lunch' })).toBeVisible()
  })

  await test.step('fills in one day of hours and copies it to all', async () => {
    await page.getByRole('tab', { name: 'Hours & schedules' }).click()
    await page.getByRole('button', { name: 'Add hours on Monday' }).click()
    await page.getByLabel('Monday until').fill('23:00')
    await page.getByRole('button', { name: 'Copy Monday to other days' }).click()
    await page.getByRole('menuitem', { name: 'All days' }).click()
    await expect(page.getByLabel('Sunday until')).toHaveValue('23:00')
    await save()
    await page.reload()
    await expect(page.getByLabel('Sunday until')).toHaveValue('23:00')
    await guest.reload()
    await expect(guest.getByText(/11:30 am–11 pm/).first()).toBeAttached()
  })

  await test.step('is asked before what is not saved is lost', async () => {
    await page.getByLabel('Monday until').fill('22:00')
    await page.getByRole('link', { name: 'My Menus' }).first().click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByLabel('Monday until')).toHaveValue('22:00')
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(page.getByLabel('Monday until')).toHaveValue('23:00')
  })

  await test.step('closes it, and guests find nothing', async () => {
    const url = guest.url()
    await page.getByRole('tab', { name: 'Page' }).click()
    await page.getByRole('switch', { name: 'Open to guests' }).click()
    await expect(page.getByLabel('What to look at')).toContainText('The page is closed')
    expect((await guest.request.get(url)).status()).toBe(404)
    await page.goto('/')
    await expect(page.getByText('On your page')).toHaveCount(0)
  })
  await guest.context().close()
})

test(
  'two devices that change the page lose nothing',
  LONG,
  async ({ page, browser, baseURL, pageErrors }) => {
    await page.request.post(register.path, { data: newAccount() })
    await page.request.post(createSavedMenu.path, { data: buildSavePayload({ content: buildContent({}) }) })
    await page.goto('/restaurant?tab=hours')
    await page.getByRole('button', { name: 'Open Your Page' }).click()
    await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
    const other = await (
      await browser.newContext({ baseURL, storageState: await page.context().storageState() })
    ).newPage()
    await other.goto('/restaurant?tab=hours')
    await other.getByLabel('Your day ends at').selectOption({ label: '2 am of the next day' })
    await other.getByRole('button', { name: 'Save Page' }).click()
    await expect(other.getByText('Saved. Guests see it now.')).toBeVisible()

    await page.getByRole('button', { name: 'Add hours on Monday' }).click()
    await page.getByRole('button', { name: 'Save Page' }).click()
    await expect(page.getByText(/changed on another device/)).toBeVisible()
    expectAnswer(pageErrors, 409)
    await page.getByRole('button', { name: 'Load the other one' }).click()
    await expect(page.getByLabel('Your day ends at')).toHaveValue('2')
    await expect(page.getByLabel('Monday until')).toHaveCount(0)
    await other.context().close()
  },
)

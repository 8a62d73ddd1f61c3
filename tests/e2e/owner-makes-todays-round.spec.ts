import type { Locator } from '@playwright/test'
import { register } from '#contract/accounts/accounts.ts'
import { createSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { makeRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('an owner sets a special, sells a dish out and brings it back on a phone in at most eight taps', async ({
  page,
  browser,
}) => {
  await page.request.post(register.path, { data: newAccount() })
  const save = async (title: string, items: number) => {
    const content = { ...buildContent({ items }), title }
    const saved = await page.request.post(createSavedMenu.path, { data: buildSavePayload({ content }) })
    return (await saved.json()).id as string
  }
  const dinner = await save('Dinner', 4)
  const made = await page.request.post(makeRestaurantPage.path, {
    data: { menuId: dinner, timeZone: 'Europe/Paris', isOpen: true },
  })
  const { url } = await made.json()
  // Guests with the link see the first, and it isn't served. The second is the owner's alone, and the kitchen doesn't see it.
  const winter = await save('Last winter', 8)
  await page.request.post(shareSavedMenu.path.replace('{id}', winter))
  await save('Ideas', 9)
  const seenByGuests = async () => (await page.request.get(url)).text()
  const guest = await browser.newPage({ viewport: { width: 390, height: 600 } })
  await guest.clock.install()
  await guest.goto(url)
  const second = guest.locator('li', { hasText: 'Dish number 2' })
  await second.scrollIntoViewIfNeeded()
  /** The page that a guest has open asks every ten seconds; it is never loaded again. */
  const openPage = () =>
    expect.poll(() => guest.clock.runFor(10_000).then(() => guest.locator('main').innerText()))
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await target.tap()
  }

  await page.goto('/')
  await test.step('sets a special', async () => {
    await tap(page.getByRole('link', { name: 'Add a special' }))
    await tap(page.getByLabel('Name', { exact: true }))
    await page.keyboard.type('Osso buco')
    await tap(page.getByLabel('Price', { exact: true }))
    await page.keyboard.type('29')
    await tap(page.getByRole('button', { name: 'Add to the menu' }))
    await expect.poll(seenByGuests).toContain('Osso buco')
    await openPage().toContain('Osso buco')
  })
  await test.step('sells a dish out, from what is served now', async () => {
    await tap(page.getByRole('link', { name: 'Today' }))
    await tap(page.getByRole('link', { name: 'Mark sold out' }))
    const served = page.getByRole('region', { name: 'Served now', exact: true })
    await expect(page.getByRole('region', { name: 'Not served now' }).getByRole('listitem')).toHaveCount(4)
    await tap(served.getByRole('button', { name: 'Dish number 2 Mark as sold out' }))
    // What comes next on the list isn't under the note.
    expect((await toastOf(page, 'is sold out').boundingBox())?.y).toBeGreaterThan(700)
    await expect.poll(seenByGuests).toContain('Sold out')
    await openPage().toContain('Sold out')
    await expect(second).toContainText('Sold out')
  })
  await test.step('brings it back', async () => {
    await tap(page.getByRole('button', { name: /^Dish number 2 .*Bring back$/ }))
    await expect.poll(seenByGuests).not.toContain('Sold out')
    await openPage().not.toContain('Sold out')
    await guest.close()
  })
  expect(taps).toBeLessThanOrEqual(8)
})

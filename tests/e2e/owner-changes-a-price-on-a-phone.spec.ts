import type { Locator } from '@playwright/test'
import { register } from '#contract/accounts/accounts.ts'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { expectAccessibleInAnyLight, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { expect, LONG, newAccount, test, toastOf } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('an owner changes one price on a phone, from signing in to the shared page in six taps', async ({
  page,
  browser,
}) => {
  const account = newAccount()
  await page.request.post(register.path, { data: account })
  const content = { ...buildContent({ items: 12 }), title: 'Dinner' }
  await page.request.post(createSavedMenu.path, { data: buildSavePayload({ content }) })
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }

  await test.step('comes home, signed in, to the cards of the menus', async () => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Dinner', exact: true })).toBeVisible()
  })

  await test.step('opens the menu on its price list', async () => {
    await tap(page.getByRole('button', { name: 'Dinner', exact: true }))
    await expect(page.getByRole('region', { name: 'Price list' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  const dish = page.getByRole('listitem').filter({ hasText: 'Dish number 5' })
  await test.step('taps a price, which is large enough for a finger, and types another', async () => {
    const price = dish.getByRole('button', { name: '$9.50' })
    const box = await price.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(44)
    await tap(price)
    const field = page.getByLabel('Price of Dish number 5')
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('inputmode', 'decimal')
    await page.keyboard.type('11,25')
    await page.keyboard.press('Enter')
    await expect(dish.getByRole('button', { name: '$11.25' })).toBeVisible()
    await expect(page.getByLabel('Price of Dish number 9')).toBeFocused()
    await expectAccessibleInAnyLight(page, 'The price list of a phone')
  })

  await test.step('saves and shares', async () => {
    await tap(page.getByRole('button', { name: 'Save Menu' }))
    await expect(toastOf(page, 'Menu Saved')).toBeVisible()
    await tap(page.getByRole('button', { name: 'Share Menu' }))
    const link = await page.getByLabel('Address of the page').inputValue()
    expect(taps).toBeLessThanOrEqual(6)

    const guest = await browser.newContext()
    const guestPage = await guest.newPage()
    await guestPage.goto(link)
    await expect(guestPage.getByText('$11.25')).toBeVisible()
    await guest.close()
  })
})

test('a text that is no price stays in its box on a phone, and words have buttons', async ({ page }) => {
  const account = newAccount()
  await page.request.post(register.path, { data: account })
  const content = { ...buildContent({ items: 12 }), title: 'Dinner' }
  await page.request.post(createSavedMenu.path, { data: buildSavePayload({ content }) })
  await page.goto('/')
  await page.getByRole('button', { name: 'Dinner', exact: true }).tap()
  const dish = page.getByRole('listitem').filter({ hasText: 'Dish number 5' })
  await dish.getByRole('button', { name: '$9.50' }).tap()
  const field = page.getByLabel('Price of Dish number 5')
  await field.fill('1,250')
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  await expect(page.getByText('“1,250” may mean 1250 or 1.25.')).toBeVisible()
  await expect(field).toHaveValue('1,250')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Market Price', exact: true }).tap()
  await expect(dish.getByRole('button', { name: 'Market Price' })).toBeVisible()
  await page.getByLabel('Search dishes').fill('number 12')
  await expect(page.getByRole('listitem').filter({ hasText: /^Dish number/ })).toHaveCount(1)
})

test('a column of a spreadsheet is pasted on a phone, and shown before it is set', LONG, async ({ page }) => {
  await page.request.post(register.path, { data: newAccount() })
  const content = { ...buildContent({ items: 12, sections: 1 }), title: 'Dinner' }
  await page.request.post(createSavedMenu.path, { data: buildSavePayload({ content }) })
  await page.goto('/')
  await page.getByRole('button', { name: 'Dinner', exact: true }).tap()
  await page.getByRole('button', { name: 'Paste Prices…' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Paste Prices' })
  const column = ['Price', ...Array.from({ length: 12 }, (_, dish) => `${20 + dish}.25`)].join('\n')
  await dialog.getByLabel('Prices', { exact: true }).fill(column)
  await expect(dialog.getByText('Down from Dish number 1.')).toBeInViewport()
  await dialog.getByRole('button', { name: 'Set the 12' }).tap()
  await expect(dialog).toBeHidden()
  const dish = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(dish('Dish number 12').getByRole('button', { name: '$31.25' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

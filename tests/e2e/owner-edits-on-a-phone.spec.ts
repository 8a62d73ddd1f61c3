import type { Page } from '@playwright/test'
import { buildContent } from '../builders/build-menu.ts'
import { centreOf, dishNames, openInBuilder } from '../support/edit-menu.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('an owner edits a menu with a finger', async ({ page }) => {
  await openInBuilder(page, newAccount(), buildContent({ items: 12 }))
  const menu = page.getByRole('article', { name: 'Menu' })
  const grip = (dish: number) =>
    menu.getByRole('button', { name: `Reorder Dish number ${dish}`, exact: true })

  await test.step('finds everything within the width of the screen', async () => {
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    await expect(grip(1)).toBeVisible()
  })

  await test.step('rests a finger on a dish and drags it down', async () => {
    await grip(1).scrollIntoViewIfNeeded()
    const from = await centreOf(grip(1))
    const to = await centreOf(grip(5))
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y }],
      })
    await send('touchStart', from.y)
    await expect(page.locator('[id^="DndLiveRegion"]')).toHaveText(/^Picked up Dish number 1/)
    for (let step = 1; step <= 6; step += 1) await send('touchMove', from.y + ((to.y - from.y) * step) / 6)
    await send('touchEnd', to.y)
    await expect.poll(() => dishNames(page)).toEqual(['Dish number 5', 'Dish number 1', 'Dish number 9'])
  })

  await test.step('changes a price where it stands', async () => {
    await menu.getByRole('button', { name: '$9.50' }).tap()
    const price = menu.getByLabel('Price of Dish number 5')
    await price.fill('nine')
    await price.press('Enter')
    await expect(menu.getByText('Invalid price: Please enter a valid price')).toBeVisible()
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    await price.fill('9')
    await price.press('Enter')
    await expect(menu.getByRole('button', { name: '$9.00' })).toBeVisible()
  })

  await test.step('moves a dish to another section by its menu', async () => {
    await menu.getByRole('button', { name: 'More for Dish number 9' }).tap()
    await page.getByRole('menuitem', { name: 'Move to section…' }).tap()
    await page.getByRole('menuitem', { name: 'Sides' }).tap()
    await expect(toastOf(page, 'Item Moved')).toBeVisible()
    expect(await dishNames(page)).toEqual(['Dish number 5', 'Dish number 1'])
  })

  await test.step('takes it back', async () => {
    await page.getByRole('button', { name: 'Undo moving Dish number 9' }).tap()
    await expect.poll(() => dishNames(page)).toEqual(['Dish number 5', 'Dish number 1', 'Dish number 9'])
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  })
})

import type { Page } from '@playwright/test'
import { buildContent } from '../builders/build-menu.ts'
import { dishNames, openInBuilder } from '../support/edit-menu.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('an owner edits a menu with a finger', async ({ page }) => {
  await openInBuilder(page, newAccount(), buildContent({ items: 12 }))
  const menu = page.getByRole('article', { name: 'Menu' })
  const more = (dish: number) =>
    menu.getByRole('button', { name: `More actions for Dish number ${dish}`, exact: true }).last()

  await test.step('finds everything within the width of the screen', async () => {
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    await expect(more(1)).toBeVisible()
  })

  await test.step('moves a dish down by its menu', async () => {
    await more(1).tap()
    await page.getByRole('menuitem', { name: 'Move down' }).tap()
    await expect
      .poll(() => dishNames(page, 'Appetizers'))
      .toEqual(['Dish number 5', 'Dish number 1', 'Dish number 9'])
  })

  await test.step('changes a price where it stands', async () => {
    await menu.getByRole('button', { name: '$9.50' }).tap()
    const price = menu.getByLabel('Price of Dish number 5')
    await expect(price).toHaveAttribute('inputmode', 'decimal')
    await price.fill('nine')
    await price.press('Enter')
    await expect(menu.getByText('Invalid price: Please enter a valid price')).toBeVisible()
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    await price.fill('1016.00')
    expect(
      await price.evaluate((box: HTMLInputElement) => box.scrollWidth - box.clientWidth),
    ).toBeLessThanOrEqual(0)
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    await price.fill('9')
    await price.press('Enter')
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('button', { name: '$9.00' })).toBeVisible()
  })

  await test.step('moves a dish to another section by its menu', async () => {
    await more(9).tap()
    await page.getByRole('menuitem', { name: 'Move to section…' }).tap()
    await page.getByRole('menuitem', { name: 'Sides' }).tap()
    await expect(toastOf(page, 'Item Moved')).toBeVisible()
    expect(await dishNames(page, 'Appetizers')).toEqual(['Dish number 5', 'Dish number 1'])
  })

  await test.step('takes it back', async () => {
    await toastOf(page, 'Item Moved').getByRole('button', { name: 'Undo' }).tap()
    await expect
      .poll(() => dishNames(page, 'Appetizers'))
      .toEqual(['Dish number 5', 'Dish number 1', 'Dish number 9'])
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  })

  await test.step('types a dish with its prices in one line', async () => {
    const line = menu.getByLabel('New dish in Appetizers')
    await line.tap()
    await line.fill('Oysters 14 / 26')
    await expect(menu.getByRole('list', { name: 'As understood' })).toHaveText('$14.00$26.00')
    await line.press('Enter')
    await expect(menu.getByRole('listitem', { name: 'Oysters' })).toContainText('$14.00 / $26.00')
    await expect(line).toHaveValue('')
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  })
})

import { buildContent } from '../builders/build-menu.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { dishNames, dragTo, openInBuilder, pointAndClick } from '../support/edit-menu.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'

test('an owner arranges, rewrites and prices a menu on its sheet, and takes changes back', async ({
  page,
}) => {
  test.slow()
  // Appetizers: dishes 1, 5, 9; main courses: 2, 6, 10; desserts: 3, 7, 11; sides: 4, 8, 12.
  await openInBuilder(page, newAccount(), buildContent({ items: 12 }))
  const menu = page.getByRole('article', { name: 'Menu' })
  const tab = (name: RegExp) => menu.getByRole('tab', { name })
  const row = (dish: number) =>
    menu
      .getByRole('listitem')
      .filter({ hasText: `Dish number ${dish}` })
      .first()
  const names = (...dishes: number[]) => dishes.map((dish) => `Dish number ${dish}`)

  await test.step('drags a dish to the top of its section', async () => {
    await dragTo(page, menu.getByRole('button', { name: 'Reorder Dish number 9' }), row(1))
    await expect.poll(() => dishNames(page)).toEqual(names(9, 1, 5))
  })

  await test.step('drags a dish onto the tab of another section', async () => {
    await dragTo(page, menu.getByRole('button', { name: 'Reorder Dish number 5' }), tab(/^Desserts/))
    await expect(toastOf(page, 'Item Moved')).toContainText('Dish number 5 is the last dish in Desserts now.')
    await expect(tab(/^Desserts.*4 items/)).toBeVisible()
    expect(await dishNames(page)).toEqual(names(9, 1))
  })

  await test.step('drags a section before the others', async () => {
    await dragTo(page, tab(/^Sides/), tab(/^Appetizers/))
    await expect(menu.getByRole('tab').first()).toHaveText(/Sides/)
    await tab(/^Appetizers/).click()
  })

  await test.step('is refused a price that is none, and loses nothing typed', async () => {
    await row(9).getByRole('button', { name: '$13.50' }).click()
    const price = menu.getByLabel('Price of Dish number 9')
    await price.fill('100000.01')
    await price.press('Enter')
    await expect(menu.getByText('Invalid price: A price in USD cannot be above 100,000.')).toBeVisible()
    await price.fill('-4')
    await tab(/^Appetizers/).click()
    await expect(menu.getByText('Invalid price: Please enter a valid price')).toBeVisible()
    await expect(price).toHaveValue('-4')
    await price.fill('14')
    await price.press('Enter')
    await expect(row(9).getByRole('button', { name: '$14.00' })).toBeFocused()
  })

  await test.step('rewrites a dish from name to description, and leaves another as it was', async () => {
    await row(9).getByRole('button', { name: 'Dish number 9', exact: true }).press('F2')
    const name = menu.getByLabel('Name of Dish number 9')
    await name.fill(' ')
    await name.press('Enter')
    await expect(menu.getByText('Name required')).toBeVisible()
    await name.fill('Arancini')
    await name.press('Tab')
    await menu.getByLabel('Price of Arancini').press('Tab')
    await menu.getByLabel('Description of Arancini').fill('Fried balls of saffron rice.')
    await menu.getByLabel('Description of Arancini').press('Enter')
    await expect(menu.getByText('Fried balls of saffron rice.')).toBeVisible()

    await row(1).getByRole('button', { name: 'Dish number 1', exact: true }).click()
    await menu.getByLabel('Name of Dish number 1').fill('Nonsense')
    await page.keyboard.press('Escape')
    expect(await dishNames(page)).toEqual(['Arancini', 'Dish number 1'])
  })

  await test.step('duplicates a dish, and moves it by its menu', async () => {
    await menu.getByRole('button', { name: 'More for Arancini' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(toastOf(page, 'Item Duplicated')).toBeVisible()
    expect(await dishNames(page)).toEqual(['Arancini', 'Arancini', 'Dish number 1'])
    await menu.getByRole('button', { name: 'More for Arancini' }).nth(1).click()
    await page.getByRole('menuitem', { name: 'Move to section…' }).click()
    await pointAndClick(page, page.getByRole('menuitem', { name: 'Main Courses' }))
    await expect(tab(/^Main Courses.*4 items/)).toBeVisible()
    await menu.getByRole('button', { name: 'More for Arancini' }).click()
    await page.getByRole('menuitem', { name: 'Move down' }).click()
    expect(await dishNames(page)).toEqual(['Dish number 1', 'Arancini'])
  })

  await test.step('adds a section, renames it and removes it again', async () => {
    await menu.getByRole('button', { name: 'Add Section' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('desserts')
    await dialog.getByRole('button', { name: 'Add to Menu' }).click()
    await expect(dialog.getByText('The menu has a section of this name.')).toBeVisible()
    await dialog.getByLabel('Name').fill('Brunch')
    await dialog.getByRole('button', { name: 'Add to Menu' }).click()
    await expect(tab(/^Brunch/)).toHaveAttribute('aria-selected', 'true')
    await menu.getByRole('button', { name: 'More for the section Brunch' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await menu.getByLabel('Name of the section Brunch').fill('Late Breakfast')
    await page.keyboard.press('Enter')
    // The focus comes back a moment after the key, and would close a menu that was opened before.
    await expect(menu.getByRole('button', { name: 'Late Breakfast', exact: true })).toBeFocused()
    await menu.getByRole('button', { name: 'More for the section Late Breakfast' }).click()
    await page.getByRole('menuitem', { name: 'Remove section' }).click()
    await expect(toastOf(page, 'Section Removed')).toBeVisible()
    await expect(tab(/^Late Breakfast/)).toHaveCount(0)
    await toastOf(page, 'Section Removed').getByRole('button', { name: 'Undo' }).click()
    await expect(tab(/^Late Breakfast/)).toBeVisible()
  })

  await test.step('raises all prices after a look at what they become', async () => {
    await tab(/^Appetizers/).click()
    await menu.getByRole('button', { name: 'Change Prices' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Change prices' }).click()
    await expect(dialog.getByText('Please enter a number above 0.')).toBeVisible()
    await dialog.getByLabel('By').fill('10')
    const preview = dialog.getByRole('region', { name: 'Preview' }).getByRole('listitem')
    await expect(preview.filter({ hasText: 'Arancini' }).first()).toContainText('$14.00→ becomes $15.50')
    await dialog.getByRole('button', { name: 'Change 13 prices' }).click()
    await expect(toastOf(page, 'Prices Changed')).toContainText('13 prices on your menu.')
    await expect(row(1).getByText('$6.00')).toBeVisible()
  })

  await test.step('takes it all back and forward again, by key and by button', async () => {
    await page.keyboard.press('Control+z')
    await expect(toastOf(page, 'Undone')).toContainText('Changing the prices.')
    await expect(row(1).getByText('$5.50')).toBeVisible()
    await page.keyboard.press('Control+Shift+Z')
    await expect(toastOf(page, 'Redone')).toBeVisible()
    await expect(row(1).getByText('$6.00')).toBeVisible()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+y')
    await expect(row(1).getByText('$6.00')).toBeVisible()
    const undo = page.getByRole('button', { name: /^Undo/ })
    while ((await undo.getAttribute('aria-disabled')) === null) await undo.click()
    await tab(/^Appetizers/).click()
    expect(await dishNames(page)).toEqual(names(1, 5, 9))
    await expect(menu.getByRole('tab')).toHaveText([/Appetizers/, /Main Courses/, /Desserts/, /Sides/])
  })

  await test.step('leaves the keys of a text box to the box', async () => {
    await page.getByRole('button', { name: /^Redo/ }).click()
    const before = await dishNames(page)
    await row(1).getByRole('button', { name: 'Dish number 1', exact: true }).click()
    const box = menu.getByLabel('Name of Dish number 1')
    await box.pressSequentially('Ragu')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Escape')
    expect(await dishNames(page)).toEqual(before)
    await expect(page.getByRole('button', { name: /^Undo changing the order/ })).toBeVisible()
  })

  await test.step('finds everything again after a reload, without an axe finding', async () => {
    const before = await dishNames(page)
    await page.reload()
    await expect.poll(() => dishNames(page)).toEqual(before)
    await expectAccessible(page)
  })
})

import { buildContent } from '../builders/build-menu.ts'
import { dishNames, dragTo, openInBuilder, pointAndClick } from '../support/edit-menu.ts'
import { componentsOf, countComponents } from '../support/rendered-components.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'
import { chooseMore } from './steps/editor.ts'

test('an owner arranges, rewrites and prices a menu on its sheet, and takes changes back', async ({
  page,
}) => {
  test.slow()
  // Appetizers: dishes 1, 5, 9; main courses: 2, 6, 10; desserts: 3, 7, 11; sides: 4, 8, 12.
  await openInBuilder(page, newAccount(), buildContent({ items: 12 }))
  const menu = page.getByRole('article', { name: 'Menu' })
  const section = (name: string) => menu.getByRole('region', { name, exact: true })
  const heads = () => menu.getByRole('heading', { level: 3 })
  const row = (dish: number) => menu.getByRole('listitem', { name: `Dish number ${dish}`, exact: true })
  const names = (...dishes: number[]) => dishes.map((dish) => `Dish number ${dish}`)

  await test.step('sees the whole menu at once', async () => {
    await expect(heads()).toHaveText(['Appetizers', 'Main Courses', 'Desserts', 'Sides'])
    expect(await dishNames(page)).toEqual(names(1, 5, 9, 2, 6, 10, 3, 7, 11, 4, 8, 12))
  })

  await test.step('drags a dish to the top of its section', async () => {
    await row(9).hover()
    await dragTo(page, menu.getByRole('button', { name: 'Reorder Dish number 9' }), row(1))
    await expect.poll(() => dishNames(page, 'Appetizers')).toEqual(names(9, 1, 5))
  })

  await test.step('drags a dish onto the heading of another section', async () => {
    await row(5).hover()
    await dragTo(
      page,
      menu.getByRole('button', { name: 'Reorder Dish number 5' }),
      menu.getByRole('group', { name: 'Heading of Main Courses' }),
    )
    await expect(toastOf(page, 'Item Moved')).toContainText(
      'Dish number 5 is the last dish in Main Courses now.',
    )
    expect(await dishNames(page, 'Appetizers')).toEqual(names(9, 1))
    expect(await dishNames(page, 'Main Courses')).toEqual(names(2, 6, 10, 5))
  })

  await test.step('moves a section before another', async () => {
    await menu.getByRole('group', { name: 'Heading of Main Courses' }).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(heads()).toHaveText(['Main Courses', 'Appetizers', 'Desserts', 'Sides'])
    await expect(menu.getByRole('group', { name: 'Heading of Main Courses' })).toBeFocused()
  })

  await test.step('is refused a price that is none, and loses nothing typed', async () => {
    await row(9).getByRole('button', { name: '$13.50' }).click()
    const price = menu.getByLabel('Price of Dish number 9')
    await price.fill('100000.01')
    await price.press('Enter')
    await expect(menu.getByText('Invalid price: A price in USD cannot be above 100,000.')).toBeVisible()
    await price.fill('-4')
    await menu.getByRole('heading', { level: 2 }).click()
    await expect(menu.getByText('Invalid price: Please enter a valid price')).toBeVisible()
    await expect(price).toHaveValue('-4')
    await price.fill('14')
    await expect(menu.getByRole('list', { name: 'As understood' })).toHaveText('$14.00')
    await price.press('Enter')
    await expect(menu.getByLabel('Price of Dish number 1', { exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(row(9).getByRole('button', { name: '$14.00' })).toBeVisible()
  })

  await test.step('rewrites a dish from name to description, and leaves another as it was', async () => {
    await row(9).getByRole('button', { name: 'Dish number 9', exact: true }).press('F2')
    const name = menu.getByLabel('Name of Dish number 9')
    await name.fill(' ')
    await name.press('Enter')
    await expect(menu.getByText('Name required')).toBeVisible()
    await name.fill('Arancini')
    await name.press('Enter')
    await menu.getByLabel('Description of Arancini').fill('Fried balls of saffron rice.')
    await menu.getByLabel('Description of Arancini').press('Enter')
    await expect(menu.getByLabel('Price of Arancini')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu.getByText('Fried balls of saffron rice.')).toBeVisible()

    await row(1).getByRole('button', { name: 'Dish number 1', exact: true }).click()
    await menu.getByLabel('Name of Dish number 1').fill('Nonsense')
    await page.keyboard.press('Escape')
    expect(await dishNames(page, 'Appetizers')).toEqual(['Arancini', 'Dish number 1'])
  })

  await test.step('duplicates a dish, and moves it by its menu', async () => {
    const more = menu.getByRole('button', { name: 'More actions for Arancini' })
    await more.click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    // The copy is in sight: nothing else says so.
    await expect.poll(() => dishNames(page, 'Appetizers')).toEqual(['Arancini', 'Arancini', 'Dish number 1'])
    await more.nth(1).click()
    await page.getByRole('menuitem', { name: 'Move to section…' }).click()
    await pointAndClick(page, page.getByRole('menuitem', { name: 'Sides' }))
    await expect.poll(() => dishNames(page, 'Sides')).toEqual([...names(4, 8, 12), 'Arancini'])
    await more.first().click()
    await page.getByRole('menuitem', { name: 'Move down' }).click()
    await expect.poll(() => dishNames(page, 'Appetizers')).toEqual(['Dish number 1', 'Arancini'])
  })

  await test.step('adds a section, renames it and removes it again', async () => {
    await menu.getByRole('button', { name: 'Add Section' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('desserts')
    await dialog.getByRole('button', { name: 'Add to Menu' }).click()
    await expect(dialog.getByText('The menu already has a section with this name.')).toBeVisible()
    await dialog.getByLabel('Name').fill('Brunch')
    await dialog.getByRole('button', { name: 'Add to Menu' }).click()
    await expect(menu.getByRole('group', { name: 'Heading of Brunch' })).toBeInViewport()
    await menu.getByRole('button', { name: 'More for the section Brunch' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await menu.getByLabel('Name of the section Brunch').fill('Late Breakfast')
    await page.keyboard.press('Enter')
    await expect(menu.getByLabel('New dish in Late Breakfast')).toBeFocused()
    await menu.getByRole('button', { name: 'More for the section Late Breakfast' }).click()
    await page.getByRole('menuitem', { name: 'Remove section' }).click()
    await expect(toastOf(page, 'Section Removed')).toBeVisible()
    await expect(section('Late Breakfast')).toHaveCount(0)
    await toastOf(page, 'Section Removed').getByRole('button', { name: 'Undo' }).click()
    await expect(section('Late Breakfast')).toBeVisible()
  })

  await test.step('selects dishes, moves them together and raises their prices alone', async () => {
    await row(4).click({ position: { x: 2, y: 2 } })
    await row(12).click({ position: { x: 2, y: 2 }, modifiers: ['Shift'] })
    const bar = menu.getByRole('group', { name: 'Selected dishes' })
    await expect(bar).toContainText('3 dishes selected')
    await bar.getByRole('button', { name: 'Change prices' }).click()
    await expect(page.getByRole('dialog').getByLabel('Prices of')).toHaveValue('selected')
    await expect(page.getByRole('region', { name: 'Preview' }).getByRole('listitem')).toHaveCount(3)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await bar.getByRole('button', { name: 'Move to…' }).click()
    await page.getByRole('menuitem', { name: 'Desserts' }).click()
    await expect(toastOf(page, 'Items Moved')).toContainText('3 dishes are at the end of Desserts now.')
    expect(await dishNames(page, 'Desserts')).toEqual(names(3, 7, 11, 4, 8, 12))
    await toastOf(page, 'Items Moved').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => dishNames(page, 'Sides')).toEqual([...names(4, 8, 12), 'Arancini'])
  })

  await test.step('raises all prices after a look at what they become', async () => {
    await chooseMore(page, 'Change Prices')
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
    await expect(row(1).getByText('$5.50')).toBeVisible()
    await page.keyboard.press('Control+Shift+Z')
    await expect(row(1).getByText('$6.00')).toBeVisible()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+y')
    await expect(row(1).getByText('$6.00')).toBeVisible()
    const undo = page.getByRole('button', { name: /^Undo/ })
    while ((await undo.getAttribute('aria-disabled')) === null) await undo.click()
    expect(await dishNames(page)).toEqual(names(1, 5, 9, 2, 6, 10, 3, 7, 11, 4, 8, 12))
    await expect(heads()).toHaveText(['Appetizers', 'Main Courses', 'Desserts', 'Sides'])
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

  await test.step('finds everything again after a reload', async () => {
    const before = await dishNames(page)
    await page.reload()
    await expect.poll(() => dishNames(page)).toEqual(before)
  })
})

test('a text that is kept renders what shows it, and no other dish', async ({ page }) => {
  await countComponents(page)
  await openInBuilder(page, newAccount(), buildContent({ items: 40, sections: 6 }))
  const keep = async (dish: number, name: string) => {
    await page.getByRole('button', { name: `Dish number ${dish}`, exact: true }).click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(name)
    return componentsOf(page, () => page.keyboard.press('Enter'))
  }
  // The first change of a menu is its first with something to take back.
  for (const count of [await keep(1, 'Soup'), await keep(3, 'Bread')]) {
    expect(count).toBeGreaterThan(20)
    expect(count).toBeLessThanOrEqual(200)
  }
})

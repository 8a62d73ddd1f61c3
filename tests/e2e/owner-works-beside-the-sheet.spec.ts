import { buildContent } from '../builders/build-menu.ts'
import { dishNames, dragTo, openInBuilder } from '../support/edit-menu.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'
import { chooseMore, outlinedSection, rowOf, sheetOf } from './steps/editor.ts'

test.use({ hasPages: true })

test('an owner works with the outline, the catalog, the page and the texts around the dishes', async ({
  page,
}) => {
  test.slow()
  // Appetizers: dishes 1, 5; main courses: 2, 6; desserts: 3, 7; sides: 4, 8.
  await openInBuilder(page, newAccount(), buildContent({ items: 8, restaurantName: 'Bistro' }))
  const sheet = sheetOf(page)
  const section = (name: string) => sheet.getByRole('region', { name, exact: true })
  const heads = sheet.getByRole('heading', { level: 3 })

  await test.step('moves a section in the outline by keys and by the mouse', async () => {
    await outlinedSection(page, 'Appetizers').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(heads).toHaveText(['Main Courses', 'Appetizers', 'Desserts', 'Sides'])
    await expect(outlinedSection(page, 'Appetizers')).toBeFocused()
    await dragTo(page, outlinedSection(page, 'Appetizers'), outlinedSection(page, 'Main Courses'))
    await expect(heads).toHaveText(['Appetizers', 'Main Courses', 'Desserts', 'Sides'])
  })

  await test.step('puts a dish down on a section of the outline', async () => {
    await rowOf(page, 'Dish number 1').hover()
    await dragTo(
      page,
      sheet.getByRole('button', { name: 'Reorder Dish number 1' }),
      outlinedSection(page, 'Sides'),
    )
    await expect(toastOf(page, 'Item Moved')).toContainText('Dish number 1 is the last dish in Sides now.')
    expect(await dishNames(page, 'Sides')).toEqual(['Dish number 4', 'Dish number 8', 'Dish number 1'])
    await expect(outlinedSection(page, 'Sides', 3)).toBeVisible()
  })

  await test.step('writes the texts around the dishes where they stand', async () => {
    const write = async (label: string, text: string) => {
      await sheet.getByLabel(label).fill(text)
      await page.keyboard.press('Enter')
      await expect(sheet.getByRole('button', { name: text, exact: true })).toBeVisible()
    }
    for (const [what, label] of [
      ['Add introduction', 'Introduction of Sides'],
      ['Add footer', 'Footer of Sides'],
    ] as const) {
      await section('Sides').getByRole('button', { name: 'More for the section Sides' }).click()
      await page.getByRole('menuitem', { name: what }).click()
      await write(label, `${label}, typed`)
    }
    await sheet.getByRole('button', { name: 'Notice', exact: true }).click()
    await write('New notice', 'No checks.')
    await sheet.getByRole('button', { name: 'No checks.' }).click()
    await write('Notice 1', 'Cash only.')
    await sheet.getByRole('button', { name: 'Bistro', exact: true }).click()
    await sheet.getByLabel('Name of the restaurant').fill(' ')
    await page.keyboard.press('Enter')
    await expect(sheet.getByText('Please enter a restaurant name.')).toBeVisible()
    await write('Name of the restaurant', 'Bistro du Coin')
  })

  await test.step('adds dishes of the catalog to one section, and to the menu', async () => {
    await section('Desserts').hover()
    await section('Desserts').getByRole('button', { name: 'From the catalog' }).click()
    const drawer = page.getByRole('dialog', { name: 'From the Catalog' })
    await drawer.getByLabel('Cuisine').selectOption('French')
    await drawer.getByRole('button', { name: 'Add Dishes' }).click()
    await expect(toastOf(page, '3 dishes added')).toContainText('They are at the end of Desserts.')
    await expect(outlinedSection(page, 'Desserts', 5)).toBeVisible()
    await chooseMore(page, 'Suggest dishes…')
    await page
      .getByRole('dialog', { name: 'Filters' })
      .getByRole('button', { name: 'Add to This Menu' })
      .click()
    await expect(outlinedSection(page, 'Main Courses', 5)).toBeVisible()
    await expect(rowOf(page, 'Dish number 2')).toBeVisible()
  })

  await test.step('finds a line of the page in the sheet', async () => {
    const pane = page.getByRole('region', { name: 'Menu Preview' })
    await pane.getByRole('button', { name: 'Go to Dish number 2', exact: true }).click()
    await expect(sheet.getByLabel('Name of Dish number 2', { exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(rowOf(page, 'Dish number 2')).toBeInViewport()
  })
})

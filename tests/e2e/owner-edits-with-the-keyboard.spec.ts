import { register } from '#contract/accounts/accounts.ts'
import { dishNames, pickUp, tabTo } from '../support/edit-menu.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'

/** The Tab key from the top of the screen to the first dish: a person counts each press. */
const MOST_TABS = 8

test('an owner makes a menu with the keyboard alone, from the filters to the design', async ({ page }) => {
  // Some hundred presses of keys, each as long as the machine takes to answer it.
  test.slow()
  await page.request.post(register.path, { data: newAccount() })
  await page.goto('/menu-builder')
  const menu = page.getByRole('article', { name: 'Menu' })
  const spoken = page.locator('[id^="DndLiveRegion"]')
  const dish = (name: string | undefined) => menu.getByRole('listitem', { name, exact: true })
  const box = (label: string) => menu.getByLabel(label, { exact: true })

  await test.step('generates a menu', async () => {
    await page.getByRole('heading', { name: 'Filters' }).waitFor()
    await tabTo(page, page.getByLabel('Cuisine'))
    await page.keyboard.type('Ital')
    await expect(page.getByLabel('Cuisine')).toHaveValue('1')
    await tabTo(page, page.getByRole('button', { name: 'Generate Menu' }))
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
  })
  const [first = '', second = '', third = ''] = await dishNames(page, 'Appetizers')

  await test.step('is at the first dish after a few presses of the Tab key', async () => {
    await page.reload()
    await menu.waitFor()
    let presses = 0
    while (!(await dish(first).evaluate((row) => row === document.activeElement))) {
      await page.keyboard.press('Tab')
      presses += 1
      expect(presses).toBeLessThanOrEqual(MOST_TABS)
    }
  })

  await test.step('goes from dish to dish by one key', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(dish(second)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(dish(first)).toBeFocused()
  })

  await test.step('rewrites a dish, its price and its description, and stands at the next', async () => {
    await page.keyboard.press('Enter')
    await expect(box(`Name of ${first}`)).toBeFocused()
    await page.keyboard.type('Focaccia')
    await page.keyboard.press('Enter')
    await expect(box('Description of Focaccia')).toBeFocused()
    await page.keyboard.type('With sea salt.')
    await page.keyboard.press('Enter')
    await expect(box('Price of Focaccia')).toBeFocused()
    await page.keyboard.type('7.25')
    await page.keyboard.press('Enter')
    await expect(box(`Price of ${second}`)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dish('Focaccia')).toContainText('$7.25')
    expect(await dishNames(page, 'Appetizers')).toEqual(['Focaccia', second, third])
  })

  await test.step('writes new dishes at the end of the section, one line each', async () => {
    await page.keyboard.press('n')
    await expect(box('New dish in Appetizers')).toBeFocused()
    await page.keyboard.type('Burrata 16')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Olives')
    await page.keyboard.press('Enter')
    await expect(box('Price of Olives')).toBeFocused()
    await page.keyboard.type('cup 6 / bowl 9')
    await page.keyboard.press('Enter')
    await expect(box('New dish in Appetizers')).toBeFocused()
    expect(await dishNames(page, 'Appetizers')).toEqual(['Focaccia', second, third, 'Burrata', 'Olives'])
    await expect(dish('Olives')).toContainText('cup $6.00 · bowl $9.00')
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('group', { name: 'Heading of Appetizers' })).toBeFocused()
  })

  await test.step('moves a dish by Alt and an arrow, and removes another', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(dish('Focaccia')).toBeFocused()
    await page.keyboard.press('Alt+ArrowDown')
    await expect
      .poll(() => dishNames(page, 'Appetizers'))
      .toEqual([second, 'Focaccia', third, 'Burrata', 'Olives'])
    await expect(dish('Focaccia')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(dish('Burrata')).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(toastOf(page, 'Menu Item Removed')).toBeVisible()
    await expect(dish('Olives')).toBeFocused()
  })

  await test.step('selects dishes and removes them together, and takes that back', async () => {
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+ArrowUp')
    await expect(menu.getByText('2 dishes selected')).toBeVisible()
    await page.keyboard.press('Delete')
    await expect.poll(() => dishNames(page, 'Appetizers')).toEqual([second, 'Focaccia'])
    await page.keyboard.press('Control+z')
    await expect.poll(() => dishNames(page, 'Appetizers')).toEqual([second, 'Focaccia', third, 'Olives'])
  })

  await test.step('carries a dish by its handle, and hears where it is', async () => {
    await dish('Focaccia').focus()
    await page.keyboard.press('ArrowRight')
    await expect(menu.getByRole('button', { name: 'Reorder Focaccia', exact: true })).toBeFocused()
    await pickUp(page)
    await expect(spoken).toHaveText('Picked up Focaccia: position 2 of 4 in Appetizers.')
    await page.keyboard.press('ArrowUp')
    await expect(spoken).toHaveText('Focaccia: position 1 of 4.')
    await page.keyboard.press('Space')
    await expect(spoken).toHaveText('Focaccia put down at position 1 of 4.')
    expect(await dishNames(page, 'Appetizers')).toEqual(['Focaccia', second, third, 'Olives'])
  })

  await test.step('moves a section past its neighbor', async () => {
    await dish('Focaccia').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(menu.getByRole('group', { name: 'Heading of Appetizers' })).toBeFocused()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(menu.getByRole('heading', { level: 3 }).first()).toHaveText('Main Courses')
    await page.keyboard.press('Control+z')
    await expect(menu.getByRole('heading', { level: 3 }).first()).toHaveText('Appetizers')
  })

  await test.step('finds all of this in the shortcuts', async () => {
    await dish('Focaccia').focus()
    await page.keyboard.press('Shift+?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet).toContainText('Go to the dish above or below')
    await expect(sheet).toContainText('Write a new dish at the end of the section')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  await test.step('finalizes the menu', async () => {
    await page.getByRole('button', { name: 'Finalize Menu Content' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/menu-designer/)
  })
})

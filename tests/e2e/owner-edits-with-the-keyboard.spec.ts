import { register } from '#contract/accounts.ts'
import { dishNames, pickUp, tabTo } from '../support/edit-menu.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'

test('an owner makes a menu with the keyboard alone, from the filters to the design', async ({ page }) => {
  // Some hundred presses of the Tab key, each as long as the machine takes to answer it.
  test.slow()
  await page.request.post(register.path, { data: newAccount() })
  await page.goto('/menu-builder')
  const menu = page.getByRole('article', { name: 'Menu' })
  const spoken = page.locator('[id^="DndLiveRegion"]')

  await test.step('generates a menu', async () => {
    await page.getByRole('heading', { name: 'Filters' }).waitFor()
    await tabTo(page, page.getByLabel('Cuisine'))
    await page.keyboard.type('Ital')
    await expect(page.getByLabel('Cuisine')).toHaveValue('1')
    await tabTo(page, page.getByRole('button', { name: 'Generate Menu' }))
    await page.keyboard.press('Enter')
    await expect(toastOf(page, 'Menu Generated')).toBeVisible()
  })
  const [first, second, third] = await dishNames(page)

  await test.step('rewrites a dish', async () => {
    await tabTo(page, menu.getByRole('button', { name: first, exact: true }))
    await page.keyboard.press('Enter')
    await page.keyboard.type('Focaccia')
    await page.keyboard.press('Tab')
    await page.keyboard.type('7.25')
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('button', { name: '$7.25' })).toBeFocused()
    expect(await dishNames(page)).toEqual(['Focaccia', second, third])
  })

  await test.step('carries it to the end of its section, and hears where it is', async () => {
    await tabTo(page, menu.getByRole('button', { name: 'Reorder Focaccia', exact: true }))
    await pickUp(page)
    await expect(spoken).toHaveText('Picked up Focaccia: position 1 of 3 in Appetizers.')
    await page.keyboard.press('ArrowDown')
    await expect(spoken).toHaveText('Focaccia: position 2 of 3.')
    await page.keyboard.press('ArrowDown')
    await expect(spoken).toHaveText('Focaccia: position 3 of 3.')
    await page.keyboard.press('Space')
    await expect(spoken).toHaveText('Focaccia put down at position 3 of 3.')
    expect(await dishNames(page)).toEqual([second, third, 'Focaccia'])
    await expect(menu.getByRole('button', { name: 'Reorder Focaccia', exact: true })).toBeFocused()
  })

  await test.step('carries a section past its neighbour, and the tabs stay tabs', async () => {
    await page.keyboard.down('Shift')
    await tabTo(page, menu.getByRole('tab', { name: /^Appetizers/ }))
    await page.keyboard.up('Shift')
    await pickUp(page)
    await expect(spoken).toHaveText('Picked up Appetizers: position 1 of 4 in the menu.')
    await page.keyboard.press('ArrowRight')
    await expect(spoken).toHaveText('Appetizers: position 2 of 4.')
    await page.keyboard.press('Space')
    await expect(menu.getByRole('tab').first()).toHaveText(/Main Courses/)
    // A frame later dnd-kit gives the focus back to what was carried.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await page.keyboard.press('ArrowLeft')
    await expect(menu.getByRole('tab', { name: /^Main Courses/ })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(menu.getByRole('tab', { name: /^Appetizers/ })).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('changes the mind about both', async () => {
    await page.keyboard.press('Control+z')
    await expect(toastOf(page, 'Undone')).toContainText('Changing the order of the sections.')
    await page.keyboard.press('Control+z')
    await expect.poll(() => dishNames(page)).toEqual(['Focaccia', second, third])
    await page.keyboard.press('Control+Shift+Z')
    await expect.poll(() => dishNames(page)).toEqual([second, third, 'Focaccia'])
  })

  await test.step('moves a dish to another section by its menu, and goes on with its neighbour', async () => {
    await tabTo(page, menu.getByRole('button', { name: `More for ${third}`, exact: true }))
    await page.keyboard.press('Enter')
    // The focus follows a moment after the key, and each key waits for it.
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Move to section…' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('menuitem', { name: 'Main Courses' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('tab', { name: /^Main Courses.*4 items/ })).toBeVisible()
    await expect(menu.getByRole('button', { name: 'More for Focaccia', exact: true })).toBeFocused()
  })

  await test.step('finalizes the menu', async () => {
    await page.keyboard.down('Shift')
    await tabTo(page, page.getByRole('button', { name: 'Finalize Menu Content' }))
    await page.keyboard.up('Shift')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/menu-designer')
  })
})

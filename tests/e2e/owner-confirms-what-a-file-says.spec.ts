import { register } from '#contract/accounts/accounts.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, makeProfessional, newAccount, test, toastOf } from './fixtures.ts'
import { rowOf } from './steps/editor.ts'

const house = `STARTERS
Burrata (V)   $14
Tomato soup (V, GF)   $8
Roasted beets (VG)   $11

V vegetarian, VG vegan, GF gluten-free
`

test('an owner confirms what a menu says of diets, dish by dish and then all at once', async ({ page }) => {
  await page.request.post(register.path, { data: newAccount() })
  await makeProfessional(page)
  await page.goto('/menu-builder')
  await page.getByRole('button', { name: 'Import a Menu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a Menu' })
  await dialog.getByLabel('Or paste your menu').fill(house)
  await dialog.getByRole('button', { name: 'Read the Menu' }).click()
  const open = dialog.getByRole('region', { name: 'To be confirmed' })
  const line = (name: string) => dialog.locator('[data-row]').filter({ hasText: name }).first()

  await test.step('sees what was read of each dish, and how many wait', async () => {
    await expect(line('Burrata')).toContainText('To be confirmed: Vegetarian')
    await expect(line('Tomato soup')).toContainText('To be confirmed: Vegetarian, Gluten-Free')
    await expect(open).toContainText('3 dishes have diets or allergens from your file.')
    await expectAccessible(page, { within: ['[role=dialog]'] })
  })

  await test.step('confirms one by the keyboard, and refuses what is not true', async () => {
    await open.getByRole('button', { name: 'Show the First' }).click()
    await expect(line('Burrata')).toBeFocused()
    await page.keyboard.press('v')
    const marks = page.getByRole('dialog', { name: 'Burrata' })
    await expectAccessible(page, { within: ['[role=dialog]'] })
    await marks.getByRole('button', { name: 'Confirm Burrata' }).click()
    await expect(line('Burrata')).toContainText('Vegetarian')
    await expect(line('Burrata')).not.toContainText('To be confirmed')
    await line('Roasted beets')
      .getByRole('button', { name: /^Marks of Roasted beets/ })
      .click()
    await page
      .getByRole('dialog', { name: 'Roasted beets' })
      .getByRole('button', { name: 'Not true of' })
      .click()
    await expect(line('Roasted beets')).not.toContainText('Vegan')
    await expect(open).toContainText('1 dish has diets or allergens from your file.')
  })

  await test.step('takes that back, and confirms all', async () => {
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(line('Roasted beets')).toContainText('To be confirmed: Vegan')
    await open.getByRole('button', { name: 'Confirm all from your file (2)' }).click()
    await expect(open).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Import 3 dishes' }).click()
    await expect(toastOf(page, 'Menu Imported')).toBeVisible()
    await expect(rowOf(page, 'Tomato soup')).toContainText('Vegetarian · Gluten-Free')
    await expect(page.getByText('to be confirmed')).toHaveCount(0)
  })
})

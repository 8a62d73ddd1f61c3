import { buildContent } from '../builders/build-menu.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openInBuilder } from '../support/edit-menu.ts'
import { expect, newAccount, test } from './fixtures.ts'
import { chooseMore } from './steps/editor.ts'

test('an owner finds dishes, sections, actions and screens by their names, and goes there', async ({
  page,
}) => {
  await openInBuilder(page, newAccount(), buildContent({ items: 8 }))
  const palette = page.getByRole('dialog', { name: 'Find' })
  const box = palette.getByRole('combobox', { name: 'Find a dish, a section, a screen or an action' })
  const active = palette.getByRole('option', { selected: true })

  await test.step('a dish, from another view: the menu shows it with the focus', async () => {
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('button', { name: 'Diets & Allergens' })
      .click()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(box).toBeFocused()
    await page.keyboard.type('dish NUMBER 7')
    await expect(active).toContainText('Dish number 7')
    await expectAccessible(page, { within: ['[role=dialog]'] })
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
    await expect(page.getByRole('listitem', { name: 'Dish number 7', exact: true })).toBeFocused()
  })

  await test.step('what is not possible now says why, and does nothing', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('redo')
    await expect(active).toHaveAttribute('aria-disabled', 'true')
    await expect(active).toContainText('Nothing was undone.')
    await page.keyboard.press('Enter')
    await expect(palette).toBeVisible()
  })

  await test.step('an action, by the arrow keys; its dialog gives the focus back to where the owner was', async () => {
    await box.fill('price')
    const second = palette.getByRole('option').nth(1)
    await page.keyboard.press('ArrowDown')
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await box.fill('raise percent')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Change Prices' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listitem', { name: 'Dish number 7', exact: true })).toBeFocused()
  })

  await test.step('on a phone, by the ⋯ menu: nothing of that name, then a screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await chooseMore(page, 'Find…')
    await box.fill('xyzzy')
    await expect(palette.getByRole('status')).toHaveText('Nothing is called “xyzzy”.')
    await box.fill('restaurant pa')
    await expectAccessible(page, { within: ['[role=dialog]'], targetsOutside: 'nothing' })
    await palette.getByRole('option', { name: 'Restaurant Page' }).click()
    await expect(page).toHaveURL('/restaurant')
  })
})

import { register } from '#contract/accounts/accounts.ts'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import { mapItems } from '#domain/menu/model/walk.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import {
  expectAccessible,
  expectAccessibleInAnyLight,
  expectNoSidewaysScroll,
} from '../support/accessibility.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'
import { chooseMore, expectSaved, openView } from './steps/editor.ts'

const [butter, plain] = ['Dish number 1', 'Dish number 2']

test('an owner writes what a dish is made of, declares it, and signs it until it changes', async ({
  page,
}) => {
  await page.request.post(register.path, { data: newAccount() })
  const content = mapItems(buildContent({ items: 4, sections: 2 }), (item) =>
    item.name === plain ? stateClaims(item, { allergens: ['fish'] }) : item,
  )
  await page.request.post(createSavedMenu.path, { data: buildSavePayload({ content }) })
  await page.goto('/my-menus')
  await page.getByRole('button', { name: /^Edit / }).click()

  const dialog = page.getByRole('dialog', { name: 'Edit Menu Item' })
  const kitchen = page.getByRole('region', { name: 'Kitchen list' })
  const dish = (name: string) => kitchen.getByRole('listitem').filter({ hasText: name })

  await test.step('types the ingredients, and is told what follows and what is not understood', async () => {
    await openView(page, 'Kitchen Sign-Off')
    await expect(dish(butter).getByText('Its allergens are not declared')).toBeVisible()
    await dish(butter).getByRole('button', { name: /^Open/ }).click()
    await dialog.getByText('Ingredients', { exact: true }).click()
    await dialog.getByLabel('Ingredients of this dish').fill('200 g butter, house parmesan, bacon')
    await expect(dialog.getByText('Milk: butter', { exact: true })).toBeVisible()
    const unknown = dialog.getByRole('region', { name: 'Not understood' })
    await expect(unknown.getByText('house parmesan')).toBeVisible()
    await expectAccessible(page, { within: ['[role=dialog]'] })
    await unknown.getByRole('button', { name: 'parmigiano reggiano' }).click()
    await expect(unknown).toBeHidden()
    await expect(dialog.getByText('Milk: butter, parmigiano reggiano')).toBeVisible()
  })

  await test.step('declares by a press what the recipe has', async () => {
    await expect(dialog.getByText('Not declared. Guests see “please ask”.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Declare milk' }).click()
    await expect(dialog.getByText('Confirmed by you: contains milk.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Declare “with nitrite curing salt”' }).click()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog).toBeHidden()
    await expect(dish(butter).getByText('Contains milk')).toBeVisible()
    await expect(dish(butter).getByText('Not signed')).toBeVisible()
  })

  await test.step('signs all that is declared, which saves the menu first', async () => {
    await expectAccessibleInAnyLight(page, 'the kitchen list')
    await kitchen.getByLabel(/^Choose all 2/).check()
    await kitchen.getByRole('button', { name: 'Sign 2' }).click()
    await expect(kitchen.getByText('Please type your name.')).toBeVisible()
    await kitchen.getByLabel('Your name').fill('Ana')
    await kitchen.getByRole('button', { name: 'Sign 2' }).click()
    await expect(toastOf(page, '2 declarations signed')).toBeVisible()
    await expectSaved(page)
    await expect(dish(butter)).toBeHidden()
    await kitchen.getByRole('radio', { name: /^All/ }).check()
    await expect(dish(butter).getByText(/^Signed by Ana on /)).toBeVisible()
    await expect(dish(plain).getByText(/^Signed by Ana on /)).toBeVisible()
  })

  await test.step('changes a declaration, which is void from then on', async () => {
    await dish(plain).getByRole('button', { name: /^Open/ }).click()
    await expect(dialog.getByText(/^Signed by Ana on /)).toBeVisible()
    await dialog.getByRole('button', { name: 'Eggs' }).click()
    await expect(dialog.getByText(/^Changed since Ana signed it on /)).toBeVisible()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dish(plain).getByText(/^Changed since Ana signed it on /)).toBeVisible()
  })

  await test.step('declares what an extra adds', async () => {
    await chooseMore(page, 'Choices & Extras')
    const choices = page.getByRole('dialog', { name: 'Choices & Extras' })
    await choices.getByRole('button', { name: 'Add Choices or Extras' }).click()
    await choices.getByLabel('Name', { exact: true }).fill('Add to any salad')
    await choices.getByLabel('Option 1', { exact: true }).fill('walnuts')
    await choices.getByText('Allergens of walnuts').click()
    const nuts = choices.getByRole('list', { name: 'Allergens of walnuts' })
    await nuts.getByRole('button', { name: 'Tree nuts', exact: true }).click()
    await choices.getByRole('button', { name: 'Walnuts', exact: true }).click()
    await expectAccessible(page, { within: ['[role=dialog]'] })
    await choices.getByRole('button', { name: 'Save Choices' }).click()
    await choices.getByRole('button', { name: 'Edit Add to any salad' }).click()
    await expect(choices.getByText('walnuts', { exact: true })).toBeVisible()
  })

  await test.step('confirms it again where the extra is something else by now', async () => {
    const choices = page.getByRole('dialog', { name: 'Choices & Extras' })
    await choices.getByLabel('Option 1', { exact: true }).fill('praline')
    await choices.getByRole('button', { name: 'Save Choices' }).click()
    await expect(choices.getByText('Allergens of 1 option to confirm')).toBeVisible()
    await choices.getByRole('button', { name: 'Edit Add to any salad' }).click()
    await choices.getByText('Allergens of praline').click()
    await choices.getByRole('button', { name: 'Confirm allergens of praline' }).click()
    await choices.getByRole('button', { name: 'Save Choices' }).click()
    await expect(choices.getByText(/to confirm/)).toHaveCount(0)
    await choices.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('is told before the menu goes out, and in My Menus', async () => {
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Export As' }).press('ArrowRight')
    await expect(page.getByText('1 declaration has changed since it was signed.')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Save Menu' }).click()
    await expectSaved(page)
    await page.goto('/my-menus')
    await expect(page.getByText('1 declaration changed since it was signed')).toBeVisible()
  })

  await test.step('signs again on a phone, with the name that the device remembers', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Kitchen Sign-Off', exact: true }).click()
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(kitchen.getByLabel('Your name')).toHaveValue('Ana')
    await expectNoSidewaysScroll(page, 'the kitchen list on a phone')
    await dish(plain).getByRole('checkbox').check()
    await kitchen.getByRole('button', { name: 'Sign 1' }).click()
    await expect(toastOf(page, '1 declaration signed')).toBeVisible()
  })
})

import { register } from '#contract/accounts/accounts.ts'
import { createSavedMenu, listSavedMenus } from '#contract/menus/saved-menus.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { expect, expectAnswer, newAccount, test, toastOf } from './fixtures.ts'

test('an owner saves a menu as a copy, goes on with the copy, and meets the limit of Basic with nothing lost', async ({
  page,
  pageErrors,
}) => {
  await page.request.post(register.path, { data: newAccount() })
  const created = await page.request.post(createSavedMenu.path, {
    data: buildSavePayload({ content: buildContent({ restaurantName: 'Bistro' }) }),
  })
  const { id } = await created.json()
  await page.goto(`/saved-menus?edit=${id}`)
  await expect(page).toHaveURL(/\/menu-builder/)
  const saveCopy = async () => {
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Save as a copy' }).click()
  }
  const names = async () => {
    const menus: { name: string }[] = await (await page.request.get(listSavedMenus.path)).json()
    return menus.map(({ name }) => name).sort()
  }

  await test.step('each copy has a name of its own, and keeps it when it is saved again', async () => {
    await saveCopy()
    await expect(toastOf(page, 'A copy has been saved to My Menus')).toBeVisible()
    await saveCopy()
    await expect.poll(names).toEqual(['Bistro Menu', 'Bistro Menu (copy 2)', 'Bistro Menu (copy)'])
    await page.getByRole('button', { name: 'Save Menu' }).click()
    await expect(toastOf(page, 'Your menu has been saved to My Menus.')).toBeVisible()
    expect(await names()).toEqual(['Bistro Menu', 'Bistro Menu (copy 2)', 'Bistro Menu (copy)'])
  })

  await test.step('a fourth menu is Professional; the open one stays as it is', async () => {
    await saveCopy()
    await expect(page.getByRole('dialog', { name: 'Premium Feature' })).toContainText('Unlimited Saved Menus')
    await page.getByRole('button', { name: 'Continue with Basic Plan' }).click()
    await expect(page.getByText('Saved just now')).toBeVisible()
    expectAnswer(pageErrors, 402)
  })
})

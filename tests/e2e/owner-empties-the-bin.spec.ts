import { register } from '#contract/accounts/accounts.ts'
import { createSavedMenu, deleteSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, expectAnswer, newAccount, test } from './fixtures.ts'

test('an owner finds deleted menus in the bin, restores one, and empties it', async ({
  page,
  browser,
  baseURL,
  pageErrors,
}) => {
  await page.request.post(register.path, { data: newAccount() })
  const keep = async (title: string): Promise<string> => {
    const content = { ...buildContent({ restaurantName: 'Bistro' }), title }
    const created = await page.request.post(createSavedMenu.path, { data: buildSavePayload({ content }) })
    return (await created.json()).id
  }
  const remove = (id: string) => page.request.delete(deleteSavedMenu.path.replace('{id}', id))
  const shared = await keep('Dinner')
  const { url } = await (await page.request.post(shareSavedMenu.path.replace('{id}', shared))).json()
  await remove(shared)
  await remove(await keep('Lunch'))
  await page.goto('/my-menus')

  await test.step('goes there from My Menus', async () => {
    await page.getByRole('link', { name: /^Trash/ }).click()
    await expect(page).toHaveURL('/bin')
    await expect(page.getByRole('row', { name: /Dinner/ })).toContainText('today')
    await expect(page.getByText('Deleted menus stay here for 30 days.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the link of a deleted menu shows nothing, to guests and to the owner', async () => {
    const guest = await browser.newContext({ baseURL })
    const theirs = await guest.newPage()
    await theirs.goto(new URL(url).pathname)
    await expect(theirs.getByRole('heading', { name: 'Menu Not Found' })).toBeVisible()
    await guest.close()
    const own = await page.request.get(new URL(url).pathname)
    expect(own.status()).toBe(404)
  })

  await test.step('restores one: it is a menu again, and not shared', async () => {
    await page.getByRole('button', { name: 'Restore Dinner' }).click()
    await expect(page.getByRole('row', { name: /Dinner/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'My Menus' }).first().click()
    await expect(page).toHaveURL('/my-menus')
    const row = page.getByRole('row', { name: /Dinner/ })
    await expect(row).toBeVisible()
    await expect(row).not.toContainText('Shared')
  })

  await test.step('cannot restore beyond the plan, and loses nothing by trying', async () => {
    await keep('Brunch')
    await keep('Drinks')
    await page.goto('/bin')
    await page.getByRole('button', { name: 'Restore Lunch' }).click()
    await expect(page.getByRole('dialog', { name: 'Premium Feature' })).toContainText('Unlimited Saved Menus')
    await page.getByRole('button', { name: 'Continue with Basic Plan' }).click()
    await expect(page.getByRole('row', { name: /Lunch/ })).toBeVisible()
    expectAnswer(pageErrors, 402)
  })

  await test.step('empties it after a question', async () => {
    await page.getByRole('button', { name: 'Empty trash' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('gone for good')
    await question.getByRole('button', { name: 'Empty trash' }).click()
    await expect(page.getByRole('heading', { name: 'Your trash is empty' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Trash', exact: true })).toBeFocused()
  })
})

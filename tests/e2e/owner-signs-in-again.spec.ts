import { register } from '#contract/accounts/accounts.ts'
import { writeDraft } from '#contract/menus/drafts.ts'
import { buildContent } from '../builders/build-menu.ts'
import { openInDesigner, pagesAreUpToDate } from '../support/design-menu.ts'
import { expect, expectAnswer, newAccount, test, toastOf } from './fixtures.ts'
import { chooseMore } from './steps/editor.ts'

test('an owner whose session ends in the designer signs in there, and goes on with everything', async ({
  page,
  context,
  pageErrors,
}) => {
  const account = newAccount()
  await page.request.post(register.path, { data: account })
  const draftIsKept = () =>
    page.waitForResponse((response) => response.url().endsWith(writeDraft.path) && response.ok())
  const firstDraft = draftIsKept()
  await openInDesigner(page, buildContent({ items: 4, restaurantName: 'Chez Paul' }))
  await pagesAreUpToDate(page)
  // It would be refused in the middle of what follows, and ask by itself.
  await firstDraft

  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' })
  const chooseSize = (name: string) =>
    page.getByRole('group', { name: 'Size' }).getByRole('radio', { name }).check()
  const signIn = async () => {
    await expect(dialog.getByLabel('Username')).toHaveValue(account.username)
    await dialog.getByLabel('Password').fill(account.password)
    await dialog.getByRole('button', { name: 'Login' }).click()
  }
  const savedSize = async () => {
    const [{ id }] = await (await page.request.get('/api/saved-menus')).json()
    return (await (await page.request.get(`/api/saved-menus/${id}`)).json()).design.fontSize
  }

  await test.step('is asked to as soon as the server refuses, and closes the question', async () => {
    await page.getByRole('tab', { name: 'Text' }).click()
    await context.clearCookies()
    await chooseSize('Large')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: /^Account of/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('saves: is asked again, and the menu is saved once signed in', async () => {
    await page.getByRole('button', { name: 'Save Menu' }).click()
    await signIn()
    await expect(toastOf(page, 'Menu Saved')).toBeVisible()
    expect(await savedSize()).toBe('large')
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: /^Account of/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await pagesAreUpToDate(page)
  })

  await test.step('comes back by the way of the sign-in page too', async () => {
    const draft = draftIsKept()
    await chooseSize('Small')
    await draft
    await context.clearCookies()
    await page.reload()
    await expect(page).toHaveURL('/auth')
    await page.getByLabel('Username').fill(account.username)
    await page.getByLabel('Password').fill(account.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/menu-designer/)
    await page.getByRole('tab', { name: 'Text' }).click()
    await expect(
      page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: 'Small' }),
    ).toBeChecked()
    await pagesAreUpToDate(page)
  })

  await test.step('is told in the words for it that a menu that cannot be saved cannot be shared', async () => {
    await page.route('**/api/saved-menus/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    )
    await page.getByRole('button', { name: 'Share Menu' }).click()
    await expect(toastOf(page, 'Could not create shareable link.')).toContainText(
      'Please try saving your menu first.',
    )
    await page.unroute('**/api/saved-menus/*')
    expectAnswer(pageErrors, 500)
  })

  await test.step('keeps a copy beside the menu', async () => {
    await chooseMore(page, 'Save as a copy')
    await expect(toastOf(page, 'Menu Saved')).toContainText('You go on with the copy.')
    const menus = await (await page.request.get('/api/saved-menus')).json()
    expect(menus.map(({ name }: { name: string }) => name)).toContain('Chez Paul Menu (copy)')
  })
})

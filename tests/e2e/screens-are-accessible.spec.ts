import { accountPages, register } from '#contract/accounts/accounts.ts'
import { readSubscription } from '#contract/accounts/billing.ts'
import { createSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { expectAccessibleInAnyLight, NARROW, WIDE } from '../support/accessibility.ts'
import { isLong } from '../support/depth.ts'
import { TestClient } from '../support/test-client.ts'
import { expect, expectAnswer, LONG, newAccount, test, toastOf } from './fixtures.ts'

test.use({ hasPages: true })

/** What changes where another tab is chosen. */
const TABS = ['[role=tablist]', '[role=tabpanel]']
const TOASTS = ['[role=region][aria-label^=Notifications]']

for (const view of [WIDE, NARROW]) {
  test.describe(`at ${view.viewport.width} px`, () => {
    test.use(view)

    test('screens are accessible, in the light and in the dark', async ({ page, server, pageErrors }) => {
      test.slow()
      const client = new TestClient(server.url)
      const { username, password } = newAccount()
      await client.register(username)
      const body = buildSavePayload({ content: buildContent({ items: 12 }) })
      const { id } = await client.call(createSavedMenu, { body })
      await client.call(shareSavedMenu, { params: { id } })

      // Public pages and pages that are not there are read by a stranger (`stranger-looks-around`).
      for (const path of [`/menu-viewer/${id}`, '/menu-viewer/unknown']) {
        await page.goto(path)
        await expectAccessibleInAnyLight(page, path)
      }
      await page.goto('/auth')
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
      await expectAccessibleInAnyLight(page, '/auth')

      await page.getByLabel('Username').fill(username)
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { name: 'Guests see now' })).toBeVisible()
      await expectAccessibleInAnyLight(page, '/')

      await page.goto('/saved-menus')
      await expect(page.getByText(body.name).first()).toBeVisible()
      await expectAccessibleInAnyLight(page, '/saved-menus')

      await page.goto('/menu-audit')
      await expect(page.getByRole('heading', { name: 'Menu Database Audit' })).toBeVisible()
      await expectAccessibleInAnyLight(page, '/menu-audit')
      for (const tab of ['Coverage Gaps', 'Image Issues', 'Quick Actions']) {
        await page.getByRole('tab', { name: tab }).click()
        await expectAccessibleInAnyLight(page, `/menu-audit, ${tab}`, TABS)
      }

      await page.goto('/bin')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessibleInAnyLight(page, '/bin')
      await page.goto('/dishes')
      await expect(page.getByRole('heading', { name: 'Dishes', level: 1 })).toBeVisible()
      await expectAccessibleInAnyLight(page, '/dishes')
      await page.goto('/compare')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessibleInAnyLight(page, '/compare')
      await page.goto('/restaurant')
      await expect(page.getByRole('heading', { name: 'One address for your menus' })).toBeVisible()
      await expectAccessibleInAnyLight(page, '/restaurant, first run')
      await page.getByRole('button', { name: 'Open Your Page' }).click()
      for (const tab of ['Page', 'Hours & schedules']) {
        await page.getByRole('tab', { name: tab, exact: true }).click()
        if (tab !== 'Page') {
          await page.getByRole('button', { name: 'Add a schedule' }).click()
          await page.getByRole('menuitem', { name: 'Lunch' }).click()
        }
        await expectAccessibleInAnyLight(page, `/restaurant, ${tab}`)
      }
      await page.getByRole('button', { name: 'Discard', exact: true }).click()
      await page.goto('/start')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessibleInAnyLight(page, '/start')

      await page.goto('/menu-builder')
      await expect(page.getByRole('button', { name: 'Generate Menu' })).toBeVisible()
      await expectAccessibleInAnyLight(page, '/menu-builder, blank')
      await page.getByLabel('Cuisine').selectOption({ label: 'Thai' })
      await page.getByRole('button', { name: 'Generate Menu' }).click()
      await expect(toastOf(page, 'Menu Generated')).toBeVisible()
      await page.goto('/menu-builder?view=menu')
      await expect(page.getByRole('article', { name: 'Menu' })).toBeVisible()
      await expectAccessibleInAnyLight(page, '/menu-builder, with a menu')
      // On a wide screen the page is next to the menu, and was looked at with it.
      if (view === WIDE && !isLong) await page.getByRole('button', { name: 'Hide the page' }).click()
      const ownViews = ['prices', 'marks', 'advice', ...(view === NARROW ? ['page'] : [])]
      for (const name of ownViews) {
        await page.goto(`/menu-builder?view=${name}`)
        await expect(page.getByRole('button', { name: 'Save Menu' })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectAccessibleInAnyLight(page, `/menu-builder, ${name}`)
      }
      await page.getByRole('button', { name: 'Save Menu' }).click()
      await expect(toastOf(page, 'Menu Saved')).toBeVisible()
      // The screen behind it was looked at before; its dialogs are looked at in `dialogs-are-accessible`.
      await expectAccessibleInAnyLight(page, '/menu-builder, with a toast', TOASTS)
      await page.goto('/menu-designer')
      await expect(page).toHaveURL(/\/menu-designer/)
      await expect(page.getByRole('button', { name: /Classic/ }).first()).toBeVisible()
      await expectAccessibleInAnyLight(page, '/menu-designer, choice of a template')
      await page
        .getByRole('button', { name: /Classic/ })
        .first()
        .click()
      await expect(page.locator('[data-page] canvas').first()).toBeVisible()
      await expectAccessibleInAnyLight(page, '/menu-designer')
      if (view === NARROW) await page.getByRole('button', { name: 'Design settings' }).click()
      for (const tab of ['Colors', 'Text', 'Layout', 'Page Setup', 'Background', 'Dietary']) {
        await page.getByRole('tab', { name: tab }).click()
        // A narrow screen lays the settings over the page: the first with it.
        const within = tab === 'Colors' && view === NARROW ? [] : TABS
        await expectAccessibleInAnyLight(page, `/menu-designer, ${tab}`, within)
      }
      if (view === NARROW) {
        await page.goto('/account')
        await expect(page.getByText('This browser')).toBeVisible()
        await expectAccessibleInAnyLight(page, '/account')
      }
      expectAnswer(pageErrors, 404)
    })

    const details = view === NARROW ? LONG : {}
    test('the screens of payment and account are accessible', details, async ({ page }) => {
      test.slow()
      await page.request.post(register.path, { data: newAccount() })
      for (const [path, words] of [
        ['/forgot-password', 'Forgot your password?'],
        [`${accountPages.resetPassword}?token=any`, 'Choose a new password'],
        [accountPages.resetPassword, 'This link no longer works'],
        [accountPages.verifyEmail, 'This link no longer works'],
        ['/subscription-success', 'No subscription yet'],
      ] as const) {
        await page.goto(path)
        await expect(page.getByRole('heading', { name: words })).toBeVisible()
        await expectAccessibleInAnyLight(page, path)
      }

      await page.goto('/subscription-checkout')
      await page.getByRole('button', { name: '4000 0027 6000 3184' }).click()
      await expectAccessibleInAnyLight(page, '/subscription-checkout')
      await page.getByRole('button', { name: 'Subscribe Now - $29/month' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectAccessibleInAnyLight(page, '/subscription-checkout, the question of the bank')
      await page.getByRole('button', { name: 'Approve' }).click()
      await expect(page).toHaveURL('/subscription-success')
      await expect(page.getByRole('heading', { name: 'Subscription Successful!' })).toBeVisible()
      await expectAccessibleInAnyLight(page, '/subscription-success')

      await page.route(`**${readSubscription.path}`, async (route) => {
        const response = await route.fetch()
        const pastDue = { status: 'past_due', graceEndsAt: '2030-01-15T12:00:00.000Z' }
        await route.fulfill({ response, json: { ...(await response.json()), ...pastDue } })
      })
      await page.goto('/account')
      await expect(page.getByRole('region', { name: 'Payment overdue' })).toBeVisible()
      await expect(page.getByText('This browser')).toBeVisible()
      await expectAccessibleInAnyLight(page, '/account')
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await expectAccessibleInAnyLight(page, '/account, deletion')
    })
  })
}

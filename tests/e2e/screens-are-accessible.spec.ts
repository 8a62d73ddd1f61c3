import type { Page } from '@playwright/test'
import { accountPages, register } from '#contract/accounts/accounts.ts'
import { readSubscription } from '#contract/accounts/billing.ts'
import { createSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import {
  expectAccessibleInAnyLight,
  expectAccessibleInBothWidths,
  NARROW,
  WIDE,
} from '../support/accessibility.ts'
import { isLong } from '../support/depth.ts'
import { TestClient } from '../support/test-client.ts'
import { expect, expectAnswer, LONG, newAccount, test, toastOf } from './fixtures.ts'

test.use({ hasPages: true })

/** What changes where another tab is chosen. */
const TABS = ['[role=tablist]', '[role=tabpanel]']
const TOASTS = ['[role=region][aria-label^=Notifications]']

async function lookAtDesignTabs(page: Page): Promise<void> {
  for (const tab of ['Colors', 'Text', 'Layout', 'Page Setup', 'Background', 'Dietary']) {
    await page.getByRole('tab', { name: tab }).click()
    // A narrow screen lays the settings over the page: the first with it.
    const isFirst = tab === 'Colors' && page.viewportSize()?.width === NARROW.viewport.width
    await expectAccessibleInAnyLight(page, `/menu-designer, ${tab}`, isFirst ? [] : TABS)
  }
}

for (const view of [WIDE, NARROW]) {
  test.describe(`at ${view.viewport.width} px`, view === NARROW ? LONG : {}, () => {
    test.use(view)

    test('screens are accessible, in the light and in the dark', async ({ page, server, pageErrors }) => {
      test.slow()
      // A push looks at each screen in both widths before it goes on to the next one.
      const look = (name: string, within?: readonly string[]) =>
        isLong
          ? expectAccessibleInAnyLight(page, name, within)
          : expectAccessibleInBothWidths(page, name, within)
      const client = new TestClient(server.url)
      const { username, password } = newAccount()
      await client.register(username)
      const body = buildSavePayload({ content: buildContent({ items: 12 }) })
      const { id } = await client.call(createSavedMenu, { body })
      await client.call(shareSavedMenu, { params: { id } })

      // Public pages and pages that are not there are read by a stranger (`stranger-looks-around`).
      for (const path of [`/menu-viewer/${id}`, '/menu-viewer/unknown']) {
        await page.goto(path)
        await look(path)
      }
      await page.goto('/auth')
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
      await look('/auth')

      await page.getByLabel('Username').fill(username)
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { name: 'Guests see now' })).toBeVisible()
      await look('/')

      await page.goto('/saved-menus')
      await expect(page.getByText(body.name).first()).toBeVisible()
      await look('/saved-menus')

      await page.goto('/menu-audit')
      await expect(page.getByRole('heading', { name: 'Menu Database Audit' })).toBeVisible()
      await look('/menu-audit')
      for (const tab of ['Coverage Gaps', 'Image Issues', 'Quick Actions']) {
        await page.getByRole('tab', { name: tab }).click()
        await look(`/menu-audit, ${tab}`, TABS)
      }

      await page.goto('/bin')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await look('/bin')
      await page.goto('/dishes')
      await expect(page.getByRole('heading', { name: 'Dishes', level: 1 })).toBeVisible()
      await look('/dishes')
      await page.goto('/compare')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await look('/compare')
      await page.goto('/restaurant')
      await expect(page.getByRole('heading', { name: 'One address for your menus' })).toBeVisible()
      await look('/restaurant, first run')
      await page.getByRole('button', { name: 'Open Your Page' }).click()
      for (const tab of ['Page', 'Hours & schedules']) {
        await page.getByRole('tab', { name: tab, exact: true }).click()
        if (tab !== 'Page') {
          await page.getByRole('button', { name: 'Add a schedule' }).click()
          await page.getByRole('menuitem', { name: 'Lunch' }).click()
        }
        await look(`/restaurant, ${tab}`)
      }
      await page.getByRole('button', { name: 'Discard', exact: true }).click()
      await page.goto('/start')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await look('/start')

      await page.goto('/menu-builder')
      await expect(page.getByRole('button', { name: 'Generate Menu' })).toBeVisible()
      await look('/menu-builder, blank')
      await page.getByLabel('Cuisine').selectOption({ label: 'Thai' })
      await page.getByRole('button', { name: 'Generate Menu' }).click()
      await expect(toastOf(page, 'Menu Generated')).toBeVisible()
      await page.goto('/menu-builder?view=menu')
      await expect(page.getByRole('article', { name: 'Menu' })).toBeVisible()
      await look('/menu-builder, with a menu')
      // On a wide screen the page is next to the menu, and was looked at with it.
      if (view === WIDE && !isLong) await page.getByRole('button', { name: 'Hide the page' }).click()
      for (const name of ['prices', 'marks', 'advice']) {
        await page.goto(`/menu-builder?view=${name}`)
        await expect(page.getByRole('button', { name: 'Save Menu' })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await look(`/menu-builder, ${name}`)
      }
      await page.getByRole('button', { name: 'Save Menu' }).click()
      await expect(toastOf(page, 'Menu Saved')).toBeVisible()
      // The screen behind it was looked at before; its dialogs are looked at in `dialogs-are-accessible`.
      await look('/menu-builder, with a toast', TOASTS)
      await page.goto('/menu-designer')
      await expect(page).toHaveURL(/\/menu-designer/)
      const classic = page.getByRole('button', { name: /Classic/ }).first()
      await expect(classic).toBeVisible()
      await look('/menu-designer, choice of a template')
      await classic.click()
      await expect(page.locator('[data-page] canvas').first()).toBeVisible()
      await look('/menu-designer')
      if (view === WIDE) await lookAtDesignTabs(page)
      if (view === NARROW || !isLong) {
        await page.setViewportSize(NARROW.viewport)
        await page.emulateMedia({ colorScheme: 'dark' })
        await page.getByRole('button', { name: 'Design settings' }).click()
        await lookAtDesignTabs(page)
        await page.goto('/menu-builder?view=page')
        await expect(page.locator('[data-page] canvas').first()).toBeVisible()
        await expectAccessibleInAnyLight(page, '/menu-builder, page')
        await page.goto('/account')
        await expect(page.getByText('This browser', { exact: true })).toBeVisible()
        await expectAccessibleInAnyLight(page, '/account')
      }
      expectAnswer(pageErrors, 404)
    })

    test('the screens of payment and account are accessible', async ({ page }) => {
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
      await expect(page.getByText('This browser', { exact: true })).toBeVisible()
      await expectAccessibleInAnyLight(page, '/account')
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await expectAccessibleInAnyLight(page, '/account, deletion')
    })
  })
}

import { DEMO_PRINT_PATH, publicPaths } from '#contract/pages/pages.ts'
import {
  expectAccessible,
  expectAccessibleInAnyLight,
  expectAccessibleInBothWidths,
  NARROW,
  WIDE,
} from '../support/accessibility.ts'
import { isLong } from '../support/depth.ts'
import { expect, expectAnswer, LONG, newAccount, test } from './fixtures.ts'

const pages = [...Object.values(publicPaths), DEMO_PRINT_PATH, '/nowhere']

for (const view of [WIDE, NARROW]) {
  test.describe(`at ${view.viewport.width} px`, view === NARROW ? LONG : {}, () => {
    test.use(view)

    test('a stranger reads every page, in the light and in the dark', async ({ page, pageErrors }) => {
      for (const path of pages) {
        await page.goto(path)
        // A push looks at each page in both widths at once.
        await (isLong ? expectAccessibleInAnyLight : expectAccessibleInBothWidths)(page, path)
      }
      expectAnswer(pageErrors, 404)
    })
  })
}

test('a stranger looks around, prints the demo, signs up and comes back to the builder', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await test.step('marks a template by a click, and another by keyboard', async () => {
    const rustic = page.getByRole('radio', { name: 'Rustic' })
    await rustic.check()
    await expect(page.getByText('Selected').filter({ visible: true })).toHaveCount(1)
    await rustic.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: 'Modern' })).toBeChecked()
  })

  await test.step('walks the header', async () => {
    const header = page.getByRole('navigation', { name: 'Site' })
    for (const [name, heading] of [
      ['Features', 'From an empty page to a printed menu'],
      ['Templates', 'Templates ready to print'],
      ['Pricing', 'Two plans, one price'],
      ['About', 'A menu is the one page every guest reads'],
    ] as const) {
      await header.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(header.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    }
  })

  await test.step('prints the demo from a window of its own', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Try Demo (No Signup)' }).click()
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Full Preview' }).click(),
    ])
    await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Trattoria Bellavista')
    expect(popup.viewportSize()?.width ?? 800).toBeLessThan(1440)
    await popup.evaluate(() => {
      window.print = () => {
        document.title = 'printed'
      }
    })
    await popup.getByRole('button', { name: 'Print' }).click()
    await expect(popup).toHaveTitle('printed')
    await expect(popup.getByText('Created with Carte')).toBeVisible()
    await popup.emulateMedia({ media: 'print' })
    await expect(popup.getByText('Created with Carte')).toBeHidden()
    await expect(popup.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(popup.getByText('$32.50')).toBeVisible()
    await popup.close()
  })

  await test.step('meets the door at the builder, and is inside after signing up', async () => {
    await page.goto('/templates')
    await page.getByRole('link', { name: 'Use This Template: Classic' }).click()
    await expect(page).toHaveURL('/auth?tab=register')
    const { username, email, password } = newAccount()
    await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true')
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm Password').fill(password)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL('/start')
    await expect(page.getByRole('heading', { name: 'Your restaurant' })).toBeVisible()
  })

  await test.step('finds the page for strangers one link away', async () => {
    await page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/welcome')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menus worth sitting down for')
    expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname).toBe('/')
  })

  await test.step('finds the account on every page, and closes its menu with Escape', async () => {
    await page.goto('/pricing')
    await expect(page.getByText('Your plan')).toBeVisible()
    await page.getByRole('button', { name: /^Account of / }).press('Enter')
    await expect(page.getByRole('link', { name: 'Account Settings' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Recommendations' })).toHaveCount(0)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Account Settings' })).toBeHidden()
    await page.getByRole('button', { name: /^Account of / }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  })
})

test('a stranger without scripts reads every page, and the demo opens in a tab', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  for (const path of Object.values(publicPaths)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Full Preview' }).click(),
  ])
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Trattoria Bellavista')
  await expect(tab.getByRole('button', { name: 'Print' })).toBeHidden()
  await context.close()
})

test('a stranger reaches every page by keyboard alone, in the order in which it is read', async ({
  page,
}) => {
  await page.goto('/')
  const names: string[] = []
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab')
    names.push(
      await page.evaluate(() => {
        const now = document.activeElement
        const named = now instanceof HTMLInputElement ? now.labels?.[0] : now
        return named?.textContent?.trim() ?? ''
      }),
    )
  }
  expect(names).toEqual([
    'Skip to content',
    'Carte',
    'Features',
    'Templates',
    'Pricing',
    'About',
    'Sign In',
    'Choose a File',
  ])
})

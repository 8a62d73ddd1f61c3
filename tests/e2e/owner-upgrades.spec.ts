import type { Page } from '@playwright/test'
import { register } from '#contract/accounts/accounts.ts'
import { createSubscription, listPayments, paySandboxInvoice } from '#contract/accounts/billing.ts'
import { listTemplates } from '#domain/design/template-names.ts'
import { templates } from '#domain/design/templates.ts'
import { includedIn } from '#domain/plans/plans.ts'
import { buildContent } from '../builders/build-menu.ts'
import { openInBuilder } from '../support/edit-menu.ts'
import { readDownload } from '../support/read-download.ts'
import { readPdf } from '../support/read-pdf.ts'
import { cardWith } from '../support/subscriber.ts'
import { expect, expectAnswer, LONG, newAccount, test, toastOf } from './fixtures.ts'

/** Signs a new owner in. */
async function newOwner(page: Page) {
  const account = newAccount()
  await page.request.post(register.path, { data: account })
  return account
}

async function fillIn(page: Page, outcome: Parameters<typeof cardWith>[0]): Promise<void> {
  const { cardNumber, expiry, cvc } = cardWith(outcome)
  await page.getByLabel('Card number').fill(cardNumber)
  await page.getByLabel('Expiry').fill(expiry)
  await page.getByLabel('CVC').fill(cvc)
}

const subscribeButton = (page: Page) => page.getByRole('button', { name: 'Subscribe Now - $29/month' })

/** What was paid on this page's account, as the server says it. */
const paymentsOf = async (page: Page): Promise<{ status: string }[]> =>
  (await page.request.get(listPayments.path)).json()

/** Notes when things happen on the page: a click, a heading, a change of the address. */
const noteTimes = (page: Page) =>
  page.addInitScript(() => {
    const note = (what: string) => {
      const times = JSON.parse(sessionStorage.getItem('test-times') ?? '{}')
      sessionStorage.setItem('test-times', JSON.stringify({ ...times, [what]: Date.now() }))
    }
    addEventListener('click', (event) => note(`click ${(event.target as Element).textContent}`), true)
    const push = history.pushState
    history.pushState = function pushState(...state) {
      note(`go ${state[2]}`)
      push.apply(this, state)
    }
    note(`go ${location.pathname}`)
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver((_, observer) => {
        if (document.querySelector('h1')?.textContent !== 'Thank You!') return
        note('thanks')
        observer.disconnect()
      }).observe(document.body, { childList: true, subtree: true }),
    )
  })

const timeBetween = (page: Page, before: string, after: string): Promise<number> =>
  page.evaluate(
    ([from, to]) => {
      const times = JSON.parse(sessionStorage.getItem('test-times') ?? '{}')
      return times[to] - times[from]
    },
    [before, after] as const,
  )

const exportPdf = async (page: Page) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export PDF' }).click(),
  ])
  return readPdf(await readDownload(download))
}

test('an owner meets a locked setting in the designer, upgrades, and prints on A4 without the watermark', async ({
  page,
}) => {
  // From a menu to its Professional print: the longest way there is.
  test.slow()
  await noteTimes(page)
  await openInBuilder(page, newAccount(), buildContent({ items: 12, restaurantName: 'Osteria della Luna' }))

  await test.step('prints on Letter with the watermark as Basic', async () => {
    await page.getByRole('button', { name: 'Finalize Menu Content' }).click()
    await expect(page).toHaveURL(/\/menu-designer/)
    await page
      .getByRole('button', { name: /Classic/ })
      .first()
      .click()
    await expect(page.locator('[data-page] canvas').first()).toBeVisible()
    const { pages } = await exportPdf(page)
    expect(pages[0]).toMatchObject({ widthPt: 612, heightPt: 792 })
    expect(pages[0]?.text).toContain('Created with Carte')
  })

  const dialog = page.getByRole('dialog', { name: 'Premium Feature' })

  await test.step('reads what Professional brings, and stays on Basic for now', async () => {
    await page.getByRole('tab', { name: /Page Setup/ }).click()
    await page.getByRole('button', { name: 'Upgrade to Unlock' }).click()
    await expect(dialog).toContainText('"Advanced Layout" is available with our Professional plan.')
    await expect(dialog.getByRole('listitem')).toHaveText([
      `All menu templates (${listTemplates(templates)})`,
      'Unlimited saved menus',
      'Advanced features including Advanced Layout',
    ])
    await dialog.getByRole('button', { name: 'Continue with Basic Plan' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/menu-designer/)
  })

  await test.step('goes to the checkout a moment after the dialog', async () => {
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    await page.route(`**${createSubscription.path}`, async (route) => {
      await opened
      await route.continue()
    })
    await page.getByRole('button', { name: 'Upgrade to Unlock' }).click()
    await dialog.getByRole('button', { name: 'Upgrade Now - $29/month' }).click()
    await expect(page).toHaveURL('/subscription-checkout')
    const waitMs = await timeBetween(page, 'click Upgrade Now - $29/month', 'go /subscription-checkout')
    expect(waitMs).toBeGreaterThanOrEqual(49)
    expect(waitMs).toBeLessThan(3000)
    await expect(page.getByText('Initializing payment...')).toBeVisible()
    await expect(subscribeButton(page)).toHaveCount(0)
    open()
  })

  await test.step('reads what it costs and what it brings', async () => {
    await expect(page.getByRole('heading', { name: 'Upgrade to Professional Plan' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Pricing' })).toHaveAttribute('href', '/pricing')
    const main = page.getByRole('main')
    await expect(main.getByText('Professional Plan').and(page.locator('dt'))).toBeVisible()
    await expect(main.locator('dd')).toHaveText(['$29.00', '$29.00'])
    await expect(main.getByText('Total monthly')).toBeVisible()
    for (const feature of includedIn('professional', { drawsPictures: false })) {
      await expect(main.getByText(feature, { exact: true })).toBeVisible()
    }
    await expect(main.getByText('Test mode')).toBeVisible()
    await expect(main.getByText(/Your payment is processed securely by/)).toBeVisible()
  })

  await test.step('pays', async () => {
    await fillIn(page, 'success')
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(`**${paySandboxInvoice.path}`, async (route) => {
      await answered
      await route.continue()
    })
    await subscribeButton(page).click()
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
    answer()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/')
    await expect(toastOf(page, 'Payment Successful')).toContainText('Your subscription has been activated!')
    await expect(page).toHaveURL('/subscription-success')
    const thanksMs = await timeBetween(page, 'thanks', 'go /subscription-success')
    expect(thanksMs).toBeGreaterThanOrEqual(990)
    expect(thanksMs).toBeLessThan(5000)
  })

  await test.step('is told that it worked, and goes on where the menu was left', async () => {
    await expect(page.getByRole('heading', { name: 'Subscription Successful!' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('link', { name: 'Create a New Menu' })).toHaveAttribute(
      'href',
      '/menu-builder?start=dishes',
    )
    await page.getByRole('link', { name: 'Back to your menu' }).click()
    await expect(page).toHaveURL(/\/menu-designer/)
  })

  await test.step('prints on A4 without the watermark', async () => {
    await page.getByRole('tab', { name: /Page Setup/ }).click()
    await page.getByLabel('Paper size').selectOption({ label: 'A4, 8.27 × 11.69 in' })
    await page.getByRole('tab', { name: /Background/ }).click()
    await expect(page.getByRole('switch', { name: 'Hide the watermark' })).toBeChecked()
    const { pages } = await exportPdf(page)
    expect(pages[0]?.widthPt).toBeCloseTo(595.4, 0)
    expect(pages[0]?.heightPt).toBeCloseTo(841.7, 0)
    expect(pages[0]?.text).toContain('Osteria della Luna')
    for (const { text } of pages) expect(text).not.toContain('Created with')
  })
})

test('the way to the checkout is a page load where the screen does not change', LONG, async ({ page }) => {
  await openInBuilder(page, newAccount(), buildContent({ items: 4 }))
  await page.goto('/menu-optimization')
  await page.getByRole('button', { name: 'Upgrade to Unlock' }).click()
  await page.evaluate(() => {
    document.body.dataset.testPage = 'the same'
    history.pushState = () => {}
  })
  await page.getByRole('button', { name: 'Upgrade Now - $29/month' }).click()
  await expect(page).toHaveURL('/subscription-checkout')
  await expect(page.getByLabel('Card number')).toBeVisible()
  expect(await page.evaluate(() => document.body.dataset.testPage)).toBeUndefined()
})

test('a visitor logs in on the way to the checkout, and a browser that was closed goes on with the same invoice', async ({
  page,
  browser,
  baseURL,
}) => {
  const { username, password } = await newOwner(page)
  await page.context().clearCookies()
  const invoiceOn = async (opened: Page) => {
    const response = await opened.waitForResponse((answer) => answer.url().endsWith(createSubscription.path))
    return (await response.json()).clientSecret as string
  }

  await page.goto('/subscription-checkout')
  await expect(page).toHaveURL('/auth')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  const first = invoiceOn(page)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/subscription-checkout')
  const clientSecret = await first
  expect(clientSecret).toMatch(/^sandbox_secret_/)
  await fillIn(page, 'success')
  const state = await page.context().storageState()
  await page.close()

  const later = await browser.newContext({ storageState: state, baseURL })
  const again = await later.newPage()
  const second = invoiceOn(again)
  await again.goto('/account')
  await expect(again.getByText('A payment was started but not finished. Nothing was charged.')).toBeVisible()
  await again.getByRole('link', { name: 'Go to the payment' }).click()
  expect(await second).toBe(clientSecret)
  await fillIn(again, 'success')
  await subscribeButton(again).click()
  await expect(again).toHaveURL('/subscription-success')
  expect(await paymentsOf(again)).toMatchObject([{ status: 'paid' }])
  await later.close()
})

test('a payment that fails says why, charges nothing, and can be tried again', async ({
  page,
  pageErrors,
}) => {
  await newOwner(page)
  await page.goto('/subscription-checkout')
  const main = page.getByRole('main')

  await test.step('asks for what is missing', async () => {
    await subscribeButton(page).click()
    await expect(page.getByText('Your card number is incomplete.')).toBeVisible()
    await expect(page.getByText("Your card's expiration date is incomplete.")).toBeVisible()
    await expect(page.getByText("Your card's security code is incomplete.")).toBeVisible()
    await expect(page.getByLabel('Card number')).toBeFocused()
  })

  await test.step('refuses a card that is no test card', async () => {
    await page.getByLabel('Card number').pressSequentially('5555555555554444')
    await expect(page.getByLabel('Card number')).toHaveValue('5555 5555 5555 4444')
    await page.getByLabel('Expiry').pressSequentially('1299')
    await expect(page.getByLabel('Expiry')).toHaveValue('12/99')
    await page.getByLabel('CVC').fill('123')
    await subscribeButton(page).click()
    await expect(toastOf(page, 'Payment Failed')).toContainText('This is a test form')
    expectAnswer(pageErrors, 400)
  })

  for (const [name, sentence] of [
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
  ] as const) {
    await test.step(`${name}: ${sentence}`, async () => {
      await main.getByRole('button', { name }).click()
      await expect(page.getByLabel('Card number')).toHaveValue(name)
      await subscribeButton(page).click()
      await expect(main.getByText(sentence)).toBeVisible()
      await expect(toastOf(page, 'Payment Failed')).toContainText(sentence)
      expectAnswer(pageErrors, 402)
    })
  }

  await test.step('has words of its own where the network fails', async () => {
    await page.route(`**${paySandboxInvoice.path}`, (route) => route.abort())
    await subscribeButton(page).click()
    await expect(main.getByText('An error occurred with your payment')).toBeVisible()
    await page.unroute(`**${paySandboxInvoice.path}`)
    pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((error) => !error.includes('ERR_FAILED')))
  })

  await test.step('asks as the bank does, takes a no and then a yes', async () => {
    await main.getByRole('button', { name: '4000 0027 6000 3184' }).click()
    await subscribeButton(page).click()
    const bank = page.getByRole('alertdialog', { name: 'Your bank asks: is this you?' })
    await bank.getByRole('button', { name: 'Decline' }).click()
    const refusal = 'Your bank did not confirm the payment. Please try again or use another card.'
    await expect(main.getByText(refusal)).toBeVisible()
    await expect(toastOf(page, 'Payment Failed')).toContainText(refusal)
    expectAnswer(pageErrors, 402)
    expect(await paymentsOf(page)).toMatchObject([{ status: 'open' }])

    await subscribeButton(page).click()
    await bank.getByRole('button', { name: 'Approve' }).click()
    await expect(page).toHaveURL('/subscription-success')
    expect(await paymentsOf(page)).toMatchObject([{ status: 'paid' }])
  })
})

test('an owner pays on a phone with the keyboard alone', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await newOwner(page)
  await page.goto('/subscription-checkout')
  const authentication = page.getByRole('button', { name: '4000 0027 6000 3184' })
  await authentication.waitFor()
  for (let press = 0; press < 30; press += 1) {
    if (await authentication.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Card number')).toBeFocused()
  await page.keyboard.press('Enter')
  const bank = page.getByRole('alertdialog')
  await expect(bank.getByRole('button', { name: 'Decline' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bank.getByRole('button', { name: 'Approve' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Subscription Successful!' })).toBeFocused()
})

test(
  'two tabs that pay at once pay once, and a third has nothing to pay',
  LONG,
  async ({ page, context, pageErrors }) => {
    await newOwner(page)
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto('/subscription-checkout')
      await fillIn(tab, 'success')
    }
    await Promise.all([page, other].map((tab) => subscribeButton(tab).click()))
    for (const tab of [page, other]) await expect(tab).toHaveURL('/subscription-success')
    expect(await paymentsOf(page)).toMatchObject([{ status: 'paid' }])

    await page.goto('/subscription-checkout')
    await expect(page.getByRole('heading', { name: 'You already have Professional' })).toBeVisible()
    expectAnswer(pageErrors, 409)
    await page.getByRole('link', { name: 'Go to your account' }).click()
    await expect(page).toHaveURL('/account')
  },
)

test('a checkout that cannot be prepared says so, and can be asked for again', async ({
  page,
  pageErrors,
}) => {
  await newOwner(page)
  const address = `**${createSubscription.path}`

  await page.route(address, (route) => route.fulfill({ status: 200, json: { clientSecret: '' } }))
  await page.goto('/subscription-checkout')
  const words = 'Could not initialize payment. Please try again.'
  await expect(toastOf(page, 'Error')).toContainText(words)
  await expect(page.getByRole('main').getByText(words)).toBeVisible()

  await page.unroute(address)
  await page.route(address, (route) =>
    route.fulfill({ status: 503, json: { code: 'payment_unavailable', message: 'Nothing was charged.' } }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(toastOf(page, 'Error')).toContainText('Nothing was charged.')
  expectAnswer(pageErrors, 503)

  await page.unroute(address)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
})

test(
  'the page after the payment waits for its confirmation, and claims none where nothing was paid',
  LONG,
  async ({ page }) => {
    await newOwner(page)
    await page.goto('/subscription-success')
    await expect(page.getByRole('heading', { name: 'No subscription yet' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to the checkout' }).click()
    await fillIn(page, 'success')

    await page.goto('/subscription-success')
    await expect(page.getByText('The payment provider has not confirmed it yet.')).toBeVisible()
    const { clientSecret } = await (await page.request.post(createSubscription.path)).json()
    await page.request.post(paySandboxInvoice.path, { data: { clientSecret, ...cardWith('success') } })
    await expect(page.getByRole('heading', { name: 'Subscription Successful!' })).toBeVisible()
  },
)

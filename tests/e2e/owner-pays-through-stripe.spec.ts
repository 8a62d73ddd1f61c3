import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { register } from '#contract/accounts/accounts.ts'
import { type FormAnswer, serveFakeStripeForm } from '../fakes/stripe-form.ts'
import { startFakeStripe } from '../fakes/stripe-server.ts'
import { startServerProcess } from '../support/server-process.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'

/** A server that sells through Stripe, for one journey. */
const stripeTest = test.extend<{ stripe: Awaited<ReturnType<typeof startFakeStripe>>; baseURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern.
  stripe: async ({}, use) => {
    const stripe = await startFakeStripe()
    await use(stripe)
    await stripe.close()
  },
  baseURL: async ({ stripe }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'carte-stripe-'))
    const server = await startServerProcess({ CARTE_DATA_DIR: dataDir, ...stripe.settings })
    await use(server.url)
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  },
})

stripeTest(
  'an owner pays in the form of Stripe, and is Professional when Stripe says so',
  async ({ page, stripe, pageErrors }) => {
    const declined = 'Your card has insufficient funds. Try a different card.'
    const answers: FormAnswer[] = [{ declined }, 'succeeded']
    await page.request.post(register.path, { data: newAccount() })

    await test.step('is told so where the bank sends them back without a payment', async () => {
      await page.goto('/subscription-success?redirect_status=failed')
      await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Go to the checkout' })).toHaveAttribute(
        'href',
        '/subscription-checkout',
      )
    })

    await test.step('is told when the form does not load', async () => {
      await page.route('https://js.stripe.com/**', (route) => route.abort())
      await page.goto('/subscription-checkout')
      await expect(page.getByRole('heading', { name: 'The payment form could not be loaded' })).toBeVisible()
      pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((error) => !error.includes('ERR_FAILED')))
      await page.unroute('https://js.stripe.com/**')
    })

    await test.step('gets it at the second attempt', async () => {
      await serveFakeStripeForm(page, async (clientSecret) => {
        const answer = answers.shift() ?? 'already paid'
        if (answer === 'succeeded') await stripe.pay(clientSecret)
        return answer
      })
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText("Stripe's own form")).toBeVisible()
      await expect(page.getByText('Your payment is processed securely by Stripe.')).toBeVisible()
      await expect(page.getByText('Test mode')).toBeVisible()
      await expect(page.getByLabel('Card number')).toHaveCount(0)
    })

    const subscribe = page.getByRole('button', { name: 'Subscribe Now - $29/month' })

    await test.step('is declined', async () => {
      await subscribe.click()
      await expect(toastOf(page, 'Payment Failed')).toContainText(declined)
      await expect(page.getByRole('main').getByText(declined)).toBeVisible()
    })

    await test.step('pays, and waits until the server has asked Stripe', async () => {
      await subscribe.click()
      await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
      await expect(page).toHaveURL('/subscription-success')
      await expect(page.getByRole('heading', { name: 'Subscription Successful!' })).toBeVisible()
      await page.goto('/account')
      await expect(page.getByText('Next billing date')).toBeVisible()
      await expect(page.getByRole('link', { name: /Receipt.*opens in a new tab/ })).toHaveAttribute(
        'href',
        /^https:/,
      )
    })
  },
)

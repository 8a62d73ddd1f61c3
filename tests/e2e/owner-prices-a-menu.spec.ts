import { buildContent } from '../builders/build-menu.ts'
import { openInBuilder } from '../support/edit-menu.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'

test('an owner optimizes the prices of a menu, sees why, and takes it back', async ({ page }) => {
  await openInBuilder(page, newAccount(), buildContent({ items: 8 }))
  const prices = page.getByRole('tabpanel', { name: 'Price Optimization' })
  const row = (name: string) => prices.getByRole('listitem').filter({ hasText: name })

  await test.step('waits for the figures, and goes on without them where they do not come', async () => {
    await page.route('**/api/pricing-data', async (route) => {
      await expect(page.getByText('Loading pricing data...')).toBeVisible()
      await route.fulfill({ status: 200, body: 'no figures' })
    })
    await page.getByRole('tab', { name: 'Price Optimization' }).click()
    await expect(prices.getByRole('alert')).toContainText('Error loading pricing data. Using default values.')
    await prices.getByLabel('Location').selectOption('San Francisco')
    await expect(row('Dish number 1')).toContainText('$5.50, rounded up to a whole dollar')
    await expect(prices.getByText('× 1.00 for now: the figures could not be loaded.')).toHaveCount(2)
    await page.unroute('**/api/pricing-data')
    await prices.getByRole('button', { name: 'Try again' }).click()
    await expect(prices.getByRole('alert')).toHaveCount(0)
  })

  await test.step('finds every location and audience', async () => {
    await expect(prices.getByLabel('Location').getByRole('option')).toHaveText([
      'San Francisco',
      'New York',
      'Chicago',
      'Miami',
      'Los Angeles',
      'Austin',
      'Seattle',
      'Denver',
      'Boston',
      'Default Pricing',
      'Custom Location',
    ])
    await expect(prices.getByLabel('Target audience').getByRole('option')).toHaveText([
      'Budget Conscious',
      'Casual Dining',
      'Upscale Dining',
      'Luxury Experience',
    ])
    await expect(prices.getByLabel('Target audience')).toHaveValue('casual')
  })

  await test.step('sees every factor of a new price', async () => {
    await prices.getByLabel('Target audience').selectOption('upscale')
    await prices.getByRole('switch', { name: 'Competitive pricing' }).click()
    await prices.getByRole('switch', { name: 'Seasonal pricing' }).click()
    const markup = prices.getByRole('slider', { name: 'Custom markup' })
    await markup.focus()
    for (let percent = 1; percent <= 5; percent += 1) await page.keyboard.press('ArrowRight')
    await expect(markup).toHaveAttribute('aria-valuetext', '+5%')
    // 7.50 × 1.18 × 1.3 × 0.95 × 1.1 × 1.05 × 0.98 = 12.37
    await expect(row('Dish number 3')).toContainText(
      '$7.50 × 1.18 San Francisco × 1.30 Upscale Dining × 0.95 competitive × 1.10 seasonal × 1.05 your markup × 0.98 Desserts = $12.37, rounded up',
    )
    await expect(row('Dish number 3')).toContainText('$13')
    await page.keyboard.press('Home')
    await expect(markup).toHaveAttribute('aria-valuetext', '−20%')
    await page.keyboard.press('End')
    await expect(markup).toHaveAttribute('aria-valuetext', '+30%')
  })

  await test.step('sets what a check should come to', async () => {
    const target = prices.getByLabel('Target check average')
    await expect(target).toHaveValue('25')
    await target.fill('201')
    await expect(prices.getByText('A target check average is 10 to 200 dollars.')).toBeVisible()
    await target.fill('10')
    await expect(prices.getByText('On target')).toBeVisible()
    await target.fill('100')
    await expect(prices.getByText(/^\d+% of target$/)).toBeVisible()
  })

  await test.step('applies the new prices, and is back at the menu', async () => {
    await prices.getByRole('button', { name: 'Apply to Menu' }).click()
    await expect(toastOf(page, 'Pricing Optimized')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Menu Preview' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('These are optimized prices.')).toBeVisible()
    await expect(page.getByRole('button', { name: '$5.50' })).toHaveCount(0)
  })

  await test.step('finds after a reload what made the prices of today', async () => {
    await page.reload()
    await page.getByRole('tab', { name: 'Price Optimization' }).click()
    await expect(prices.getByLabel('Location')).toHaveValue('San Francisco')
    await expect(prices.getByLabel('Target audience')).toHaveValue('upscale')
    await expect(row('Dish number 3')).toContainText(
      'Today’s price: $7.50 × 1.18 San Francisco × 1.30 Upscale Dining × 0.95 competitive × 1.10 seasonal × 1.30 your markup × 0.98 Desserts',
    )
    await prices.getByRole('button', { name: 'Undo optimization' }).click()
  })

  await test.step('sets the factor of a location of their own, which the restaurant keeps', async () => {
    await prices.getByLabel('Location').selectOption('Custom Location')
    await prices.getByLabel('Your location’s factor').fill('2.5')
    await expect(prices.getByText('A factor is 0.5 to 2.')).toBeVisible()
    await prices.getByLabel('Your location’s factor').fill('1.25')
    await expect(row('Dish number 1')).toContainText('$5.50 × 1.25 Custom Location')
    await page.reload()
    await page.getByRole('tab', { name: 'Price Optimization' }).click()
    await expect(prices.getByLabel('Your location’s factor')).toHaveValue('1.25')
    await prices.getByRole('button', { name: 'Apply to Menu' }).click()
  })

  await test.step('takes them back by the toast', async () => {
    await toastOf(page, 'Pricing Optimized').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: '$5.50' })).toBeVisible()
    await page.getByRole('button', { name: /^Redo changing the prices/ }).click()
    await expect(page.getByText('These are optimized prices.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo optimization' }).click()
    await expect(page.getByRole('button', { name: '$5.50' })).toBeVisible()
  })
})

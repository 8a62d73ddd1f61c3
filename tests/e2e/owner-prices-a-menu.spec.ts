import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildContent, buildItem } from '../builders/build-menu.ts'
import { openInBuilder } from '../support/edit-menu.ts'
import { expect, LONG, newAccount, test, toastOf } from './fixtures.ts'
import { chooseMore, openAdvice, sheetOf } from './steps/editor.ts'

test('an owner optimizes the prices of a menu, sees why, and takes it back', async ({ page }) => {
  await openInBuilder(page, newAccount(), buildContent({ items: 8 }))
  const prices = page.getByRole('tabpanel', { name: 'Price Optimization' })
  const row = (name: string) => prices.getByRole('listitem').filter({ hasText: name })

  await test.step('waits for the figures, and goes on without them where they do not come', async () => {
    await page.route('**/api/pricing-data', async (route) => {
      await expect(page.getByText('Loading pricing data...')).toBeVisible()
      await route.fulfill({ status: 200, body: 'no figures' })
    })
    await openAdvice(page, 'Price Optimization')
    await expect(prices.getByRole('alert')).toContainText('Error loading pricing data. Using default values.')
    await prices.getByLabel('Location').selectOption('San Francisco')
    await expect(prices.getByText('Nothing is chosen that changes a price.')).toBeVisible()
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
    await expect(sheetOf(page)).toBeVisible()
    await expect(page.getByText('These are optimized prices.')).toBeVisible()
    await expect(sheetOf(page).getByRole('button', { name: '$5.50' })).toHaveCount(0)
  })

  await test.step('finds after a reload what made the prices of today', async () => {
    await page.reload()
    await openAdvice(page, 'Price Optimization')
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
    await openAdvice(page, 'Price Optimization')
    await expect(prices.getByLabel('Your location’s factor')).toHaveValue('1.25')
    await prices.getByRole('button', { name: 'Apply to Menu' }).click()
  })

  await test.step('takes them back by the toast', async () => {
    await toastOf(page, 'Pricing Optimized').getByRole('button', { name: 'Undo' }).click()
    await expect(sheetOf(page).getByRole('button', { name: '$5.50' })).toBeVisible()
    await page.getByRole('button', { name: /^Redo changing the prices/ }).click()
    await expect(page.getByText('These are optimized prices.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo optimization' }).click()
    await expect(sheetOf(page).getByRole('button', { name: '$5.50' })).toBeVisible()
  })
})

test('an owner changes every price of a wine list in euros, and takes it back', LONG, async ({ page }) => {
  const content = buildContent({ items: 2, sections: 2 })
  const [bar, wine] = content.sections
  if (!bar || !wine) throw new Error('The menu has two sections.')
  content.currency = 'EUR'
  bar.items = [buildItem({ id: 9001, name: 'Oysters', prices: [{ id: 'p1', kind: 'market', words: 'MP' }] })]
  wine.priceHeads = [
    { id: 'h1', label: 'gl' },
    { id: 'h2', label: 'btl' },
  ]
  wine.items = [
    buildItem({
      id: 9002,
      name: 'Chenin',
      prices: [
        { ...fixedPrice(1500), head: 'h1' },
        { ...fixedPrice(6800, 'p2'), head: 'h2' },
      ],
    }),
  ]
  await openInBuilder(page, newAccount(), content)

  await test.step('by four percent, to the nearest half euro', async () => {
    await chooseMore(page, 'Change Prices')
    const dialog = page.getByRole('dialog', { name: 'Change Prices' })
    await dialog.getByLabel('Prices of').selectOption('The whole menu')
    await dialog.getByLabel('By').fill('4')
    await expect(dialog.getByLabel('Round to')).toHaveValue('50')
    await expect(dialog.getByRole('region', { name: 'Preview' }).getByRole('listitem')).toHaveText([
      'Chenin, gl€15.00→ becomes €15.50',
      'Chenin, btl€68.00→ becomes €70.50',
    ])
    await dialog.getByRole('button', { name: 'Change 2 prices' }).click()
    await expect(toastOf(page, 'Prices Changed')).toContainText('2 prices on your menu.')
  })

  await test.step('sees each of them where prices are optimized, and none of what has no amount', async () => {
    await openAdvice(page, 'Price Optimization')
    const prices = page.getByRole('tabpanel', { name: 'Price Optimization' })
    await prices.getByLabel('Location').selectOption('New York')
    const row = (name: string) => prices.getByRole('listitem').filter({ hasText: name })
    await expect(row('Chenin')).toContainText('€15.50 × 1.13 New York = €17.52, rounded up')
    await expect(row('Chenin')).toContainText('€70.50 × 1.13 New York = €79.67, rounded up')
    await expect(row('Oysters')).toHaveText('OystersMPNo price to multiply')
    await expect(prices).not.toContainText('0.00,')
  })

  await test.step('takes the change back', async () => {
    await toastOf(page, 'Prices Changed').getByRole('button', { name: 'Undo' }).click()
    const prices = page.getByRole('tabpanel', { name: 'Price Optimization' })
    await expect(prices.getByRole('listitem').filter({ hasText: 'Chenin' })).toContainText('€15.00 × 1.13')
  })
})

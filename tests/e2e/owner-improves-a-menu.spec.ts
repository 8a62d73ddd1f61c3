import type { Page } from '@playwright/test'
import { login } from '#contract/accounts/accounts.ts'
import { generateMenu } from '#contract/generating/generation.ts'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import { sectionOfSpecified } from '#contract/shared/specified-menu.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildSavePayload } from '../builders/build-menu.ts'
import { sampleMenu } from '../samples/sample-menus.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { subscribe } from '../support/subscriber.ts'
import { TestClient } from '../support/test-client.ts'
import { expect, LONG, newAccount, test, toastOf } from './fixtures.ts'
import { openAccount, openView, rowOf } from './steps/editor.ts'

/** An owner with a saved Italian menu on which one price is a typing error, and another ends like no other. */
async function ownerWithMenu(page: Page, serverUrl: string, plan: 'basic' | 'professional') {
  const { username, password } = newAccount()
  const client = new TestClient(serverUrl)
  await client.register(username)
  if (plan === 'professional') await subscribe(client)
  const groups = await client.call(generateMenu, {
    body: { cuisineId: 1, itemsPerCategoryCustom: { 1: 4, 2: 5, 3: 3, 4: 3 }, seed: 4 },
  })
  const [dish, odd] = groups[1]?.items ?? []
  if (!dish || !odd) throw new Error('The menu has no main courses')
  dish.prices = [fixedPrice(48_000)]
  odd.prices = [fixedPrice(Math.round(odd.price * 100) + 5)]
  const restaurant = { ...defaultRestaurant, name: 'Osteria della Luna' }
  const menu = newMenu(groups.map(sectionOfSpecified))
  await client.call(createSavedMenu, {
    body: buildSavePayload({ name: 'Luna', cuisineId: 1, content: { restaurant, ...menu } }),
  })
  await page.request.post(login.path, { data: { username, password } })
  return { dishName: dish.name, oddName: odd.name, oddPrice: `$${odd.price.toFixed(2)}`, username }
}

async function expectReadable(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test('a Basic owner sees what the pages are like, and the way to them', async ({ page, server }) => {
  await ownerWithMenu(page, server.url, 'basic')
  await page.goto('/menu-builder')
  await openAccount(page)
  await expect(page.getByRole('menuitem', { name: 'Recommendations' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Menu Optimization' }).click()
  await expect(page).toHaveURL('/menu-optimization')
  await expect(page.getByRole('heading', { name: 'Premium Feature' })).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Upgrade to Unlock' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    '"Advanced Pricing Optimization" is available with our Professional plan.',
  )
  await page.getByRole('button', { name: 'Continue with Basic Plan' }).click()
  await page.goto('/recommendations')
  await expect(page.getByRole('button', { name: 'Upgrade to Unlock' })).toBeVisible()
  await expectReadable(page)
})

test('a Professional owner fixes a menu with the recommendations, and takes one back', async ({
  page,
  server,
}) => {
  const { dishName, oddName, oddPrice, username } = await ownerWithMenu(page, server.url, 'professional')

  await test.step('reads the report on the newest saved menu', async () => {
    await page.goto('/my-menus')
    await page.getByRole('button', { name: `Account of ${username}` }).click()
    await page.getByRole('menuitem', { name: 'Recommendations' }).click()
    await expect(page.getByText(/suggestions? for .*Luna/)).toBeVisible()
    await expect(page.getByRole('heading', { name: `${dishName} stands out at $480.00` })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Advice' }).locator('> li')).not.toHaveCount(0)
    expect(await page.getByRole('list', { name: 'Advice' }).locator('> li').count()).toBeLessThanOrEqual(7)
    await expect(page.getByText(/our catalog’s mid-market price of the very same dish/)).toBeVisible()
    await expect(page.getByRole('img', { name: /^Appetizers: yours cost/ })).toBeVisible()
    await expectReadable(page)
  })

  await test.step('reads a plot as a table', async () => {
    await page.getByRole('button', { name: 'Show as table: How your prices compare' }).click()
    await expect(page.getByRole('row', { name: new RegExp(dishName) })).toContainText('$480.00')
    await page.getByRole('button', { name: 'Show as a plot: How your prices compare' }).click()
  })

  const apply = page.getByRole('button', { name: 'Apply: Some prices end differently' })

  await test.step('applies advice: the menu is opened and the price is right', async () => {
    await apply.click()
    await expect(toastOf(page, 'All food prices end in .00 or .50.')).toBeVisible()
    await expect(page.getByText('Applied')).toBeVisible()
    await expect(page.getByText(/suggestions? for Osteria della Luna Menu/)).toBeVisible()
  })

  await test.step('takes it back, and applies it again by keyboard', async () => {
    await toastOf(page, 'Menu updated').getByRole('button', { name: 'Undo' }).click()
    await expect(apply).toBeVisible()
    await apply.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Applied')).toBeVisible()
  })

  await test.step('dismisses a finding, which stays away, and brings it back', async () => {
    let name = ''
    // Advice comes in parts: the last one may give way to another before it is pressed.
    await expect(async () => {
      const last = page.getByRole('button', { name: /^Dismiss: / }).last()
      name = ((await last.getAttribute('aria-label')) ?? '').replace('Dismiss: ', '')
      await page.getByRole('button', { name: `Dismiss: ${name}` }).click({ timeout: 2000 })
    }).toPass()
    await expect(toastOf(page, 'Dismissed')).toBeVisible()
    await expect(page.getByRole('button', { name: `Dismiss: ${name}` })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('list', { name: 'Advice' })).toBeVisible()
    await expect(page.getByRole('button', { name: `Dismiss: ${name}` })).toHaveCount(0)
    await page.getByText('Dismissed', { exact: true }).click()
    await page.getByRole('button', { name: `Bring back: ${name}` }).click()
    await expect(page.getByRole('button', { name: `Dismiss: ${name}` })).toBeVisible()
  })

  await test.step('finds the same advice in the builder, and says what sells', async () => {
    await page.getByRole('link', { name: 'All advice in the builder' }).click()
    const panel = page.getByRole('tabpanel', { name: 'What to Change' })
    await expect(panel.getByRole('list', { name: 'Advice' })).toBeVisible()
    await panel.getByLabel('Guests a month').fill('2000')
    await panel.getByText('Dishes you want to sell').click()
    await expect(panel.getByLabel('Guests a month')).toHaveValue('2000')
    const third = await panel.getByLabel('Add a dish').locator('option').nth(7).innerText()
    await panel.getByLabel('Add a dish').selectOption({ label: third })
    await expect(panel.getByRole('button', { name: `Take off the list: ${third}` })).toBeVisible()
    await expect(
      panel.getByRole('heading', { name: new RegExp(`^${third} is in the middle of`) }),
    ).toBeVisible()
  })

  await test.step('finds the menu in the builder as it left it', async () => {
    await openView(page, 'Menu')
    await expect(rowOf(page, oddName).getByText(oddPrice)).toBeVisible()
  })

  await test.step('is led from a question to its dish, and answers it there', async () => {
    await page.goto('/recommendations')
    await page.getByRole('link', { name: new RegExp(`^Edit in the builder.*${dishName} stands out`) }).click()
    await expect(rowOf(page, dishName).getByText('$480.00')).toBeInViewport()
  })

  await test.step('applies advice on the saved menu to its unsaved changes, and is asked nothing', async () => {
    await page.goto('/recommendations')
    await page
      .getByLabel('Menu', { exact: true })
      .selectOption({ label: await page.getByRole('option', { name: /^Luna, / }).innerText() })
    await apply.click()
    await expect(page.getByText('Applied')).toBeVisible()
  })
})

test('a Professional owner reads the figures of a menu, tab by tab, on a phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { dishName } = await ownerWithMenu(page, server.url, 'professional')
  await page.goto('/menu-optimization')

  await test.step('adds a dish of the season', async () => {
    const seasonal = page.getByRole('region', { name: 'Seasonal Recommendations' })
    await expect(
      page.getByRole('region', { name: 'Regional Specialties' }).getByRole('listitem').first(),
    ).toBeVisible()
    await expectReadable(page)
    await seasonal
      .getByRole('button', { name: /^Add: / })
      .first()
      .click()
    await expect(toastOf(page, 'Menu updated')).toBeVisible()
    await expect(seasonal.getByText('Applied')).toBeVisible()
  })

  await test.step('sets the prices of a city', async () => {
    await page.getByRole('tab', { name: 'Price Optimization' }).click()
    await page.getByLabel('Location', { exact: true }).selectOption('Denver')
    await expect(page.getByText(/^× 1\.05\. Our estimate/)).toBeVisible()
    await expectReadable(page)
    // A main course at $480 among others at $17 would be multiplied: it's asked about first.
    await page.getByRole('button', { name: 'The price is right' }).click()
    await page.getByRole('button', { name: 'Apply to menu: Denver' }).click()
    await expect(toastOf(page, 'Your prices are at the level of Denver.')).toBeVisible()
    await page.getByRole('button', { name: /^Undo/ }).first().click()
  })

  await test.step('brings a dish one step closer to what comparable dishes cost', async () => {
    await page.getByRole('tab', { name: 'Competitor Analysis' }).click()
    await expect(
      page.getByText(/^Our catalog’s price for this dish at your price level: .* more often a slip/),
    ).toBeVisible()
    await expectReadable(page)
    await page.getByRole('button', { name: `Apply: ${dishName}, $408.00` }).click()
    await expect(toastOf(page, `${dishName} costs $408.00 now.`)).toBeVisible()
  })

  await test.step('adds the menu of a competitor, and is compared with it', async () => {
    await page.getByLabel('Name of the restaurant').fill('Corner Grill')
    await page.getByLabel('Their menu').fill(`Mains\n${dishName}  900\nMeatloaf  19\nMussels  22`)
    await page.getByRole('button', { name: 'Add This Menu' }).click()
    await expect(toastOf(page, 'Corner Grill: 3 dishes with a price can be compared.')).toBeVisible()
    await expect(page.getByText('Below: $900.00 at Corner Grill.')).toBeVisible()
    await expectReadable(page)
  })

  await test.step('reads what demand would do', async () => {
    await page.getByRole('tab', { name: 'Demand-Based' }).click()
    await expect(
      page.getByText(/Our editorial weights for dishes of our catalog: trending × 1\.06/),
    ).toBeVisible()
    await expectReadable(page)
  })
})

test(
  'a Professional owner reads true figures of a bistro, with glasses, market prices and a prix fixe',
  LONG,
  async ({ page, server }) => {
    const { username, password } = newAccount()
    const client = new TestClient(server.url)
    await client.register(username)
    await subscribe(client)
    const { content } = sampleMenu('bistro')
    await client.call(createSavedMenu, { body: buildSavePayload({ name: 'Salt', content }) })
    const { content: europe } = sampleMenu('menu-de-midi')
    await client.call(createSavedMenu, { body: buildSavePayload({ name: 'Halles', content: europe }) })
    await page.request.post(login.path, { data: { username, password } })
    const choose = async (name: string) => {
      const option = page.getByRole('option', { name: new RegExp(`^${name}, `) })
      await page.getByLabel('Menu', { exact: true }).selectOption({ label: await option.innerText() })
    }

    await test.step('no unpriced dish is shown at nothing, and none that has its price is called unpriced', async () => {
      await page.goto('/recommendations')
      await choose(content.title || `${content.restaurant.name} Menu`)
      await expect(
        page.getByRole('status').filter({ hasText: content.title || `${content.restaurant.name} Menu` }),
      ).toBeVisible()
      await expect(page.getByRole('heading', { name: /no price/ })).toHaveCount(0)
      await expect(page.getByText(/\$0\.00|NaN/)).toHaveCount(0)
      await expectReadable(page)
    })

    await test.step('a menu in euros is compared with itself, and the page says so', async () => {
      await choose('Halles')
      await expect(
        page.getByText(/Our catalog’s prices are in US dollars and this menu’s in EUR/).first(),
      ).toBeVisible()
      await expectReadable(page)
    })

    await test.step('every size follows a city, and what has no amount stays', async () => {
      await page.goto('/menu-optimization')
      await choose(content.title || `${content.restaurant.name} Menu`)
      await page.getByRole('tab', { name: 'Price Optimization' }).click()
      await page.getByRole('button', { name: 'Open this menu' }).click()
      await page.getByLabel('Location', { exact: true }).selectOption('Denver')
      const clams = page.getByRole('listitem').filter({ hasText: 'Littleneck clams' }).first()
      await expect(clams).toContainText(/half dozen.*\$14\.00.*\$15\.00/)
      await expect(clams).toContainText(/dozen.*\$26\.00.*\$28\.00/)
      await page.getByRole('button', { name: 'Apply to menu: Denver' }).click()
      await expect(toastOf(page, 'Your prices are at the level of Denver.')).toBeVisible()
      await expect(page.getByText(/\$0\.00|NaN/)).toHaveCount(0)
      await page.getByRole('button', { name: /^Undo/ }).first().click()
      await expect(clams).toContainText(/half dozen.*\$14\.00.*\$15\.00/)
      await expectReadable(page)
    })
  },
)

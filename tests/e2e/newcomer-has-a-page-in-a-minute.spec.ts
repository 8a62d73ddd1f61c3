import type { Locator, Page } from '@playwright/test'
import { listRestaurants } from '#contract/restaurant/restaurants.ts'
import { expect, LONG, newAccount, test } from './fixtures.ts'

test.use({ hasPages: true })

/** Clicks like a person, and counts. */
function counter() {
  let clicks = 0
  return {
    click: async (target: Locator) => {
      clicks += 1
      await target.click()
    },
    count: () => clicks,
  }
}

async function register(page: Page, click: (target: Locator) => Promise<void>) {
  const { username, email, password } = newAccount()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await click(page.getByRole('button', { name: 'Create Account' }))
}

const setPage = (page: Page) => page.getByRole('region', { name: 'Menu Preview' })

test.use({ viewport: { width: 1440, height: 900 } })

test('a newcomer has a set page of dishes after eight clicks at most', async ({ page }) => {
  const { click, count } = counter()
  await page.goto('/')
  await click(page.getByRole('link', { name: 'Create Your Menu' }).first())

  await test.step('meets Register first', async () => {
    await expect(page.getByRole('heading', { name: 'Create an Account' })).toBeVisible()
    await register(page, click)
  })

  await test.step('says what the restaurant is, once', async () => {
    await expect(page).toHaveURL('/start')
    await page.getByLabel('What is it called?').fill('Osteria della Luna')
    await page.getByLabel('Which cuisine?').selectOption({ label: 'Italian' })
    await page.getByLabel('Where?').selectOption('IT')
    await expect(page.getByText('Prices in Euro (EUR).')).toBeVisible()
    await click(page.getByRole('button', { name: 'Continue' }))
    await expect(page.getByRole('heading', { name: 'New menu' })).toBeVisible()
    const restaurants = await (await page.request.get(listRestaurants.path)).json()
    expect(restaurants).toMatchObject([
      { name: 'Osteria della Luna', cuisineId: 1, market: { country: 'IT' } },
    ])
  })

  await test.step('starts from dishes of that kitchen', async () => {
    await click(page.getByRole('button', { name: 'Start from dishes' }))
    await expect(page.getByLabel('Cuisine').first()).toHaveValue('1')
    await click(page.getByRole('button', { name: 'Generate Menu' }))
  })

  await test.step('sees the page beside the menu', async () => {
    await expect(page.getByRole('article', { name: 'Menu', exact: true })).toContainText('Osteria della Luna')
    await expect(setPage(page)).toHaveAttribute('aria-busy', 'false')
    await expect(setPage(page).locator('canvas').first()).toBeVisible()
    // The sheet that comes with the pages leaves the layers of the others in their order.
    const lineOfLink = () => {
      const link = document.body.appendChild(document.createElement('a'))
      link.className = 'link'
      return getComputedStyle(link).textDecorationLine
    }
    expect(await page.evaluate(lineOfLink)).toBe('underline')
  })
  expect(count()).toBeLessThanOrEqual(8)

  await test.step('is not asked again for the next menu', async () => {
    await page.goto('/start')
    await expect(page.getByText('For Osteria della Luna.')).toBeVisible()
    await expect(page.getByLabel('What is it called?')).toHaveCount(0)
  })
})

test('a newcomer skips the questions, and begins with an empty menu', async ({ page }) => {
  const { click, count } = counter()
  await page.goto('/auth?tab=register')
  await register(page, click)
  await click(page.getByRole('button', { name: 'Skip' }))
  await click(page.getByRole('button', { name: 'Empty menu' }))
  const firstName = page.getByLabel('Name of the section Section 1', { exact: true })
  await expect(firstName).toBeFocused()
  await expect(firstName).toHaveValue('Section 1')
  expect(count()).toBe(3)
  expect(await (await page.request.get(listRestaurants.path)).json()).toEqual([])
  await page.goto('/start')
  await expect(page.getByRole('heading', { name: 'New menu' })).toBeVisible()
})

test('a newcomer brings a menu', LONG, async ({ page }) => {
  const { click } = counter()
  await page.goto('/auth?tab=register')
  await register(page, click)
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('button', { name: 'Bring my menu' }).click()
  await expect(page.getByRole('dialog')).toContainText('PDF, Word, Excel')
})

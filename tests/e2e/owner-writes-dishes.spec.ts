import type { Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { register } from '#contract/accounts/accounts.ts'
import { isLong } from '../support/depth.ts'
import { expect, expectAnswer, newAccount, test, toastOf } from './fixtures.ts'

const photo = async () => ({
  name: 'dish.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a63a24' } })
    .jpeg()
    .toBuffer(),
})

/** Calls wait from here on until the answer is let through. */
function holdAnswers(page: Page, address: string): () => Promise<void> {
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  const held = page.route(address, async (route) => {
    await isLetThrough
    await route.continue()
  })
  return async () => {
    await held
    letThrough()
  }
}

const pictureOf = (page: Page, name: string) =>
  page.locator('[data-item-id]', { hasText: name }).locator('img')

test('an owner says what a menu shall be, and what it shall leave out', async ({ page }) => {
  await page.request.post(register.path, { data: newAccount() })
  await page.goto('/menu-builder')

  await test.step('is told what is missing', async () => {
    await page.getByRole('button', { name: 'Generate Menu' }).click()
    await expect(toastOf(page, 'Missing Information')).toContainText(
      'Please select a cuisine type before generating a menu.',
    )
    await expect(page.getByLabel('Cuisine')).toHaveAccessibleDescription(
      /^Please select a cuisine type before generating a menu\./,
    )
  })

  await test.step('sees three trending items of the cuisine', async () => {
    await page.getByLabel('Cuisine').selectOption({ label: 'Italian' })
    const trending = page.getByRole('region', { name: 'Trending Items' })
    await expect(trending.getByRole('listitem')).toHaveCount(3)
    await expect(page.getByText('Generate a menu to see the preview and pricing options.')).toBeVisible()
  })

  await test.step('asks for many appetizers, no sides and no mushrooms', async () => {
    await page.getByLabel('Appetizers', { exact: true }).fill('11')
    await expect(page.getByText('Items per category is 0 to 10.')).toBeVisible()
    await page.getByLabel('Sides', { exact: true }).focus()
    await expect(page.getByText('11 is not possible, so it is 10.')).toBeVisible()
    await expect(page.getByLabel('Appetizers', { exact: true })).toHaveValue('10')
    await page.getByLabel('Sides', { exact: true }).fill('0')
    const wishes = page.getByLabel('Special requests')
    await wishes.fill('Severe peanut allergy, candlelight')
    await expect(wishes).toHaveAccessibleDescription(/Understood: no peanuts \(allergy\)\./)
    await expect(wishes).toHaveAccessibleDescription(/Not understood: “candlelight”\./)
    await wishes.fill('No mushrooms, no pork or cheese please')
    await page.getByLabel('Vegan').check()
    await page.getByLabel('Seafood').check()
    await expect(page.getByRole('group', { name: 'Dietary options' })).toContainText(
      'No dish can be both vegan and seafood. Choose one.',
    )
    await page.getByRole('button', { name: 'Generate Menu' }).click()
    await expect(toastOf(page, 'These options conflict')).toBeVisible()
    await page.getByLabel('Vegan').uncheck()
    await page.getByLabel('Seafood').uncheck()
    const answer = holdAnswers(page, '**/api/generate-menu')
    const [request] = await Promise.all([
      page.waitForRequest('**/api/generate-menu'),
      page.getByRole('button', { name: 'Generate Menu' }).click(),
    ])
    expect(request.postDataJSON()).toMatchObject({
      cuisineId: 1,
      priceRange: 3,
      notes: 'No mushrooms, no pork or cheese please',
      useAiImages: true,
    })
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Generating your menu...' })).toBeVisible()
    await answer()
    await expect(toastOf(page, 'Menu Generated')).toContainText(
      'Your menu has been created based on your preferences.',
    )
    await expect(page.getByRole('region', { name: 'Your requests' })).toContainText(
      'Understood: no mushrooms, no pork, no cheese.',
    )
    await expect(page.getByRole('region', { name: 'Sides' })).toHaveCount(0)
    const menu = page.getByRole('article', { name: 'Menu', exact: true })
    await expect(menu.getByText(/mushroom|prosciutto|mozzarella/i)).toHaveCount(0)
  })
})

type Fulfilled = NonNullable<Parameters<Route['fulfill']>[0]>

const FAILED = 'Menu Generation Failed'
const PROBLEM = 'There was a problem generating your menu. Please try again.'
const appetizers = { id: 1, name: 'Appetizers' }

/** What comes instead of a menu, and what is shown then; `generated-menu.test.ts` judges the shapes of menus. */
const badAnswers: (readonly [answer: Fulfilled, title: string, sentence: string])[] = [
  [
    { status: 503, json: { code: 'shutting_down', message: 'Carte is restarting.' } },
    FAILED,
    'Carte is restarting.',
  ],
  [{ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }, FAILED, PROBLEM],
  [
    { status: 200, json: [] },
    'Menu Structure Error',
    'The menu was generated but has an invalid structure. Please try again.',
  ],
]
if (isLong)
  badAnswers.push(
    [{ status: 503, json: { message: 'The kitchen is closed.' } }, FAILED, 'The kitchen is closed.'],
    [
      { status: 503, contentType: 'text/plain', body: 'Too many connections' },
      FAILED,
      'Too many connections',
    ],
    [
      { status: 200, contentType: 'text/html', body: '<!doctype html><title>Hotel Wi-Fi</title>' },
      FAILED,
      PROBLEM,
    ],
    [{ status: 200, json: { menu: 'none' } }, FAILED, 'Invalid menu data format: expected array'],
    [
      { status: 200, json: [{ category: appetizers, items: [] }, { items: [] }] },
      FAILED,
      'Menu data validation error: Category 2 has invalid structure',
    ],
    [
      { status: 200, json: [{ category: appetizers, items: [{ id: 1 }] }] },
      FAILED,
      'Items in category Appetizers has invalid structure',
    ],
  )

test('an owner hears why a menu could not be made, and goes on', async ({ page, pageErrors }) => {
  await page.request.post(register.path, { data: newAccount() })
  await page.goto('/menu-builder')
  await page.getByLabel('Cuisine').selectOption({ label: 'Indian' })
  const answers = [...badAnswers]
  await page.route('**/api/generate-menu', (route) => {
    const answer = answers.shift()
    return answer ? route.fulfill(answer[0]) : route.continue()
  })
  const made = ['Menu Generated', 'Your menu has been created based on your preferences.'] as const
  for (const [title, sentence] of [...badAnswers.map(([_, ...words]) => words), made]) {
    await page.getByRole('button', { name: 'Generate Menu' }).click()
    await expect(toastOf(page, sentence)).toContainText(title)
  }
  expectAnswer(pageErrors, 502)
  expectAnswer(pageErrors, 503)

  await test.step('a damaged menu in the browser can be left behind', async () => {
    // The browser's copy is written once more when the server has the draft: what is damaged before that is
    // repaired.
    await page.waitForFunction(() => {
      const { state } = JSON.parse(sessionStorage.getItem('carte-open-menu') ?? '{}')
      return state?.work.keptState === String(state?.revision)
    })
    await page.evaluate(() => {
      const stored = JSON.parse(sessionStorage.getItem('carte-open-menu') ?? '{}')
      stored.state.menu.sections[0].items = 'none'
      sessionStorage.setItem('carte-open-menu', JSON.stringify(stored))
    })
    await page.reload()
    await expect(page.getByText('Menu Data Error')).toBeVisible()
    await page.getByRole('button', { name: 'Discard and start over' }).click()
    await expect(page.getByText('Generate a menu to see the preview and pricing options.')).toBeVisible()
  })
})

test('an owner adds and edits dishes with pictures, and hears what is wrong with them', async ({
  page,
  pageErrors,
}) => {
  await page.request.post(register.path, { data: newAccount() })
  await page.goto('/menu-builder')
  await page.getByLabel('Cuisine').selectOption({ label: 'Mexican' })
  await page.getByRole('button', { name: 'Generate Menu' }).click()
  await expect(toastOf(page, 'Menu Generated')).toBeVisible()

  const dialog = page.getByRole('dialog')
  const files = dialog.locator('input[type=file]')

  await test.step('is told what a new dish lacks, field by field', async () => {
    await page.getByRole('button', { name: 'Add Item' }).first().click()
    const add = dialog.getByRole('button', { name: 'Add to Menu' })
    await add.click()
    await expect(toastOf(page, 'Name required')).toBeVisible()
    await dialog.getByLabel('Name').fill('Tacos de la casa')
    await add.click()
    await expect(toastOf(page, 'Description required')).toBeVisible()
    await dialog.getByLabel('Description').fill('Three soft tacos with slow-cooked lamb.')
    await add.click()
    await expect(toastOf(page, 'Invalid price')).toContainText(
      'Please enter a valid price (must be a positive number)',
    )
    await dialog.getByLabel('Price').fill('-1')
    await add.click()
    await expect(toastOf(page, 'Invalid price')).toBeVisible()
    await dialog.getByLabel('Price').fill('1,450')
    await add.click()
    await expect(toastOf(page, 'Invalid price')).toContainText('may mean 1450 or 1.45')
    await dialog.getByLabel('Price').fill('14,50')
  })

  await test.step('is told what is no picture', async () => {
    await files.setInputFiles({
      name: 'a.exe',
      mimeType: 'application/x-msdownload',
      buffer: Buffer.from('MZ'),
    })
    await expect(toastOf(page, 'Invalid file type')).toBeVisible()
    await files.setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(5.1 * 1024 * 1024),
    })
    await expect(toastOf(page, 'File too large')).toContainText('Image must be less than 5MB')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    await files.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg })
    await expect(toastOf(page, 'Invalid file type')).toContainText('Please choose a picture')
    expectAnswer(pageErrors, 415)
  })

  await test.step('adds the dish with its photo', async () => {
    await files.setInputFiles(await photo())
    await expect(dialog.getByRole('button', { name: 'Replace Image' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Add to Menu' }).click()
    await expect(toastOf(page, 'Item Added')).toBeVisible()
    await expect(page.locator('[data-item-id]', { hasText: 'Tacos de la casa' })).toContainText('$14.50')
    await expect(pictureOf(page, 'Tacos de la casa')).toHaveAttribute('src', /^\/uploads\//)
  })

  await test.step('takes the photo away: no picture of another dish shows', async () => {
    await page.getByRole('button', { name: 'Edit Tacos de la casa' }).click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOf(page, 'Menu item updated')).toBeVisible()
    await expect(pictureOf(page, 'Tacos de la casa')).toHaveCount(0)
  })

  await test.step('presses beside a dialog, and reaches nothing behind it', async () => {
    const home = await page.getByRole('banner').getByRole('link').first().boundingBox()
    if (!home) throw new Error('There is no link in the head')
    const address = page.url()
    const opener = page.getByRole('button', { name: 'Edit Tacos de la casa' })
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(home.x + home.width / 2, home.y + home.height / 2)
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    expect(page.url()).toBe(address)
    // And everything again once it is closed.
    await opener.click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('is asked before Escape throws away what was typed', async () => {
    await page.getByRole('button', { name: 'Edit Tacos de la casa' }).click()
    await dialog.getByLabel('Name').fill('Tacos de birria')
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Keep editing' }).click()
    // Until it is gone, the question would take the next key.
    await expect(question).toBeHidden()
    await expect(dialog.getByLabel('Name')).toHaveValue('Tacos de birria')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Edit Tacos de la casa' })).toBeFocused()
  })

  await test.step('a dish without a photo is given a picture by itself', async () => {
    await page.getByRole('button', { name: 'Add Item' }).first().click()
    await dialog.getByLabel('Name').fill('Sopa de lima Tía Rosa')
    await dialog.getByLabel('Description').fill('Lime broth with chicken and crisp tortillas.')
    await dialog.getByLabel('Price').fill('9')
    await dialog.getByRole('button', { name: 'Add to Menu' }).click()
    await expect(pictureOf(page, 'Sopa de lima Tía Rosa')).toHaveAttribute('src', /^\/images\/(?!fallback)/)
  })
})

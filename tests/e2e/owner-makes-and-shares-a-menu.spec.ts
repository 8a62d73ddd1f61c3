import { dishNames } from '../support/edit-menu.ts'
import { readPdf } from '../support/read-pdf.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'
import { chooseMore, openAdvice, outlinedSection, rowOf, sheetOf } from './steps/editor.ts'
import { openOwnLink } from './steps/sharing.ts'

test.use({ hasPages: true })

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a new owner generates, edits, prices, designs, saves and shares a menu; a stranger reads it without JavaScript', async ({
  page,
  browser,
}) => {
  // Many steps of one story.
  test.slow()
  const account = newAccount()

  await test.step('registers on the way to the builder', async () => {
    await page.goto('/menu-builder')
    await expect(page).toHaveURL('/auth?tab=register')
    await expect(page.getByRole('heading', { name: 'Create an Account' })).toBeVisible()
    await page.getByLabel('Username').fill(account.username)
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByLabel('Confirm Password').fill(account.password)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL('/start')
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.getByRole('button', { name: /^Start from dishes/ }).click()
    await expect(page).toHaveURL(/\/menu-builder/)
  })

  await test.step('generates a menu', async () => {
    await expect(page.getByText('Generate a menu to see the preview and pricing options.')).toBeVisible()
    await page.getByRole('button', { name: 'Generate Menu' }).click()
    await expect(toastOf(page, 'Please select a cuisine type before generating a menu.')).toBeVisible()
    await page.getByLabel('Cuisine').selectOption({ label: 'Italian' })
    await expect(page.getByRole('heading', { name: 'Trending Items' })).toBeVisible()
    await page.getByRole('button', { name: 'Generate Menu' }).click()
    await expect(toastOf(page, 'Menu Generated')).toBeVisible()
    for (const category of ['Appetizers', 'Main Courses', 'Desserts', 'Sides']) {
      await expect(outlinedSection(page, category, 3)).toBeVisible()
    }
  })

  await test.step('names the restaurant and edits a dish', async () => {
    await chooseMore(page, 'Edit Restaurant Details')
    const restaurant = page.getByRole('dialog')
    await restaurant.getByLabel('Name').fill('Osteria della Luna')
    await restaurant.getByLabel('Description').fill('Fresh pasta since 1987')
    await restaurant.getByRole('button', { name: 'Save Changes' }).click()
    await expect(sheetOf(page).getByRole('heading', { name: 'Osteria della Luna' })).toBeVisible()

    const first = sheetOf(page).locator('[data-item-id]').first()
    await first.hover()
    await first.getByRole('button', { name: /^Edit / }).click()
    const dish = page.getByRole('dialog')
    await dish.getByLabel('Name').fill('')
    await dish.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dish.getByText('Name required')).toBeVisible()
    await dish.getByLabel('Name').fill('Crostini della Nonna')
    await dish.getByLabel('Description').fill('Toasted country bread with chicken livers and capers.')
    await dish.getByLabel('Price').fill('9.75')
    await dish.getByRole('button', { name: 'Save Changes' }).click()
    await expect(sheetOf(page).getByText('Crostini della Nonna', { exact: true })).toBeVisible()
    await expect(sheetOf(page).getByText('$9.75')).toBeVisible()
  })

  await test.step('adds, refreshes and removes dishes', async () => {
    await chooseMore(page, 'Add Item')
    const dish = page.getByRole('dialog')
    await dish.getByLabel('Name').fill('Olive all’ascolana')
    await dish.getByLabel('Description').fill('Fried olives stuffed with veal, pork and nutmeg.')
    await dish.getByLabel('Price').fill('8')
    await dish.getByRole('button', { name: 'Add to Menu' }).click()
    await expect(outlinedSection(page, 'Appetizers', 4)).toBeVisible()

    const before = await dishNames(page)
    const act = async (verb: string, name = '') => {
      await rowOf(page, name).hover()
      await rowOf(page, name)
        .getByRole('button', { name: `${verb} ${name}`, exact: true })
        .click()
    }
    await act('Refresh', before[1])
    await expect(rowOf(page, before[1] ?? '')).toHaveCount(0)
    await act('Remove', before[2])
    await expect(outlinedSection(page, 'Appetizers', 3)).toBeVisible()
  })

  await test.step('optimises the prices', async () => {
    await openAdvice(page, 'Price Optimization')
    await page.getByLabel('Location').selectOption('San Francisco')
    await page.getByLabel('Target audience').selectOption({ label: 'Upscale Dining' })
    await page.getByRole('button', { name: /^Apply/ }).click()
    await expect(toastOf(page, 'Pricing Optimized')).toBeVisible()
    // 9.75 × 1.18 × 1.30 = 14.96, rounded up.
    await expect(rowOf(page, 'Crostini della Nonna').getByText('$15.00')).toBeVisible()
  })

  await test.step('finalizes, and sees the menu typeset', async () => {
    await page.getByRole('button', { name: 'Finalize Menu Content' }).click()
    await expect(page).toHaveURL(/\/menu-designer/)
    await page
      .getByRole('button', { name: /Classic/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Edit Crostini della Nonna' })).toBeVisible()
    await expect(page.locator('[data-page] canvas').first()).toBeVisible()
  })

  await test.step('edits a dish on the page', async () => {
    await page.getByRole('button', { name: 'Edit Crostini della Nonna' }).click()
    const dish = page.getByRole('dialog')
    await dish.getByLabel('Price').fill('16.5')
    await dish.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOf(page, 'Menu item updated')).toBeVisible()
  })

  const shared = await test.step('shares it', async () => {
    await page.getByRole('button', { name: 'Share Menu' }).click()
    const link = await openOwnLink(page)
    await expect(link).toHaveValue(/\/menu-viewer\/[\w-]{20,}$/)
    const address = await link.inputValue()
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    return address
  })

  await test.step('exports the same pages as a PDF', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Osteria della Luna Menu.pdf')
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    const { title, pages } = await readPdf(Buffer.concat(chunks))
    const text = pages.map((pdfPage) => pdfPage.text).join(' ')
    expect(title).toBe('Osteria della Luna Menu')
    expect(text).toContain('Crostini della Nonna')
    expect(text).toContain('$16.50')
    expect(text).toContain('Created with Carte')
  })

  await test.step('finds one menu in My Menus, not one for each save', async () => {
    await page.goto('/saved-menus')
    await expect(page.getByRole('row', { name: /Osteria della Luna Menu/ })).toHaveCount(1)
  })

  await test.step('a stranger reads it without JavaScript', async () => {
    const stranger = await browser.newContext({ javaScriptEnabled: false })
    const guestPage = await stranger.newPage()
    await guestPage.goto(shared)
    await expect(guestPage.getByRole('heading', { level: 1 })).toHaveText('Osteria della Luna')
    await expect(guestPage.getByText('Crostini della Nonna')).toBeVisible()
    await expect(guestPage.getByText('$16.50')).toBeVisible()
    await expect(guestPage.getByText('Target check average')).toHaveCount(0)
    // What search engines read of it is data, not a program.
    expect(await guestPage.locator('script:not([type="application/ld+json"])').count()).toBe(0)
    await stranger.close()
  })

  await test.step('withdraws it, and the stranger finds nothing', async () => {
    const { sharedPath } = { sharedPath: new URL(shared).pathname }
    const id = sharedPath.split('/').at(-1)
    await page.request.delete(`/api/saved-menus/${id}/share`)
    const stranger = await browser.newContext({ javaScriptEnabled: false })
    const guestPage = await stranger.newPage()
    const answer = await guestPage.goto(shared)
    expect(answer?.status()).toBe(404)
    await expect(guestPage.getByText('Menu Not Found')).toBeVisible()
    await stranger.close()
  })
})

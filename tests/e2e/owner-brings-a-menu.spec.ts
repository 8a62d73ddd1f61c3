import { readFileSync } from 'node:fs'
import type { Locator, Page, TestInfo } from '@playwright/test'
import { register } from '#contract/accounts/accounts.ts'
import { fetchSourcePage } from '#contract/generating/sources.ts'
import { buildPdf } from '../builders/build-pdf.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, LONG, newAccount, test, toastOf } from './fixtures.ts'
import { expectSaved, outlinedSection, rowOf, sheetOf } from './steps/editor.ts'

const printedBistro = readFileSync(new URL('../samples/printed/bistro-one.pdf', import.meta.url))

const importer = (page: Page) => page.getByRole('dialog', { name: 'Import a Menu' })
const lineOf = (page: Page, words: string | RegExp) =>
  importer(page).locator('[data-row]').filter({ hasText: words }).first()

const give = (page: Page, name: string, bytes: Buffer) =>
  importer(page).locator('input[type=file]').first().setInputFiles({ name, mimeType: '', buffer: bytes })

/** What a person presses: a choice of a file is a click for the button and one for the file. */
function counter() {
  let clicks = 0
  return {
    click: async (target: Locator) => {
      clicks += 1
      await target.click()
    },
    giving: () => {
      clicks += 2
    },
    count: () => clicks,
  }
}

const openImport = async (page: Page) => {
  await page.request.post(register.path, { data: newAccount() })
  await page.goto('/menu-builder')
  await page.getByRole('button', { name: 'Import a Menu' }).click()
}

/** Reads `house` from the box. */
const paste = async (page: Page, text: string) => {
  await importer(page).getByLabel('Or paste your menu').fill(text)
  await importer(page).getByRole('button', { name: 'Read the Menu' }).click()
}

const house = `STARTERS
Tomato soup   $6.50
Basil and Cream
Olives   $4

- - - - - - - -
FROM THE SEA
Sea bass   $31
Hake   $28
`

test.use({ viewport: { width: 1440, height: 900 } })

/** What the owner sees, kept with the report. */
const keepView = async (page: Page, info: TestInfo, name: string) =>
  info.attach(`${name}.png`, { body: await page.screenshot(), contentType: 'image/png' })

test('a new owner brings a PDF from the first page on and has a link to share after 25 clicks and five minutes at most', async ({
  page,
}, info) => {
  const { click, giving, count } = counter()
  const begun = performance.now()
  const { username, email, password } = newAccount()
  await page.goto('/')
  await click(page.getByRole('link', { name: 'Create Your Menu' }).first())
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await click(page.getByRole('button', { name: 'Create Account' }))
  await page.getByLabel('What is it called?').fill('The Salt House')
  await click(page.getByRole('button', { name: 'Continue' }))
  await click(page.getByRole('button', { name: 'Bring my menu' }))
  await give(page, 'bistro.pdf', printedBistro)
  giving()

  await test.step('sees every line beside its source', async () => {
    const dialog = importer(page)
    await expect(dialog.getByRole('status')).toContainText(/\d\d dishes in \d+ sections/)
    await click(lineOf(page, 'Bavette').locator('p, button').last())
    await expect(dialog.getByRole('region', { name: 'The source' }).locator('[data-lit]')).toBeVisible()
    await keepView(page, info, 'the review')
    await expectAccessible(page, { within: ['[role=dialog]'] })
    await click(dialog.getByRole('button', { name: /^Import \d\d dishes/ }))
  })
  await expect(toastOf(page, 'Menu Imported')).toBeVisible()
  await expect(sheetOf(page).getByRole('heading', { name: 'FROM THE GRILL' })).toBeVisible()

  await click(page.getByRole('button', { name: 'Save Menu' }))
  await expectSaved(page)
  await click(page.getByRole('button', { name: 'Share Menu' }))
  await expect(page.getByRole('dialog').getByLabel('Address of the page')).toHaveValue(/\/r\//)
  await keepView(page, info, 'the link')
  expect(count()).toBeLessThanOrEqual(25)
  expect(performance.now() - begun).toBeLessThan(300_000)
})

test('an owner cancels what takes long, an address and a large PDF, and finds all that was typed', async ({
  page,
}) => {
  await openImport(page)
  const dialog = importer(page)
  const address = dialog.getByLabel('Or the web address of your menu')
  const pasted = dialog.getByLabel('Or paste your menu')

  await test.step('an address that does not answer', async () => {
    await page.route(`**${fetchSourcePage.path}`, () => undefined)
    await address.fill('https://slow.example/menu')
    await dialog.getByRole('button', { name: 'Read the Menu' }).click()
    await expect(dialog.getByRole('status')).toContainText('Reading https://slow.example/menu')
    const stopped = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith(fetchSourcePage.path),
    )
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect((await stopped).failure()?.errorText).toContain('ABORTED')
    await expect(address).toHaveValue('https://slow.example/menu')
  })

  await test.step('a PDF of many pages', async () => {
    await pasted.fill('Olives $4')
    const words = Array.from({ length: 60 }, (_, at) => ({
      text: `Dish ${at} 9.50`,
      x: 72,
      y: 750 - at * 12,
    }))
    const pages = Array.from({ length: 60 }, () => ({ words }))
    await give(page, 'large.pdf', Buffer.from(buildPdf(pages)))
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(pasted).toHaveValue('Olives $4')
    await expect(address).toHaveValue('https://slow.example/menu')
  })

  await test.step('and reads the text after all', async () => {
    await dialog.getByRole('button', { name: 'Read the Menu' }).click()
    await expect(lineOf(page, 'Olives')).toBeVisible()
    await dialog.getByRole('button', { name: 'Choose another' }).click()
  })

  await test.step('and the page, once it answers', async () => {
    await page.unroute(`**${fetchSourcePage.path}`)
    await page.route(`**${fetchSourcePage.path}`, (route) =>
      route.fulfill({
        contentType: 'application/octet-stream',
        headers: { 'content-disposition': 'attachment; filename="menu.html"' },
        body: '<h1>The Salt House</h1><h2>Starters</h2><p>Onion soup $9.50</p><p>Olives $4</p>',
      }),
    )
    await pasted.fill('')
    await dialog.getByRole('button', { name: 'Read the Menu' }).click()
    await expect(dialog.getByRole('status')).toContainText('2 dishes in 1 section')
    await expect(lineOf(page, 'Onion soup')).toContainText('$9.50')
  })
})

test('an owner says with one key what lines are, and brings back what was left out', async ({ page }) => {
  await openImport(page)
  // Two lines without a price, of which either may be a dish.
  await paste(page, house.replace('Basil and Cream', 'Basil and Cream\nSoup of the Day'))
  const dialog = importer(page)
  const status = dialog.getByRole('status')

  await test.step('takes what a line may be instead in one press, and takes that back', async () => {
    await expect(status).toContainText('4 dishes in 3 sections, 1 line left out.')
    const first = dialog.getByRole('region', { name: 'Look at these first' }).getByRole('listitem').first()
    await expect(first).toContainText('May be')
    const line = lineOf(page, 'Basil and Cream')
    await expect(first).toContainText('Basil and Cream')
    await expect(line).toHaveAttribute('aria-label', /^Description: /)
    await first.getByRole('button').nth(1).click()
    await expect(line).not.toHaveAttribute('aria-label', /^Description: /)
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(line).toHaveAttribute('aria-label', /^Description: /)
  })

  await test.step('goes to what is doubtful first, and makes it a section', async () => {
    await expect(status).toContainText('4 dishes in 3 sections, 1 line left out.')
    await dialog.getByRole('button', { name: /to look at$/ }).click()
    const doubtful = dialog.locator('[data-row][data-doubtful]').first()
    await expect(doubtful).toBeFocused()
    const words = (await doubtful.getAttribute('aria-label')) ?? ''
    const key = await doubtful.getAttribute('data-row')
    expect(words).toMatch(/Basil/)
    const row = dialog.locator(`[data-row="${key}"]`)
    await page.keyboard.press('s')
    await expect(row).toHaveAttribute('aria-label', /^Section: /)
    await expect(row).toBeFocused()
    await expect(row).not.toHaveAttribute('data-doubtful')
  })

  await test.step('takes that back', async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(lineOf(page, 'Basil and Cream')).toHaveAttribute('aria-label', /^Description: /)
    await expect(status).toContainText('4 dishes in 3 sections, 1 line left out.')
  })

  await test.step('leaves a line out and brings it back', async () => {
    await lineOf(page, 'Olives').focus()
    await page.keyboard.press('x')
    await expect(status).toContainText('3 dishes')
    const leftOut = dialog.getByRole('region', { name: /^Left out/ })
    await expect(leftOut.getByRole('listitem').filter({ hasText: 'Olives' })).toContainText(
      'You left it out.',
    )
    await leftOut.getByRole('button', { name: /^Bring back “Olives/ }).click()
    await expect(status).toContainText('4 dishes')
    await expect(lineOf(page, 'Olives')).toBeFocused()
  })

  await test.step('splits a line, merges it again, and changes a price', async () => {
    await lineOf(page, 'Basil and Cream').focus()
    await page.keyboard.press('Enter')
    const field = dialog.getByLabel('Words of this line')
    await expect(field).toBeFocused()
    await page.keyboard.press('Home')
    for (let at = 0; at < 'Basil '.length; at += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(lineOf(page, 'Basil and Cream')).toHaveCount(0)
    // Doubts of other lines quote these words, too.
    const rest = dialog.locator('[data-row]').filter({ has: page.getByText('and Cream', { exact: true }) })
    await expect(rest).toBeVisible()
    await expect(lineOf(page, 'Basil')).toBeFocused()
    await rest.focus()
    await page.keyboard.press('m')
    await expect(lineOf(page, 'Basil and Cream')).toBeFocused()
    await page.keyboard.press('p')
    await lineOf(page, 'Sea bass').getByText('$31.00').click()
    await page.keyboard.type('33')
    await page.keyboard.press('Enter')
    await expect(lineOf(page, 'Sea bass')).toContainText('$33.00')
  })

  await test.step('goes on after a reload', async () => {
    // The review is kept a moment after the last change.
    await page.waitForTimeout(800)
    await page.reload()
    await page.getByRole('button', { name: 'Import a Menu' }).click()
    await dialog.getByRole('button', { name: 'Go On' }).click()
    await expect(lineOf(page, 'Sea bass')).toContainText('$33.00')
    await dialog.getByRole('button', { name: /^Import 4 dishes$/ }).click()
    await expect(outlinedSection(page, 'FROM THE SEA', 2)).toBeVisible()
    await expect(rowOf(page, 'Sea bass').getByText('$33.00')).toBeVisible()
    await expect(sheetOf(page).getByText('Basil and Cream')).toBeVisible()
  })
})

test('an owner brings a file whose name lies, several files, and one that is no menu', async ({
  page,
  pageErrors,
}) => {
  await openImport(page)
  const dialog = importer(page)

  await test.step('a PDF that is none', async () => {
    await give(page, 'menu.pdf', Buffer.from(house))
    await expect(dialog.getByRole('status')).toContainText('4 dishes in 2 sections, 1 line left out.')
    await dialog.getByRole('button', { name: 'Choose another' }).click()
  })

  await test.step('bytes that are nothing', async () => {
    await give(page, 'menu.txt', Buffer.from([0, 1, 2, 3, 0, 255, 254, 0, 9, 0, 0, 7]))
    await expect(dialog.getByRole('alert')).toContainText(/Save the menu as|could not be read/)
  })

  await test.step('an address that is nobody else’s', async () => {
    await dialog.getByLabel('Or the web address of your menu').fill('http://10.0.0.1/menu')
    await dialog.getByRole('button', { name: 'Read the Menu' }).click()
    await expect(dialog.getByRole('alert')).toContainText('not the address of a public web page')
    // The refusal itself, as the browser notes it.
    const others = pageErrors.filter((error) => !/status of 400/.test(error))
    pageErrors.splice(0, pageErrors.length, ...others)
  })

  await test.step('two texts as one menu', async () => {
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        { name: 'one.txt', mimeType: 'text/plain', buffer: Buffer.from(house) },
        { name: 'two.txt', mimeType: 'text/plain', buffer: Buffer.from('DESSERTS\nPie   $9\nTart   $8\n') },
      ])
    await expect(dialog.getByRole('status')).toContainText('6 dishes in 3 sections')
    await lineOf(page, 'Pie').focus()
    await expect(dialog.getByRole('region', { name: 'The source' })).toContainText('two.txt')
    await expect(dialog.locator('[data-source-line][data-lit]')).toContainText('Pie')
  })
})

test('an owner reviews a menu on a phone', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openImport(page)
  await paste(page, house)
  const dialog = importer(page)
  await expect(dialog.getByRole('status')).toContainText('4 dishes in 2 sections, 1 line left out.')
  await expect(dialog.getByRole('region', { name: 'The source' })).toHaveCount(0)

  await test.step('sees lines on more than half of the sheet, and chooses what holds for all in one of its own', async () => {
    const [sheet, list] = await Promise.all([
      dialog.boundingBox(),
      dialog.getByRole('list', { name: 'The menu as it was read' }).locator('xpath=../..').boundingBox(),
    ])
    expect((list?.height ?? 0) / (sheet?.height ?? 1)).toBeGreaterThan(0.5)
    await expectAccessible(page, { within: ['[role=dialog]'] })
    await dialog.getByRole('button', { name: 'Cuisine' }).click()
    const whole = page.getByRole('dialog', { name: 'For the whole menu' })
    await whole.getByLabel('Cuisine').selectOption({ label: 'Italian' })
    await expectAccessible(page, { within: ['[role=dialog]'] })
    await page.keyboard.press('Escape')
    await expect(whole).toHaveCount(0)
  })
  await lineOf(page, 'Hake').click()
  await dialog.getByRole('tab', { name: 'Source' }).click()
  await expect(dialog.locator('[data-source-line][data-lit]')).toContainText('Hake')
  await dialog.getByRole('tab', { name: 'As read' }).click()
  await dialog
    .getByRole('button', { name: /Change what this line is/ })
    .nth(1)
    .click()
  await page.getByRole('menuitem', { name: /^Leave out/ }).click()
  await expect(dialog.getByRole('region', { name: /^Left out/ })).toContainText('Tomato soup')
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { register } from '#contract/accounts/accounts.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { readDownload } from '../support/read-download.ts'
import { expect, LONG, newAccount, test, toastOf } from './fixtures.ts'
import { signInAsProfessional } from './steps/designer.ts'
import { chooseMore, expectSaved, outlinedSection, rowOf, sheetOf } from './steps/editor.ts'

const house = `Category,Dish,Description,Cost,Tags,Supplier
Starters,Tomato Soup,"Basil, cream and sourdough",6.50,V; GF,Metro
Starters,Oysters,Half a dozen with shallot vinegar,about ten,,
Mains,Steak Frites,Dry-aged sirloin with herb butter,"24,00 €",,
Mains,,Somebody forgot its name,12,,
Mains,Steak Frites,Dry-aged sirloin with herb butter,"24,00 €",,
Desserts,=cmd()|' /C calc'!A0,Taken at its word,9,,
Desserts,Crème brûlée 🍮,,-9,,
`

const square = readFileSync(new URL('../samples/tables/square-items.csv', import.meta.url))

const openBuilder = async (page: Page) => {
  await page.request.post(register.path, { data: newAccount() })
  await page.goto('/menu-builder')
}

const importer = (page: Page) => page.getByRole('dialog', { name: 'Import a Menu' })

const giveFile = (page: Page, name: string, bytes: Buffer) =>
  importer(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: bytes })

const lineOf = (page: Page, words: string) =>
  importer(page).locator('[data-row]').filter({ hasText: words }).first()

const dishesOf = (page: Page) => sheetOf(page).locator('[data-item-id]')

const headingOf = (page: Page, name: string) => sheetOf(page).getByRole('heading', { name, exact: true })

test('an owner without a menu imports a spreadsheet, fixes its bad rows, and loses none', async ({
  page,
}) => {
  await signInAsProfessional(page)
  await page.goto('/menu-builder')
  const dialog = importer(page)
  const status = dialog.getByRole('status')
  const leftOut = dialog.getByRole('region', { name: /^Left out/ })

  await test.step('is told what is left out or doubtful, and why', async () => {
    await page.getByRole('button', { name: 'Import a Menu' }).click()
    await giveFile(page, 'house.csv', Buffer.from(`\uFEFF${house}`, 'utf16le'))
    await expect(status).toHaveText('5 dishes in 3 sections, 2 rows left out.')
    await expect(leftOut.getByRole('listitem')).toContainText([
      /Somebody forgot its name.*A row without a name/,
      /Steak Frites.*A duplicate row/,
    ])
    await expect(lineOf(page, 'Oysters')).toContainText(
      'A number among the words that may be a price: “about ten”',
    )
    // Nothing costs less than nothing, so the owner is asked: it may be a dash or a minus.
    await expect(lineOf(page, 'Crème brûlée 🍮')).toContainText(
      'Prices that may belong elsewhere, or mean something else: “-9”',
    )
    await expect(lineOf(page, 'Crème brûlée 🍮')).toContainText('No price')
    await expect(lineOf(page, 'Crème brûlée 🍮')).toHaveAttribute('data-doubtful')
    await expect(dialog.getByRole('region', { name: 'Good to know' })).toContainText(
      'Nothing was read from the column “Supplier”.',
    )
    await expect(lineOf(page, 'Tomato Soup')).toContainText('Vegetarian')
  })

  await test.step('says in which currency its prices are', async () => {
    await expect(dialog.getByLabel('Prices are in')).toHaveValue('EUR')
    await dialog.getByLabel('Prices are in').selectOption('USD')
    await expect(lineOf(page, 'Tomato Soup')).toContainText('$6.50')
  })

  await test.step('sees a row in its sheet', async () => {
    await lineOf(page, 'Steak Frites').focus()
    await expect(dialog.locator('[data-source-line][data-lit]')).toContainText('24,00 €')
  })

  await test.step('takes the list of what is left out along', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      leftOut.getByRole('button', { name: 'Download List' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('house - left out.csv')
    const list = (await readDownload(download)).toString('utf8')
    expect(list).toContain('5,A row without a name,Mains,,Somebody forgot its name,12')
    expect(list.split('\r\n')).toHaveLength(4)
  })

  await test.step('puts rows right on the spot', async () => {
    await leftOut.getByRole('button', { name: /^Fix .*forgot its name/ }).click()
    const cells = dialog.getByRole('form', { name: 'Cells of this row' })
    await expect(cells.getByLabel('Dish')).toBeFocused()
    await cells.getByLabel('Dish').fill('Pie')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await expect(leftOut.getByRole('button', { name: /^Fix .*forgot its name/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await cells.getByLabel('Dish').fill('Forgotten Pie')
    await page.keyboard.press('Enter')
    await expect(status).toHaveText('6 dishes in 3 sections, 1 row left out.')
    await expect(lineOf(page, 'Forgotten Pie')).toBeFocused()

    await lineOf(page, 'Oysters').focus()
    await page.keyboard.press('Enter')
    await cells.getByLabel('Cost').fill('18')
    await page.keyboard.press('Enter')
    await expect(lineOf(page, 'Oysters')).toContainText('$18.00')
    await expect(lineOf(page, 'Oysters')).not.toHaveAttribute('data-doubtful')
    await lineOf(page, 'Crème brûlée 🍮').getByRole('button', { name: 'No price' }).click()
    await page.keyboard.type('9.50')
    await page.keyboard.press('Enter')
    await expect(lineOf(page, 'Crème brûlée 🍮')).toContainText('$9.50')
    await expect(lineOf(page, 'Crème brûlée 🍮')).not.toHaveAttribute('data-doubtful')
  })

  await test.step('wants both of the rows that are alike, and then one', async () => {
    await leftOut.getByRole('button', { name: /^Bring back .*Steak Frites/ }).click()
    await expect(status).toHaveText('7 dishes in 3 sections.')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(status).toHaveText('6 dishes in 3 sections, 1 row left out.')
  })

  await test.step('goes on after a reload', async () => {
    // The review is kept a moment after the last change.
    await page.waitForTimeout(800)
    await page.reload()
    await page.getByRole('button', { name: 'Import a Menu' }).click()
    await dialog.getByRole('button', { name: 'Go On' }).click()
    await expect(status).toHaveText('6 dishes in 3 sections, 1 row left out.')
  })

  await test.step('finds nothing in the way of assistive technology', async () => {
    await expectAccessible(page, { within: ['[role=dialog]'] })
  })

  await test.step('imports the rest as it was written', async () => {
    await dialog.getByLabel('Cuisine').selectOption({ label: 'French' })
    await dialog.getByRole('button', { name: 'Import 6 dishes' }).click()
    await expect(toastOf(page, 'Menu Imported')).toContainText('6 dishes in 3 sections. 1 row left out.')
    await expect(dialog).toBeHidden()
    await expect(outlinedSection(page, 'Starters', 2)).toBeVisible()
    await expect(rowOf(page, 'Tomato Soup')).toContainText('Vegetarian')
    await outlinedSection(page, 'Desserts', 2).click()
    await expect(rowOf(page, "=cmd()|' /C calc'!A0")).toBeInViewport()
    await expect(rowOf(page, 'Crème brûlée 🍮')).toBeInViewport()
  })

  await test.step('saves it under the cuisine that was chosen', async () => {
    await page.getByRole('button', { name: 'Save Menu' }).click()
    await expectSaved(page)
    const [summary] = await (await page.request.get('/api/saved-menus')).json()
    const saved = await (await page.request.get(`/api/saved-menus/${summary.id}`)).json()
    expect(saved.cuisineId).toBe(8)
    expect(saved.items.every((id: number) => id >= 9000)).toBe(true)
  })
})

/** Headings that say nothing to anybody else. */
const ownWords = `Grp,Thing,Bucks,Memo
Soups,Leek,6.50,ask Ann
Soups,Onion,7,
Pies,Apple,8,from Joe
Pies,Cherry,8.50,
`

test('an owner says once what unknown headings mean, and is not asked again', async ({ page }) => {
  await openBuilder(page)
  const dialog = importer(page)
  const status = dialog.getByRole('status')
  await page.getByRole('button', { name: 'Import a Menu' }).click()

  await test.step('says what each column holds', async () => {
    await giveFile(page, 'own.csv', Buffer.from(ownWords))
    await expect(dialog.getByRole('list', { name: 'What is under Thing' })).toHaveText(/Leek.*Onion.*Apple/s)
    await expectAccessible(page, { within: ['[role=dialog]'] })
    await dialog.getByLabel('What Thing is').selectOption('nothing')
    await dialog.getByLabel('What Grp is').selectOption('nothing')
    await expect(status).toHaveText('No dishes found yet.')
    await dialog.getByRole('button', { name: 'Read the Table' }).click()
    await expect(dialog.getByRole('alert')).toContainText('which column has the names')
    await dialog.getByLabel('What Thing is').selectOption('name')
    await dialog.getByLabel('What Bucks is').selectOption('price')
    await dialog.getByLabel('What Grp is').selectOption('section')
    await dialog.getByLabel('What Memo is').selectOption('nothing')
    await expect(dialog.getByText('Left out: Memo.')).toBeVisible()
    await expect(status).toHaveText('4 dishes in 2 sections, with 4 prices.')
    await dialog.getByRole('button', { name: 'Read the Table' }).click()
    await expect(status).toHaveText('4 dishes in 2 sections.')
    await expect(lineOf(page, 'Cherry')).toContainText('$8.50')
  })

  await test.step('is not asked about the same headings again', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Import a Menu' }).click()
    await giveFile(page, 'next.csv', Buffer.from(ownWords.toUpperCase().replace('6.50', '6.90')))
    await expect(status).toHaveText('4 dishes in 2 sections.')
    await expect(dialog.getByText('Its columns are read as you said before')).toBeVisible()
    await expect(lineOf(page, 'LEEK')).toContainText('$6.90')
  })

  await test.step('says otherwise, and takes back that it is remembered', async () => {
    await dialog.getByRole('button', { name: 'Change Columns' }).click()
    await dialog.getByLabel('What Memo is').selectOption('description')
    await dialog.getByLabel('Remember this for tables with the same headings').uncheck()
    await dialog.getByRole('button', { name: 'Read the Table' }).click()
    await expect(lineOf(page, 'LEEK')).toContainText('ASK ANN')
    await dialog.getByRole('button', { name: 'Choose another' }).click()
    await giveFile(page, 'own.csv', Buffer.from(ownWords))
    await expect(dialog.getByRole('button', { name: 'Read the Table' })).toBeVisible()
  })

  await test.step('brings the file of a till without any question', async () => {
    await dialog.getByRole('button', { name: 'Choose another' }).click()
    await giveFile(page, 'square.csv', square)
    await expect(dialog.getByText('An item library of Square.')).toBeVisible()
    await expect(dialog.getByRole('region', { name: /^Left out/ })).toContainText('Archived in the till')
  })
})

test('an owner sees in which letters a file was read, and chooses others', async ({ page }) => {
  await openBuilder(page)
  const dialog = importer(page)
  await page.getByRole('button', { name: 'Import a Menu' }).click()
  // `Назва,Ціна`, `Борщ,180`, `Деруни,160` in Windows-1251.
  const bytes = Buffer.from('cde0e7e2e02cd6b3ede00ac1eef0f92c3138300ac4e5f0f3ede82c3136300a', 'hex')
  await giveFile(page, 'menu.csv', bytes)
  const letters = dialog.getByLabel('Wrong letters? Read as')
  await expect(letters).toHaveValue('windows-1251')
  await expect(lineOf(page, 'Борщ')).toContainText('180')
  await expectAccessible(page, { within: ['[role=dialog]'] })
  await letters.selectOption('Greek (Windows)')
  await expect(dialog.getByRole('list', { name: /^What is under/ }).first()).toContainText('Αξπω')
  await dialog.getByLabel('Wrong letters? Read as').selectOption('Cyrillic (Windows)')
  await expect(lineOf(page, 'Деруни')).toContainText('160')
})

test('an owner pastes a menu on a phone, adds to it, replaces it, and takes it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openBuilder(page)
  const dialog = importer(page)

  await test.step('pastes a menu as it is printed', async () => {
    await page.getByRole('button', { name: 'Import a Menu' }).click()
    await dialog.getByRole('button', { name: 'Read the Menu' }).click()
    await expect(dialog.getByText('Choose a file, or paste a menu first.')).toBeVisible()
    await dialog
      .getByLabel('Or paste your menu')
      .fill(
        'STARTERS\nTomato soup …… 6.50\nBasil and cream\nOlives 4\n\nFROM THE SEA\nSea bass   $31\nHake   $28',
      )
    await dialog.getByRole('button', { name: 'Read the Menu' }).click()
    await expect(dialog.getByRole('status')).toHaveText('4 dishes in 2 sections.')
    await dialog.getByRole('button', { name: 'Import 4 dishes' }).click()
    await expect(headingOf(page, 'STARTERS')).toBeVisible()
    await expect(dishesOf(page)).toHaveCount(4)
    await expect(sheetOf(page).getByText('Basil and cream')).toBeVisible()
  })

  await test.step('adds cells copied from a spreadsheet, with columns of its own choice', async () => {
    await chooseMore(page, 'Import')
    await dialog
      .getByLabel('Or paste your menu')
      .fill('Course\tDish\tLunch\tDinner price\nStarters\tPea soup\t5\t7\nWines\tRiesling\t6\t8')
    await dialog.getByRole('button', { name: 'Read the Menu' }).click()
    await dialog.getByRole('button', { name: 'Change Columns' }).click()
    await dialog.getByLabel('What Lunch is').selectOption('price')
    await dialog.getByLabel('What Dinner price is').selectOption('nothing')
    await expect(dialog.getByText('Left out: Dinner price.')).toBeVisible()
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await dialog.getByRole('button', { name: 'Read the Table' }).click()
    await dialog.getByText(/to know about this menu$/).click()
    await expect(dialog.getByText('Nothing was read from the column “Dinner price”.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Other ways to take it' }).click()
    await page.getByRole('menuitem', { name: 'Add to This Menu' }).click()
    await expect(headingOf(page, 'Wines')).toBeVisible()
    await expect(dishesOf(page)).toHaveCount(6)
    await expect(rowOf(page, 'Riesling').getByText('$6.00')).toBeVisible()
  })

  await test.step('replaces the menu, and takes that back', async () => {
    await chooseMore(page, 'Import')
    await dialog.getByLabel('Or paste your menu').fill('Name,Price\nPie,9')
    await dialog.getByRole('button', { name: 'Read the Menu' }).click()
    await dialog.getByLabel('Section for dishes without one').selectOption('Desserts')
    await dialog.getByRole('button', { name: 'Replace This Menu' }).click()
    await expect(headingOf(page, 'Desserts')).toBeVisible()
    await expect(headingOf(page, 'STARTERS')).toHaveCount(0)
    await expect(dishesOf(page)).toHaveCount(1)
    await toastOf(page, 'Menu Imported').getByRole('button', { name: 'Undo' }).click()
    await expect(headingOf(page, 'STARTERS')).toBeVisible()
    await expect(headingOf(page, 'Desserts')).toHaveCount(0)
    await expect(dishesOf(page)).toHaveCount(6)
  })

  await test.step('needs no sideways scrolling', async () => {
    await chooseMore(page, 'Import')
    await giveFile(page, 'house.csv', Buffer.from(house))
    await expect(dialog.getByRole('status')).toContainText('2 rows left out')
    await dialog.getByRole('button', { name: /^Fix .*forgot its name/ }).click()
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })
})

test(
  'an owner learns what to do with files that hold no menu, and how much a menu holds',
  LONG,
  async ({ page }) => {
    await openBuilder(page)
    const dialog = importer(page)
    await page.getByRole('button', { name: 'Import a Menu' }).click()

    await test.step('a workbook, a PDF, a menu of a newer version', async () => {
      await giveFile(page, 'menu.csv', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0]))
      await expect(dialog.getByRole('alert')).toContainText('save it again')
      await giveFile(page, 'menu.pdf', Buffer.from('%PDF-1.7'))
      await expect(dialog.getByRole('alert')).toContainText('This PDF is damaged.')
      await giveFile(
        page,
        'menu.json',
        Buffer.from('{"format":"carte-menu","documentVersion":99,"templateId":1}'),
      )
      await expect(dialog.getByRole('alert')).toContainText('saved by a newer version of Carte')
    })

    await test.step('ten thousand rows', async () => {
      const rows = Array.from({ length: 10_000 }, (_, at) => `Soups,Soup ${at},${5 + (at % 20)}.50`)
      await giveFile(page, 'long.csv', Buffer.from(['Section,Name,Price', ...rows].join('\r\n')))
      await expect(dialog.getByRole('status')).toHaveText('1,000 dishes in 1 section, 9,000 rows left out.')
      const leftOut = dialog.getByRole('region', { name: 'Left out: 9,000 rows' })
      await expect(leftOut.getByRole('listitem').first()).toContainText('Too many for a menu; left out')
      await leftOut.getByRole('button', { name: 'Show 100 more' }).click()
      await expect(leftOut.getByRole('listitem')).toHaveCount(120)
      await dialog.getByRole('button', { name: 'Import 1,000 dishes' }).click()
      await expect(outlinedSection(page, 'Soups', 1000)).toBeVisible()
    })
  },
)

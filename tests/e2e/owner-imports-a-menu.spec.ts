import type { Page } from '@playwright/test'
import { register } from '#contract/accounts.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { readDownload } from '../support/read-download.ts'
import { expect, makeProfessional, newAccount, test, toastOf } from './fixtures.ts'
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

const openBuilder = async (page: Page) => {
  await page.request.post(register.path, { data: newAccount() })
  await page.goto('/menu-builder')
}

const importer = (page: Page) => page.getByRole('dialog', { name: 'Import a Menu' })

const giveFile = (page: Page, name: string, bytes: Buffer) =>
  importer(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: bytes })

const dishesOf = (page: Page) => sheetOf(page).locator('[data-item-id]')

const headingOf = (page: Page, name: string) => sheetOf(page).getByRole('heading', { name, exact: true })

test('an owner without a menu imports a spreadsheet, mends its bad rows, and loses none', async ({
  page,
}) => {
  await openBuilder(page)
  await makeProfessional(page)
  await page.reload()
  const dialog = importer(page)
  const leftOut = dialog.getByRole('region', { name: /left out/ })

  await test.step('is told what cannot be read, and why', async () => {
    await page.getByRole('button', { name: 'Import a Menu' }).click()
    await giveFile(page, 'house.csv', Buffer.from(`\uFEFF${house}`, 'utf16le'))
    await expect(dialog.getByRole('status')).toHaveText('3 dishes in 3 sections, 4 rows left out.')
    await expect(leftOut.getByRole('listitem')).toHaveText([
      /Row 3 The price could not be understood\..*Oysters.*about ten/,
      /Row 5 The name is missing\..*Somebody forgot its name/,
      /Row 6 It repeats row 4 word for word\./,
      /Row 8 The price is negative\..*Crème brûlée 🍮/,
    ])
    const remarks = dialog.getByRole('region', { name: 'Good to know' })
    await expect(remarks).toContainText('1 price in € is taken as USD, without conversion.')
    await expect(remarks).toContainText('The column “Supplier” is not used.')
  })

  await test.step('takes the list of those rows along', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      leftOut.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('house - rows left out.csv')
    const list = (await readDownload(download)).toString('utf8')
    expect(list).toContain('3,The price could not be understood.,Starters,Oysters,')
    expect(list.split('\r\n')).toHaveLength(6)
  })

  await test.step('puts rows right on the spot', async () => {
    await leftOut.getByRole('button', { name: 'Fix row 3' }).click()
    await expect(leftOut.getByLabel('Price')).toBeFocused()
    await leftOut.getByLabel('Price').fill('eighteen')
    await page.keyboard.press('Enter')
    await expect(leftOut.getByRole('button', { name: 'Fix row 3' })).toBeFocused()
    await page.keyboard.press('Enter')
    await leftOut.getByLabel('Price').fill('18')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('status')).toHaveText('4 dishes in 3 sections, 3 rows left out.')
    await expect(leftOut.getByRole('button', { name: 'Fix row 5' })).toBeFocused()

    await page.keyboard.press('Enter')
    await leftOut.getByLabel('Name').fill('Forgotten Pie')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Leave the import?' })
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await leftOut.getByRole('button', { name: 'Fix row 8' }).click()
    await leftOut.getByLabel('Price').fill('9')
    await leftOut.getByRole('button', { name: 'Use This Row' }).click()
    await expect(dialog.getByRole('status')).toHaveText('5 dishes in 3 sections, 2 rows left out.')
  })

  await test.step('wants both of the rows that are alike', async () => {
    await dialog.getByLabel('Leave out rows that repeat another word for word').uncheck()
    await expect(dialog.getByRole('status')).toHaveText('6 dishes in 3 sections, 1 row left out.')
    await dialog.getByLabel('Leave out rows that repeat another word for word').check()
  })

  await test.step('finds nothing in the way of assistive technology', async () => {
    await expectAccessible(page, { within: ['[role=dialog]'] })
  })

  await test.step('imports the rest as it was written', async () => {
    await dialog.getByLabel('Cuisine').selectOption({ label: 'French' })
    await dialog.getByRole('button', { name: 'Import 5 dishes' }).click()
    await expect(toastOf(page, 'Menu Imported')).toContainText('5 dishes in 3 sections. 2 rows left out.')
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
    await expect(dialog.getByText('The column “Lunch” is not used.')).toBeVisible()
    await dialog.locator('summary').filter({ hasText: 'Columns' }).click()
    await dialog.getByLabel('Price').selectOption({ label: 'Lunch' })
    await expect(dialog.getByText('The column “Dinner price” is not used.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Add to This Menu' }).click()
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
    await expect(dialog.getByRole('status')).toContainText('4 rows left out')
    await dialog.getByRole('button', { name: 'Fix row 3' }).click()
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })
})

test('an owner learns what to do with files that hold no menu, and how much a menu holds', async ({
  page,
}) => {
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
    await expect(dialog.getByText('A menu holds at most 1,000 dishes.').first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Show 45 more rows' }).click()
    await expect(
      dialog.getByText('8,950 more rows: copy or download the list to see them all.'),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Import 1,000 dishes' }).click()
    await expect(outlinedSection(page, 'Soups', 1000)).toBeVisible()
  })
})

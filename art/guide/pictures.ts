import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { register } from '#contract/accounts/accounts.ts'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import { makeRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { saySoldOut } from '#contract/restaurant/sold-out.ts'
import { designSchema } from '#domain/design/settings.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { trattoriaRosso } from '#templates/trattoria-rosso/template.ts'
import { buildSavePayload } from '#tests/builders/build-menu.ts'
import { expect, makeProfessional, newAccount, test } from '#tests/e2e/fixtures.ts'
import { signInAsProfessional, tab } from '#tests/e2e/steps/designer.ts'
import { openView, outlinedSection, rowOf } from '#tests/e2e/steps/editor.ts'
import { sampleMenu } from '#tests/samples/sample-menus.ts'
import { writtenMenu } from '#tests/samples/written-menus.ts'
import { openInDesigner, pagesAreUpToDate } from '#tests/support/design-menu.ts'
import { openInBuilder } from '#tests/support/edit-menu.ts'
import { createOwnTypesetter } from '#typeset/own-typesetter.ts'

const FOLDER = join(import.meta.dirname, '../../docs/guide/images')
const MAX_BYTES = 60 * 1024

test.use({
  hasPages: true,
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
})

/** Keeps what the screen shows, in the best quality that has no more than 60 KB. */
async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await keepPicture(await page.screenshot({ animations: 'disabled' }), name)
}

async function keepPicture(picture: Buffer, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const quality of [82, 74, 66, 58, 50, 42]) {
    const bytes = await sharp(picture).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.byteLength > MAX_BYTES) continue
    writeFileSync(join(FOLDER, `${name}.webp`), bytes)
    return
  }
  throw new Error(`${name} has more than ${MAX_BYTES} bytes in the lowest quality`)
}

/** An owner with a name that a reader can say. */
const owner = (name: string) => ({ ...newAccount(), username: name, email: `${name}@example.com` })

const bistro = (): MenuContent => sampleMenu('bistro').content

/** Saves the menu of a bistro by HTTP for the owner who is signed in on this page, and gives its id. */
async function saveBistro(page: Page): Promise<string> {
  const content = { ...bistro(), title: 'Dinner' }
  const answer = await page.request.post(createSavedMenu.path, {
    data: buildSavePayload({ name: 'Dinner', content }),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { id } = await answer.json()
  return id
}

async function openPageOf(page: Page): Promise<string> {
  const menuId = await saveBistro(page)
  const data = { menuId, timeZone: 'America/New_York', isOpen: true }
  const answer = await page.request.post(makeRestaurantPage.path, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return menuId
}

test('bring a menu in', async ({ page }) => {
  await page.request.post(register.path, { data: newAccount() })
  await page.goto('/menu-builder')
  await page.getByRole('button', { name: 'Import a Menu' }).click()
  const importer = page.getByRole('dialog', { name: 'Import a Menu' })
  await importer.getByLabel('Or paste your menu').fill(writtenMenu('bistro'))
  await importer.getByRole('button', { name: 'Read the Menu' }).click()
  await expect(importer.locator('[data-row]').first()).toBeVisible()
  await keep(page, 'bring-a-menu-in')
})

test('write a menu', async ({ page }) => {
  await openInBuilder(page, newAccount(), bistro())
  const [dish] = bistro().sections.flatMap(({ items }) => items)
  await rowOf(page, dish?.name ?? '').hover()
  await keep(page, 'write-a-menu')
})

test('generate a menu', async ({ page }) => {
  await page.request.post(register.path, { data: newAccount() })
  await page.goto('/menu-builder')
  await page.getByLabel('Cuisine').selectOption('Italian')
  await page.getByText('More options', { exact: true }).click()
  await page.getByLabel('Sections by name').fill('Antipasti, Primi, Secondi and Dolci')
  await page.getByLabel('Special requests').fill('No pork')
  await page.getByRole('button', { name: 'Generate Menu' }).click()
  await expect(outlinedSection(page, 'Dolci')).toBeVisible()
  await expect(page.getByText('page 1 of', { exact: false }).first()).toBeVisible()
  await keep(page, 'generate-a-menu')
})

test('change prices', async ({ page }) => {
  await openInBuilder(page, newAccount(), bistro())
  await openView(page, 'Prices')
  await expect(page.getByRole('grid').first()).toBeVisible()
  await keep(page, 'change-prices')
})

test('declare allergens', async ({ page }) => {
  await openInBuilder(page, newAccount(), bistro())
  await openView(page, 'Kitchen Sign-Off')
  const dish = page.getByRole('region', { name: 'Kitchen list' }).getByRole('listitem').first()
  await dish.getByRole('button', { name: /^Open/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Menu Item' })
  await dialog.getByText('Ingredients', { exact: true }).click()
  await dialog.getByLabel('Ingredients of this dish').fill('200 g butter, parmigiano reggiano, flour')
  await expect(dialog.getByText(/^Milk: butter/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Declare milk' }).scrollIntoViewIfNeeded()
  await keep(page, 'declare-allergens')
})

test('check before printing', async ({ page }) => {
  await openInBuilder(page, newAccount(), bistro())
  await page.getByRole('button', { name: /^Check Menu/ }).click()
  const panel = page.getByRole('dialog', { name: 'Check Menu' })
  await expect(panel).toContainText('Checked for United States')
  await keep(page, 'check-before-printing')
})

test('choose a look', async ({ page }) => {
  await signInAsProfessional(page)
  await openInDesigner(page, bistro())
  await pagesAreUpToDate(page)
  await page.getByRole('button', { name: /^Modern/ }).click()
  await pagesAreUpToDate(page)
  await keep(page, 'choose-a-look')
})

test('print', async ({ page }) => {
  await signInAsProfessional(page)
  await openInDesigner(page, bistro())
  await pagesAreUpToDate(page)
  await tab(page, 'Page Setup')
  await page.getByRole('radio', { name: /Small bi-fold/ }).check()
  await page.getByRole('button', { name: 'More formats…' }).click()
  await expect(page.getByRole('dialog', { name: 'More Formats' }).getByRole('status')).toHaveText(/sheets?$/)
  await keep(page, 'print')
})

test('press sheets', async () => {
  const { restaurant, ...menu } = bistro()
  const { id: templateId, preset } = trattoriaRosso
  const typesetter = createOwnTypesetter({ workers: 1 })
  const { pdf, pages } = await typesetter.typeset({
    ...{ restaurant, menu, templateId, edition: { kind: 'press-sheets' } },
    design: designSchema.parse({
      ...{ ...preset, priceSign: 'none', priceCents: 'when-needed', hasCover: true, hasBleed: true },
      ...{ pageSize: 'letter-panel', sheets: 'tri-fold' },
    }),
  })
  const [first, ...others] = await Promise.all(
    pages.map(async (_, index) => Buffer.from(await typesetter.pagePng(pdf, index + 1, 84))),
  )
  await typesetter.close()
  const { height = 0 } = await sharp(first).metadata()
  const bottom = others.length * height
  const sides = await sharp(first)
    .extend({ bottom, background: 'white' })
    .composite(others.map((input, index) => ({ input, left: 0, top: (index + 1) * height })))
    .png()
    .toBuffer()
  await keepPicture(sides, 'press-sheets')
})

test('share a page', async ({ page }) => {
  await page.request.post(register.path, { data: owner('marcella') })
  await openPageOf(page)
  await page.goto('/restaurant')
  await expect(page.getByLabel('Address of the page')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print table card' })).toBeEnabled({ timeout: 30_000 })
  await keep(page, 'share-a-page')
})

test('mark sold out', async ({ page }) => {
  await page.request.post(register.path, { data: owner('ines') })
  const menuId = await openPageOf(page)
  const [dish] = bistro().sections.flatMap(({ items }) => items)
  const words = [{ places: [{ menuId, itemId: dish?.id }], isSoldOut: true }]
  expect((await page.request.post(saySoldOut.path, { data: { words } })).ok()).toBe(true)
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/sold-out')
  await expect(page.getByText('Bring back').first()).toBeVisible()
  await keep(page, 'mark-sold-out')
})

test('put up a board', async ({ page }) => {
  await page.request.post(register.path, { data: owner('theo') })
  await makeProfessional(page)
  await openPageOf(page)
  await page.goto('/restaurant?tab=boards')
  await page.getByRole('button', { name: 'Add a board' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Counter')
  await dialog.getByRole('button', { name: 'Add board' }).click()
  await expect(dialog).toHaveCount(0)
  const board = page.frameLocator('iframe[title="Counter, as it is now"]')
  await expect(board.locator('.page.seen img')).toBeVisible({ timeout: 30_000 })
  await keep(page, 'put-up-a-board')
})

test('take everything with you', async ({ page }) => {
  await page.request.post(register.path, { data: owner('paula') })
  await saveBistro(page)
  await page.goto('/account')
  const data = page.getByRole('heading', { name: 'Your data', exact: true })
  await data.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    const headings = [...document.querySelectorAll('h2, h3')]
    headings.find(({ textContent }) => textContent === 'Your data')?.scrollIntoView({ block: 'start' })
    window.scrollBy(0, -120)
  })
  await keep(page, 'take-everything-with-you')
})

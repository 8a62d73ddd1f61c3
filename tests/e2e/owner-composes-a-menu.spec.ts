import type { Page } from '@playwright/test'
import { register } from '#contract/accounts/accounts.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import type { VoiceId } from '#domain/catalogue/voices/voice.ts'
import { wordingsOf } from '#domain/catalogue/voices/wordings.ts'
import { isLong } from '../support/depth.ts'
import { dishNames } from '../support/edit-menu.ts'
import { expect, longStep, newAccount, test, toastOf } from './fixtures.ts'
import { chooseMore, outlinedSection, rowOf, sheetOf } from './steps/editor.ts'

test.use({ viewport: { width: 1440, height: 1000 } })

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Menu' }).click()
const wishes = (page: Page) => page.getByRole('region', { name: 'Your requests' })
const kind = (page: Page) => page.getByLabel('Kind of menu')
const openWishes = (page: Page) => page.getByText('More options', { exact: true }).click()

async function begin(page: Page): Promise<void> {
  await page.request.post(register.path, { data: newAccount() })
  await page.goto('/menu-builder')
  await page.getByLabel('Cuisine').selectOption('Italian')
  await openWishes(page)
}

/** Chooses something of a dish's ⋯, by keyboard: a submenu that a jumping mouse has left closes. */
async function openDishMenu(page: Page, name: string): Promise<void> {
  await rowOf(page, name).hover()
  await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click()
}

/** Every dish on the page that the catalogue words says itself in this voice. */
async function expectVoice(page: Page, voice: VoiceId): Promise<void> {
  for (const name of await dishNames(page)) {
    const dish = loadCatalogue().find((one) => one.name === name)
    const texts = dish ? wordingsOf(dish, voice).map(({ text }) => text) : []
    const row = await rowOf(page, name).innerText()
    expect(
      texts.some((text) => row.includes(text)),
      row,
    ).toBe(true)
  }
}

const replaced = (page: Page, name: string) => toastOf(page, `replaced ${name}.`)

test('an owner says what a menu is to be, and works on with what there is', async ({ page }) => {
  test.slow()
  await begin(page)

  await test.step('“Antipasti, primi, secondi and dolci, with squash, for about $55 a head, no pork”', async () => {
    await page.getByLabel('Sections by name').fill('Antipasti, Primi, Secondi and Dolci')
    await expect(page.getByText('The sections that you named below decide.')).toBeVisible()
    await page.getByLabel('Must use').fill('squash')
    await page.getByLabel('Target per head').fill('55')
    await page.getByLabel('Special requests').fill('No pork')
    await page.getByLabel('Voice of the descriptions').selectOption('Story')
    await generate(page)
    for (const name of ['Antipasti', 'Primi', 'Secondi', 'Dolci']) {
      await expect(outlinedSection(page, name)).toBeVisible()
    }
    await expect(wishes(page)).toContainText('Understood: no pork.')
    await expect(wishes(page)).toContainText(/About \$\d+ a guest, food cost about \d+%\. An estimate:/)
    await expect(sheetOf(page)).toContainText(/squash|zucca/i)
    await expectVoice(page, 'story')
  })

  await test.step('what was said of the menu is still there after a reload', async () => {
    const said = await wishes(page).innerText()
    await page.reload()
    await expect(wishes(page)).toContainText(/An estimate:/)
    // The notes come back a moment after the menu.
    await expect.poll(() => wishes(page).innerText()).toBe(said)
  })

  const [kept = '', cheaper = '', vegan = ''] = await dishNames(page, 'Secondi')
  const [lighter = ''] = await dishNames(page, 'Primi')

  await test.step('“Keep this one, and change the rest”', async () => {
    const before = await dishNames(page)
    await openDishMenu(page, kept)
    await page.getByRole('menuitem', { name: 'Lock', exact: true }).click()
    await expect(rowOf(page, kept).getByRole('img', { name: 'Locked' })).toBeVisible()
    await chooseMore(page, 'Refresh the whole menu')
    await expect(toastOf(page, 'dishes are new.')).toBeVisible()
    const after = await dishNames(page)
    expect(after).toHaveLength(before.length)
    expect(after.filter((name) => before.includes(name))).toEqual([kept])
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await expect(rowOf(page, cheaper)).toBeVisible()
    expect(await dishNames(page)).toEqual(before)
  })

  for (const [name, like] of [
    [cheaper, 'Cheaper'],
    [lighter, 'Lighter'],
    [vegan, 'Vegan'],
  ].slice(0, isLong ? 3 : 1) as [string, string][]) {
    await test.step(`“Another like this, ${like.toLowerCase()}”`, async () => {
      await openDishMenu(page, name)
      await page.getByRole('menuitem', { name: 'Another like this' }).press('ArrowRight')
      await page.getByRole('menuitem', { name: like, exact: true }).press('Enter')
      await expect(replaced(page, name).or(toastOf(page, `${name} stays`))).toBeVisible()
      await expectVoice(page, 'story')
    })
  }

  await test.step('“A new menu, but keep my dish”', async () => {
    await chooseMore(page, 'Suggest dishes…')
    await openWishes(page)
    await expect(page.getByText(`These dishes are locked and stay: ${kept}.`)).toBeVisible()
    await kind(page).selectOption('Lunch')
    await page.getByLabel('Sections by name').fill('')
    await page.getByLabel('Target per head').fill('')
    await generate(page)
    await page.getByRole('button', { name: 'Replace menu' }).click()
    await expect(outlinedSection(page, 'Lunch')).toBeVisible()
    await expect(rowOf(page, kept).getByRole('img', { name: 'Locked' })).toBeVisible()
  })

  await longStep('“Everything stays”', async () => {
    for (const name of await dishNames(page)) {
      if (name === kept) continue
      await openDishMenu(page, name)
      await page.getByRole('menuitem', { name: 'Lock', exact: true }).click()
    }
    await chooseMore(page, 'Refresh the whole menu')
    await expect(toastOf(page, 'Everything that could change is locked, so nothing changed.')).toBeVisible()
  })
})

test('an owner is told which wishes cannot be met, and what was done instead', async ({
  page,
  pageErrors,
}) => {
  await begin(page)

  await test.step('a tasting menu of zero courses', async () => {
    await kind(page).selectOption('Tasting menu')
    await page.getByLabel('Courses', { exact: true }).fill('0')
    await generate(page)
    await expect(page.getByLabel('Courses', { exact: true })).toHaveAccessibleDescription(
      'A tasting menu has 5 to 9 courses.',
    )
    await page.getByLabel('Courses', { exact: true }).fill('7')
  })

  await test.step('$3 a head', async () => {
    await page.getByLabel('Target per head').fill('3')
    await generate(page)
    await expect(page.getByLabel('Target per head')).toHaveAccessibleDescription(
      /We cannot compose this tasting menu for \$3 a guest/,
    )
    await page.getByLabel('Target per head').fill('cheap')
    await generate(page)
    await expect(page.getByLabel('Target per head')).toHaveAccessibleDescription(
      /A target per head is an amount in US dollars/,
    )
    await page.getByLabel('Target per head').fill('')
  })

  await test.step('sections that nobody understands', async () => {
    await page.getByLabel('Sections by name').fill('Wardrobe')
    await generate(page)
    await expect(page.getByLabel('Sections by name')).toHaveAccessibleDescription(
      /We have no dishes for these sections: Wardrobe\. Please name them/,
    )
    await page.getByLabel('Sections by name').fill('')
  })

  await test.step('an ingredient that no dish takes, in the menu that comes of it', async () => {
    await page.getByLabel('Must use').fill('durian')
    await page.getByText('A drink with each course').click()
    await generate(page)
    await expect(wishes(page)).toContainText('catalog has no recipe for “durian”')
    await expect(sheetOf(page)).toContainText('Paired with')
    await expect(sheetOf(page).getByText('Included', { exact: true }).first()).toBeVisible()
    await expect(sheetOf(page).getByText('No price')).toHaveCount(0)
  })

  // What a browser logs by itself for what the server refused.
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((error) => !error.includes('status of 422')))
})

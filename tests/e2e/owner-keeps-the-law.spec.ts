import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { readDownload } from '../support/read-download.ts'
import { expect, LONG, test, toastOf } from './fixtures.ts'
import { signInAsProfessional } from './steps/designer.ts'
import { expectSaved, exportAs, openView, sheetOf } from './steps/editor.ts'

/** A menu of sixty dishes as a chain writes it. */
const chainMenu = readFileSync(new URL('../samples/chain-menu.txt', import.meta.url), 'utf8')

/** What the kitchen writes for ten of them: a line each, or a list. */
const recipes = {
  'New England Clam Chowder':
    '2 lb littleneck clams\n1 qt heavy cream\n4 oz butter\n1/2 cup all-purpose flour\nsmoked bacon, chopped\n3 stalks celery\npotatoes\noyster crackers',
  'Ahi Poke': '6 oz yellowfin tuna, soy sauce, toasted sesame oil, scallions, avocado',
  'Caesar Salad':
    'romaine lettuce, anchovies, egg yolks, grated parmesan, Dijon mustard, croutons, olive oil',
  'Fettuccine Alfredo': 'fettuccine\nheavy cream\nbutter\nparmigiano reggiano',
  'Shrimp Pad Thai': 'rice noodles, shrimp, fish sauce, tamarind, roasted peanuts, eggs, bean sprouts, lime',
  'Atlantic Salmon': '8 oz salmon fillet, butter, lemon juice, asparagus',
  'Fish and Chips': 'cod, wheat flour, beer, potatoes, tartar sauce, malt vinegar',
  'Harbor Burger': 'ground beef\nbrioche bun\ncheddar\npickles\nHouse 57 dust',
  'Lobster Roll': '4 oz lobster meat, hot dog bun, butter, mayonnaise, lemon juice, chives',
  'Walnut Brownie': 'dark chocolate, butter, eggs, sugar, wheat flour, walnuts, vanilla ice cream',
}
const rawFood = /^Dishes that read as raw or undercooked/
const [reworded, recooked] = ['Caesar Salad', 'Atlantic Salmon']

const importer = (page: Page) => page.getByRole('dialog', { name: 'Import a Menu' })
const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit Menu Item' })
const kitchen = (page: Page) => page.getByRole('region', { name: 'Kitchen list' })
const editions = (page: Page) => page.getByRole('dialog', { name: 'More Formats' })
const preflight = (page: Page) => page.getByRole('dialog', { name: 'Check Menu' })

const dishOf = (page: Page, name: string) => kitchen(page).getByRole('listitem').filter({ hasText: name })
const findingOf = (page: Page, level: string, rule: RegExp) =>
  preflight(page)
    .getByRole('region', { name: level, exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: rule }) })

const openDish = (page: Page, name: string) =>
  dishOf(page, name)
    .getByRole('button', { name: `Open ${name}`, exact: true })
    .click()

async function saveDish(page: Page): Promise<void> {
  await editor(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(editor(page)).toBeHidden()
}

/** The words of an edition of the open menu, read from the PDF that its button downloads. */
async function editionOf(page: Page, label: string): Promise<string> {
  await exportAs(page, 'More formats…')
  await editions(page).getByRole('radio', { name: label, exact: true }).check()
  await expect(editions(page).getByRole('status')).toHaveText(/^\d+ pages?$/)
  await expectAccessible(page, { name: label, within: ['[role=dialog]'] })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    editions(page).getByRole('button', { name: 'Download PDF' }).click(),
  ])
  await expect(editions(page)).toBeHidden()
  return (await readPdf(Uint8Array.from(await readDownload(download)))).text
}

test(
  'an owner of a chain brings sixty dishes, declares and signs ten, and keeps two laws',
  LONG,
  async ({ page }) => {
    test.slow()
    await signInAsProfessional(page)
    await page.goto('/menu-builder')

    await test.step('brings the menu as text', async () => {
      await page.getByRole('button', { name: 'Import a Menu' }).click()
      await importer(page).getByLabel('Or paste your menu').fill(chainMenu)
      await importer(page).getByRole('button', { name: 'Read the Menu' }).click()
      await importer(page).getByRole('button', { name: 'Import 60 dishes' }).click()
      await expect(sheetOf(page).getByRole('heading', { name: 'House White Wine' })).toBeVisible()
    })

    await test.step('writes what ten dishes are made of, and takes over what follows', async () => {
      await openView(page, 'Kitchen Sign-Off')
      for (const [name, recipe] of Object.entries(recipes)) {
        await openDish(page, name)
        await expect(editor(page).getByText('Ingredients', { exact: true })).toBeInViewport()
        await editor(page).getByText('Ingredients', { exact: true }).click()
        await editor(page).getByLabel('Ingredients of this dish').fill(recipe)
        const unknown = editor(page).getByRole('region', { name: 'Not understood' })
        await expect(editor(page).getByRole('button', { name: /^Declare all \d+$/ })).toBeVisible()
        if (name === 'Harbor Burger') await expect(unknown.getByRole('listitem')).toHaveText('House 57 dust')
        else await expect(unknown).toBeHidden()
        await editor(page)
          .getByRole('button', { name: /^Declare all \d+$/ })
          .click()
        await saveDish(page)
      }
      await expect(dishOf(page, 'Shrimp Pad Thai')).toContainText('Contains crustaceans, eggs, fish, peanuts')
      await expect(dishOf(page, 'Walnut Brownie')).toContainText('walnuts')
      await expect(dishOf(page, 'Harbor Burger')).toContainText('Not understood in its recipe: House 57 dust')
    })

    await test.step('signs the ten', async () => {
      await kitchen(page).getByLabel('Choose all 10 that can be signed').check()
      await kitchen(page).getByLabel('Your name').fill('Rosa Delgado')
      await expectAccessible(page, { name: 'the kitchen list of sixty dishes', within: ['main'] })
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(kitchen(page).getByRole('button', { name: 'Sign 10' })).toBeInViewport({ ratio: 1 })
      await page.setViewportSize({ width: 1440, height: 900 })
      await kitchen(page).getByRole('button', { name: 'Sign 10' }).click()
      await expect(toastOf(page, '10 declarations signed')).toBeVisible()
      await expectSaved(page)
    })

    await test.step('downloads what guests and the staff are told', async () => {
      const matrix = await editionOf(page, 'Allergen matrix')
      expect(matrix).toContain('10 of 60 dishes declared')
      expect(matrix).toContain('Declarations signed by Rosa Delgado')
      expect(matrix).toMatch(/Buffalo Wings\s+Not declared: please ask/)
      expect(matrix).not.toContain('House 57 dust')
      const staff = await editionOf(page, 'Staff sheet')
      expect(staff).toContain('House 57 dust')
      expect(staff).toMatch(/Not understood\s+House 57 dust/)
      expect(staff.match(/Signed\s+Rosa Delgado, /g)).toHaveLength(10)
    })

    await test.step('changes the words of one and the recipe of another: these two are void, and no other', async () => {
      await kitchen(page).getByRole('radio', { name: /^All/ }).check()
      await openDish(page, reworded)
      await editor(page).getByLabel('Description').fill('Romaine, parmesan, croutons and white anchovies')
      await saveDish(page)
      await openDish(page, recooked)
      await editor(page).getByText('Ingredients', { exact: true }).click()
      await editor(page)
        .getByLabel('Ingredients of this dish')
        .fill('8 oz salmon fillet, butter, Dijon mustard, asparagus')
      await saveDish(page)
      await kitchen(page)
        .getByRole('radio', { name: /^Changed/ })
        .check()
      await expect(kitchen(page).getByRole('listitem')).toHaveCount(2)
      for (const name of [reworded, recooked])
        await expect(dishOf(page, name)).toContainText('Changed since Rosa Delgado signed it on ')
      await expect(dishOf(page, recooked)).toContainText('In its recipe and not declared: mustard')
      await openDish(page, recooked)
      await expect(editor(page).getByText('In its recipe and not declared: mustard, sulfites.')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(editor(page)).toBeHidden()
    })

    await test.step('is told so before the menu goes out, and in My Menus', async () => {
      await page.getByRole('button', { name: 'More actions', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Export As' }).press('ArrowRight')
      await expect(page.getByText('2 declarations have changed since they were signed.')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Save Menu' }).click()
      await expectSaved(page)
      await page.goto('/my-menus')
      await expect(page.getByText('2 declarations changed since they were signed')).toBeVisible()
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click()
    })

    await test.step('asks the law of California with 25 locations', async () => {
      await page.getByRole('button', { name: /^Check Menu/ }).click()
      await preflight(page).getByLabel('Country').selectOption('US')
      await preflight(page).getByLabel('State').selectOption('CA')
      await preflight(page).getByLabel('Locations').fill('25')
      // The soup changes daily, and needs no figure.
      await expect(findingOf(page, 'Must', /^Calories/)).toContainText('59 dishes without calories')
      const allergens = findingOf(page, 'Must', /^The nine major allergens/)
      await expect(allergens).toContainText('50 dishes declare no allergens')
      await expect(allergens).toContainText(
        `2 declarations wait to be confirmed: “${reworded}” and “${recooked}”`,
      )
      await expect(allergens).toContainText('SB 68')
      await expect(findingOf(page, 'Should', rawFood)).toContainText(
        '6 dishes may be served raw or undercooked',
      )
      await expect(findingOf(page, 'Good to know', /^The alcohol warning/)).toContainText(
        '4 drinks with alcohol',
      )
      await expectAccessible(page, { name: 'a long preflight', within: ['[role=dialog]'] })
    })

    await test.step('fixes what guests are told of raw food, and takes it back', async () => {
      await findingOf(page, 'Should', rawFood)
        .getByRole('button', { name: /^Mark them/ })
        .click()
      await preflight(page).getByRole('button', { name: 'Apply' }).click()
      await expect(findingOf(page, 'Should', rawFood)).toBeHidden()
      await preflight(page).getByRole('button', { name: 'Close' }).click()
      await expect(sheetOf(page)).toContainText('increase your risk of foodborne illness')
      await page.keyboard.press('ControlOrMeta+z')
      await expect(sheetOf(page)).not.toContainText('increase your risk of foodborne illness')
      await page.getByRole('button', { name: /^Check Menu/ }).click()
      await expect(findingOf(page, 'Should', rawFood)).toBeVisible()
    })

    await test.step('takes the menu to Germany, whose law asks other things', async () => {
      await preflight(page).getByRole('button', { name: 'Change', exact: true }).click()
      await preflight(page).getByLabel('Country').selectOption('DE')
      await expect(findingOf(page, 'Must', /^The 14 allergens/)).toContainText(
        '50 dishes declare no allergens',
      )
      await expect(findingOf(page, 'Must', /^Each drink has its volume/)).toContainText(
        '9 drinks without a volume',
      )
      await expect(findingOf(page, 'Must', /^Allergens are on the menu/)).toContainText('No letters')
      await expect(findingOf(page, 'Should', /caffeine/)).toContainText('“Cola”')
      await expect(preflight(page)).not.toContainText('SB 68')
    })
  },
)

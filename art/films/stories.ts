import type { Page } from '@playwright/test'
import { logout, register } from '#contract/accounts/accounts.ts'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import { typesetPages } from '#contract/menus/typesetting.ts'
import { DISHES, dinnerMenu } from './menu.ts'

/** Keeps the screen as it is as the next frame. */
export type Frame = (caption: string) => Promise<void>

export interface Story {
  readonly name: string
  readonly widths: readonly number[]
  readonly tell: (page: Page, frame: Frame) => Promise<void>
}

let accounts = 0

function newAccount() {
  accounts += 1
  const username = `bellini${String.fromCharCode(96 + accounts)}`
  return { username, email: `${username}@example.com`, password: 'correct horse' }
}

/** Until the toast of the step before has gone, as it has for a person who reads and types. */
const withoutToast = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[role=region] li[data-state=open]'))

/** From the public page to a set page in two clicks, without an account; on a narrow screen the page is one more away. */
async function firstMinute(page: Page, frame: Frame): Promise<void> {
  const { content, design, templateId } = dinnerMenu()
  const typed = { ...content, title: '' }
  const typeset = await page.request.post(typesetPages.path, { data: { content: typed, design, templateId } })
  const { pdf } = await typeset.json()
  await page.goto('/')
  await frame('The public page')
  await page
    .getByLabel('Choose a File')
    .setInputFiles({ name: 'dinner.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf, 'base64') })
  await page.locator('[data-row]').first().waitFor()
  await page.waitForTimeout(1500)
  await frame('Choose a File: each line, next to where it comes from')
  await page.getByRole('button', { name: /^Import \d+ dishes$/ }).click()
  await page.getByRole('article', { name: 'Menu', exact: true }).waitFor()
  const view = page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Page' })
  if (await view.isVisible()) {
    await withoutToast(page)
    await page.mouse.move(0, 0)
    await frame('Import: the menu, to be written on')
    await view.click()
  }
  await page.locator('[data-page] canvas').first().waitFor()
  await withoutToast(page)
  await page.mouse.move(0, 0)
  await page.waitForTimeout(1500)
  await frame((await view.isVisible()) ? 'Page: as it will be printed' : 'Import: the menu and its page')
  await page.getByRole('link', { name: 'Register to keep it' }).click()
  const { username, email, password } = newAccount()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel(/^Confirm/).fill(password)
  await frame('Register to keep it: an account')
}

async function keepMenu(page: Page, account = newAccount()): Promise<void> {
  await page.request.post(register.path, { data: account })
  await page.request.post(createSavedMenu.path, { data: dinnerMenu() })
}

/** A column as a spreadsheet hands it over: a heading and 45 prices. */
const newColumn = () =>
  ['Price', ...Array.from({ length: DISHES }, (_, dish) => (11 + (dish % 9) + 0.5).toFixed(2))].join('\n')

/** A column of a spreadsheet over the prices of 45 dishes: pasted at a cell, on a phone into the dialog for it. */
async function newPrices(page: Page, frame: Frame): Promise<void> {
  await keepMenu(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Dinner', exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('button', { name: /^Prices/ })
    .click()
  await page.getByRole('region', { name: 'Price list' }).waitFor()
  await page.mouse.move(0, 0)
  await page.waitForTimeout(2000)
  await frame('Prices: the price list of 45 dishes')
  const cell = page.getByRole('gridcell', { name: /\$/ }).first()
  if (await cell.isVisible()) {
    await cell.click()
    await page.evaluate((words) => navigator.clipboard.writeText(words), newColumn())
    await page.keyboard.press('ControlOrMeta+v')
    await page.waitForTimeout(1500)
    await frame('Paste at the first price: all of them are set')
  } else {
    await page.getByRole('button', { name: 'Paste Prices…' }).tap()
    await page.getByLabel('Prices', { exact: true }).fill(newColumn())
    await frame('Paste Prices…: what would change')
    await page.getByRole('button', { name: `Set the ${DISHES}` }).tap()
    await frame('Set the 45: all of them are set')
  }
  await page.getByRole('button', { name: 'Save Menu' }).first().click()
  await page.getByText('Menu Saved', { exact: true }).waitFor()
  await frame('Save Menu')
}

async function onePrice(page: Page, frame: Frame): Promise<void> {
  const account = newAccount()
  await keepMenu(page, account)
  await page.request.post(logout.path)
  await page.goto('/auth')
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await frame('Login, as the phone fills it in')
  await page.getByRole('button', { name: 'Login', exact: true }).tap()
  await page.getByRole('button', { name: 'Dinner', exact: true }).waitFor()
  await withoutToast(page)
  await frame('Login: today, and my menus')
  await page.getByRole('button', { name: 'Dinner', exact: true }).tap()
  const prices = page.getByRole('region', { name: 'Price list' })
  await prices.waitFor()
  await withoutToast(page)
  await frame('Dinner: its price list')
  await prices
    .getByRole('button', { name: /\d\.\d\d/ })
    .first()
    .tap()
  await page.keyboard.type('12.50')
  await frame('The price: another is typed')
  await page.getByRole('button', { name: 'Save Menu' }).first().tap()
  await page.getByText('Menu Saved', { exact: true }).waitFor()
  await frame('Save Menu')
  await page
    .getByRole('button', { name: /^Share/ })
    .first()
    .tap()
  const link = page.getByRole('dialog').getByLabel('Address of the page')
  await link.waitFor()
  await frame('Share: the page for guests')
  const address = await link.inputValue()
  await page.context().clearCookies()
  await page.goto(address)
  await page.waitForTimeout(1000)
  await frame('What a guest reads at that link')
}

export const stories: readonly Story[] = [
  { name: 'first-minute', widths: [390, 768, 1440], tell: firstMinute },
  { name: 'prices-from-a-spreadsheet', widths: [390, 768, 1440], tell: newPrices },
  { name: 'one-price-on-a-phone', widths: [390], tell: onePrice },
]

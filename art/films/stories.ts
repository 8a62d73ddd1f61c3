import type { Page } from '@playwright/test'
import { register } from '#contract/accounts.ts'
import { createSavedMenu } from '#contract/saved-menus.ts'
import { buildContent, buildSavePayload } from '../../tests/builders/build-menu.ts'

/** Keeps the screen as it is as the next frame. */
export type Frame = () => Promise<void>

export interface Story {
  readonly name: string
  readonly widths: readonly number[]
  readonly tell: (page: Page, frame: Frame) => Promise<void>
}

let accounts = 0

function newAccount() {
  accounts += 1
  const username = `film${process.pid}x${accounts}`
  return { username, email: `${username}@example.com`, password: 'correct horse' }
}

/** From the public page to a set page in five clicks; on a narrow screen the page is one more away. */
async function firstMinute(page: Page, frame: Frame): Promise<void> {
  const { username, email, password } = newAccount()
  await page.goto('/')
  await frame()
  await page.getByRole('link', { name: 'Create Your Menu' }).first().click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel(/^Confirm/).fill(password)
  await frame()
  await page.locator('form button[type=submit]').click()
  await page.getByLabel('What is it called?').fill('Osteria Bellini')
  await page.getByLabel('Which kitchen?').selectOption({ label: 'Italian' })
  await frame()
  await page.getByRole('button', { name: 'Continue' }).click()
  const dishes = page
    .getByRole('link', { name: /Start from dishes/ })
    .or(page.getByRole('button', { name: /Start from dishes/ }))
  await dishes.first().waitFor()
  await frame()
  await dishes.first().click()
  await page.getByRole('button', { name: 'Generate Menu' }).waitFor()
  await frame()
  await page.getByRole('button', { name: 'Generate Menu' }).click()
  await page.getByRole('button', { name: 'Save Menu' }).first().waitFor()
  await page.waitForTimeout(4000)
  await frame()
  const toThePage = page.getByRole('button', { name: 'Page', exact: true })
  if (!(await toThePage.isVisible())) return
  await toThePage.click()
  await page.waitForTimeout(2500)
  await frame()
}

const DISHES = 45

async function openMenu(page: Page, items: number, view: string): Promise<void> {
  await page.request.post(register.path, { data: newAccount() })
  const body = buildSavePayload({ content: buildContent({ items }) })
  const saved = await page.request.post(createSavedMenu.path, { data: body })
  const { id } = await saved.json()
  await page.goto(`/saved-menus?edit=${id}`)
  await page.getByRole('button', { name: 'Save Menu' }).first().waitFor()
  await page.goto(`/menu-builder?view=${view}`)
  await page.waitForTimeout(2000)
}

/** A column of a spreadsheet over the prices of 45 dishes. */
async function newPrices(page: Page, frame: Frame): Promise<void> {
  await openMenu(page, DISHES, 'prices')
  await frame()
  const cell = page.getByRole('gridcell', { name: /\$/ }).first()
  await cell.click()
  const column = Array.from({ length: DISHES }, (_, index) => (11 + (index % 9) + 0.5).toFixed(2)).join('\n')
  await cell.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, column)
  await page.waitForTimeout(1500)
  await frame()
  await page.getByRole('button', { name: 'Save Menu' }).first().click()
  await page.waitForTimeout(1500)
  await frame()
}

/** One price on a phone, from the list to the saved menu. */
async function onePrice(page: Page, frame: Frame): Promise<void> {
  await openMenu(page, 9, 'prices')
  await frame()
  const prices = page.getByRole('region', { name: 'Price list' })
  await prices
    .getByRole('button', { name: /\d\.\d\d/ })
    .first()
    .tap()
  await page.waitForTimeout(600)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('12.50')
  await frame()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save Menu' }).first().tap()
  await page.waitForTimeout(1500)
  await frame()
}

export const stories: readonly Story[] = [
  { name: 'first-minute', widths: [390, 768, 1440], tell: firstMinute },
  { name: 'prices-from-a-spreadsheet', widths: [768, 1440], tell: newPrices },
  { name: 'one-price-on-a-phone', widths: [390], tell: onePrice },
]

import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { register } from '#contract/accounts/accounts.ts'
import { invitePerson, joinHouse } from '#contract/accounts/people.ts'
import { createSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { makeRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { createRestaurant } from '#contract/restaurant/restaurants.ts'
import type { Role } from '#domain/access/roles.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { expect, LONG, makeProfessional, newAccount, test } from './fixtures.ts'
import { expectSaved, rowOf, sheetOf } from './steps/editor.ts'

const dish = 'Dish number 1'

/** A Professional house with one shared menu; the owner is signed in on this page. */
async function houseOf(page: Page) {
  const owner = newAccount()
  await page.request.post(register.path, { data: owner })
  await makeProfessional(page)
  const content = buildContent({ items: 4, sections: 2 })
  const saved = await page.request.post(createSavedMenu.path, { data: buildSavePayload({ content }) })
  const { id } = (await saved.json()) as { id: string }
  await page.request.post(shareSavedMenu.path.replace('{id}', id))
  return { owner, menuId: id }
}

/** Lets another account into the house of this page. */
async function letIn(page: Page, role: Role) {
  const made = await page.request.post(invitePerson.path, { data: { role } })
  const { url } = (await made.json()) as { url: string }
  return { account: newAccount(), token: new URL(url).hash.slice(1) }
}

/** A separate browser for somebody who registers and joins. */
async function browserOf(
  browser: Browser,
  { account, token }: Awaited<ReturnType<typeof letIn>>,
  { baseURL, isPhone }: { baseURL: string | undefined; isPhone: boolean },
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    reducedMotion: 'reduce',
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.request.post(register.path, { data: account })
  const joined = await page.request.post(joinHouse.path, { data: { token } })
  expect(joined.ok(), await joined.text()).toBe(true)
  return page
}

/** A menu and a page of each of three restaurants. @returns the ids of the menus */
async function threeRestaurants(page: Page): Promise<Record<'Bar' | 'Patio' | 'Hall', string>> {
  const ids = { Bar: '', Patio: '', Hall: '' }
  for (const name of ['Bar', 'Patio', 'Hall'] as const) {
    const restaurant = await page.request.post(createRestaurant.path, { data: { name } })
    const { id: restaurantId } = (await restaurant.json()) as { id: string }
    const content = {
      ...buildContent({ items: 4, sections: 2, restaurantName: name }),
      title: `Of the ${name}`,
    }
    const saved = await page.request.post(createSavedMenu.path, {
      data: { ...buildSavePayload({ content }), restaurantId },
    })
    ids[name] = ((await saved.json()) as { id: string }).id
    await page.request.post(makeRestaurantPage.path, {
      data: { restaurantId, menuId: ids[name], timeZone: 'Europe/Rome', isOpen: true },
    })
  }
  return ids
}

const plate = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a63a24' } })
    .png()
    .toBuffer()

for (const isPhone of [false, true]) {
  const where = isPhone ? 'a phone' : 'a laptop'
  const [onLaptop, onPhone] = isPhone ? [LONG, {}] : [{}, LONG]

  test(
    `a chef changes words and may not price, on ${where}`,
    onLaptop,
    async ({ page, browser, baseURL }) => {
      const { menuId } = await houseOf(page)
      const chef = await browserOf(browser, await letIn(page, 'chef'), { baseURL, isPhone })
      await chef.goto('/my-menus')
      await expect(chef.getByRole('button', { name: 'Create New Menu' })).toHaveCount(0)
      await expect(chef.getByRole('button', { name: /^Delete / })).toHaveCount(0)
      await chef.goto(`/menu-builder?of=${menuId}&view=menu`)
      await expect(sheetOf(chef).getByText(dish, { exact: true })).toBeVisible()
      await expectNoSidewaysScroll(chef, 'the editor of a chef')
      const views = chef.getByRole('navigation', { name: 'Views' })
      await expect(views.getByRole('button', { name: /^Prices/ })).toHaveCount(0)
      for (const name of ['Share Menu', 'Finalize Menu Content', 'Continue to Design'])
        await expect(chef.getByRole('button', { name })).toHaveCount(0)
      await test.step('reads a price as text, and writes words that are saved', async () => {
        await expect(rowOf(chef, dish).locator('[data-action="prices"]')).toHaveCount(0)
        await expect(rowOf(chef, dish)).toContainText(/\d/)
        await sheetOf(chef).getByText(dish, { exact: true }).click()
        await chef.getByLabel(`Name of ${dish}`).fill('Soup of the day')
        await chef.keyboard.press('Enter')
        await chef.keyboard.press('Escape')
        await chef.getByRole('button', { name: 'Save Menu' }).click()
        await expectSaved(chef)
      })
      await test.step('is told at once what a typed price would need', async () => {
        const line = chef.getByLabel(/^New dish in /).first()
        await line.fill('Oysters 14')
        await line.press('Enter')
        await expect(chef.getByText('As a chef you can’t change prices here.').first()).toBeVisible()
        await line.fill('Oysters')
        await line.press('Enter')
        await expect(sheetOf(chef).getByText('Oysters', { exact: true })).toBeVisible()
      })
      await test.step('has the other parts of the restaurant as text', async () => {
        await chef.goto('/restaurant')
        await expect(chef.getByText('This restaurant has no page yet.')).toBeVisible()
        await chef.goto('/account')
        await expect(chef.getByRole('heading', { name: 'People', exact: true })).toBeVisible()
        await expect(chef.getByRole('button', { name: 'Invite someone' })).toHaveCount(0)
        await expect(chef.getByRole('heading', { name: 'Plan', exact: true })).toHaveCount(0)
        await expectAccessible(chef)
      })
      await chef.context().close()
    },
  )

  test(`a writer declares and prices nothing, on ${where}`, onPhone, async ({ page, browser, baseURL }) => {
    const { menuId } = await houseOf(page)
    const writer = await browserOf(browser, await letIn(page, 'writer'), { baseURL, isPhone })
    await writer.goto(`/menu-builder?of=${menuId}&view=marks`)
    await expect(sheetOf(writer).getByText(dish, { exact: true })).toBeVisible()
    const views = writer.getByRole('navigation', { name: 'Views' })
    for (const name of [/^Prices/, /^Diets/, /^Kitchen/])
      await expect(views.getByRole('button', { name })).toHaveCount(0)
    await rowOf(writer, dish).hover()
    if (isPhone) {
      await rowOf(writer, dish)
        .getByRole('button', { name: `More actions for ${dish}` })
        .click()
      await writer.getByRole('menuitem', { name: 'Edit…' }).click()
    } else
      await rowOf(writer, dish)
        .getByRole('button', { name: `Edit ${dish}` })
        .click()
    const dialog = writer.getByRole('dialog', { name: 'Edit Menu Item' })
    await expect(dialog.getByLabel('Name', { exact: true })).toBeVisible()
    await expect(dialog.getByText('Price', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Price' })).toHaveCount(0)
    await expect(dialog.getByText('Dietary Indicators')).toHaveCount(0)
    await dialog.getByLabel('Description').fill('Words of the writer.')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await writer.getByRole('button', { name: 'Save Menu' }).click()
    await expectSaved(writer)
    await writer.goto(`/menu-designer?of=${menuId}`)
    await expect(writer.getByRole('button', { name: 'Back to Menu Builder' })).toBeVisible()
    await writer.context().close()
  })

  test(
    `an accountant sees money and menus, and changes neither, on ${where}`,
    onLaptop,
    async ({ page, browser, baseURL }) => {
      const { menuId } = await houseOf(page)
      const accountant = await browserOf(browser, await letIn(page, 'accountant'), { baseURL, isPhone })
      await accountant.goto('/account')
      await expect(accountant.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible()
      await expect(accountant.getByRole('button', { name: 'Cancel subscription' })).toHaveCount(0)
      await expectNoSidewaysScroll(accountant, 'the account of an accountant')
      await accountant.goto('/')
      await expect(accountant.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(accountant.getByRole('link', { name: 'Mark sold out' })).toHaveCount(0)
      await expectAccessible(accountant)
      await accountant.goto(`/menu-builder?of=${menuId}`)
      await expect(accountant).toHaveURL(new RegExp(`/menu-viewer/${menuId}`))
      await accountant.context().close()
    },
  )

  test(
    `a manager of two of three restaurants uploads, opens their page and switches, on ${where}`,
    onPhone,
    async ({ page, browser, baseURL }) => {
      await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 })
      const { menuId } = await houseOf(page)
      const made = await threeRestaurants(page)
      const invited = await letIn(page, 'manager')
      const { username } = invited.account
      const manager = await browserOf(browser, invited, { baseURL, isPhone })
      await test.step('is given them by the owner', async () => {
        await page.goto('/account')
        await page.getByRole('button', { name: `Change the restaurants of ${username}` }).click()
        const dialog = page.getByRole('dialog', { name: `Restaurants of ${username}` })
        await dialog.getByLabel('All restaurants').uncheck()
        await dialog.getByRole('button', { name: 'Save' }).click()
        await expect(dialog.getByText('Please choose at least one restaurant.')).toBeVisible()
        await dialog.getByLabel('Bar').check()
        await dialog.getByLabel('Patio').check()
        await expectAccessible(page, { within: ['[role=dialog]'] })
        await dialog.getByRole('button', { name: 'Save' }).click()
        await expect(page.getByText('For Bar and Patio')).toBeVisible()
        await expectNoSidewaysScroll(page, 'people with restaurants')
      })
      await test.step('sees their menus, and no other one', async () => {
        await manager.goto('/my-menus')
        await expect(manager.getByText('Of the Bar').first()).toBeVisible()
        await expect(manager.getByText('Of the Hall')).toHaveCount(0)
        await manager.goto(`/menu-builder?of=${menuId}&view=menu`)
        await expect(sheetOf(manager).getByText(dish, { exact: true })).toHaveCount(0)
      })
      await test.step('gives a dish a photo, and finds no third restaurant for the menu', async () => {
        await manager.goto(`/menu-builder?of=${made.Bar}&view=menu`)
        if (isPhone) {
          await rowOf(manager, dish)
            .getByRole('button', { name: `More actions for ${dish}` })
            .click()
          await manager.getByRole('menuitem', { name: 'Edit…' }).click()
        } else {
          await manager.getByRole('button', { name: 'My Restaurants: Bar' }).click()
          const offered = manager.getByRole('menuitem', { name: /^(?:Bar|Patio|Hall)/ })
          await expect(offered).toHaveText([/^Bar/, /^Patio/])
          await manager.keyboard.press('Escape')
          await rowOf(manager, dish).hover()
          await rowOf(manager, dish)
            .getByRole('button', { name: `Edit ${dish}` })
            .click()
        }
        const dialog = manager.getByRole('dialog', { name: 'Edit Menu Item' })
        await dialog
          .locator('input[type=file]')
          .setInputFiles({ name: 'dish.png', mimeType: 'image/png', buffer: await plate() })
        await expect(dialog.getByRole('button', { name: 'Replace Image' })).toBeVisible()
        await dialog.getByRole('button', { name: 'Save Changes' }).click()
        await manager.getByRole('button', { name: 'Save Menu' }).click()
        await expectSaved(manager)
      })
      await test.step('opens the page of one of them to guests, and finds the other one there', async () => {
        await manager.goto('/restaurant')
        await expectNoSidewaysScroll(manager, 'the page of a restaurant')
        const choice = manager.getByLabel('Restaurant', { exact: true })
        await expect(choice.getByRole('option')).toHaveText(['Bar', 'Patio'])
        await choice.selectOption('Patio')
        const guest = await manager.context().newPage()
        await guest.goto(await manager.getByLabel('Address of the page').inputValue())
        await expect(guest.getByRole('heading', { name: 'Patio', exact: true })).toBeVisible()
      })
      await manager.context().close()
    },
  )

  test(`an agency works for three houses, on ${where}`, onLaptop, async ({ page, browser, baseURL }) => {
    const agency = newAccount()
    const tokens: string[] = []
    const owners: string[] = []
    for (let count = 0; count < 3; count += 1) {
      await page.context().clearCookies()
      const { owner } = await houseOf(page)
      owners.push(owner.username)
      tokens.push((await letIn(page, count === 2 ? 'writer' : 'manager')).token)
    }
    const first = { account: agency, token: tokens[0] ?? '' }
    const other = await browserOf(browser, first, { baseURL, isPhone })
    for (const token of tokens.slice(1)) await other.request.post(joinHouse.path, { data: { token } })
    const open = async (name: string) => {
      await other.getByRole('button', { name: 'House: ' }).click()
      await other.getByRole('menuitem', { name }).click()
      await expect(other.getByRole('button', { name: `House: ${name}` })).toBeVisible()
      await expect(other.getByRole('heading', { name: 'Today', exact: true })).toBeVisible()
    }
    await other.goto('/')
    await expectNoSidewaysScroll(other, 'the home of an agency')
    await open(owners[0] ?? '')
    await expect(other.getByRole('button', { name: 'Create New Menu' })).toBeVisible()
    await expectAccessible(other)
    await open(owners[2] ?? '')
    await expect(other.getByRole('button', { name: 'Create New Menu' })).toHaveCount(0)
    await expectNoSidewaysScroll(other, 'the home of an agency')
    await other.context().close()
  })
}

import { register } from '#contract/accounts/accounts.ts'
import { createSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { dishToItem } from '#domain/generation/dish-to-item.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { expect, makeProfessional, newAccount, test, toastOf } from './fixtures.ts'

const caponata = loadCatalogue().find(
  ({ dietaryOptions, allergens }) => dietaryOptions.includes(2) && allergens.includes('celery'),
)
if (!caponata) throw new Error('The catalogue has no vegan dish with celery')

test('an owner renames a dish, and guests are told nothing before the owner confirms it', async ({
  page,
  browser,
  server,
}) => {
  await page.request.post(register.path, { data: newAccount() })
  await makeProfessional(page)
  const { restaurant } = buildContent()
  const content = {
    restaurant,
    ...newMenu([{ id: 1, name: 'Appetizers', items: [dishToItem(caponata, 3)] }]),
  }
  const saved = await page.request.post(createSavedMenu.path, { data: buildSavePayload({ content }) })
  const { id } = await saved.json()
  await page.request.post(shareSavedMenu.path.replace('{id}', id))
  const guests = await browser.newPage()
  const guestReads = async () => {
    await guests.goto(`${server.url}${(await sharedAddress()).pathname}`)
    return guests.locator('main').innerText()
  }
  const sharedAddress = async () => {
    const answer = await page.request.post(shareSavedMenu.path.replace('{id}', id))
    return new URL((await answer.json()).url)
  }
  expect(await guestReads()).toContain('Contains ')

  await page.goto('/my-menus')
  await page.getByRole('button', { name: /^Edit / }).click()
  const row = page.getByRole('listitem').filter({ hasText: caponata.name })

  await test.step('sees what is derived from the recipe', async () => {
    await row.getByRole('button', { name: /^Edit / }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Menu Item' })
    await expect(dialog.getByRole('button', { name: /^Vegan Derived from the recipe/ })).toBeVisible()
    await expect(dialog.getByText(/^Derived from the recipe: contains /)).toBeVisible()
  })

  const dialog = page.getByRole('dialog', { name: 'Edit Menu Item' })
  await test.step('is told while typing that another name is another dish', async () => {
    await dialog.getByLabel('Name').fill('Shrimp & Peanut Toast')
    await expect(dialog.getByRole('button', { name: /^Vegan To be confirmed/ })).toBeVisible()
    await expect(dialog.getByText(/^To be confirmed: contains .*Guests do not see/)).toBeVisible()
  })

  await test.step('cannot say of a dish with milk that it is vegan', async () => {
    await dialog.getByRole('button', { name: /^Vegan To be confirmed/ }).click()
    await dialog.getByRole('button', { name: 'Milk' }).click()
    await expect(dialog.getByText('Shrimp & Peanut Toast cannot be Vegan: it contains milk.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOf(page, 'Cannot both be true')).toBeVisible()
    await expect(dialog).toBeVisible()
  })

  await test.step('leaves it open, and guests read neither diets nor allergens of it', async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await row.getByRole('heading', { name: caponata.name }).getByRole('button').click()
    await page.getByLabel(`Name of ${caponata.name}`).fill('Shrimp & Peanut Toast')
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 dish has diets or allergens to be confirmed.')).toBeVisible()
    await page.getByRole('button', { name: 'Save Menu' }).click()
    await expect(page.getByRole('toolbar', { name: 'Menu actions' }).getByText(/^Saved/)).toBeVisible()
    const text = await guestReads()
    expect(text).toMatch(/Shrimp\s&\sPeanut\sToast/u)
    expect(text).not.toMatch(/Contains|Vegan/)
  })

  await test.step('confirms what is true, and guests read that', async () => {
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    const review = page.getByRole('dialog', { name: 'Diets and allergens to be confirmed' })
    await review.getByRole('button', { name: 'Remove Vegan', exact: true }).click()
    await review.getByRole('button', { name: 'Crustaceans', exact: true }).click()
    await review.getByRole('button', { name: 'Peanuts', exact: true }).click()
    // Its description still says celery: without it guests are asked to ask.
    await review.getByRole('button', { name: 'Celery', exact: true }).click()
    await expect(review.getByText('In its words and not declared: celery.')).toBeVisible()
    await review.getByRole('button', { name: 'Celery', exact: true }).click()
    const others = review.getByRole('button', { name: /^Remove / })
    while ((await others.count()) > 0) await others.first().click()
    await review.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('to be confirmed.')).toBeHidden()
    await page.getByRole('button', { name: 'Save Menu' }).click()
    await expect(page.getByRole('toolbar', { name: 'Menu actions' }).getByText(/^Saved/)).toBeVisible()
    await expect.poll(guestReads).toMatch(/Contains crustaceans, peanuts, .*celery/u)
  })
})

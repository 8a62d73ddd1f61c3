import type { Page } from '@playwright/test'
import { register } from '#contract/accounts/accounts.ts'
import { uploadImage } from '#contract/accounts/uploads.ts'
import { createSavedMenu, readSavedMenu } from '#contract/menus/saved-menus.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import { type MenuContent, newMenu } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildContent, buildItem, buildSavePayload } from '../builders/build-menu.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { expect, LONG, makeProfessional, newAccount, test, toastOf } from './fixtures.ts'
import { PICTURE } from './steps/designer.ts'
import { chooseMore, expectSaved, rowOf, sheetOf } from './steps/editor.ts'

const dish = (id: number, name: string, cents: number, description = '') =>
  buildItem({ id, name, description, prices: [fixedPrice(cents)] })

const menuWith = (picture: string): MenuContent => ({
  restaurant: buildContent().restaurant,
  ...newMenu([
    {
      id: 1,
      name: 'Starters',
      items: [dish(901, 'Onion soup', 900, 'Gruyère'), dish(902, 'Olives', 400)],
    },
    {
      id: 2,
      name: 'Mains',
      items: [
        stateClaims(
          {
            ...dish(903, 'Roast chicken', 2400, 'Half a bird with lemon'),
            imageUrl: picture,
            marks: ['signature'],
          },
          { confirmed: [3], allergens: ['milk'] },
        ),
        dish(904, 'Trout', 2900, 'Brown butter'),
      ],
    },
  ]),
})

const paper = `STARTERS
Onion soup   $9.50
Gruyère
Olives   $4

MAINS
Roast chicken   $26.50
Half a bird with lemon
Duck leg   $28
Lentils
`

/** Opens a saved menu with a picture, confirmed marks and a custom design. */
async function openSaved(page: Page): Promise<string> {
  await page.request.post(register.path, { data: newAccount() })
  await makeProfessional(page)
  const uploaded = await page.request.post(uploadImage.path, {
    multipart: {
      file: { name: 'chicken.png', mimeType: 'image/png', buffer: PICTURE },
      purpose: 'itemImage',
    },
  })
  const { url } = await uploaded.json()
  const design = { ...defaultDesign, primaryColor: '#224466' }
  const saved = await page.request.post(createSavedMenu.path, {
    data: buildSavePayload({ content: menuWith(url), templateId: 2, design }),
  })
  const { id } = await saved.json()
  await page.goto('/my-menus')
  await page.getByRole('button', { name: /^Edit / }).click()
  await sheetOf(page).waitFor()
  return id
}

const bring = async (page: Page, text: string) => {
  await chooseMore(page, 'Import')
  const dialog = page.getByRole('dialog', { name: 'Import a Menu' })
  await dialog.getByLabel('Or paste your menu').fill(text)
  await dialog.getByRole('button', { name: 'Read the Menu' }).click()
  return dialog
}

test('an owner brings the same menu again: what does not touch is merged, the rest asked', async ({
  page,
}) => {
  const id = await openSaved(page)
  const stored = async () => (await page.request.get(readSavedMenu.path.replace('{id}', id))).json()
  const { content: before } = await stored()
  const changes = page.getByRole('dialog', { name: 'What Changes' })
  const row = (name: RegExp) => changes.getByRole('row', { name })
  const update = async (text: string) => {
    const importing = await bring(page, text)
    await importing.getByRole('button', { name: 'Update This Menu' }).click()
  }

  await test.step('is asked about each difference while nobody knows the last import', async () => {
    await update(paper)
    await expect(changes.getByRole('status')).toContainText('1 dish added')
    await expect(row(/Onion soup/)).toContainText(/\$9\.50.*\$9\.00/)
    await expect(row(/Duck leg/)).toContainText('Added')
    await expect(row(/Olives/)).toHaveCount(0)
    await changes.getByRole('button', { name: 'Take all of theirs' }).click()
    await expect(changes.getByRole('status')).toContainText('2 prices, 1 dish added, 1 dish removed')
    await expectAccessible(page, { within: ['[role=dialog]'] })
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('keeps one price', async () => {
    const soup = changes.getByRole('group', { name: 'What holds: Onion soup, Price' })
    await soup.getByRole('radio', { name: 'Keep mine' }).check()
    await changes.getByRole('radio', { name: 'Keep It' }).check()
    await expect(changes.getByText('1 dish of your menu is not in what you brought. It stays.')).toBeVisible()
    await changes.getByRole('radio', { name: 'Remove It' }).check()
    await changes.getByRole('button', { name: 'Update This Menu' }).click()
    await expect(toastOf(page, 'Menu Updated')).toBeVisible()
  })

  await test.step('finds prices changed, and all that no paper tells as it was', async () => {
    await expect(rowOf(page, 'Roast chicken').getByText('$26.50')).toBeVisible()
    await expect(rowOf(page, 'Onion soup').getByText('$9.00')).toBeVisible()
    await expect(rowOf(page, 'Trout')).toHaveCount(0)
    await page.getByRole('button', { name: 'Save Menu' }).click()
    await expectSaved(page)
    const { content, design, templateId } = await stored()
    const [soup, olives, chicken, duck] = itemsOf(content)
    const [, , chickenBefore] = itemsOf(before)
    expect(chicken).toEqual({
      ...chickenBefore,
      prices: [{ ...fixedPrice(2650), id: chickenBefore?.prices[0]?.id }],
    })
    expect(chicken).toMatchObject({ dietaryOptions: [3], allergens: ['milk'], marks: ['signature'] })
    expect([soup, olives]).toEqual(itemsOf(before).slice(0, 2))
    expect(duck).toMatchObject({ name: 'Duck leg', description: 'Lentils', prices: [{ amount: 2800 }] })
    expect([design.primaryColor, templateId]).toEqual(['#224466', 2])
  })

  await test.step('is asked nothing about the next file, which changes another price', async () => {
    await page.reload()
    await sheetOf(page).waitFor()
    await update(paper.replace('Olives   $4', 'Olives   $5'))
    await expect(changes.getByRole('status')).toHaveText('1 price.')
    await expect(changes.getByText(/^What you changed since the last time stays: 1 price/)).toBeVisible()
    await expect(changes.getByRole('radio', { name: 'Take theirs' })).toHaveCount(0)
    await changes.getByRole('button', { name: 'Update This Menu' }).click()
    await expect(rowOf(page, 'Olives').getByText('$5.00')).toBeVisible()
    await expect(rowOf(page, 'Onion soup').getByText('$9.00')).toBeVisible()
  })

  await test.step('takes all of it back in one step', async () => {
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await expect(rowOf(page, 'Olives').getByText('$4.00')).toBeVisible()
  })
})

test(
  'an owner parts two dishes that only sound alike, and is asked about another currency',
  LONG,
  async ({ page }) => {
    await openSaved(page)
    const changes = page.getByRole('dialog', { name: 'What Changes' })

    await test.step('says that a name is not the other one changed', async () => {
      const importing = await bring(page, 'MAINS\nTrout   $29\nBrown butter\nRoast chicken salad   $19')
      await importing.getByRole('button', { name: 'Update This Menu' }).click()
      const alike = changes.getByRole('list', { name: 'Dishes with another name' })
      await expect(alike).toContainText('“Roast chicken” is “Roast chicken salad” in what you brought.')
      await alike.getByRole('button', { name: 'Not the same dish' }).click()
      await expect(changes.getByRole('row', { name: /Roast chicken salad/ })).toContainText('Added')
      await alike.getByRole('button', { name: 'Same dish, renamed' }).click()
      await expect(changes.getByRole('row', { name: /Roast chicken salad/ })).toHaveCount(0)
      await changes.getByRole('button', { name: 'Cancel' }).click()
      await page.keyboard.press('Escape')
      await expect(sheetOf(page)).toBeVisible()
    })

    await test.step('chooses the currency, and nothing is mixed', async () => {
      const importing = await bring(page, 'MAINS\nRoast chicken   € 22\nHalf a bird with lemon\nTrout   € 27')
      await importing.getByRole('button', { name: 'Update This Menu' }).click()
      await expect(changes.getByText('Your menu is in USD; what you brought is in EUR.')).toBeVisible()
      await expect(changes.getByRole('button', { name: 'Update This Menu' })).toBeDisabled()
      await changes.getByRole('radio', { name: 'Change to EUR' }).check()
      await expect(changes.getByRole('row', { name: /Trout/ }).first()).toContainText(/\$29\.00.*€27\.00/)
      await expect(changes.getByRole('group', { name: /What holds.*Price/ })).toHaveCount(0)
      await changes.getByRole('radio', { name: 'They are USD' }).check()
      await changes.getByRole('radio', { name: 'Keep Them' }).check()
      await expect(changes.getByRole('row', { name: /Roast chicken/ })).toContainText(/\$22\.00.*\$24\.00/)
      await expectAccessible(page, { within: ['[role=dialog]'] })
      await changes.getByRole('button', { name: 'Take all of theirs' }).click()
      await changes.getByRole('button', { name: 'Update This Menu' }).click()
      await expect(rowOf(page, 'Trout').getByText('$27.00')).toBeVisible()
    })
  },
)

import { register } from '#contract/accounts/accounts.ts'
import { createSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { houseMenu } from '../samples/commands/house.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openInBuilder } from '../support/edit-menu.ts'
import { expect, expectAnswer, newAccount, test, toastOf } from './fixtures.ts'
import { modelTest } from './model-test.ts'
import { chooseMore, rowOf } from './steps/editor.ts'

test('an owner types what should change, sees it before it counts, and takes it back', async ({ page }) => {
  await openInBuilder(page, newAccount(), {
    ...houseMenu(),
    restaurant: { ...defaultRestaurant, name: 'Osteria' },
  })
  const palette = page.getByRole('dialog', { name: 'Find' })
  const box = palette.getByRole('combobox')
  const active = palette.getByRole('option', { selected: true })
  const look = page.getByRole('dialog', { name: 'Change This Menu' })
  const row = (name: string) => page.getByRole('listitem', { name, exact: true })

  await test.step('prices of a section: nothing counts until Apply', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(box).toBeFocused()
    await page.keyboard.type('mains up 4 %, keep the burger, end on .50')
    await expect(active).toContainText('Raise Mains except House Burger by 4%, rounded as asked: +')
    await expectAccessible(page, { within: ['[role=dialog]'] })
    await page.keyboard.press('Enter')
    await expect(look.getByRole('status')).toHaveText('7 changes to the menu. You can undo this.')
    await expect(look.getByRole('row', { name: /Ribeye/ })).toContainText('$39.50')
    await expectAccessible(page, { within: ['[role=dialog]'] })
    await look.getByRole('button', { name: 'Cancel' }).click()
    await expect(row('Ribeye')).toContainText('38')
  })

  await test.step('applied, it is one step that can be undone', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(box).toBeFocused()
    await page.keyboard.type('ribeye 42, rename sides to Contorni')
    await expect(active).toContainText('Set Ribeye to $42.00. Rename Sides to Contorni.')
    await page.keyboard.press('Enter')
    await look.getByRole('button', { name: 'Apply' }).click()
    await expect(row('Ribeye')).toContainText('42')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(row('Ribeye')).toContainText('38')
  })

  await test.step('what may mean two dishes is asked, and the choice is typed', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(box).toBeFocused()
    await expect(palette.getByRole('group', { name: 'Typed before' })).toContainText('ribeye 42')
    await box.fill('raise the salad by 1')
    await expect(palette.getByRole('status')).toContainText('Which one is “the salad”?')
    await palette.getByRole('option', { name: 'Mixed Salad' }).first().click()
    await expect(active).toContainText('Raise Mixed Salad by $1.00.')
    await page.keyboard.press('Enter')
    await look.getByRole('button', { name: 'Apply' }).click()
    await expect(row('Mixed Salad')).toContainText('7.50')
  })

  await test.step('on a phone: what a person does alone is said, and nothing changes', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await chooseMore(page, 'Type a change…')
    await box.fill('the tiramisu contains no allergens')
    await expect(palette.getByRole('status')).toContainText('declared by a person')
    await box.fill('hide the tiramisu')
    await active.click()
    await expect(look.getByText('Hidden until you say otherwise')).toBeVisible()
    await expectAccessible(page, { within: ['[role=dialog]'], targetsOutside: 'nothing' })
    // Nothing of this menu is saved, so no guest sees it.
    await expect(look.getByText('Save the menu first')).toBeVisible()
    await expect(look.getByRole('button', { name: 'Apply' })).toBeDisabled()
  })
})

test('an owner types that a dish is sold out, which guests read at once, and takes it back', async ({
  page,
}) => {
  await page.request.post(register.path, { data: newAccount() })
  const data = buildSavePayload({ content: buildContent({ items: 8 }) })
  const { id } = await (await page.request.post(createSavedMenu.path, { data })).json()
  const shared = await page.request.post(shareSavedMenu.path.replace('{id}', id))
  const link = new URL((await shared.json()).url).pathname
  const guestsRead = async () => (await page.request.get(link)).text()
  await page.goto(`/menu-builder?of=${id}&view=menu`)
  await rowOf(page, 'Dish number 2').waitFor()
  await page.keyboard.press('ControlOrMeta+k')
  const palette = page.getByRole('dialog', { name: 'Find' })
  await palette.getByRole('combobox').fill('sold out dish number 2')
  await palette.getByRole('option', { selected: true }).click()
  await page.getByRole('dialog', { name: 'Change This Menu' }).getByRole('button', { name: 'Apply' }).click()
  await expect(rowOf(page, 'Dish number 2')).toContainText('Sold out')
  await expect.poll(guestsRead).toContain('Sold out')
  // The menu stays as it is; the next undo takes this back all the same, as the toast does.
  await expect(page.getByRole('button', { name: 'Undo “Dish number 2 is sold out”' })).toBeEnabled()
  await toastOf(page, 'Dish number 2 is sold out').getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, 'Dish number 2')).not.toContainText('Sold out')
  await expect(page.getByRole('button', { name: 'Undo', exact: true }).first()).toBeDisabled()
  await expect.poll(guestsRead).not.toContain('Sold out')
})

modelTest(
  'an owner asks the AI what no command is, and looks at it before it counts',
  async ({ page, ai, pageErrors }) => {
    await openInBuilder(page, newAccount(), {
      ...houseMenu(),
      restaurant: { ...defaultRestaurant, name: 'Osteria' },
    })
    const palette = page.getByRole('dialog', { name: 'Find' })
    const box = palette.getByRole('combobox')
    const ask = palette.getByRole('option', { name: 'Ask the AI' })
    const status = palette.getByRole('status')
    const look = page.getByRole('dialog', { name: 'Change This Menu' })
    const row = (name: string) => page.getByRole('listitem', { name, exact: true })
    const typed = 'the steak has become dear, let us ask four more'
    const answers = (...commands: string[]) => ai.script({ text: JSON.stringify({ commands }) })

    await modelTest.step('it is offered for what the grammar does not read alone', async () => {
      await page.keyboard.press('ControlOrMeta+k')
      await box.fill('ribeye 42')
      await expect(palette.getByRole('option', { selected: true })).toContainText('Set Ribeye to $42.00.')
      await expect(ask).toHaveCount(0)
      await box.fill('the tiramisu contains no allergens')
      await expect(status).toContainText('declared by a person')
      await expect(ask).toHaveCount(0)
      await box.fill(typed)
      await expect(ask).toBeVisible()
      expect(ai.calls).toHaveLength(0)
    })

    await modelTest.step('Stop ends it, and the words stay', async () => {
      ai.script('never')
      await page.keyboard.press('Enter')
      await expect(status).toHaveText('Asking the AI…')
      await expectAccessible(page, { within: ['[role=dialog]'] })
      await palette.getByRole('button', { name: 'Stop' }).click()
      await expect(status).toContainText('Stopped. Nothing was changed.')
      await expect(box).toHaveValue(typed)
      await expect(box).toBeFocused()
      await expect.poll(() => ai.open).toBe(0)
    })

    await modelTest.step('an answer without a change is a sentence', async () => {
      answers('publish the menu')
      await ask.click()
      await expect(status).toContainText(
        'changes nothing: “publish the menu”. Guests see a menu when you share it',
      )
      ai.script('server error')
      await ask.click()
      await expect(status).toContainText('The AI could not be reached')
      expectAnswer(pageErrors, 503)
    })

    await modelTest.step('a change is looked at, with what is left out, and can be undone', async () => {
      answers('raise Ribeye by 4', 'publish the menu')
      await ask.click()
      await expect(look.getByText(`The AI read “${typed}” like this.`)).toBeVisible()
      await expect(look.getByRole('listitem').filter({ hasText: 'publish the menu' })).toBeVisible()
      await expect(look.getByRole('row', { name: /Ribeye/ })).toContainText('$42.00')
      await expectAccessible(page, { within: ['[role=dialog]'] })
      await look.getByRole('button', { name: 'Cancel' }).click()
      await expect(row('Ribeye')).toContainText('38')
      await page.keyboard.press('ControlOrMeta+k')
      await box.fill(typed)
      await ask.click()
      await look.getByRole('button', { name: 'Apply' }).click()
      await expect(row('Ribeye')).toContainText('42')
      await page.keyboard.press('ControlOrMeta+z')
      await expect(row('Ribeye')).toContainText('38')
    })
  },
)

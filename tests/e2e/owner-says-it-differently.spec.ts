import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { dishToItem } from '#domain/generation/dish-to-item.ts'
import { buildContent } from '../builders/build-menu.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openInBuilder } from '../support/edit-menu.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'

const itemOf = (name: string) => {
  const dish = loadCatalogue().find((one) => one.name === name)
  if (!dish) throw new RangeError(`No dish ${name}`)
  return dishToItem(dish, 3)
}

const bruschetta = itemOf('Bruschetta al Pomodoro')
const panelle = { ...itemOf('Panelle'), description: 'My aunt fries them on Fridays.' }

test('an owner says a section in another voice, confirms an origin, and takes it back in one step', async ({
  page,
}) => {
  const content = buildContent()
  const sections = [{ id: 1, name: 'Antipasti', items: [bruschetta, panelle] }]
  await openInBuilder(page, newAccount(), { ...content, sections })
  const sheet = page.getByRole('article', { name: 'Menu' })
  await sheet.getByRole('button', { name: 'More for the section Antipasti' }).click()
  await page.getByRole('menuitem', { name: 'Reword…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Say It Differently' })
  await dialog.getByRole('radio', { name: 'Plain list' }).check()
  const proposed = dialog.getByRole('list', { name: 'Before and after' }).getByRole('listitem')
  await expect(proposed.first()).toContainText(/Bread, tomatoes, garlic/)
  await expectAccessible(page, { within: ['[role=dialog]'] })

  await test.step('keeps what the owner wrote unless told otherwise', async () => {
    await expect(proposed.nth(1)).toContainText('You wrote this description yourself.')
    await expect(dialog.getByRole('checkbox', { name: 'Panelle' })).not.toBeChecked()
  })

  await dialog.getByRole('checkbox', { name: 'Ligurian olive oil.' }).check()
  await dialog.getByRole('button', { name: 'Change 1 description' }).click()
  await expect(toastOf(page, 'Descriptions Changed')).toBeVisible()
  await expect(sheet.getByText(/^Bread, tomatoes, garlic.*Ligurian olive oil\.$/)).toBeVisible()
  await expect(sheet.getByText('My aunt fries them on Fridays.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(sheet.getByText(bruschetta.description)).toBeVisible()
})

import type { Page } from '@playwright/test'
import { listSavedMenus, readSavedMenu, type SavedMenu } from '#contract/menus/saved-menus.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { mapItems, mapSections } from '#domain/menu/model/walk.ts'
import { sampleMenu } from '../samples/sample-menus.ts'
import { openInBuilder } from '../support/edit-menu.ts'
import { withKeysOfToday } from '../support/keys-of-today.ts'
import { expect, LONG, newAccount, test, toastOf } from './fixtures.ts'
import { chooseMore, expectSaved } from './steps/editor.ts'

test(
  'an owner keeps the menu of a bistro, with a change of each kind of price and nothing lost',
  LONG,
  async ({ page }) => {
    test.slow()
    const { content, design, templateId } = sampleMenu('bistro')
    await openInBuilder(page, newAccount(), content, { design, templateId })
    const menu = page.getByRole('article', { name: 'Menu' })
    const dialog = page.getByRole('dialog')
    const row = (name: string) => menu.getByRole('listitem', { name, exact: true })

    /** Types over the prices of a dish where they are. */
    async function reprice(name: string, before: string, typed: string, after: string) {
      await row(name).getByRole('button', { name: before, exact: true }).click()
      const box = menu.getByLabel(`Price of ${name}`)
      await box.fill(typed)
      await box.press('Enter')
      await page.keyboard.press('Escape')
      await expect(row(name).getByRole('button', { name: after, exact: true })).toBeVisible()
    }

    await test.step('sees no price of zero, and what the menu says besides its dishes', async () => {
      await expect(menu.getByText('Dinner', { exact: true })).toBeVisible()
      await expect(menu.getByText('Winter 2026')).toBeVisible()
      await expect(menu.getByText(/^\*Consuming raw or undercooked meats/)).toBeVisible()
      await expect(menu.getByText('218 Bridge Street · 555 0142 · thesalthouse.example')).toBeVisible()
      for (const { name } of content.sections) {
        await expect(menu.getByRole('region', { name, exact: true })).toBeVisible()
      }
      await expect(menu).not.toContainText('$0.00')
    })

    await test.step('types amounts, sizes, prices of the day and prices for each in place', async () => {
      await reprice('Caviar service', 'MP', 'from 120', 'from 120')
      await reprice('Shrimp cocktail', '19', '8 ea', '8 ea')
      await reprice('Tuna crudo', '21', '22½', '22½')
      await reprice(
        'Littleneck clams',
        'half dozen 14 · dozen 26',
        'half dozen 15 / dozen 28',
        'half dozen 15 · dozen 28',
      )
      await reprice('Steak tartare', '19 / 32', '20 / 34', '20 / 34')
      await reprice('Pork chop', '32½', 'MP', 'MP')
      await reprice('Branzino', '+8', '+10', '+10')
    })

    await test.step('takes the last price back, and does it again', async () => {
      await menu.getByRole('group', { name: 'Heading of PRIX FIXE' }).focus()
      await page.keyboard.press('Control+z')
      await expect(row('Branzino').getByRole('button', { name: '+8', exact: true })).toBeVisible()
      await page.keyboard.press('Control+Shift+z')
      await expect(row('Branzino').getByRole('button', { name: '+10', exact: true })).toBeVisible()
    })

    await test.step('changes the price of a whole section', async () => {
      await menu.getByRole('button', { name: 'More for the section SIDES' }).click()
      await page.getByRole('menuitem', { name: 'Edit section…' }).click()
      await dialog.getByLabel('Set price').fill('9 each / three for 24')
      await expect(dialog.getByRole('list', { name: 'As understood' })).toContainText('three for 24')
      await dialog.getByRole('button', { name: 'Save Changes' }).click()
      await expect(menu.getByText('9 each · three for 24')).toBeVisible()
    })

    await test.step('changes what a dish cost before', async () => {
      await row('Martini').getByRole('button', { name: 'Edit Martini' }).click()
      await dialog.getByText('More about these prices').click()
      await dialog.getByLabel('Before, in USD').fill('17')
      await dialog.getByRole('button', { name: 'Save Changes' }).click()
      await expect(toastOf(page, 'Menu item updated')).toBeVisible()
      await expect(row('Martini')).toContainText('reg. 17')
    })

    await test.step('changes what an extra costs', async () => {
      await chooseMore(page, 'Choices & Extras')
      await dialog.getByRole('button', { name: 'Edit add' }).click()
      await dialog.getByLabel('Amount of option 1, in USD').fill('8')
      await dialog.getByRole('button', { name: 'Save Choices' }).click()
      await expect(dialog.getByText('chicken +8, shrimp +9, egg +3')).toBeVisible()
      await dialog.getByRole('button', { name: 'Done' }).click()
    })

    await test.step('saves it: what was not touched is as it was', async () => {
      await page.getByRole('button', { name: 'Save Menu' }).click()
      await expectSaved(page)
      const saved = await savedMenuOf(page)
      const { restaurant: _, ...kept } = saved.content
      expect(kept).toEqual(withKeysOfToday(expected()))
      expect(saved.design).toMatchObject({ priceSign: 'none', priceCents: 'halves' })
      expect(saved.templateId).toBe(templateId)
    })

    /** The menu of the bistro with the prices that were typed above, and nothing else changed. */
    function expected() {
      const { restaurant: _, ...before } = content
      const amounts: Readonly<Record<string, MenuItem['prices']>> = {
        'Caviar service': [{ id: 'p1', kind: 'from', amount: 12_000 }],
        'Shrimp cocktail': [{ id: 'p1', kind: 'unit', per: 'ea', amount: 800 }],
        'Tuna crudo': [{ id: 'p1', kind: 'fixed', amount: 2250 }],
        'Littleneck clams': [
          { id: 'p1', kind: 'fixed', label: 'half dozen', amount: 1500 },
          { id: 'p2', kind: 'fixed', label: 'dozen', amount: 2800 },
        ],
        'Steak tartare': [
          { id: 'p1', kind: 'fixed', amount: 2000 },
          { id: 'p2', kind: 'fixed', amount: 3400 },
        ],
        'Pork chop': [{ id: 'p1', kind: 'market', words: 'MP' }],
        Branzino: [{ id: 'p1', kind: 'supplement', amount: 1000 }],
        Martini: [{ id: 'p1', kind: 'fixed', amount: 900, former: 1700 }],
      }
      const priced = mapItems(before, (item) => ({ ...item, prices: amounts[item.name] ?? item.prices }))
      const sections = mapSections(priced, (section) =>
        section.name === 'SIDES'
          ? {
              ...section,
              prices: [
                { id: 'p1', kind: 'unit', amount: 900 },
                { id: 'p2', kind: 'fixed', label: 'three for', amount: 2400 },
              ],
            }
          : section,
      )
      return {
        ...sections,
        modifierGroups: before.modifierGroups.map((group) => ({
          ...group,
          options: group.options.map((option) =>
            option.name === 'chicken' ? { ...option, amount: 800 } : option,
          ),
        })),
      }
    }
  },
)

async function savedMenuOf(page: Page): Promise<SavedMenu> {
  const [summary] = await (await page.request.get(listSavedMenus.path)).json()
  return (await page.request.get(readSavedMenu.path.replace('{id}', summary.id))).json()
}

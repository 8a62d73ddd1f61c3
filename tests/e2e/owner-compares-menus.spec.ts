import { register } from '#contract/accounts/accounts.ts'
import { createSavedMenu, readSavedMenu, updateSavedMenu } from '#contract/menus/saved-menus.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildItem, buildSavePayload } from '../builders/build-menu.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { readDownload } from '../support/read-download.ts'
import { expect, newAccount, test } from './fixtures.ts'

const winter: MenuContent['sections'] = [
  {
    id: 1,
    name: 'Mains',
    items: [
      buildItem({ id: 1, name: 'Steak', prices: [fixedPrice(3200)] }),
      buildItem({ id: 2, name: 'Pike', prices: [fixedPrice(2400)] }),
      buildItem({ id: 3, name: 'Risotto', prices: [fixedPrice(1800)] }),
    ],
  },
]

const spring: MenuContent['sections'] = [
  {
    id: 1,
    name: 'Mains',
    items: [
      buildItem({ id: 1, name: 'Steak', prices: [fixedPrice(3600)] }),
      buildItem({ id: 2, name: 'Pike', prices: [fixedPrice(2400)] }),
      buildItem({ id: 4, name: 'Asparagus', prices: [fixedPrice(1600)] }),
    ],
  },
]

test('an owner compares two menus, and two states of one', async ({ page }) => {
  await page.request.post(register.path, { data: newAccount() })
  const payload = (title: string, sections: MenuContent['sections']) => {
    const base = buildSavePayload()
    return buildSavePayload({ content: { ...base.content, title, sections } })
  }
  const keep = async (title: string, sections: MenuContent['sections']): Promise<string> =>
    (await (await page.request.post(createSavedMenu.path, { data: payload(title, sections) })).json()).id
  const first = await keep('Winter', winter)
  const second = await keep('Spring', spring)
  const row = (name: RegExp) => page.getByRole('row', { name })

  await test.step('begins at a menu, and chooses the other', async () => {
    await page.goto('/my-menus')
    await page.getByRole('button', { name: 'More actions for Winter' }).click()
    await page.getByRole('menuitem', { name: 'Compare…' }).click()
    await expect(page.getByRole('heading', { name: 'Choose two to compare' })).toBeVisible()
    await page.getByRole('group', { name: 'Second' }).getByLabel('Menu').selectOption(second)
    await expect(page).toHaveURL(`/compare?a=${first}&b=${second}`)
  })

  await test.step('reads what was added, removed and re-priced', async () => {
    await expect(page.getByText('1 price, 1 dish added, 1 dish removed')).toBeVisible()
    await expect(row(/Steak/)).toContainText(/\$32\.00.*\$36\.00.*\+\$4\.00 \(\+12\.5%\)/)
    await expect(row(/Asparagus/)).toContainText('Added')
    await expect(row(/Risotto/)).toContainText('Removed')
    await expect(row(/Pike/)).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Prices/ }).click()
    await expect(row(/Risotto/)).toHaveCount(0)
    await expect(row(/Steak/)).toBeVisible()
    await page.getByRole('button', { name: /^All/ }).click()
  })

  await test.step('takes it along as a table, and on paper', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('menu-comparison.csv')
    expect(String(await readDownload(download))).toContain('Re-priced,Mains,Steak,Price,$32.00,$36.00,4,12.5')
    await page.emulateMedia({ media: 'print' })
    await expect(row(/Steak/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Download CSV' })).toBeHidden()
    await page.emulateMedia({ media: null })
  })

  await test.step('reads it on a phone', async () => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page, `a comparison at ${width} px`)
      await expect(row(/Steak/)).toContainText('+12.5%')
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  await test.step('turned around, what was added was removed', async () => {
    await page.getByRole('button', { name: 'Swap' }).click()
    await expect(row(/Asparagus/)).toContainText('Removed')
    await expect(row(/Steak/)).toContainText('−$4.00')
  })

  await test.step('a menu says the same as itself; and something else than before it was saved again', async () => {
    await page.goto(`/compare?a=${first}&b=${first}`)
    await expect(page.getByRole('heading', { name: 'These two are the same' })).toBeVisible()
    const { version } = await (await page.request.get(readSavedMenu.path.replace('{id}', first))).json()
    const again = await page.request.put(updateSavedMenu.path.replace('{id}', first), {
      data: { ...payload('Winter', spring), version },
    })
    expect(again.ok(), await again.text()).toBe(true)
    await page.reload()
    const states = page.getByRole('group', { name: 'First' }).getByLabel('Version')
    await expect(states.getByRole('option')).toHaveCount(2)
    await states.selectOption({ index: 1 })
    await expect(page).toHaveURL(`/compare?a=${first}&state=${version}&b=${first}`)
    await expect(page.getByText('1 price, 1 dish added, 1 dish removed')).toBeVisible()
  })
})

import { expect, type Locator } from '@playwright/test'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { toMajor } from '#domain/money/currency.ts'
import { rowOf, sheetOf } from './editor.ts'
import type { Hand } from './hand.ts'
import { openMore } from './type-details.ts'

/** Types the add-ons and choices of a menu, once for all dishes that have them. */
export async function typeChoices(hand: Hand, { modifierGroups, currency }: Menu): Promise<void> {
  if (modifierGroups.length === 0) return
  const dialog = await hand.openDialog(() => openMore(hand, 'Choices & Extras'), 'Choices & Extras')
  for (const { name, min, max, options } of modifierGroups) {
    await hand.tap(dialog.getByRole('button', { name: 'Add Choices or Extras' }))
    await hand.write(dialog.getByLabel('Name'), name)
    if (min > 0) await hand.write(dialog.getByLabel('At least'), String(min))
    if (max !== null) await hand.write(dialog.getByLabel('At most'), String(max))
    for (const [at, option] of options.entries()) {
      if (at > 0) await hand.tap(dialog.getByRole('button', { name: 'Add option' }))
      await hand.write(dialog.getByLabel(`Option ${at + 1}`, { exact: true }), option.name)
      const amount = dialog.getByLabel(`Amount of option ${at + 1}, in ${currency}`)
      await expect(amount).toHaveAttribute('inputmode', 'decimal')
      if (option.amount !== 0) await hand.write(amount, String(toMajor(option.amount, currency)))
    }
    await hand.tap(dialog.getByRole('button', { name: 'Save Choices' }))
  }
  await hand.tap(dialog.getByRole('button', { name: 'Done' }))
  await expect(dialog).toBeHidden()
}

/** What no line says: the choices of a dish, and the maker of a wine without a year. */
const isSaidInDialog = ({ modifierGroups = [], wine }: MenuItem): boolean =>
  modifierGroups.length > 0 || (wine !== undefined && wine.vintage === undefined)

/** Opens the dish that was typed last, and says the rest of it; the line has the focus again. */
export async function completeDish(hand: Hand, line: Locator, menu: Menu, item: MenuItem): Promise<void> {
  if (!isSaidInDialog(item)) return
  const dialog = await hand.openDialog(() => openDish(hand, item.name), 'Edit Menu Item')
  if (item.modifierGroups) await hand.tap(dialog.getByText('Choices & extras', { exact: true }))
  for (const id of item.modifierGroups ?? []) {
    const { name = '' } = menu.modifierGroups.find((group) => group.id === id) ?? {}
    await hand.tap(dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) }))
  }
  if (item.wine?.producer) {
    await hand.tap(dialog.getByText('Wine', { exact: true }))
    await hand.write(dialog.getByLabel('Producer', { exact: true }), item.wine.producer)
  }
  await hand.tap(dialog.getByRole('button', { name: 'Save Changes' }))
  await expect(dialog).toBeHidden()
  await hand.tap(line)
}

async function openDish(hand: Hand, name: string): Promise<void> {
  if (hand.isTouch) {
    await hand.tap(
      rowOf(hand.page, name)
        .last()
        .getByRole('button', { name: `More actions for ${name}` }),
    )
    await hand.tap(hand.page.getByRole('menuitem', { name: 'Edit…' }))
    return
  }
  await hand.press('ArrowUp')
  await expect(sheetOf(hand.page).getByRole('listitem', { name, exact: true }).last()).toBeFocused()
  await hand.press('e')
}

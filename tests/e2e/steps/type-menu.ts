import { expect, type Locator } from '@playwright/test'
import type { Menu, MenuContent } from '#domain/menu/model/menu.ts'
import type { PriceHead } from '#domain/menu/model/price.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { typedText } from '#domain/menu/prices/typed-prices.ts'
import type { MenuFile } from '#domain/menu/stored/menu-file.ts'
import { sheetOf } from './editor.ts'
import type { Hand } from './hand.ts'
import { completeDish, typeChoices } from './type-choices.ts'
import { typeDetails } from './type-details.ts'

const layouts = { list: 'List', inline: 'In one line', courses: 'Prix fixe' } as const

/**
 * Types a menu into an empty one: what it says other than its sections in three dialogs, then section by
 * section, a line for each dish as its paper has it.
 */
export async function typeMenu(
  hand: Hand,
  { content: menu, design }: Pick<MenuFile, 'content' | 'design'>,
  lines: readonly string[],
): Promise<void> {
  await nameRestaurant(hand, menu)
  await typeDetails(hand, menu, design)
  await typeChoices(hand, menu)
  const left = lines.values()
  for (const [at, section] of menu.sections.entries()) {
    await addSection(hand, section.name, at === 0)
    await writeSection(hand, menu, section)
    const line = sheetOf(hand.page).getByLabel(`New dish in ${section.name}`, { exact: true })
    if (section.items.length > 0) await hand.tap(line)
    for (const item of section.items) {
      await writeDish(hand, line, left.next().value ?? '')
      await completeDish(hand, line, menu, item)
    }
  }
}

async function nameRestaurant(hand: Hand, { restaurant }: MenuContent): Promise<void> {
  const edit = sheetOf(hand.page).getByRole('button', { name: 'Edit Restaurant Details' })
  const dialog = await hand.openDialog(() => hand.tap(edit), 'Edit Restaurant Details')
  await hand.write(dialog.getByLabel('Restaurant name'), restaurant.name)
  await hand.press('Enter')
  await expect(dialog).toBeHidden()
}

async function addSection(hand: Hand, name: string, isFirst: boolean): Promise<void> {
  const sheet = sheetOf(hand.page)
  if (isFirst) {
    await hand.tap(sheet.getByRole('button', { name: 'Section 1', exact: true }))
    await hand.write(sheet.getByLabel('Name of the section Section 1', { exact: true }), name)
    await hand.press('Enter')
  } else {
    const add = sheet.getByRole('button', { name: 'Add Section', exact: true })
    const dialog = await hand.openDialog(() => hand.tap(add), 'Add Section')
    await hand.type(name)
    await hand.press('Enter')
    await expect(dialog).toBeHidden()
  }
  await expect(sheet.getByLabel(`New dish in ${name}`, { exact: true })).toBeFocused()
}

async function writeSection(hand: Hand, menu: Menu, section: Section): Promise<void> {
  const {
    name,
    secondName,
    layout = 'list',
    parentId,
    daypart,
    priceHeads = [],
    prices = [],
    intro,
    footer,
  } = section
  const parent = menu.sections.find(({ id }) => id === parentId)
  if (
    layout === 'list' &&
    !parent &&
    !secondName &&
    !daypart &&
    !intro &&
    !footer &&
    priceHeads.length + prices.length === 0
  )
    return
  const open = async () => {
    if (hand.isTouch) {
      await hand.tap(hand.page.getByRole('button', { name: `More for the section ${name}`, exact: true }))
      await hand.tap(hand.page.getByRole('menuitem', { name: 'Edit section…' }))
    } else {
      await hand.press('Escape')
      await hand.press('e')
    }
  }
  const dialog = await hand.openDialog(open, 'Edit Section')
  const box = (label: string) => dialog.getByLabel(label, { exact: true })
  if (layout !== 'list') await hand.choose(box('Layout'), layouts[layout])
  if (parent) await hand.choose(box('Inside'), parent.name)
  if (intro) await hand.write(box('Introduction'), intro)
  if (footer) await hand.write(box('Footer'), footer)
  if (priceHeads.length > 0) await hand.write(box('Size columns'), priceHeads.map(headText).join(' | '))
  if (daypart || secondName) await hand.tap(dialog.getByText('When it is served, second language').first())
  if (daypart) await hand.write(box('When it is served'), daypart)
  if (secondName) await hand.write(box('Second name'), secondName)
  if (prices.length > 0) {
    const { currency, language } = menu
    await hand.write(box('Set price'), typedText(prices, { currency, language, heads: [], before: [] }))
  }
  await hand.tap(dialog.getByRole('button', { name: 'Save Changes' }))
  await expect(dialog).toBeHidden()
}

/** `au verre (12.5 cl)`; `0,1 l` says its size itself. */
const headText = ({ label, size }: PriceHead): string =>
  size === undefined || /^\d/.test(label) ? label : `${label} (${size.amount} ${size.unit})`

async function writeDish(hand: Hand, line: Locator, typed: string): Promise<void> {
  const sheet = sheetOf(hand.page)
  const [text = '', prices = ''] = typed.split(' ⏎ ')
  await hand.type(text)
  expect(await line.getAttribute('inputmode')).toBeNull()
  await hand.press('Enter')
  if (!(await line.evaluate((box) => box === document.activeElement))) {
    // A dish without a price asks for it: Enter leaves it without one.
    const price = sheet.getByLabel(/^Price of /)
    await expect(price).toBeFocused()
    await expect(price).toHaveAttribute('inputmode', 'decimal')
    if (prices !== '') await hand.type(prices)
    expect(await price.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
    await hand.press('Enter')
  }
  await expect(line).toBeFocused()
  await expect(line).toHaveValue('')
}

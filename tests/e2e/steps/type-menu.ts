import { expect, type Locator } from '@playwright/test'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu, MenuContent } from '#domain/menu/model/menu.ts'
import type { Price } from '#domain/menu/model/price.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { typedText } from '#domain/menu/prices/typed-prices.ts'
import { chooseMore, sheetOf } from './editor.ts'
import type { Hand } from './hand.ts'

const layouts = { list: 'List', inline: 'In one line', courses: 'Prix fixe' } as const
const marks: Readonly<Record<string, string>> = { raw: 'Raw', 'spicy-1': 'Mild', 'spicy-2': 'Hot' }

/** Types a menu into an empty one: its head and foot in two dialogs, then section by section, a line for each dish. */
export async function typeMenu(hand: Hand, menu: MenuContent, lines: readonly string[]): Promise<void> {
  await nameRestaurant(hand, menu)
  await writeDetails(hand, menu)
  const left = lines.values()
  for (const [at, section] of menu.sections.entries()) {
    await addSection(hand, section.name, at === 0)
    await writeSection(hand, menu, section)
    const line = sheetOf(hand.page).getByLabel(`New dish in ${section.name}`, { exact: true })
    if (section.items.length > 0) await hand.tap(line)
    for (const item of section.items) await writeDish(hand, line, left.next().value ?? '', item)
  }
}

async function nameRestaurant(hand: Hand, { restaurant }: MenuContent): Promise<void> {
  const edit = sheetOf(hand.page).getByRole('button', { name: 'Edit Restaurant Details' })
  const dialog = await hand.openDialog(() => hand.tap(edit), 'Edit Restaurant Details')
  await hand.write(dialog.getByLabel('Restaurant name'), restaurant.name)
  await hand.press('Enter')
  await expect(dialog).toBeHidden()
}

async function writeDetails(hand: Hand, menu: Menu): Promise<void> {
  const open = async () => {
    await chooseMore(hand.page, 'Menu Details')
    hand.taps += 2
  }
  const dialog = await hand.openDialog(open, 'Menu Details')
  if (menu.title) await hand.write(dialog.getByLabel('Title', { exact: true }), menu.title)
  if (menu.dateLine) await hand.write(dialog.getByLabel('Date line', { exact: true }), menu.dateLine)
  await choosePart(hand, dialog.getByLabel('Language', { exact: true }), menu.language)
  if (menu.secondLanguage)
    await choosePart(hand, dialog.getByLabel('Second language', { exact: true }), menu.secondLanguage)
  if (menu.currency !== 'USD')
    await choosePart(hand, dialog.getByLabel('Currency', { exact: true }), menu.currency)
  await hand.tap(dialog.getByText('Notices', { exact: true }).first())
  for (const [at, { text }] of menu.notices.entries()) {
    await hand.tap(dialog.getByRole('button', { name: 'Add Notice' }))
    await hand.write(
      dialog.getByRole('group', { name: `Notice ${at + 1}` }).getByLabel('Text', { exact: true }),
      text,
    )
  }
  await hand.tap(dialog.getByRole('button', { name: 'Save Changes' }))
  await expect(dialog).toBeHidden()
}

/** By the value of the option: it is written in the language of the screen. */
async function choosePart(hand: Hand, box: Locator, value: string | undefined): Promise<void> {
  const values = await box
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  const near = values.find((one) => one === value) ?? values.find((one) => one === value?.split('-')[0])
  if (near === undefined) return
  hand.taps += 2
  await box.selectOption(near)
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
  const { name, layout = 'list', parentId, daypart, priceHeads = [], prices = [], intro, footer } = section
  const parent = menu.sections.find(({ id }) => id === parentId)
  if (
    layout === 'list' &&
    !parent &&
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
  if (parent) await hand.choose(box('Stands in'), parent.name)
  if (intro) await hand.write(box('Introduction'), intro)
  if (footer) await hand.write(box('Footer'), footer)
  if (priceHeads.length > 0)
    await hand.write(box('Price columns'), priceHeads.map(({ label }) => label).join(' | '))
  if (daypart) {
    await hand.tap(dialog.getByText('When it is served, second language').first())
    await hand.write(box('When it is served'), daypart)
  }
  if (prices.length > 0) {
    const { currency, language } = menu
    await hand.write(
      box('Price of the whole'),
      typedText(prices, { currency, language, heads: [], before: [] }),
    )
  }
  await hand.tap(dialog.getByRole('button', { name: 'Save Changes' }))
  await expect(dialog).toBeHidden()
}

async function writeDish(hand: Hand, line: Locator, text: string, item: MenuItem): Promise<void> {
  const sheet = sheetOf(hand.page)
  await hand.type(text)
  expect(await line.getAttribute('inputmode')).toBeNull()
  await hand.press('Enter')
  if (!(await line.evaluate((box) => box === document.activeElement))) {
    // A dish without a price asks for it: Enter leaves it without one.
    const price = sheet.getByLabel(/^Price of /)
    await expect(price).toBeFocused()
    await expect(price).toHaveAttribute('inputmode', 'decimal')
    expect(await price.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
    await hand.press('Enter')
  }
  await expect(line).toBeFocused()
  await expect(line).toHaveValue('')
  if (item.marks && !hand.isTouch) await markDish(hand, line, item)
}

async function markDish(hand: Hand, line: Locator, item: MenuItem): Promise<void> {
  await hand.press('ArrowUp')
  await expect(
    sheetOf(hand.page).getByRole('listitem', { name: item.name, exact: true }).last(),
  ).toBeFocused()
  await hand.press('m')
  const marking = await hand.openDialog(async () => {}, item.name)
  for (const mark of item.marks ?? [])
    await hand.tap(marking.getByRole('button', { name: marks[mark] ?? mark, exact: true }).first())
  await hand.press('Escape')
  await expect(marking).toBeHidden()
  await hand.press('n')
  await expect(line).toBeFocused()
}

/** What a paper says of its dishes, as one list: what was typed is compared with it. */
export const dishesOf = ({ sections }: Pick<Menu, 'sections'>) =>
  sections.flatMap(({ name: section, items }) =>
    items.map(({ name, description, prices, marks: given = [] }) => ({
      ...{ section, name, description, marks: given },
      prices: prices.map(meant),
    })),
  )

/** What a price is called in the place of words that mean no other thing. */
const meant = ({ kind, amount, label, size, former }: Price) =>
  [kind, amount, label === 'add' ? undefined : label, size?.amount, former].filter(Boolean).join(' ')

/** What a menu says of its sections besides their dishes. */
export const sectionsOf = ({ sections }: Pick<Menu, 'sections'>) =>
  sections.map(
    ({ name, layout = 'list', parentId, daypart, intro, footer, prices = [], priceHeads = [] }) => ({
      ...{ name, layout, daypart, intro, footer },
      within: sections.find(({ id }) => id === parentId)?.name,
      prices: prices.map(meant),
      heads: priceHeads.map(({ label }) => label),
    }),
  )

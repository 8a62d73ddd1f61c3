import { expect, type Locator } from '@playwright/test'
import type { Design } from '#domain/design/settings.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { Notice } from '#domain/menu/model/notice.ts'
import { toMajor } from '#domain/money/currency.ts'
import { chooseMore } from './editor.ts'
import type { Hand } from './hand.ts'

type Writing = Pick<Design, 'priceSign' | 'priceCents'>

/** Types all that a menu says other than its sections: the dialog “Menu Details”. */
export async function typeDetails(hand: Hand, menu: Menu, { priceSign, priceCents }: Writing): Promise<void> {
  const dialog = await hand.openDialog(() => openMore(hand, 'Menu Details'), 'Menu Details')
  const box = (label: string) => dialog.getByLabel(label, { exact: true })
  if (menu.title) await hand.write(box('Title'), menu.title)
  if (menu.dateLine) await hand.write(box('Date line'), menu.dateLine)
  await choosePart(hand, box('Language'), menu.language)
  if (menu.secondLanguage) await choosePart(hand, box('Second language'), menu.secondLanguage)
  if (menu.currency !== 'USD') await choosePart(hand, box('Currency'), menu.currency)
  await choosePart(hand, box('Currency sign'), priceSign)
  await choosePart(hand, box('Cents'), priceCents)
  await typeNotices(hand, dialog, menu)
  await typeMarks(hand, dialog, menu)
  await typeContact(hand, dialog, menu)
  await hand.tap(dialog.getByRole('button', { name: 'Save Changes' }))
  await expect(dialog).toBeHidden()
}

/** Opens something of the menu at the end of the bar. */
export async function openMore(hand: Hand, name: string): Promise<void> {
  await chooseMore(hand.page, name)
  hand.taps += 2
}

async function typeNotices(hand: Hand, dialog: Locator, { notices, currency }: Menu): Promise<void> {
  await hand.tap(dialog.getByText('Notices', { exact: true }).first())
  for (const [at, notice] of notices.entries()) {
    await hand.tap(dialog.getByRole('button', { name: 'Add Notice' }))
    const group = dialog.getByRole('group', { name: `Notice ${at + 1}` })
    if (notice.kind !== 'text') await choosePart(hand, group.getByLabel('Kind'), notice.kind)
    await hand.write(group.getByLabel('Text', { exact: true }), notice.text)
    for (const [label, text] of feeTexts(notice.fee, currency))
      await hand.write(group.getByRole('textbox', { name: label }), text)
  }
}

/** What the boxes of a fee take, by their labels. */
function feeTexts(fee: Notice['fee'] = {}, currency: string): [string, string][] {
  const { percent, amount, when, purpose, recipient } = fee
  return [
    ['Percent', percent?.toString() ?? ''],
    ['Amount', amount === undefined ? '' : toMajor(amount, currency).toString()],
    ['When', when ?? ''],
    ['What for', purpose ?? ''],
    ['Who gets it', recipient ?? ''],
  ].filter((box): box is [string, string] => box[1] !== '')
}

/** The legend: the lines of new dishes know these signs. */
async function typeMarks(hand: Hand, dialog: Locator, { marks }: Menu): Promise<void> {
  await hand.tap(dialog.getByText('Marks and signs', { exact: true }))
  for (const [at, { kind, key, symbol, meaning }] of marks.entries()) {
    await hand.tap(dialog.getByRole('button', { name: 'Add Mark' }))
    const group = dialog.getByRole('group', { name: `Mark ${at + 1}`, exact: true })
    await choosePart(hand, group.getByLabel('Stands for'), `${kind} ${key}`)
    await hand.write(group.getByLabel('Sign', { exact: true }), symbol)
    if (meaning) await hand.write(group.getByLabel('Meaning'), meaning)
  }
}

async function typeContact(hand: Hand, dialog: Locator, { contact }: Menu): Promise<void> {
  if (!contact) return
  await hand.tap(dialog.getByText('Contact', { exact: true }).last())
  const { address, phone, hours, web } = contact
  const boxes = { Address: address, Phone: phone, 'Opening hours': hours, Web: web }
  for (const [label, text] of Object.entries(boxes))
    if (text) await hand.write(dialog.getByLabel(label, { exact: true }), text)
}

/** By the value of the option: it is written in the language of the screen. A choice that is made already stays. */
async function choosePart(hand: Hand, box: Locator, value: string | undefined): Promise<void> {
  const values = await box
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  const near = values.find((one) => one === value) ?? values.find((one) => one === value?.split('-')[0])
  if (near === undefined) throw new Error(`The list has no “${value}”.`)
  if ((await box.inputValue()) === near) return
  hand.taps += 2
  await box.selectOption(near)
}

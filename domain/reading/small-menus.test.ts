import { expect, it } from 'vitest'
import type { MenuContent } from '../menu/model/menu.ts'
import { textLines } from './lines/text-lines.ts'
import { readMenuLines } from './read-menu-lines.ts'

const read = (text: string): MenuContent => readMenuLines(textLines(text)).content

/** Sections by name with their items, and below which one they stand. */
const outline = ({ sections }: MenuContent) =>
  sections.map(({ name, parentId, items }) => ({
    name,
    ...(parentId !== undefined && { in: sections.find(({ id }) => id === parentId)?.name }),
    items: items.map((item) => item.name),
  }))

it('keeps what a menu is called apart from who serves it, and courses within their meal', () => {
  const content = read(`LUNCH MENU

PRIX FIXE $29

first
Caesar salad
Clam chowder

second
Roast chicken, farro
Steak frites (+$10)

BEER
Draft: Allagash White 8, Guinness 9`)
  expect(content.title).toBe('LUNCH MENU')
  expect(outline(content)).toEqual([
    { name: 'PRIX FIXE', items: [] },
    { name: 'first', in: 'PRIX FIXE', items: ['Caesar salad', 'Clam chowder'] },
    { name: 'second', in: 'PRIX FIXE', items: ['Roast chicken', 'Steak frites'] },
    { name: 'BEER', items: [] },
    { name: 'Draft', items: ['Allagash White', 'Guinness'] },
  ])
})

it('reads a line that says when it is closed, where it is and how to call', () => {
  const { contact } = read(`LE PETIT ZINC

PLATS
Bavette, frites maison  19 €
Tartare de bœuf  18 €

Prix nets, service compris.
Fermé le dimanche et le lundi. 12 rue des Arts, 31000 Toulouse - 05 61 55 01 23`)
  expect(contact).toEqual({
    hours: 'Fermé le dimanche et le lundi',
    address: '12 rue des Arts, 31000 Toulouse',
    phone: '05 61 55 01 23',
  })
})

it('heads columns by what follows a heading behind slashes', () => {
  const { sections } = read(`VINO            175ml / 250ml / bottle
Trebbiano       5.5 / 7.5 / 21
Montepulciano   5.8 / 8 / 23`)
  expect(sections.map(({ name, priceHeads }) => [name, priceHeads?.map(({ label }) => label)])).toEqual([
    ['VINO', ['175ml', '250ml', 'bottle']],
  ])
})

it('takes signs of Markdown for what they mean', () => {
  const content = read(`# Saltbush

## Late Night

- **Toasties** – $7 each
- Hot chips – $5 each

## Packages

| | 3 hours | 4 hours |
|---|---|---|
| Classic | $42 | $52 |
| Soft | $16 | $20 |`)
  expect(content.restaurant.name).toBe('Saltbush')
  expect(outline(content)).toEqual([
    { name: 'Late Night', items: ['Toasties', 'Hot chips'] },
    { name: 'Packages', items: ['Classic', 'Soft'] },
  ])
  expect(content.sections[1]?.priceHeads?.map(({ label }) => label)).toEqual(['3 hours', '4 hours'])
})

it('leaves the head of an e-mail and the navigation of a page out of the menu', () => {
  const content = read(`From: Lan
To: friends
Subject: Our new menu!

PHO HOA LAN

Home | Menu | Contact

APPETIZERS
$8.50 - Gỏi Cuốn
Summer rolls
$7.95 - Chả Giò
Crispy egg rolls
$12.95 - Gỏi Đu Đủ
Papaya salad`)
  expect(content.restaurant.name).toBe('PHO HOA LAN')
  expect(outline(content)).toEqual([{ name: 'APPETIZERS', items: ['Gỏi Cuốn', 'Chả Giò', 'Gỏi Đu Đủ'] }])
})

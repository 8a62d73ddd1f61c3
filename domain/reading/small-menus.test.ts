import { expect, it } from 'vitest'
import type { MenuContent } from '../menu/model/menu.ts'
import { textLines } from './lines/text-lines.ts'
import { readMenuLines } from './read-menu-lines.ts'

const read = (text: string): MenuContent => readMenuLines(textLines(text)).content

/** Sections by name with their items, and below which one they are. */
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

it('reads a takeaway list with marks before its numbers, pints and quarts, and meals at one price', () => {
  const content = read(`THE GOLDEN LOTUS

SOUP                                Pt.     Qt.
10. Wonton Soup                    3.25    5.50
* 12. Hot & Sour Soup              3.25    5.50

COMBINATION PLATES
All combination plates served with pork fried rice & egg roll     11.50
C1. Chicken Chow Mein
* C2. General Tso's Chicken

LUNCH SPECIAL
11:00am - 3:00pm except Sunday  $8.50
L1. Boneless Ribs
L2. Beef w. Broccoli

SIDE ORDERS
White Rice (Pt.) 2.00 (Qt.) 3.50
Soda (can) 1.50   2 Liter 3.75

* Hot & Spicy`)
  expect(outline(content)).toEqual([
    { name: 'SOUP', items: ['Wonton Soup', 'Hot & Sour Soup'] },
    { name: 'COMBINATION PLATES', items: ['Chicken Chow Mein', "General Tso's Chicken"] },
    { name: 'LUNCH SPECIAL', items: ['Boneless Ribs', 'Beef w. Broccoli'] },
    { name: 'SIDE ORDERS', items: ['White Rice', 'Soda'] },
  ])
  const [, plates, lunch, sides] = content.sections
  expect(plates?.items[1]?.marks).toEqual(['spicy-1'])
  expect([plates?.prices?.map(({ amount }) => amount), lunch?.daypart]).toEqual([
    [1150],
    '11:00am - 3:00pm except Sunday',
  ])
  expect(sides?.items.map(({ prices }) => prices.map(({ amount, label }) => [amount, label]))).toEqual([
    [
      [200, 'Pt.'],
      [350, 'Qt.'],
    ],
    [
      [150, 'can'],
      [375, undefined],
    ],
  ])
})

it('takes dollars for those of the place, unless a person chose others', () => {
  const lines = textLines(
    'CORNER CAFE\n\nLUNCH\nBurger  $23\nSoup  $14\n\n88 Glebe Point Road, Glebe NSW 2037',
  )
  expect(readMenuLines(lines).content.currency).toBe('AUD')
  expect(readMenuLines(lines, { currency: 'USD', isCurrencyChosen: true }).content.currency).toBe('USD')
})

it('hands heads of columns down to the sections below them, as far as these fill the columns', () => {
  const { sections } = read(`THE LAMP

WINE                        125ml   175ml   Bottle

WHITE
Picpoul, Duc de Morny 2023    5.5     7.5      30
Chablis, Hamelin 2022                          52

RED
Barolo, Alessandria 2019      9      12        82

BEER
Lager   half 3.2   pint 6.2`)
  const byId = new Map(sections.map((section) => [section.id, section.name]))
  expect(sections.map(({ name, parentId }) => [name, parentId && byId.get(parentId)])).toEqual([
    ['WINE', undefined],
    ['WHITE', 'WINE'],
    ['RED', 'WINE'],
    ['BEER', undefined],
  ])
  expect(sections[1]?.items[0]?.prices.map(({ head }) => head)).toEqual(
    sections[0]?.priceHeads?.map(({ id }) => id),
  )
})

it('takes lists below names by turns for what is in them, where one price is paid for all', () => {
  const { sections } = read(`THE LAMP

COCKTAILS – all 12
Spritz
Vermouth, grapefruit, soda
Gimlet
Gin, basil, lime

BEER
Lager 5
Stout 6`)
  expect(sections[0]?.items.map(({ name, description }) => [name, description])).toEqual([
    ['Spritz', 'Vermouth, grapefruit, soda'],
    ['Gimlet', 'Gin, basil, lime'],
  ])
})

it('reads pence, what a dish is served with after a slash, and for how many it is', () => {
  const { sections } = read(`KIOSK

SNACKS
Toast or crumpet   60p
Hot chocolate w/ marshmallows   £1.20
Sharing board (2-3 people)   £14.00
Picnic box (serves 8 to 10)   £40.00`)
  expect(
    sections[0]?.items.map(({ name, prices, serves }) => [name, prices.map(({ amount }) => amount), serves]),
  ).toEqual([
    ['Toast or crumpet', [60], undefined],
    ['Hot chocolate w/ marshmallows', [120], undefined],
    ['Sharing board', [1400], { from: 2, to: 3 }],
    ['Picnic box', [4000], { from: 8, to: 10 }],
  ])
})

it('goes on behind the foot of a page', () => {
  const content = read(`CAFE SEEBLICK

Starters
Soup (a)  9.50
Salad (g)  8.50

a gluten  g milk
Created with Carte

Mains
Cheese toast (a)  18.50
fried egg, gherkins

Sausage salad  17.50
garnished

Desserts
Meringue (g)  9.80`)
  expect(outline(content)).toEqual([
    { name: 'Starters', items: ['Soup', 'Salad'] },
    { name: 'Mains', items: ['Cheese toast', 'Sausage salad'] },
    { name: 'Desserts', items: ['Meringue'] },
  ])
  expect(content.sections[1]?.items.map(({ description }) => description)).toEqual([
    'fried egg, gherkins',
    'garnished',
  ])
})

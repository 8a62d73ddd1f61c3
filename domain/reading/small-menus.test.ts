import { expect, it } from 'vitest'
import type { MenuContent } from '../menu/model/menu.ts'
import { textOf, withoutLetterSpaces } from './lines/line.ts'
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

it('heads columns by what follows a heading behind slashes, and by sizes a space apart', () => {
  const { sections } = read(`VINO            175ml / 250ml / bottle
Trebbiano       5.5 / 7.5 / 21
Montepulciano   5.8 / 8 / 23

VINS AU PICHET 25 cl 50 cl
Muscadet 5,40 10,20
Rosé de Provence 5,60 10,60`)
  expect(sections.map(({ name, priceHeads }) => [name, priceHeads?.map(({ label }) => label)])).toEqual([
    ['VINO', ['175ml', '250ml', 'bottle']],
    ['VINS AU PICHET', ['25 cl', '50 cl']],
  ])
})

it('takes capitals before labels for a heading, whatever the labels, and hours behind one for no dish', () => {
  const content = read(`DESSERTS
Tarte Tatin   8.50
Crème brûlée   7.50

SMALL EATS   beef   tuna   with kimchi
Gimbap       $9     $9     $8
Mandu        $9     $8     $9
Bao          $7     $8     $7

DESSERTS: 11am – 3pm
Cheesecake   6.50
Brownie   5.50`)
  expect(outline(content)).toEqual([
    { name: 'DESSERTS', items: ['Tarte Tatin', 'Crème brûlée'] },
    { name: 'SMALL EATS', items: ['Gimbap', 'Mandu', 'Bao'] },
    { name: 'DESSERTS', items: ['Cheesecake', 'Brownie'] },
  ])
  expect(content.sections.at(-1)?.daypart).toBe('11am – 3pm')
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

it.each([
  ['L E S   G A L E T T E S   D E   S A R R A S I N', 'LES GALETTES DE SARRASIN'],
  ['つ け 麺 - T S U K E M E N', 'つけ麺 - TSUKEMEN'],
  ['D O L C I   –   5,50', 'DOLCI\t–\t5,50'],
  ['大 中 小', '大 中 小'],
  ['Pils\tS   M   L', 'Pils\tS\tM\tL'],
])('puts letters that are set apart together: %s', (text, words) => {
  expect(textLines(text).map((line) => textOf(withoutLetterSpaces(line)))).toEqual([words])
})

it.each([
  ['– 11. Leberknödelsuppe   5,20 €', '11', 'Leberknödelsuppe'],
  ['0,33 l Dršťková   65,-', undefined, 'Dršťková'],
  ['12,50 € Klassik', undefined, 'Klassik'],
  ['£6.50   £7.95   28. Baklava', '28', 'Baklava'],
])('reads a dish behind a bullet, a measure or a price: %s', (line, number, name) => {
  const corrections = new Map([
    [0, 'section'],
    [1, 'item'],
  ] as const)
  const { sections } = readMenuLines(textLines(`Speisen\n${line}`), { corrections }).content
  expect(sections.flatMap(({ items }) => items)).toMatchObject([{ name, ...(number && { number }) }])
})

it('takes a line for the name of the restaurant that its owner wrote before', () => {
  const menu = `Brasserie Paul
Soupe à l'oignon   12.50
Œuf mayonnaise   9.00
Steak frites   19.00

Desserts
Crème brûlée   8.00`
  const sections = (restaurantName: string) =>
    readMenuLines(textLines(menu), { restaurantName }).content.sections.map(({ name }) => name)
  expect(sections('The Brasserie: Paul')).not.toContain('Brasserie Paul')
  expect(sections('Another House')).toContain('Brasserie Paul')
})

it('takes no line about the house or the print for a dish or a heading', () => {
  const feet = ['Executive Chef: Maria Lopez', 'Est. 1987', 'Rev. 10/24', 'Menu by Studio K', 'v3.2']
  const { sections } = read(`MAINS
Half chicken   29
Bavette   34
Carolina trout   31

${feet.join('\n')}`)
  expect(sections.map(({ items }) => items.length)).toEqual([3])
})

it('reads dishes in bold letters of Markdown with their prices behind, and two prices behind a year', () => {
  const { sections } = read(`**STARTERS**

**Beef Tartare** — 19
Capers, egg yolk

**Burrata** — 16
Peach, basil

**WINE**

**Pinot Noir**, Failla '21 15/58`)
  const said = sections.flatMap(({ items }) =>
    items.map(({ name, description, prices }) => [name, description, ...prices.map(({ amount }) => amount)]),
  )
  expect(said).toMatchObject([
    ['Beef Tartare', 'Capers, egg yolk', 1900],
    ['Burrata', 'Peach, basil', 1600],
    [expect.stringContaining('Pinot Noir'), expect.anything(), 1500, 5800],
  ])
})

it('reads two columns of a text one after the other, until a line is across both', () => {
  const menu = `STARTERS                      MAINS
Olives    6                   Half chicken    29
with orange                   rye crumbs
Burrata  16                   Bavette         34

DESSERTS                      DRINKS
Pie      10                   Wine             9
Ice cream 9                   Beer             7

A gratuity of 20% is added to parties of six or more, thank you for understanding.

SIDES
Grits   2.95     Toast   2.50
Bacon   3.95     Eggs    2.75`
  expect(outline(read(menu)).map(({ name, items }) => [name, ...items])).toEqual([
    ['STARTERS', 'Olives', 'Burrata'],
    ['DESSERTS', 'Pie', 'Ice cream'],
    ['MAINS', 'Half chicken', 'Bavette'],
    ['DRINKS', 'Wine', 'Beer'],
    ['SIDES', 'Grits', 'Bacon', 'Toast', 'Eggs'],
  ])
})

it('keeps a name without a price among dishes of one line as a dish, and says that its price is missing', () => {
  const { content, lines } = readMenuLines(
    textLines(`PIZZA
Margherita 9.50
Marinara 8.50
Diavola 12
Funghi 11

EXTRAS
Mozzarella 1.50
Olives 1
Mushrooms 1
Parma Ham 2.50
Gluten-free Base
Rocket 1`),
  )
  expect(outline(content)[1]?.items).toContain('Gluten-free Base')
  expect(lines.find(({ text }) => text === 'Gluten-free Base')?.doubts).toContainEqual(
    expect.objectContaining({ code: 'price_missing' }),
  )
})

it('takes sizes right below a heading for the prices of the names below, and a price by the pound for a price', () => {
  const { sections } = read(`WINGS
6 for 9, 12 for 16, 24 for 30
Buffalo
Lemon pepper

BY THE POUND
Brisket 28 lb
Pulled pork 20 lb`)
  expect(sections.map(({ prices = [] }) => prices.map(({ amount }) => amount))).toEqual([
    [900, 1600, 3000],
    [],
  ])
  expect(sections[1]?.items.map(({ prices }) => prices[0]?.amount)).toEqual([2800, 2000])
})

it.each(['Wines by the glass', 'VINS AU VERRE', 'Vini al calice'])('takes %s for no house', (first) => {
  const { lines } = readMenuLines(
    textLines(`${first}\n\nSPARKLING\nProsecco 8\nCava 7\n\nWHITE\nChablis 9\nRioja Blanco 8`),
  )
  expect(lines[0]?.role).not.toBe('name')
})

it('keeps the price of a dish that is near the price of its section, which the others cost', () => {
  const { sections } = read(`THE KILN

Spritzes 9
Hugo
elderflower, mint, prosecco
Limoncello Spritz 10
limoncello, soda, prosecco
Bellini
peach, prosecco

Beers
Lager 5
Pale Ale 5.5`)
  const [spritzes] = sections
  expect(spritzes?.prices?.map(({ amount }) => amount)).toEqual([900])
  expect(spritzes?.items.map(({ name, prices }) => [name, prices[0]?.amount])).toEqual([
    ['Hugo', undefined],
    ['Limoncello Spritz', 1000],
    ['Bellini', undefined],
  ])
})

it('takes the last choice of a set menu for no heading', () => {
  const { sections } = read(`PRIMEROS
Crema de calabacín
Ensaladilla rusa
Paella de verduras

SEGUNDOS
Lubina al horno
Albóndigas en salsa
Conejo al ajillo

Postre o café
Pan y agua`)
  expect(sections.map(({ name }) => name)).toEqual(['PRIMEROS', 'SEGUNDOS'])
  expect(sections[1]?.items.map(({ name }) => name)).toContain('Postre o café')
})

it('joins the letters of headings that are set apart', () => {
  const { sections } = read(`煮 物
肉じゃが　700円
筑前煮　650円

揚 げ 物
天ぷら　1,300円
唐揚げ　780円`)
  expect(sections.map(({ name }) => name)).toEqual(['煮物', '揚げ物'])
})

import { expect, it } from 'vitest'
import type { MenuContent } from '../menu/model/menu.ts'
import { textLines } from './lines/text-lines.ts'
import { readMenuLines } from './read-menu-lines.ts'

const read = (text: string): MenuContent => readMenuLines(textLines(text)).content

it('ends a name at its marks, knows short vintages, and keeps no word that only spreads a price', () => {
  const { sections } = read(`SALADS
Wedge (v, gf) iceberg, blue cheese, chive   13
Beet salad (v) with walnuts and mint   12
Pad Thai (v) noodles   14

KIDS (12 & under) all $9
Chicken fingers
Buttered noodles

WINE   glass   bottle
Muscadet, Luneau-Papin '22   12   46
Chinon, Olga Raffault 2020   14   54`)
  expect(sections.map(({ name, intro = '' }) => [name, intro])).toEqual([
    ['SALADS', ''],
    ['KIDS', '12 & under'],
    ['WINE', ''],
  ])
  expect(sections[0]?.items.map(({ name, description }) => [name, description])).toEqual([
    ['Wedge', 'iceberg, blue cheese, chive'],
    ['Beet salad', 'with walnuts and mint'],
    ['Pad Thai noodles', ''],
  ])
  expect(sections[2]?.items.map(({ wine }) => wine)).toEqual([
    { producer: 'Luneau-Papin', vintage: "'22" },
    { producer: 'Olga Raffault', vintage: '2020' },
  ])
})

it('reads the dishes of a week, three dots before a price, and a diet that stands apart in small letters', () => {
  const { sections } = read(`Bar Las Cuatro Esquinas

GUISOS DEL DÍA
Lunes: lentejas  9 €
Miércoles: cocido  12,50 €
Jueves: arroz con bogavante (mín. 2 pax) 22 €/pers.

BRASA
Salmón ...24 €
Coliflor / romesco / almendras   vg  24 €`)
  expect(sections.map(({ name, prices = [], items }) => [name, prices.length, items.length])).toEqual([
    ['GUISOS DEL DÍA', 0, 3],
    ['BRASA', 0, 2],
  ])
  expect(sections[1]?.items.map(({ description, prices }) => [description, prices.length])).toEqual([
    ['', 1],
    ['', 1],
  ])
  expect(sections[1]?.items[1]?.claimsToConfirm?.dietaryOptions).toEqual([2])
})

it('takes no word that begins as a month for a date', () => {
  expect(read('THE LEDGE\nMaison de 45 couverts\n\nRAW\nOysters 19\nClams 14').dateLine).toBe('')
})

it('reads who keeps a house before where it is, marks that are no weights, and two dots as a dash', () => {
  const { contact, sections } = read(`Gasthaus zum Hirschen
Familie Huber · Dorfstraße 12 · 83707 Bad Wiessee · Tel. 08022 / 4711

Fisch
Forelle Müllerin   je 100 g   6,20
Zander.. gebraten, mit Spargel   19,80

g = Milch`)
  expect(contact).toEqual({
    address: 'Familie Huber · Dorfstraße 12 · 83707 Bad Wiessee',
    phone: 'Tel. 08022 / 4711',
  })
  expect(
    sections[0]?.items.map(({ name, description, allergens }) => [name, description, allergens]),
  ).toEqual([
    ['Forelle Müllerin', '', undefined],
    ['Zander', 'gebraten, mit Spargel', undefined],
  ])
})

it('reads a message with bold headings, badges of an app, and a number in a column before its name', () => {
  const message = read(`*Sopas*
✅ Crema de elote $35
✅ Sopa de fideo $30
✅ Consomé de pollo $40

*Guisados*
✅ Chicharrón en salsa verde $75
✅ Mole con pollo $90`)
  expect(message.sections.map(({ name, items }) => [name, items.map((item) => item.name)])).toEqual([
    ['Sopas', ['Crema de elote', 'Sopa de fideo', 'Consomé de pollo']],
    ['Guisados', ['Chicharrón en salsa verde', 'Mole con pollo']],
  ])
  const app = read(`Starters
Onion Bhaji
Four crisp fritters
£4.50
Popular
Lamb Samosa
Two pastries, tamarind dip
£5.25
Popular
Paneer Shashlik
With peppers and onion
£6.50`)
  expect(app.sections.map(({ name, items }) => [name, items.length])).toEqual([['Starters', 3]])
  const counted = read(`GERlCHTE MIT REIS
30.	Chop Suey mit Huhn
	Gemüse, Bambus	8,50
31.	Ente süß-sauer
	mit Ananas	10,90
32.	Rind Szechuan
	mit Lauch	9,90`)
  expect(
    counted.sections.map(({ name, items }) => [name, items.map((item) => [item.number, item.prices.length])]),
  ).toEqual([
    [
      'GERICHTE MIT REIS',
      [
        ['30', 1],
        ['31', 1],
        ['32', 1],
      ],
    ],
  ])
})

it('asks for the price of a name that was taken for a description where hardly any dish has one', () => {
  const { lines } = readMenuLines(
    textLines('MAINS\nGrilled Salmon $24\nGrilled Octopus\nRibeye $38\nRoast Chicken $22'),
  )
  expect(lines[2]?.doubts.map(({ code }) => code)).toContain('price_missing')
})

it('takes no first line for a dish where dishes have their prices, and a meal with its parts and price for one', () => {
  const house = readMenuLines(
    textLines(
      'La Calaca\nTacos, tortas y antojitos\n\nTACOS\nAl Pastor  5\nPork, pineapple\nCarnitas  5\nDuroc shoulder\nSuadero  5\nBrisket\nPescado  6\nBeer batter\n\nDULCES\nFlan  6\nPaleta  4',
    ),
  )
  expect(house.lines[0]?.role).toBe('name')
  const { sections } = read(
    'SET BREAKFASTS\nAll include tea and 2 toast\nSET 1 Egg, bacon, beans £6.80\nSET 2 Egg, bacon, chips £7.20\nSET 3 Egg, bubble, tomatoes £7.80\n\nON TOAST\nBeans on toast £4.00\nCheese on toast £4.50',
  )
  expect(sections.map(({ items }) => items.length)).toEqual([3, 2])
})

it('reads prices above their dishes by headings in capitals that have a price below them and none above', () => {
  const { sections } = read(
    'PARA PICAR / TO SHARE\n€ 2,00\nPan con alioli / Bread\n€ 6,50\nAceitunas / Olives\n\nENSALADAS / SALADS\n€ 10,50\nMixta / Mixed\n€ 12,50\nAtún y aguacate / Tuna\n\nARROCES / RICE\n€ 17,00\nPaella de marisco / Seafood paella\n€ 16,00\nArroz negro / Black rice',
  )
  expect(sections.map(({ items }) => items.map(({ prices }) => prices))).toMatchObject([
    [[{ amount: 200 }], [{ amount: 650 }]],
    [[{ amount: 1050 }], [{ amount: 1250 }]],
    [[{ amount: 1700 }], [{ amount: 1600 }]],
  ])
})

it('takes terms of delivery, what is said below a star and compulsory footers for notices', () => {
  const notesOf = (text: string) => {
    const { sections, notices } = read(text)
    return [sections.flatMap(({ items }) => items.flatMap(({ prices }) => prices.length)), notices.length]
  }
  expect(
    notesOf('お飲み物\nハイボール 450円\nウーロン茶 300円\n\n※飲み放題 90分 1,800円（2名様より）'),
  ).toEqual([[1, 1], 1])
  expect(
    notesOf(
      'TACOS\nPastor $22\nSuadero $24\nBistec $26\n\nServicio a domicilio GRATIS en compras mayores a $300',
    ),
  ).toEqual([[1, 1, 1], 1])
  expect(
    notesOf(
      'ΟΡΕΚΤΙΚΑ\nΤζατζίκι 4,50€\nΦάβα 5,50€\nΝτολμαδάκια 6,00€\n\nΑγορανομικός υπεύθυνος: Γ. Παπαδόπουλος\nΟ ΚΑΤΑΝΑΛΩΤΗΣ ΔΕΝ ΕΧΕΙ ΥΠΟΧΡΕΩΣΗ ΝΑ ΠΛΗΡΩΣΕΙ',
    ),
  ).toEqual([[1, 1, 1], 2])
})

import { expect, it } from 'vitest'
import { itemsOf } from '../../menu/model/walk.ts'
import { textLines } from '../../reading/lines/text-lines.ts'
import { readMenuLines } from '../../reading/read-menu-lines.ts'

const DISHES = ['SOUPS', 'Leek soup 8.50', 'Onion soup 9.50', 'Fish soup 12.75', 'Pea soup 7.90']

/** The amounts that a line of a menu in dollars and cents brings, in cents, and its names. */
function bringsOf(...lines: readonly string[]) {
  const { content } = readMenuLines(textLines([...DISHES, ...lines].join('\n')))
  const known = new Set(['Leek soup', 'Onion soup', 'Fish soup', 'Pea soup'])
  const own = itemsOf(content).filter(({ name }) => !known.has(name))
  const amounts = [...content.sections, ...own].flatMap(({ prices = [] }) =>
    prices.flatMap(({ amount }) => amount ?? []),
  )
  return { amounts, names: own.map(({ name }) => name) }
}

it.each([
  ...['Menu 1', 'Set Menu 2', 'Menú 3', 'Combo 1', 'Option 4'],
  ...['Tel +34 93 555 01 34', 'Telefon 07181 555 44', '+49 8382 555 0140', '(619) 555-0134', '0664 1234567'],
  ...[
    'San Diego, CA, 92108',
    'Springfield, IL 62701',
    'Hauptplatz 4',
    'Via Roma 5',
    'Kalverstraat 92',
    'C/ Mayor 12',
  ],
  ...['Poniedziałek 20.01', 'Tiistai 21.1.', 'Montag, den 3.2.', 'Friday 12/5'],
  ...['2018', '1893', 'Bar on Pier 39', 'Room 101', 'open 11.30 - 22.00', 'Steak 300 g', 'Table for 8'],
])('reads no price out of %s', (line) => {
  expect(bringsOf('', line).amounts).toEqual([])
})

it.each([
  ['Chicken 65 14.99', 'Chicken 65', [1499]],
  ['Gobi 65 $12.99', 'Gobi 65', [1299]],
  ['Get 27 8.00', 'Get 27', [800]],
  ['Route 66 Burger 14.00', 'Route 66 Burger', [1400]],
  ['Cheese plate 9', 'Cheese plate', [900]],
  ['Mule 12 / 14', 'Mule', [1200, 1400]],
])('keeps the number of a name apart from its price: %s', (line, name, amounts) => {
  expect(bringsOf(line)).toEqual({ amounts, names: [name] })
})

it('keeps whole numbers as prices where lines have two in a row', () => {
  const { amounts } = bringsOf('Merlot 6.50 24.50', 'Syrah 7 26.50')
  expect(amounts).toEqual([650, 2450, 700, 2650])
})

it('takes numbers that count names for parts of these, and other small numbers for prices', () => {
  expect(bringsOf('Lunch box 1 9.99', 'Lunch box 2 11.99')).toEqual({
    amounts: [999, 1199],
    names: ['Lunch box 1', 'Lunch box 2'],
  })
  expect(bringsOf('Espresso 2', 'Tea 3')).toEqual({ amounts: [200, 300], names: ['Espresso', 'Tea'] })
})

it('takes a year for a vintage and the number behind it for the price', () => {
  const { content, lines } = readMenuLines(
    textLines('VINI\nBarolo 2016 120\nRioja Reserva 2018 38\nChianti 2019 9 / 42\nSoave 31'),
    { country: 'IT' },
  )
  const amounts = itemsOf(content).map(({ prices }) => prices.map(({ amount }) => amount))
  expect(amounts).toEqual([[12_000], [3800], [900, 4200], [3100]])
  expect(lines.every(({ role }) => role === 'section' || role === 'item')).toBe(true)
})

it.each([
  "JOE'S DINER     Page 1",
  'TRATTORIA ROSA     Pagina 2',
  'ZUM ADLER\tSeite 1 von 2',
  "JOE'S DINER Page 1",
])('takes the number of a page in a head for no price: %s', (head) => {
  const { content } = readMenuLines(textLines(`${head}\n\nSTARTERS\nSoup $8.00\nSalad $9.00`), {
    country: 'US',
  })
  expect(content.sections.flatMap(({ prices = [] }) => prices)).toEqual([])
  expect(itemsOf(content).map(({ name }) => name)).toEqual(['Soup', 'Salad'])
})

import { expect, it } from 'vitest'
import { textLines } from './lines/text-lines.ts'
import { readMenuLines } from './read-menu-lines.ts'

/** Dishes by their sections, each with its prices as `amount label`. */
function outline(text: string, currency?: string): string[] {
  const { content } = readMenuLines(textLines(text), currency === undefined ? {} : { currency })
  return content.sections.flatMap(({ name, prices = [], items }) => [
    [`# ${name}`, ...prices.map(({ amount, label = '' }) => `${amount} ${label}`.trim())].join(' | '),
    ...items.map(({ name, description, prices }) =>
      [
        name,
        description,
        ...prices.map(({ kind, amount, label = '' }) => `${amount ?? kind} ${label}`.trim()),
      ].join(' | '),
    ),
  ])
}

it('reads prices before names that are apart from them', () => {
  expect(
    outline(`zero proof
$10  Not a Mojito
mint, lime, soda
$9  Cold Brew Tonic

bar snacks
$8  Spiced nuts
$12  Fried pickles
ranch, hot honey`),
  ).toEqual([
    '# zero proof',
    'Not a Mojito | mint, lime, soda | 1000',
    'Cold Brew Tonic |  | 900',
    '# bar snacks',
    'Spiced nuts |  | 800',
    'Fried pickles | ranch, hot honey | 1200',
  ])
})

it('ends a name in capitals where small letters begin', () => {
  expect(
    outline(`LE PIZZE
MARGHERITA pomodoro, fior di latte, basilico € 6,00
QUATTRO FORMAGGI mozzarella, gorgonzola € 8,00
CALZONE ricotta, salame € 9,50`),
  ).toEqual([
    '# LE PIZZE',
    'MARGHERITA | pomodoro, fior di latte, basilico | 600',
    'QUATTRO FORMAGGI | mozzarella, gorgonzola | 800',
    'CALZONE | ricotta, salame | 950',
  ])
})

it('takes the words before several prices for labels where they come again, in any language', () => {
  expect(
    outline(`GELATI
Affogato	1 gusto 7,90 € | 2 gusti 10,40 € | 3 gusti 18,50 €
Insalata	1 gusto 5,50 € | 2 gusti 13,75 € | 3 gusti 17,25 €
Birra media 1 gusto 7 € | 2 gusti 12,80 € | 3 gusti 19,99 €`),
  ).toEqual([
    '# GELATI',
    'Affogato |  | 790 1 gusto | 1040 2 gusti | 1850 3 gusti',
    'Insalata |  | 550 1 gusto | 1375 2 gusti | 1725 3 gusti',
    'Birra media |  | 700 1 gusto | 1280 2 gusti | 1999 3 gusti',
  ])
})

it('reads a label, a colon and a price one after the other', () => {
  expect(
    outline(`CHACINAS
Jamón ibérico    Tapa: 6 Media: 13 Ración: 24
Salmorejo    Tapa: 4 Media: 7`),
  ).toEqual([
    '# CHACINAS',
    'Jamón ibérico |  | 600 Tapa | 1300 Media | 2400 Ración',
    'Salmorejo |  | 400 Tapa | 700 Media',
  ])
})

it('loses no price next to a size or a sign that looks like a code', () => {
  expect(
    outline(`GETRÄNKE
Apfelschorle ........ 2,90 0,2 l | 4,60 0,4 l
Pils vom Fass ....... 3,70 0,3 l | 5,30 0,5 l`),
  ).toEqual(['# GETRÄNKE', 'Apfelschorle |  | 290 | 460', 'Pils vom Fass |  | 370 | 530'])
  expect(outline('BEBIDAS\nAguardente R$ 14 / R$ 30 / R$ 29\nChope R$ 26 / R$ 61')).toEqual([
    '# BEBIDAS',
    'Aguardente |  | 1400 | 3000 | 2900',
    'Chope |  | 2600 | 6100',
  ])
  expect(outline('Kaffee\nEspresso kl. 2,90 gr. 4,40\nMelange 4,60\nEinspänner 5,20')).toEqual([
    '# Kaffee',
    'Espresso |  | 290 kl. | 440 gr.',
    'Melange |  | 460',
    'Einspänner |  | 520',
  ])
})

it('takes numbers that end names for codes where prices have signs, and asks for them', () => {
  const text = `ŚNIADANIA
Jajecznica z 3 jaj na maśle 3,7
9,50 zł
Twarożek ze szczypiorkiem 7
7,90 zł
Parówki na gorąco 1,10
8,50 zł
Owsianka na mleku 1,7
6,50 zł
Kompot
4,50 zł`
  expect(outline(text)).toEqual([
    '# ŚNIADANIA',
    'Jajecznica z 3 jaj na maśle |  | 950',
    'Twarożek ze szczypiorkiem |  | 790',
    'Parówki na gorąco |  | 850',
    'Owsianka na mleku |  | 650',
    'Kompot |  | 450',
  ])
  const doubts = readMenuLines(textLines(text)).lines.flatMap(({ doubts }) => doubts.map(({ code }) => code))
  expect(doubts.filter((code) => code === 'codes_unread')).toHaveLength(4)
})

it('takes the courses of a week off the names of its dishes, whatever they are called', () => {
  expect(
    outline(`Maandag
Hoofdgerecht: Gebakken zalm 12,50
Tussen: Tosti ham kaas 6,50
Voor: Uiensoep 5,50
Dinsdag
Hoofdgerecht: Halve kip 13,50
Tussen: Garnalencocktail 8,50
Voor: Mosterdsoep 5,50`),
  ).toEqual([
    '# Maandag',
    'Gebakken zalm | Hoofdgerecht | 1250',
    'Tosti ham kaas | Tussen | 650',
    'Uiensoep | Voor | 550',
    '# Dinsdag',
    'Halve kip | Hoofdgerecht | 1350',
    'Garnalencocktail | Tussen | 850',
    'Mosterdsoep | Voor | 550',
  ])
})

it.each([
  ['PEN', 'S/14', 1400],
  ['HUF', 'HUF 2 750', 275_000],
  ['ISK', '12 150kr', 12_150],
])('reads a price of %s alone on its line: %s', (currency, price, amount) => {
  const dishes = ['Mojito', 'Torta', 'Lax'].map((dish) => `${dish}\n${price}`).join('\n\n')
  expect(outline(`MENU\n\n${dishes}`, currency).slice(1)).toEqual(
    ['Mojito', 'Torta', 'Lax'].map((dish) => `${dish} |  | ${amount}`),
  )
})

it('guesses the peso where thousands are behind dollar signs, and asks', () => {
  const read = (dish: string) =>
    readMenuLines(textLines(`PLATOS\n${dish} $ 12.500\nSopa $ 8.900\nPostre $ 7.000\nCarne $ 18.000`))
  expect(read('Milanesa').content.currency).toBe('ARS')
  expect(read('Pastel de choclo').content.currency).toBe('CLP')
  expect(read('Bandeja paisa').content.currency).toBe('COP')
  expect(read('Milanesa').isCurrencyWritten).toBe(false)
})

it('takes the year of a wine for no price where the price comes after leaders', () => {
  expect(
    outline(
      'WINES\nMalbec 2010 ........ ₡24.000\nChablis 2017 ........ ₡9.000\nCava ........ ₡18.500',
      'CRC',
    ).map((line) => line.split(' | ').at(-1)),
  ).toEqual(['# WINES', '2400000', '900000', '1850000'])
})

it('takes sentences with a price for something else for no dish', () => {
  const lines = outline(`OMELETTES
All omelettes come with hash browns & toast. Egg whites add $1.50
Denver $11.95
The Greek $12.50

MAINS
Rump steak 8oz £22 / 10oz £26
Chips, grilled tomato. Add peppercorn sauce £3`)
  expect(lines.filter((line) => /^(?:All|Chips)/u.test(line))).toEqual([])
})

it('says what a dish with more on it costs, and not what is paid on top', () => {
  expect(outline('Mehlspeisen\nApfelstrudel € 5,40\nmit Schlag € 6,40\nSachertorte € 5,90')).toEqual([
    '# Mehlspeisen',
    'Apfelstrudel |  | 540 | 640 mit Schlag',
    'Sachertorte |  | 590',
  ])
})

it('keeps what is said below a market price in its dish', () => {
  expect(
    outline('MAINS\nRoast Chicken   24\njus\nMarket Fish   MP\nask your server\nBurger   18\nfries'),
  ).toEqual([
    '# MAINS',
    'Roast Chicken | jus | 2400',
    'Market Fish | ask your server | market',
    'Burger | fries | 1800',
  ])
})

it('gives the heads below the name of a list to all its sections', () => {
  const { content } = readMenuLines(
    textLines(`WINE LIST
                              glass / bottle
SPARKLING
Roederer Brut NV              15 / 58
Raventós Rosé 2020            14 / 52

WHITE
Sancerre 2021                 19 / 76
Riesling 2022                 14 / 56`),
  )
  expect(
    content.sections
      .filter(({ items }) => items.length > 0)
      .map(({ name, priceHeads = [] }) => [name, priceHeads.map(({ label }) => label)]),
  ).toEqual([
    ['SPARKLING', ['glass', 'bottle']],
    ['WHITE', ['glass', 'bottle']],
  ])
})

it('finds the headings of a menu without prices and without blank lines by their words', () => {
  const dishes = (names: readonly string[]) =>
    names.map((name) => `${name}\nsauce, légumes du marché, jus court`)
  const { content } = readMenuLines(
    textLines(
      [
        'Les poissons',
        ...dishes(['Filet de sole', 'Quenelle de brochet', 'Rouget en écailles', 'Turbot rôti']),
        'Les viandes',
        ...dishes(['Volaille de Bresse', 'Filet de bœuf Rossini', "Carré d'agneau", 'Ris de veau']),
        'Les fromages',
        ...dishes(['Fromage blanc', 'Plateau de Mère Richard', 'Saint-Marcellin']),
      ].join('\n'),
    ),
  )
  expect(content.sections.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Les poissons', 'Les viandes', 'Les fromages']),
  )
})

import { expect, it } from 'vitest'
import { itemsOf } from '../../menu/model/walk.ts'
import { currencyOfCountry } from '../../money/countries.ts'
import { toMinor } from '../../money/currency.ts'
import { hasDecimalComma } from '../../money/locale.ts'
import { textLines } from '../../reading/lines/text-lines.ts'
import { readMenuLines } from '../../reading/read-menu-lines.ts'
import { priceTail } from './price-tail.ts'

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
  ...['Supper Tues-Sat from 5', 'Dinner served 5-10', 'Serving lunch 11:30 to 3', 'Täglich von 12 bis 23'],
  ...['Mar-Sam de 12 à 14', 'Open Tuesday to Sunday 12-late', 'Mo-Fr ab 17', 'Lun a Vie 13-16'],
  ...['Free delivery over $30', 'Orders from $15.00', 'Aperitivo dalle 18 alle 20', 'Diner vanaf 17.00'],
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

/** Lines of menus by country: whose numbers are no prices, or behind the arrow which one is, and what is before it. */
const lines = `
  US | Menu 1 | Set Menu 2 | Combo 1 9.99 → 9.99 Combo 1 | Chicken 65 14.99 → 14.99 Chicken 65 | Dinner for Two #3 $34.95 → 34.95 Dinner for Two #3 | Pier 39 Chowder 12.50 → 12.5 Pier 39 Chowder | 7UP 2.50 → 2.5 7UP | 7 Up 2.50 → 2.5 7 Up | San Diego, CA, 92108 | 415 Main Street, Springfield, IL 62704 | Suite 200 | P.O. Box 1123 | (619) 555-0134 | 619.555.0134 | +1 619 555 0134 | Open daily 11-9 | Mon-Thu 11am-9pm | Since 1962 | Est. 1987 | Copyright 2024 | Menu 2024 | Summer 2025 | Serves 4-6 | Feeds 10 | 12 oz Ribeye 38 → 38 12 oz Ribeye | 8 piece chicken 15.99 → 15.99 8 piece chicken | Wings (12) 15.99 → 15.99 | Party of 8 or more | 18% gratuity | 650 cal | Big Mac 550 cal 5.99 → 5.99 | Page 2 of 4 | Table 12 | Room 101 | Vat 69 8.50 → 8.5 Vat 69 | Highway 61 Ribs 18.00 → 18 Highway 61 Ribs | 1st Course | Course 2 | Three Course Menu 45 → 45 Three Course Menu | Under 12 | Kids under 10 eat free | Heineken 0.0 5.50 → 5.5 Heineken 0.0 | Coors Light 4.2% 5.00 → 5 | Route 66 | 3 Amigos Platter 19.99 → 19.99 3 Amigos Platter | Tacos 3 for 10 → 10 | Macallan 12 14.00 → 14 Macallan 12 | Lagavulin 16 14 → 14 Lagavulin 16 | Glenfiddich 12 | Jameson 18 22 → 22 Jameson 18 | Bushmills 10 → 10 Bushmills | Glenlivet 18 yr 24.00 → 24 | Johnnie Walker Blue 45.00 → 45 | Rum 151 9.00 → 9 Rum 151 | Don Julio 1942 38.00 → 38 Don Julio 1942 | Barolo 2016 120 → 120 | 2018 Rioja 38 → 38 | Rioja Reserva 2018 38 → 38 | Opus One 2019 395 → 395 | Caymus 2020 | Chateau Margaux 1996 1,250 → 1250 | Bin 389 Shiraz 2019 120 → 120 | Bin 28 45 → 45 | Hours: 10:30-22:00 | Sat & Sun 9-3 | 5/12/2024 | December 12 | Order # 1042 | License 4521 | @pier39grill | www.route66diner.com | 24 hour notice | Over 60 beers | 100% beef | Size 10" 12.99 → 12.99 | 14 inch pizza 16.99 → 16.99 | 2 eggs any style 8.99 → 8.99 2 eggs any style | No. 7 gin 9.00 → 9 No. 7 gin | Number 4 Special 11.50 → 11.5 Number 4 Special | Level 2 Spice | 1 (800) 555-0199 | B52 7.00 → 7 B52 | Phase 10 Burger 12.00 → 12 Phase 10 Burger | Soup of the day 6 → 6 | Espresso 3 → 3 | Cheese 2 → 2 | Burger 12 → 12 | Side of fries 5 → 5 | Two eggs 6 → 6 | Toast 4 → 4
  GB | Chicken 3 ways 19 → 19 Chicken 3 ways | SW1A 1AA | 12 High Street, York YO1 7HH | 020 7946 0123 | Company No. 01234567 | VAT No. 123 4567 89 | Table for 8 | Pot of tea for 2 6.50 → 6.5 | 28-day aged sirloin 10oz 28.00 → 28 | Talisker 10 5.50 → 5.5 Talisker 10 | Lagavulin 16 Year Old 9.50 → 9.5 | Beer 4.5% abv 5.20 → 5.2 | Pie 11 → 11
  DE | 10115 Berlin | Hauptstraße 12 | Hauptstr. 12a, 80331 München | Tel. 089 / 123456 | Tel.: 0711-1234567 | Menü 1 | Menü 2 12,90 → 12.9 Menü 2 | Gericht Nr. 5 | Nr. 23 Rindfleisch 12,50 → 12.5 | Öffnungszeiten 11-22 Uhr | Mittagstisch 11.30 - 14.00 | ab 18 Uhr | Cola 0,33 l 2,80 → 2.8 | Riesling 0,2 5,50 → 5.5 | Steak 250g 24,90 → 24.9 | Steak ca. 300 g | Spätburgunder 2019 32 → 32 | 2019er Riesling 28 → 28 | Seite 3 | Montag, 20.01.2025 | Suppe a,c,g | Schnitzel 1,3,7 9,80 → 9.8 | USt-IdNr. DE123456789 | IBAN DE12 3456 7890 1234 5678 90 | Stand: 01/2025 | 4711 Cocktail 8,50 → 8.5 4711 Cocktail
  AT | 1010 Wien | Krügerl 0,5 4,90 → 4.9
  CH | 8001 Zürich
  FR | 75011 Paris | 12 rue de la Paix | 01 42 86 00 00 | Tél. 04 91 12 34 56 | Formule 2 | Menu à 25 € → 25 | Kronenbourg 1664 5,50 → 5.5 Kronenbourg 1664 | Get 27 8,00 → 8 Get 27 | Bières au Pier 39 | Service de 12h à 14h | Assiette de 12 escargots 14,00 → 14 | Huîtres n°3 les 12 24,00 → 24 | Pastis 51 3,50 → 3.5 Pastis 51 | Ricard 2 cl 3,00 → 3 | SIRET 123 456 789 00012 | Café 2 → 2
  IT | 20121 Milano | Via Roma 5 | Piazza Navona, 12 | P.IVA 01234567890 | Menu 3 | Vecchia Romagna 5,00 → 5 | Amaro 18 Isolabella 4,00 → 4 Amaro 18 Isolabella | Pizza 4 Stagioni 9,50 → 9.5 Pizza 4 Stagioni | Chianti Classico 2019 28 → 28 | Nero d'Avola 75 cl 18,00 → 18 | 43 Licor 5,00 → 5 43 Licor | Espresso 1 → 1
  ES | 28013 Madrid | C/ Mayor 12 | Plaza Mayor, 3 | Licor 43 4,00 → 4 Licor 43 | Tel 91 123 45 67 | Menú 2 | Croquetas 1 3 7 8,00 → 8 | Ron Barceló 8,00 → 8 Ron Barceló | 1906 Estrella 3,00 → 3 1906 Estrella
  PT | 1100-053 Lisboa | Tel. 212 345 678 | Prato do dia nº 2
  NL | 1012 AB Amsterdam | Kalverstraat 92 | Menu 2 | Keuzemenu 3 gangen 34,50 → 34.5
  BE | 1000 Brussel
  PL | 00-950 Warszawa | ul. Długa 5 | Zestaw 2 | Zestaw nr 3 25,00 → 25 | Pierogi 8 szt. 24,00 → 24 | tel. 22 123 45 67
  CZ | 110 00 Praha 1 | Menu 1 | 150g Svíčková 189 → 189 | Menu č. 2 149 Kč → 149 | Kulajda 1,3,7 59 → 59
  SE | 111 22 Stockholm | Meny 2
  DK | Menu 1 | 2100 København | Ret nr. 4
  NO | 0150 Oslo
  FI | 00100 Helsinki | Menu 3
  HU | 1051 Budapest | 2. menü
  RO | Meniul 2
  GR | 105 58 Αθήνα | Μενού 2
  RU | 119019 Москва | Комбо 2 | Сет 3 | Бизнес-ланч №2 350 → 350 | Пельмени 250 г 390 → 390
  TR | 34430 İstanbul | Menü 2
  JP | 〒100-0001 | 東京都千代田区1-2-3 | 03-1234-5678 | Aセット | セット2 | 餃子6個 480円 → 480 | 営業時間 11:00-22:00
  CN | 套餐2 | A套餐 38元 → 38
  KR | 세트 2 | 02-1234-5678
  IN | New Delhi 110001 | Combo 2 | Chicken 65 280 → 280 Chicken 65 | Gobi 65 Dry 220 → 220 Gobi 65 Dry | FSSAI Lic. No. 12345678901234 | GSTIN 27AAAAA0000A1Z5
  BR | CEP 01310-100 | Combo 3 | Rua Augusta, 1500 | (11) 3123-4567
  MX | Combo 3 | Paquete 2 | Tacos (3) 95 → 95
  AR | Promo 2 | Promo 2 $8.500 → 8500 Promo 2
  AU | Sydney NSW 2000 | Set 4
  SG | Singapore 238823 | Set A 12.90 → 12.9
  ID | Paket 2 | Paket 1 35.000 → 35000 Paket 1
  VN | Combo 2 | Set 3 199.000 → 199000 Set 3
  TH | เซ็ต 2
  US | Soup of the Day 6.50 → 6.5 Soup of the Day | 5 Spice Duck 21.00 → 21 5 Spice Duck | Lunch Special #4 10.95 → 10.95 Lunch Special #4 | 1905 Salad 12.00 → 12 1905 Salad | Elmwood Park, NJ 07407 | 2nd Floor | Ages 12 and under | 1/2 lb burger 13.50 → 13.5 | Smirnoff No. 21 8.00 → 8 Smirnoff No. 21 | Vintage 2015 | 20% off | Call 555-0199 | Suite 14B | Since 1987 | Apt 4 | Studio 54 Martini 15.00 → 15 Studio 54 Martini | Code 1234
  GB | 15-17 Dean Street | Tel: 0113 496 0000 | Sauvignon Blanc 2022 26.00 → 26 | Allergens 1-14 | Pimm's No. 1 8.50 → 8.5 Pimm's No. 1
  DE | Menü Nr. 4 15,90 → 15.9 | Gericht 12 9,80 → 9.8 Gericht 12 | Gutshof 5, 04109 Leipzig | Fax 0341 123457 | Jahrgang 2020 | Halbes Hähnchen 1/2 9,90 → 9.9 | 3-Gänge-Menü 34,00 → 34 3-Gänge-Menü | Jägermeister 2cl 3,00 → 3 | 8 Stück Nuggets 6,50 → 6.5 | Freitag, 24.01.
  FR | Menu n° 3 18,00 → 18 | 8 rue Sainte-Catherine 33000 Bordeaux | Châteauneuf 2017 54 → 54 | depuis 1954 | 6 pièces | 1664 Blanc 5,80 → 5.8 1664 Blanc
  IT | Menù 2 22,00 → 22 | dal 1921 | Corso Garibaldi 44 | Cap. 80132 | Brunello 2015 95 → 95 | Pizza 7 Gusti 10,00 → 10 Pizza 7 Gusti
  ES | Menú nº 2 14,50 → 14.5 | desde 1932 | Avda. de la Constitución 3 | Mezcla 5 quesos 12,00 → 12 Mezcla 5 quesos
  PT | desde 1988 | Menu 4 9,90 → 9.9 Menu 4
  NL | sinds 1999 | Menu 3 29,50 → 29.5 Menu 3
  PL | Zestaw 4 32,00 zł → 32 Zestaw 4 | od 1995
  CZ | Menu 2 149 Kč → 149 Menu 2 | Denní menu č. 3 139,- → 139
  HU | 1. menü 1890 Ft → 1890
  SE | Meny 3 295 kr → 295 Meny 3
  DK | Menu 2 249,- → 249 Menu 2
  RO | Meniul zilei 2 28 lei → 28 Meniul zilei 2
  RU | Комбо №3 450 ₽ → 450
  TR | Menü 3 320 TL → 320 Menü 3
  JP | Bセット 980円 → 980 Bセット | 03-3456-7890
  CN | 套餐3 58元 → 58 套餐3
  KR | 세트 3 12,000원 → 12000 세트 3
  IN | Combo 3 ₹250 → 250 Combo 3 | Paneer 65 240 → 240 Paneer 65
  BR | Combo 4 R$ 39,90 → 39.9 Combo 4
  MX | Paquete 3 $150 → 150 Paquete 3
  ID | Paket 3 Rp 45.000 → 45000 Paket 3
  TH | เซ็ต 3 250 บาท → 250 เซ็ต 3
  VN | Combo 3 150k → 150000 Combo 3
  AU | Est. 2009 | Melbourne VIC 3000
  SG | Set B 15.90 → 15.9 Set B
  ZA | Cape Town 8001
`
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [country = '', ...texts] = row.trim().split(' | ')
    return texts.map((text) => [country, ...text.split(' → ')] as const)
  })

it.each(lines)('tells what is paid from other numbers in %s: %s', (country, line = '', paid = '') => {
  const [, major, name] = /^(\S+)(?: (.*))?$/u.exec(paid) ?? []
  const currency = currencyOfCountry(country)
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  for (const hasCents of [true, false]) {
    const facts = { currency, hasDecimalComma: hasDecimalComma(language, currency), hasCents }
    const { before, prices } = priceTail(line, facts, 'item')
    expect(prices.map(({ amount }) => amount)).toEqual(
      major === undefined ? [] : [toMinor(Number(major), currency)],
    )
    if (name !== undefined) expect(before).toBe(name)
  }
})

it('takes the price of all bare numbers in thousands where each leaves them out', () => {
  const read = readMenuLines(textLines('Makanan\nBakso 22\nSate 35\nEs teh 8'), {
    country: 'ID',
    currency: 'IDR',
  })
  const amounts = itemsOf(read.content).flatMap(({ prices }) => prices.map(({ amount }) => amount))
  expect(amounts).toEqual([2_200_000, 3_500_000, 800_000])
})

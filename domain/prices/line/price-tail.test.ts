import { expect, it } from 'vitest'
import { computingMs } from '#tests/support/computing-time.ts'
import type { PriceFacts } from './amounts.ts'
import type { LinePrice } from './line-price.ts'
import { priceTail } from './price-tail.ts'

const inEuro: PriceFacts = { currency: 'EUR', hasDecimalComma: true, hasCents: true }
const inDollars: PriceFacts = { currency: 'USD', hasDecimalComma: false, hasCents: false }

/** A price without where it is: its kind, its minor units, its label, its size, its unit, its words. */
const told = ({ kind, amount, label, size, per, words }: LinePrice): string =>
  [kind, amount, label, size && `${size.amount} ${size.unit}`, per, words]
    .filter((part) => part !== undefined)
    .join(', ')

type Row = readonly [line: string, before: string, ...prices: string[]]

const expectTail = (facts: PriceFacts, [line, before, ...prices]: Row) => {
  const tail = priceTail(line, facts, 'item')
  expect(tail.prices.filter(({ isEmpty }) => !isEmpty).map(told)).toEqual(prices)
  expect(tail.before).toBe(before)
}

it.each<Row>([
  ['TACOS $4.50 each or 3 for $12', 'TACOS', 'unit, 450, each', 'fixed, 1200, 3 for'],
  ['Toppings, each 1.50\t2.25\t3.00', 'Toppings, each', 'fixed, 150', 'fixed, 225', 'fixed, 300'],
  ['Veggie Burger 17 1/2', 'Veggie Burger', 'fixed, 1750'],
  ['Ribs\thalf 18\tfull 29 1/2', 'Ribs', 'fixed, 1800, half', 'fixed, 2950, full'],
  ['Pastor — ¼ $140 ½ $270 1 kg $520', 'Pastor', 'fixed, 14000, ¼', 'fixed, 27000, ½', 'fixed, 52000, 1 kg'],
  ['Wings 6 for 8\t12 for 15', 'Wings', 'fixed, 800, 6 for', 'fixed, 1500, 12 for'],
  ['Parrillada for 2\t38\tfor 4\t72', 'Parrillada for 2', 'fixed, 3800', 'fixed, 7200, for 4'],
  [
    'Ramen, pork 14, chicken (gf) 13, veg (v) 12',
    'Ramen',
    'fixed, 1400, pork',
    'fixed, 1300, chicken (gf)',
    'fixed, 1200, veg (v)',
  ],
  ['Burrata 17 add anchovy 4', 'Burrata', 'fixed, 1700', 'supplement, 400, add anchovy'],
  [
    'Som Tum (green papaya) 16.9 add crab +7',
    'Som Tum (green papaya)',
    'fixed, 1690',
    'supplement, 700, add crab',
  ],
  ['Lobster Roll (hot with butter) M.P', 'Lobster Roll (hot with butter)', 'market, M.P'],
  ['Garlic Knots $6.99 • 95% (60)', 'Garlic Knots', 'fixed, 699'],
  ['Batata frita………P 22 | M 28 | G 34', 'Batata frita', 'fixed, 2200, P', 'fixed, 2800, M', 'fixed, 3400, G'],
  ['مشاوي مشكلة: نصف كيلو 75 / كيلو 140', 'مشاوي مشكلة', 'fixed, 7500, نصف كيلو', 'fixed, 14000, كيلو'],
  ['Draft beer 25 cl / 50 cl\t5.50 / 9.80', 'Draft beer', 'fixed, 550, 25 cl', 'fixed, 980, 50 cl'],
  ['Red wine, jug ½ L / 1 L … 5.00 / 9.00', 'Red wine, jug', 'fixed, 500, 0.5 l', 'fixed, 900, 1 l'],
  ['Bánh mì 16.5', 'Bánh mì', 'fixed, 1650'],
  ['Mi 16.5', 'Mi 16.5'],
  ['Lemonade $2.25 M275 L3.25', 'Lemonade', 'fixed, 225, S', 'fixed, 275, M', 'fixed, 325, L'],
  ['Cola $ 5\t$ 3', 'Cola', 'fixed, 500', 'fixed, 300'],
  ['Pinot noir 12/48', 'Pinot noir', 'fixed, 1200', 'fixed, 4800'],
  ['Kitchen open 24/7', 'Kitchen open 24/7'],
  [
    'bec – bacon egg cheese on a roll 8.5 / sub sausage +1',
    'bec – bacon egg cheese on a roll',
    'fixed, 850',
    'supplement, 100, sub sausage',
  ],
  [
    'Bagel 3 w/ cream cheese 4.5 w/ lox 12',
    'Bagel',
    'fixed, 300',
    'fixed, 450, w/ cream cheese',
    'fixed, 1200, w/ lox',
  ],
  ['Phở gà – chicken 12.5 13.5 -', 'Phở gà – chicken', 'fixed, 1250', 'fixed, 1350'],
  ['Root beer 3.20 (+0.25 deposit)', 'Root beer', 'fixed, 320'],
  ['Vanilla +.5', 'Vanilla', 'supplement, 50'],
  ['Larb 14 🔥', 'Larb', 'fixed, 1400'],
  ['Brunch until 3', 'Brunch until 3'],
  ['THALI (for one) Veg $21 | Non-veg $25', 'THALI (for one)', 'fixed, 2100, Veg', 'fixed, 2500, Non-veg'],
  ['Five courses 85pp', 'Five courses', 'unit, 8500, pp'],
  ['Choritos a la chalaca (6) 14 (12) 26', 'Choritos a la chalaca', 'fixed, 1400, 6', 'fixed, 2600, 12'],
  ['Scoops\t1 / 2 / 3\t5 / 9 / 12', 'Scoops', 'fixed, 500, 1', 'fixed, 900, 2', 'fixed, 1200, 3'],
  ['Baked alaska, flamed at the table 32', 'Baked alaska, flamed at the table', 'fixed, 3200'],
  ['Littlenecks 2.50ea', 'Littlenecks', 'unit, 250, ea'],
  [
    'Baked stuffed lobster 1 1/2 lb 58\t2 lb 92',
    'Baked stuffed lobster',
    'fixed, 5800, 1.5 lb',
    'fixed, 9200, 2 lb',
  ],
  ['Soft serve S 5 L 6', 'Soft serve', 'fixed, 500, S', 'fixed, 600, L'],
  ['Tea Smoked Duck half 28.95 whole 52.95', 'Tea Smoked Duck', 'fixed, 2895, half', 'fixed, 5295, whole'],
  [
    'Build your own — base + 3 veg + protein + sauce 17',
    'Build your own — base + 3 veg + protein + sauce',
    'fixed, 1700',
  ],
  ['Cashew ricotta / peach / hot maple 14', 'Cashew ricotta / peach / hot maple', 'fixed, 1400'],
  ['Pierogi\tdoz. 12.00\t1/2 doz. 7.00', 'Pierogi', 'fixed, 1200, doz.', 'fixed, 700, 1/2 doz.'],
  ['$10.95 - Cánh Gà Chiên', '$10.95 - Cánh Gà Chiên'],
])('reads the prices of “%s” in dollars', (...row: Row) => {
  expectTail(inDollars, row)
})

it.each<Row>([
  ['Vino della casa ¼ l € 3,50 - ½ l € 6,50', 'Vino della casa', 'fixed, 350, 0.25 l', 'fixed, 650, 0.5 l'],
  [
    'au verre 12,5 cl 5,50 € · pichet 50 cl 18 €',
    '',
    'fixed, 550, au verre, 12.5 cl',
    'fixed, 1800, pichet, 50 cl',
  ],
  [
    'Vino della casa 1/4 4 · 1/2 7 · 1 litro 12',
    'Vino della casa',
    'fixed, 400, 1/4',
    'fixed, 700, 1/2',
    'fixed, 1200, 1 l',
  ],
  ['Pulpo a la gallega\t14\t24 €', 'Pulpo a la gallega', 'fixed, 1400', 'fixed, 2400'],
  ['Poireaux vinaigrette\t9 €50', 'Poireaux vinaigrette', 'fixed, 950'],
  ['Os à moelle 11€50', 'Os à moelle', 'fixed, 1150'],
  ['Sole meunière (selon arrivage)', 'Sole meunière', 'market, selon arrivage'],
  ['Forelle\tje 100 g\t6,20', 'Forelle', 'unit, 620, je 100 g'],
  ['Spezi 1,3\t0,2 2,60\t0,4 4,20', 'Spezi 1,3', 'fixed, 260, 0.2 l', 'fixed, 420, 0.4 l'],
  ["Fromages\tl'assiette de 3", "Fromages\tl'assiette de 3"],
  ['Pesce del giorno € 6,50/hg', 'Pesce del giorno', 'unit, 650, hg'],
  ["Fiori di zucca\t3,50 l'uno", 'Fiori di zucca', "unit, 350, l'uno"],
  ["Bistecca\t5,50 l'etto", 'Bistecca', "unit, 550, l'etto"],
  ['Polvo\t11€ meia-dose / 19€ dose', 'Polvo', 'fixed, 1100, meia-dose', 'fixed, 1900, dose'],
  ['Pinot grigio 5,50 glas 27,50 fles', 'Pinot grigio', 'fixed, 550, glas', 'fixed, 2750, fles'],
  ['Riesling\t3,90 0,1 l | 8,90 0,25 l', 'Riesling', 'fixed, 390, 0.1 l', 'fixed, 890, 0.25 l'],
  ['24,50 € μισό κιλό   33,99 € κιλό', '', 'fixed, 2450, μισό κιλό', 'fixed, 3399, κιλό'],
  ['Pils 12,80 Tasse', 'Pils', 'fixed, 1280, Tasse'],
  ['Sardinas\t3,50 € espeto', 'Sardinas', 'unit, 350, espeto'],
  ['Raclette\t39,00 Person', 'Raclette', 'unit, 3900, Person'],
  ['Zandarts\t10,00€/100 gr.', 'Zandarts', 'unit, 1000, 100 gr.'],
  ['Burger\t29,90 €: frais du jour', 'Burger', 'fixed, 2990'],
  ['Gratin\tPrijs: € 74,00', 'Gratin', 'fixed, 7400'],
  ['Milanesa Precio: 9 €', 'Milanesa', 'fixed, 900'],
  ['Saucisse\t3 € 7,8', 'Saucisse', 'fixed, 300'],
  ['Menu à 12,50 € servi midi', 'Menu à 12,50 € servi midi'],
  ['Pizza 7 gusti 10,00', 'Pizza 7 gusti', 'fixed, 1000'],
  ['Sardinas 3,50€/espeto', 'Sardinas', 'unit, 350, espeto'],
  ['Gelato\t2 palline 4,00\t3 palline\t5,50', 'Gelato', 'fixed, 400, 2 palline', 'fixed, 550, 3 palline'],
  ['Huîtres n°3, les 6 — 14 € / les 12 — 26 €', 'Huîtres n°3', 'fixed, 1400, les 6', 'fixed, 2600, les 12'],
  ['Tagliere\tper 2 persone\t18,00', 'Tagliere', 'fixed, 1800, 2 person'],
  ['Spaghetti alle Vongole (1,14)\t16,00', 'Spaghetti alle Vongole (1,14)', 'fixed, 1600'],
  ['WARME SCHMANKERL\t11.30 – 21 Uhr', 'WARME SCHMANKERL\t11.30 – 21 Uhr'],
])('reads the prices of “%s” in euros', (...row: Row) => {
  expectTail(inEuro, row)
})

it('reads a whole price beside one with cents, where cents are usual', () => {
  expectTail({ ...inDollars, hasCents: true }, ['Horchata\t3 / 4.50', 'Horchata', 'fixed, 300', 'fixed, 450'])
})

it('takes the dash of an empty column before a slash for no price', () => {
  const { before, prices } = priceTail('Lasagna – / 24', inDollars, 'item')
  expect(before).toBe('Lasagna')
  expect(prices.map(({ isEmpty = false, amount }) => ({ isEmpty, amount }))).toEqual([
    { isEmpty: true, amount: undefined },
    { isEmpty: false, amount: 2400 },
  ])
})

it.each<Row>([
  ['Lager -4.50', 'Lager', 'fixed, 450'],
  ['Stout -$5.00', 'Stout', 'fixed, 500'],
  ['House red\t-18', 'House red', 'fixed, 1800'],
  ['Mini -$1.25', 'Mini', 'fixed, 125'],
  ['Refund \u22123.00', 'Refund', 'fixed, 300'],
  ['Stout \u2212$5.00', 'Stout', 'fixed, 500'],
  ['Burger without bun \u22121.00', 'Burger without bun', 'supplement, -100'],
  ['Salad (\u2212$2)', 'Salad', 'supplement, -200'],
  ['Burger without bun -1.00', 'Burger without bun', 'supplement, -100'],
  ['Salad (-$2)', 'Salad', 'supplement, -200'],
])('takes a dash that is glued to a price for a leader: %s', (line, before, ...prices) =>
  expectTail(inDollars, [line, before, ...prices]),
)

it.each(['1 ', '1 2 3 ', '12-', '1/', '$', '一千', 'Menu 1 ', 'vat no 1a ', '++', '12.50 - ', "1'2", '/ab'])(
  'reads 60 KB of %j in no time',
  (part) => {
    const text = part.repeat(60_000 / part.length)
    expect(computingMs(() => priceTail(text, { ...inEuro }, 'item'))).toBeLessThan(3000)
  },
)

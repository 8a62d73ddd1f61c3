import { expect, it } from 'vitest'
import { menuUnderLaw } from '#tests/builders/menu-under-law.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { placedItems } from '../parts/placed-items.ts'
import { preflight } from '../preflight.ts'
import { feesIntoPrices } from './fee-into-prices.ts'
import { feesOf } from './fees.ts'

const read = (text: string) => feesOf(menuUnderLaw({ notices: [text] }))[0]

it.each([
  ['A 3.5% surcharge is added to every bill.', 3.5],
  ['20 % service charge goes to our team', 20],
  ['Servicegebühr 5,5 %', 5.5],
  ['コース外はサービス料10%', 10],
])('reads the fee in “%s”', (text, percent) => {
  expect(read(text)?.percent).toBe(percent)
})

it.each([
  'A 12.5% discretionary service charge is suggested.',
  'Alle Preise inkl. 19 % MwSt. und Bedienungsgeld',
  'Prix nets, service compris (15 %)',
  'We take 10% off for charity staff.',
  'No service charge. 100% of tips are yours to give.',
])('reads no fee in “%s”', (text) => {
  expect(read(text)).toBeUndefined()
})

it('knows a fee for some guests, and one that says what it is for', () => {
  expect(read('20% gratuity is added to parties of six or more')).toMatchObject({
    isForSome: true,
    isForStaff: true,
  })
  expect(read('A 4% charge supports health insurance')).toMatchObject({
    namesPurpose: true,
    isForSome: false,
  })
  expect(read('A 20% service charge is added')).toMatchObject({ namesPurpose: false })
})

it.each([
  ['Kitchen appreciation fee', true],
  ['Coperto', true],
  ['Couvert (pro Person)', true],
  ['Service charge 20%', true],
  ['Corkage', false],
  ['Delivery fee', false],
  ['Herrengedeck', false],
  ['Cover-grilled trout', false],
])('reads %s among the dishes: owed by everybody is %s', (name, isOwed) => {
  const menu = menuUnderLaw({ items: [{ name }, { name: 'Soup' }] })
  expect(feesOf(menu).map(({ pointer }) => pointer)).toEqual(isOwed ? ['/sections/0/items/0'] : [])
})

it('takes a charge among the dishes for no dish, unless words say what is on the plate', () => {
  const namesFor = (description: string) =>
    placedItems(menuUnderLaw({ items: [{ name: 'Coperto', description }, { name: 'Gnocchi' }] })).map(
      ({ item }) => item.name,
    )
  expect(namesFor('')).toEqual(['Gnocchi'])
  expect(namesFor('Pane, burro e olive')).toEqual(['Coperto', 'Gnocchi'])
})

it('asks whether a fee of 300% is right, and moves it into no price', () => {
  const menu = menuUnderLaw({ market: 'FR', notices: ['Service 300 % en sus.'], items: [{ name: 'Sole' }] })
  const [fee] = preflight(menu).findings.filter(({ rule }) => rule.id === 'fr.fees')
  expect(fee?.sentence).toContain('(300%: is that right?)')
  expect(fee?.fixes).toEqual([])
})

it('takes one sentence out of a notice and leaves the others', () => {
  const menu = menuUnderLaw({
    market: 'FR',
    notices: ['Cartes acceptées. Service 10 % en sus. Merci.'],
    items: [{ name: 'Sole', prices: [fixedPrice(2000)] }],
  })
  const [fix] = feesIntoPrices(menu, feesOf(menu))
  const fixed = fix?.apply(menu)
  expect(fixed?.notices.map(({ text }) => text)).toEqual(['Cartes acceptées. Merci.'])
  expect(fixed?.sections[0]?.items[0]?.prices[0]?.amount).toBe(2200)
})

it.each([
  ['3% for our team', true],
  ['Coperto 2,5 a persona', true],
  ['Add bread & butter 3.5', false],
  ['Reservas con 7 días de antelación; señal del 30 %.', false],
  ['Transporte fuera de la ciudad 45 €.', false],
])('reads a notice that somebody filed as a fee: %s is one: %s', (text, isFee) => {
  expect(feesOf(menuUnderLaw({ notices: [{ kind: 'fee', text }] })).length > 0).toBe(isFee)
})

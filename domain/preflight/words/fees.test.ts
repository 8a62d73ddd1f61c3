import { expect, it } from 'vitest'
import { menuUnderLaw } from '#tests/builders/menu-under-law.ts'
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

import { expect, it } from 'vitest'
import { menuUnderLaw } from '#tests/builders/menu-under-law.ts'
import first from '#tests/samples/law/fees.json' with { type: 'json' }
import read from '#tests/samples/law/fees-read.json' with { type: 'json' }
import second from '#tests/samples/law/fees-second.json' with { type: 'json' }
import half from '#tests/samples/law/half.json' with { type: 'json' }
import { preflight } from '../preflight.ts'
import { feesOf } from './fees.ts'

const feesIn = (text: string) => feesOf(menuUnderLaw({ notices: [text] }))

it.each([...first, ...second, ...read])('reads $sentence: a fee is $isFee', ({ sentence, isFee }) => {
  expect(feesIn(sentence).length > 0).toBe(isFee)
})

it.each(half.fees)('finds $rule of $market in $sentence: $isFee', ({ market, sentence, rule, isFee }) => {
  const { findings } = preflight(menuUnderLaw({ market, notices: [sentence], items: [{ name: 'Soup' }] }))
  const ofFees = findings.filter(
    (finding) => finding.rule.id.startsWith(rule) && finding.places.includes('/notices/0'),
  )
  expect(ofFees.length > 0).toBe(isFee)
})

const ON = 'A 4% surcharge is added to all checks.'
const OFF = [
  'Corkage $30.',
  'Gratuity is optional.',
  'Free delivery over $50.',
  'All prices include 20% VAT.',
]

it.each(OFF)('judges each sentence by itself: “%s” lets no other off', (other) => {
  for (const text of [`${other} ${ON}`, `${ON} ${other}`]) {
    expect(feesIn(text), text).toMatchObject([{ text: ON, percent: 4, isAlone: false }])
  }
})

it.each(['It is optional.', 'This charge is discretionary.', 'Please ask if you would like it removed.'])(
  'takes a fee back where the next sentence speaks of it: %s',
  (next) => {
    expect(feesIn(`A 12.5% service charge will be added. ${next}`)).toEqual([])
  },
)

it('reads several fees of one text, and those of introductions, footers and second lines', () => {
  expect(feesIn('Coperto 2,50 €. Servizio 10 % escluso.').map(({ isCover }) => isCover)).toEqual([
    true,
    false,
  ])
  const menu = menuUnderLaw({
    intro: ON,
    sections: [{ name: 'Mains', footer: ON, items: [] }],
    notices: [{ text: 'Sin gluten a petición.', secondText: ON }],
  })
  expect(feesOf(menu).map(({ pointer }) => pointer)).toEqual(['/intro', '/sections/0/footer', '/notices/0'])
})

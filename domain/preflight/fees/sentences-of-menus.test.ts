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

it.each([
  ...['We tack on 5 percent for our cooks', 'Plus 3% to offset rising costs', 'Room charge $2'],
  ...['Guests pay the listed price plus 3.99%', 'Add 3% for card payments', '3% for our kitchen team'],
  ...['Se añade un cargo de 4%', 'Añadimos un 5 %', 'Se agrega 10% al pagar con tarjeta'],
  ...['Zuschlag für Kartenzahlung: 50 Cent', 'Energiepauschale von 2 € je Gast', 'Zuzüglich 10 %'],
  ...['zuzüglich Bedienungsgeld', 'Es kommen 5 % hinzu', '5 % für unser Küchenteam und unser Personal'],
  ...['Servizio 12%', 'Sarà aggiunto il 10%', 'Si applica il 15%', 'Sovrapprezzo del 10%'],
  ...[
    '10 % en sus',
    'Nous ajoutons 5 % pour notre équipe',
    'Acresce 10%',
    'Er komt 5% bij voor ons personeel',
  ],
])('reads a charge by what it does, whatever it is called: %s', (sentence) => {
  expect(feesIn(sentence)).toHaveLength(1)
})

it.each([
  ...['We add five dollars per guest for the band', 'We add $2 to every bill', 'Wellness fee: two dollars'],
  ...['three dollars fifty per person for bread service', 'Twenty two percent gratuity for six or more'],
  ...['An 18 percent automatic gratuity is included for six or more', 'Für Brot berechnen wir 2 Euro'],
  ...['pane e coperto 2,50', 'Couvert 3,50 por pessoa', 'Gedeck pro Person 4', 'Taxa de serviço 10'],
  ...['Bedieningsgeld 10%', 'Se añade un 10 %', 'Pour le pain nous facturons 1 €'],
])(
  'reads amounts as words, covers without a sign of money and what is laid for everybody: %s',
  (sentence) => {
    expect(feesIn(sentence)).toHaveLength(1)
  },
)

it.each([
  ...['Bread with butter for two dollars', 'We charge $2 for extra bread', 'Gedeck ab 20 Uhr'],
  ...[
    'Für glutenfreies Brot berechnen wir 2 Euro',
    'Add shrimp five dollars',
    'Six or more oysters: $3 each',
  ],
])('takes no choice for a charge: %s', (sentence) => {
  expect(feesIn(sentence)).toEqual([])
})

it.each([
  ['We add twenty-two percent to every bill', 22],
  ['Aggiungiamo il venticinque per cento al conto', 25],
])('reads the whole number of “%s”', (sentence, percent) => {
  expect(feesIn(sentence)[0]?.percent).toBe(percent)
})

it('reads a charge among the choices, and a sum under its name in a description', () => {
  const options = ['4% kitchen fee', 'Servicezuschlag', 'Coperto', 'Extra cheese', 'Corkage', 'Herrengedeck']
  const menu = menuUnderLaw({
    items: [
      { name: 'Soup', description: 'plus $2 wellness fee' },
      { name: 'Stew', description: 'add shrimp $4 surcharge' },
    ],
    modifierGroups: [
      {
        id: 'g1',
        name: 'Extras',
        min: 0,
        max: null,
        options: options.map((name, at) => ({ id: `o${at}`, name, amount: 300, allergens: [] })),
      },
    ],
  })
  expect(feesOf(menu).map(({ pointer }) => pointer)).toEqual([
    '/sections/0/items/0',
    ...[0, 1, 2].map((at) => `/modifierGroups/0/options/${at}`),
  ])
})

it('asks what a fee is for that only says where: a kitchen surcharge', () => {
  const found = (text: string) =>
    preflight(menuUnderLaw({ market: 'US-CA', notices: [text] })).findings.map(({ rule }) => rule.id)
  expect(found('4% kitchen surcharge')).toContain('us-ca.fee-purpose')
  expect(found('4% surcharge for our kitchen team')).not.toContain('us-ca.fee-purpose')
})

it.each([
  ...['70% dark chocolate, crème fraîche', 'Gift cards: 10% bonus in May', 'Chili 4% abv', 'Room for 20'],
  ...[
    'All wines from 12% to 14.5% vol.',
    '20% plus de fruits que de sucre ajouté: non',
    'Pay by card or cash',
  ],
  ...['No added sugar, 70% cocoa', 'Sans sucre ajouté, 60 % de fruits', 'Senza zucchero aggiunto, 70% cacao'],
  ...['Save 10% when you pay cash: 10% discount', 'Preise inkl. 19 % MwSt.', '100% of tips go to our team'],
  ...['Tips go 100% to the crew', 'Das Trinkgeld geht zu 100 % an das Team'],
  ...['Extra shot $1', 'Add cheese $2', 'Supplement for salmon $4', 'Kaffee und Kuchen je Gast'],
])('takes no other share and no other sum for a charge: %s', (sentence) => {
  expect(feesIn(sentence)).toEqual([])
})

it('reads a share in the name of a section and in what is said of a dish', () => {
  const menu = menuUnderLaw({
    sections: [
      {
        name: 'Dinner (20% service charge added)',
        items: [{ name: 'Soup', description: 'Basil. Plus 4% surcharge.' }],
      },
    ],
  })
  expect(feesOf(menu).map(({ pointer, percent }) => [pointer, percent])).toEqual([
    ['/sections/0', 20],
    ['/sections/0/items/0', 4],
  ])
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

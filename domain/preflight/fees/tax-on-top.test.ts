import { expect, it } from 'vitest'
import { menuUnderLaw } from '#tests/builders/menu-under-law.ts'
import { preflight } from '../preflight.ts'

const foundIn = (market: string, text: string) =>
  preflight(menuUnderLaw({ market, notices: [text] }))
    .findings.filter(({ places }) => places.includes('/notices/0'))
    .map(({ rule }) => rule.id)

it.each([
  ...[
    'Preise zuzüglich MwSt.',
    'zzgl. 19 % MwSt.',
    'exkl. USt',
    'Alle Preise netto',
    'Preise ohne MwSt.',
  ].map((text) => ['DE', 'de.fees', text]),
  ...['Alle Preise zzgl. der gesetzlichen Mehrwertsteuer', 'MwSt. nicht enthalten', 'Nettopreise'].map(
    (text) => ['DE', 'de.fees', text],
  ),
  ...['Prix HT', 'Tarifs en euros H.T.', 'Prix hors taxes', 'TVA en sus', '+ TVA 10 %'].map((text) => [
    'FR',
    'fr.fees',
    text,
  ]),
  ...[
    'Prices exclude VAT',
    'Prices are subject to VAT',
    'VAT at 20% is not included',
    'All prices ex. VAT',
  ].map((text) => ['GB-ENG', 'gb.fee-in-price', text]),
  ...['plus 10% GST', 'GST will be added', 'Prices do not include GST'].map((text) => [
    'AU-NSW',
    'au.fee-in-price',
    text,
  ]),
  ['IT', 'eu.tax-in-price', 'Prezzi IVA esclusa'],
  ['ES', 'eu.tax-in-price', 'Precios + IVA'],
  ['ES', 'eu.tax-in-price', 'I.V.A. no incluido'],
  ['ES', 'eu.tax-in-price', 'IVA y servicio no incluidos'],
  ['PT', 'eu.tax-in-price', 'Preços sem IVA'],
  ['NL', 'eu.tax-in-price', 'Prijzen excl. btw'],
  ['IE', 'eu.tax-in-price', 'Prices are exclusive of VAT and service'],
  ['AT', 'eu.tax-in-price', 'Alle Preise exkl. Steuern'],
])('finds in %s by %s that tax comes on top: %s', (market, rule, text) => {
  expect(foundIn(market, text)).toEqual([rule])
})

it.each([
  ['DE', 'Alle Preise inkl. MwSt. zzgl. Pfand'],
  ['DE', 'Gemäß § 19 UStG ohne MwSt.'],
  ['DE', 'USt-IdNr. DE123456789, Füllmenge netto 250 g'],
  ['FR', 'Prix nets TTC, hors boissons'],
  ['GB-ENG', 'Prices include VAT, excluding service at your discretion'],
  ['GB-ENG', 'VAT No. 123 4567 89'],
  ['IT', 'IVA inclusa, P. IVA 0123456789'],
  ['ES', 'IVA incluido. Bebidas no incluidas.'],
  ['NL', 'Alle prijzen zijn inclusief btw, exclusief dranken'],
  ['AU-NSW', 'All prices include GST'],
  ['US-CA', 'Prices do not include sales tax'],
])('takes no other words of tax for it, in %s: %s', (market, text) => {
  expect(foundIn(market, text)).toEqual([])
})

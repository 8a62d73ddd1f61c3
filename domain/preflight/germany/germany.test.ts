import { expect, it } from 'vitest'
import { menuUnderLaw, type UnderLaw } from '#tests/builders/menu-under-law.ts'
import { tryRules } from '#tests/builders/try-rules.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { preflight } from '../preflight.ts'
import { ALLERGEN_RECORD } from './declarations.ts'
import { germany } from './germany.ts'

const here = { market: 'DE', currency: 'EUR', language: 'de' } satisfies UnderLaw
const elsewhere = { market: 'AT' }
const dish = { ...here, items: [{ name: 'Schnitzel', allergens: ['wheat', 'eggs'] }] }
const additives = {
  ...here,
  items: [{ name: 'Matjes', additives: ['preservatives', 'sweeteners'] }],
  marks: ['preservatives', 'sweeteners'].map((key, at) => ({
    id: key,
    kind: 'additive' as const,
    key,
    symbol: `${at + 1}`,
    meaning: '',
  })),
}
const poured = (litres: number) => ({ size: { amount: litres, unit: 'l' as const } })
const drink = (name: string, amount: number, litres?: number, more = {}) => ({
  name,
  prices: [{ ...fixedPrice(amount), ...(litres && poured(litres)) }],
  ...more,
})
const bar = (...items: readonly Partial<ReturnType<typeof drink>>[]) => ({
  ...here,
  sections: [{ name: 'Getränke', items }],
})
const market = { ...here, items: [{ name: 'Forelle', prices: [{ id: 'p1', kind: 'market' as const }] }] }
const fee = { ...here, items: [{ name: 'Schnitzel' }], notices: ['Servicegebühr: 5 %'] }
const couvert = { ...here, items: [{ name: 'Couvert' }] }

tryRules(germany, {
  'de.allergens-written': {
    breaks: dish,
    says: /No letters/,
    keeps: { ...here, items: [{ name: 'Schnitzel' }], notices: [ALLERGEN_RECORD] },
    exempt: { ...dish, ...elsewhere },
    fixes: ['print-allergens', 'insert-notice'],
  },
  'de.additives-printed': {
    breaks: { ...additives, marks: additives.marks.slice(0, 1) },
    says: /“mit Süßungsmitteln”/,
    keeps: additives,
    // Without marks a German menu has the usual numbers.
    exempt: { ...additives, marks: [] },
    fixes: ['print-additives'],
  },
  'de.additives-declared': {
    breaks: bar(drink('Coca-Cola', 350, 0.3)),
    says: /“koffeinhaltig”.*“Coca-Cola”/,
    keeps: bar(drink('Coca-Cola', 350, 0.3, { additives: ['caffeine'] })),
    exempt: bar(drink('Apfelschorle', 350, 0.3)),
  },
  'de.drink-volume': {
    breaks: bar(drink('Riesling', 650), drink('Apfelschorle', 350)),
    says: /2 drinks without a volume.*“Riesling” and “Apfelschorle”/,
    keeps: bar(drink('Riesling', 650, 0.2), drink('Apfelschorle 0,4 l', 350)),
    exempt: bar(drink('Cappuccino', 380)),
  },
  'de.mixed-drink-volume': {
    breaks: bar(drink('Cappuccino', 380)),
    says: /“Cappuccino”/,
    keeps: bar(drink('Cappuccino', 380, 0.18)),
    exempt: { ...bar(drink('Cappuccino', 380)), ...elsewhere },
  },
  'de.final-prices': {
    breaks: market,
    says: /“Forelle”/,
    keeps: { ...here, items: [{ name: 'Forelle', prices: [{ ...fixedPrice(2400), label: '350 g' }] }] },
    exempt: { ...market, ...elsewhere },
  },
  'de.fees': {
    breaks: fee,
    says: /comes on top/,
    keeps: { ...fee, notices: ['Alle Preise inklusive 19 % Mehrwertsteuer und Bedienung.'] },
    exempt: { ...fee, ...elsewhere },
    fixes: ['fee-into-prices'],
  },
  'de.couvert': {
    breaks: couvert,
    says: /“Couvert”/,
    keeps: { ...here, items: [{ name: 'Brotkorb' }] },
    exempt: { ...couvert, ...elsewhere },
  },
  'de.soft-drink': {
    breaks: bar(drink('Helles', 400, 0.5), drink('Mineralwasser', 300, 0.25)),
    says: /as cheap as “Helles”, .* also per litre/,
    keeps: bar(drink('Helles', 400, 0.5), drink('Mineralwasser', 300, 0.25), drink('Tafelwasser', 390, 0.5)),
    exempt: bar(drink('Mineralwasser', 300, 0.25)),
  },
})

it('compares soft drinks by their price and also by the litre, and no shot with a glass of water', () => {
  const found = (...items: ReturnType<typeof drink>[]) =>
    preflight(menuUnderLaw(bar(...items))).findings.some(({ rule }) => rule.id === 'de.soft-drink')
  expect(found(drink('Pils', 300, 0.3), drink('Mineralwasser', 600, 0.75))).toBe(true)
  expect(found(drink('Pils', 300, 0.3), drink('Mineralwasser', 250, 0.25))).toBe(false)
  expect(
    found(drink('Helles vom Fass', 360, 0.3), drink('Helles', 480, 0.5), drink('Wasser', 290, 0.25)),
  ).toBe(false)
  expect(found(drink('Korn', 200, 0.02), drink('Pils', 300, 0.3), drink('Cola', 290, 0.3))).toBe(false)
})

it('reads a cover in a notice as in an item', () => {
  const menu = menuUnderLaw({ ...here, items: [{ name: 'Schnitzel' }], notices: ['Gedeck 2,50 €'] })
  expect(preflight(menu).findings.map(({ rule }) => rule.id)).toContain('de.couvert')
})

it('does not judge the cheapest soft drink while one has no volume', () => {
  const menu = menuUnderLaw(
    bar(drink('Helles', 400, 0.5), drink('Mineralwasser', 300, 0.25), drink('Tafelwasser', 190)),
  )
  expect(preflight(menu).findings.filter(({ rule }) => rule.id === 'de.soft-drink')).toEqual([])
})

it('takes a sentence on additives for the record of them, as the law does since 2021', () => {
  const found = (text: string) =>
    preflight(
      menuUnderLaw({ ...additives, marks: additives.marks.slice(0, 1), notices: [text] }),
    ).findings.some(({ rule }) => rule.id === 'de.additives-printed')
  expect(found('Über Zusatzstoffe gibt unsere Liste Auskunft, fragen Sie danach.')).toBe(false)
  expect(found('Alle Preise in Euro.')).toBe(true)
})

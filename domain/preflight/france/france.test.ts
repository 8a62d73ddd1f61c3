import { expect, it } from 'vitest'
import { menuUnderLaw, type UnderLaw } from '#tests/builders/menu-under-law.ts'
import { tryRules } from '#tests/builders/try-rules.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { preflight } from '../preflight.ts'
import { ALLERGEN_LIST } from './allergens.ts'
import { france } from './france.ts'
import { SERVICE_INCLUDED } from './prices.ts'

const inFrance = { market: 'FR', currency: 'EUR', language: 'fr' } satisfies UnderLaw
const elsewhere = { market: 'BE' }
const plat = { ...inFrance, items: [{ name: 'Sole meunière' }] }
const fee = { ...plat, notices: ['Frais de service : 5 %'] }
const formule = (footer?: string) => ({
  ...inFrance,
  sections: [
    {
      id: 1,
      name: 'Menu à 28',
      layout: 'courses' as const,
      prices: [fixedPrice(2800)],
      ...(footer && { footer }),
    },
    { id: 2, parentId: 1, name: 'Plats', items: [{ name: 'Sole', prices: [] }] },
  ],
})
const drinks = (name: string, label?: string, section = 'Boissons') => ({
  ...inFrance,
  sections: [{ name: section, items: [{ name, prices: [{ ...fixedPrice(500), ...(label && { label }) }] }] }],
})
const timed = (daypart?: string) => ({
  ...inFrance,
  sections: [{ name: 'Formule midi', ...(daypart && { daypart }), items: [{ name: 'Sole' }] }],
})
const meat = (name: string, origin?: string) => ({
  ...inFrance,
  items: [{ name, ...(origin && { origin }) }],
})

tryRules(france, {
  'fr.allergens-written': {
    breaks: plat,
    says: /No marks/,
    keeps: { ...plat, notices: [ALLERGEN_LIST] },
    exempt: { ...plat, ...elsewhere },
    fixes: ['insert-notice'],
  },
  'fr.service-included': {
    breaks: plat,
    says: /“Prix service compris”/,
    keeps: { ...plat, notices: [{ kind: 'tax', text: `${SERVICE_INCLUDED} (15 %)` }] },
    exempt: { ...plat, items: [{ name: 'Sole', prices: [] }] },
    fixes: ['insert-notice'],
  },
  'fr.fees': {
    breaks: fee,
    says: /comes on top/,
    keeps: { ...plat, notices: [`${SERVICE_INCLUDED} (15 %)`] },
    exempt: { ...fee, ...elsewhere },
    fixes: ['fee-into-prices'],
  },
  'fr.free-water': {
    breaks: plat,
    says: /free drinking water/,
    keeps: { ...plat, notices: ['Carafe d’eau gratuite sur demande.'] },
    exempt: { ...plat, business: { postedSigns: ['free-water'] } },
    fixes: ['insert-notice'],
  },
  'fr.set-menu-drinks': {
    breaks: formule(),
    says: /“Menu à 28”/,
    keeps: formule('Boisson non comprise'),
    exempt: { ...formule(), ...elsewhere },
    fixes: ['drinks-not-included', 'drinks-included'],
  },
  'fr.drink-volume': {
    breaks: drinks('Chablis'),
    says: /“Chablis”/,
    keeps: drinks('Chablis', 'Verre 12 cl'),
    exempt: drinks('Café crème'),
  },
  'fr.mixed-drink-volume': {
    breaks: drinks('Negroni', undefined, 'Cocktails'),
    says: /“Negroni”/,
    keeps: drinks('Negroni 9 cl', undefined, 'Cocktails'),
    exempt: { ...drinks('Negroni', undefined, 'Cocktails'), ...elsewhere },
  },
  'fr.hours': {
    breaks: timed(),
    says: /“Formule midi”/,
    keeps: timed('du lundi au vendredi, 12 h – 14 h'),
    exempt: { ...timed(), ...elsewhere },
  },
  'fr.beef-origin': {
    breaks: meat('Entrecôte grillée'),
    says: /“Entrecôte grillée”/,
    keeps: meat('Entrecôte grillée', 'Origine : France'),
    exempt: meat('Steak de thon'),
  },
  'fr.meat-origin': {
    breaks: meat('Gigot d’agneau'),
    says: /“Gigot d’agneau”/,
    keeps: { ...meat('Gigot d’agneau'), notices: ['Toutes nos viandes sont d’origine France.'] },
    exempt: meat('Sole meunière'),
  },
})

it.each([
  'Prix nets en euros',
  'Prix nets, service compris',
  'Taxes et service compris',
  'Services compris (15 %)',
])('takes “%s” for prices with service', (text) => {
  const { findings } = preflight(menuUnderLaw({ ...plat, notices: [text] }))
  expect(findings.map(({ rule }) => rule.id)).not.toContain('fr.service-included')
})

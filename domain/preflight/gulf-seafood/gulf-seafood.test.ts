import { expect, it } from 'vitest'
import { menuUnderLaw, type UnderLaw } from '#tests/builders/menu-under-law.ts'
import { tryRules } from '#tests/builders/try-rules.ts'
import { preflight } from '../preflight.ts'
import { gulfSeafood } from './gulf-seafood.ts'
import { IMPORTED_SHRIMP } from './louisiana.ts'

const dish = (market: string, name: string, origin?: string) => ({
  market,
  items: [{ name, ...(origin && { origin }) }, { name: 'Roast chicken' }],
})

const [louisiana, alabama, mississippi, texas] = gulfSeafood
const imports = (market: string, name: string) => ({
  ...dish(market, name),
  business: { importedShrimp: true },
})

if (louisiana && alabama && mississippi && texas) {
  tryRules(louisiana, {
    'us-la.seafood-origin': {
      breaks: imports('US-LA', 'Crawfish étouffée'),
      says: /“Some items served at this establishment may contain imported crawfish or shrimp/,
      keeps: { ...imports('US-LA', 'Crawfish étouffée'), notices: [IMPORTED_SHRIMP] },
      exempt: { ...dish('US-LA', 'Crawfish étouffée'), business: { importedShrimp: false } },
      fixes: ['insert-notice'],
    },
  })
  tryRules(mississippi, {
    'us-ms.seafood-origin': {
      breaks: { ...dish('US-MS', 'Redfish'), business: { seafoodOrigin: 'domestic' } },
      says: /without the word “imported” or “domestic”: “Redfish”/,
      keeps: dish('US-MS', 'Domestic redfish'),
      exempt: dish('US-MS', 'Fried catfish'),
      fixes: ['add-to-names'],
    },
  })
  tryRules(texas, {
    'us-tx.seafood-origin': {
      breaks: imports('US-TX', 'Gulf shrimp tacos'),
      says: /which no imported shrimp may be: “Gulf shrimp tacos”/,
      keeps: imports('US-TX', 'Shrimp tacos'),
      exempt: { ...dish('US-TX', 'Gulf shrimp tacos'), business: { seafoodOrigin: 'domestic' } },
    },
  })
  tryRules(alabama, {
    'us-al.seafood-origin': {
      breaks: dish('US-AL', 'Fried catfish'),
      says: /imported or domestic: “Fried catfish”/,
      keeps: dish('US-AL', 'Fried catfish', 'Domestic, farm-raised'),
      exempt: dish('US-AL', 'Oyster mushrooms on toast'),
    },
    'us-al.seafood-farmed': {
      breaks: dish('US-AL', 'Gulf shrimp'),
      says: /farmed or wild: “Gulf shrimp”/,
      keeps: dish('US-AL', 'Wild-caught Gulf shrimp'),
      exempt: dish('US-GA', 'Gulf shrimp'),
    },
  })
}

const found = (given: UnderLaw, id: string) =>
  preflight(menuUnderLaw(given)).findings.find(({ rule }) => rule.id === id)

it.each([
  ['US-LA', 'Shrimp po-boy', 'us-la.seafood-origin'],
  ['US-TX', 'Gulf shrimp', 'us-tx.seafood-origin'],
])('asks in %s whether shrimp is imported, and calls nothing a must until then', (market, name, id) => {
  expect(found(dish(market, name), id)).toMatchObject({ level: 'know', asks: ['importedShrimp'] })
})

it('puts one sentence on a menu of Louisiana whose house says that it imports, with no shrimp in its words', () => {
  const menu = { market: 'US-LA', business: { importedShrimp: true }, items: [{ name: 'Gumbo' }] }
  expect(found(menu, 'us-la.seafood-origin')).toMatchObject({ level: 'must', places: [] })
})

it('cannot say of a house with both kinds which dish is which', () => {
  const menu = { ...dish('US-MS', 'Redfish'), business: { seafoodOrigin: 'mixed' as const } }
  expect(found(menu, 'us-ms.seafood-origin')?.fixes).toEqual([])
})

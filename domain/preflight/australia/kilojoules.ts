import { insertNotice } from '../fixes/insert-notice.ts'
import { missingEnergy, saysEnergy } from '../nutrition/missing-energy.ts'
import { unprintedEnergy } from '../nutrition/printed-energy.ts'
import { says } from '../parts/menu-texts.ts'
import type { Facts } from '../rules/facts.ts'
import type { Bound, Rule, Source } from '../rules/rule.ts'

/** Outlets in the state from which its law binds, and in the country. */
const IN_STATE: Readonly<Record<string, number>> = { NSW: 20, VIC: 20, QLD: 20, SA: 20, ACT: 7 }
const IN_COUNTRY = 50
const FEWEST = Math.min(...Object.values(IN_STATE))

const source: Source = {
  title:
    'Food Acts of New South Wales, Victoria, Queensland, South Australia and the ACT; NSW Food Authority, Queensland Health, act.gov.au',
  address:
    'https://www.act.gov.au/health/businesses/food-safety-for-businesses/compliance-and-food-safety/displaying-kilojoule-content-of-food',
  readOn: '2026-11-28',
  readAgainOn: '2027-05-31',
}

/** The number in the state decides, unless 50 are in the country, or fewer than the state asks for. */
function bind({ region, locations, locationsInRegion }: Facts): Bound {
  const least = region === undefined ? FEWEST : IN_STATE[region]
  if (least === undefined || (locations !== undefined && locations < least)) return 'exempt'
  const missing = locations === undefined ? (['locations'] as const) : []
  if (region === undefined) return { unless: ['region', ...missing] }
  if (locations !== undefined && locations >= IN_COUNTRY) return 'bound'
  if (locationsInRegion === undefined) return { unless: [...missing, 'locationsInRegion'] }
  if (locationsInRegion >= least) return 'bound'
  return missing.length > 0 ? { unless: missing } : 'exempt'
}

const ofChains = {
  source,
  certainty: 'A',
  level: 'must',
  binds: `Chains of 20 or more outlets in one state (NSW, VIC, QLD, SA), 7 in the ACT, or ${IN_COUNTRY} in the country; in Queensland not those where guests only eat in`,
  bind,
} as const

export const DAILY_ENERGY = 'The average adult daily energy intake is 8700 kJ'

export const kilojouleRules: readonly Rule[] = [
  {
    ...ofChains,
    id: 'au.energy',
    title: 'The average energy of each standard dish, for each size',
    check: (menu) => missingEnergy(menu, 'energy'),
  },
  {
    ...ofChains,
    id: 'au.kilojoules',
    title: 'Energy is printed in kJ, at least as large as the price',
    check: (menu, _, pages) => unprintedEnergy(menu, pages, { unit: 'kj', word: 'kJ' }),
  },
  {
    ...ofChains,
    id: 'au.daily-energy',
    title: 'The statement of the daily energy intake',
    check: (menu) =>
      !saysEnergy(menu) || says(menu, /average adult daily energy intake is 8 ?700 kj/)
        ? []
        : [
            {
              sentence: `The menu says energy and lacks “${DAILY_ENERGY}”.`,
              places: [],
              fixes: [insertNotice({ kind: 'text', text: DAILY_ENERGY }, 'Add the statement')],
            },
          ],
  },
]

import { insertNotice } from '../mends/insert-notice.ts'
import { missingEnergy, saysEnergy } from '../nutrition/missing-energy.ts'
import { unprintedEnergy } from '../nutrition/printed-energy.ts'
import { says } from '../parts/menu-texts.ts'
import type { Facts } from '../rules/facts.ts'
import type { Bound, Rule, Source } from '../rules/rule.ts'

/** Outlets in one state, and in the country. */
const IN_STATE = 20
const IN_COUNTRY = 50

const states = ['NSW', 'VIC', 'QLD', 'SA', 'ACT']

const source: Source = {
  title:
    'Food Acts of New South Wales, Victoria, Queensland, South Australia and the ACT; NSW Food Authority, Queensland Health',
  address: 'https://www.foodauthority.nsw.gov.au/',
  readOn: '2026-11-22',
}

/** Between 20 and 50 locations nobody can tell how many of them are in one state. */
function bind({ region, locations }: Facts): Bound {
  if (region !== undefined && !states.includes(region)) return 'exempt'
  if (locations !== undefined && locations < IN_STATE) return 'exempt'
  if (region === undefined)
    return { unless: ['region', ...(locations === undefined ? ['locations' as const] : [])] }
  return locations !== undefined && locations >= IN_COUNTRY ? 'bound' : { unless: ['locations'] }
}

const ofChains = {
  source,
  certainty: 'A',
  level: 'must',
  binds: `Chains of ${IN_STATE} or more outlets in one state (${states.join(', ')}) or ${IN_COUNTRY} in the country; in Queensland not those where guests only eat in`,
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
              mends: [insertNotice({ kind: 'text', text: DAILY_ENERGY }, 'Add the statement')],
            },
          ],
  },
]

import type { MenuItem } from '../../menu/model/item.ts'
import { MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import type { Price } from '../../menu/model/price.ts'
import { mapItems } from '../../menu/model/walk.ts'
import { mapPrices } from '../../menu/prices/lead-price.ts'
import { insertNotice } from '../mends/insert-notice.ts'
import { missingEnergy, saysEnergy } from '../nutrition/missing-energy.ts'
import { kilojoules } from '../nutrition/rounding.ts'
import { says } from '../parts/menu-texts.ts'
import { namesOf, placedItems, pointersOf } from '../parts/placed-items.ts'
import type { Facts } from '../rules/facts.ts'
import type { Bound, Breach, Mend, Rule, Source } from '../rules/rule.ts'
import { counted, listed } from '../words/listed.ts'

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

const SAYS_KJ = /\d\s?kj\b/i

/** Whose kcal are known and whose kJ are nowhere to be read. */
const lacksKilojoules = ({ name, description, prices, kcal }: MenuItem): boolean =>
  !SAYS_KJ.test(`${name}\n${description}`) &&
  prices.some((price) => kcalOf(price, kcal, prices.length) !== undefined && !SAYS_KJ.test(price.label ?? ''))

const kcalOf = ({ kcal, kind }: Price, ofItem: number | undefined, prices: number): number | undefined =>
  kind === 'supplement' ? undefined : (kcal ?? (prices === 1 ? ofItem : undefined))

function withKilojoules(price: Price, item: MenuItem): Price {
  const kcal = kcalOf(price, item.kcal, item.prices.length)
  if (kcal === undefined || SAYS_KJ.test(price.label ?? '')) return price
  const label = [price.label, `${kilojoules(kcal)} kJ`].filter(Boolean).join(', ')
  return label.length > MENU_TEXT_LIMITS.label ? price : { ...price, label }
}

/** At the price, where the law wants it, and not in the words, which claims were confirmed for. */
const printKilojoules: Mend = {
  id: 'print-kilojoules',
  label: 'Print the kJ at each price',
  apply: (menu) =>
    mapItems(menu, (item) =>
      lacksKilojoules(item) ? mapPrices(item, (price) => withKilojoules(price, item)) : item,
    ),
}

function checkPrinted(menu: MenuContent): Breach[] {
  const items = placedItems(menu).filter(({ item }) => lacksKilojoules(item))
  if (items.length === 0) return []
  return [
    {
      sentence: `${counted(items.length, 'dish', 'dishes')} with kcal and without kJ, at least as large as the price: ${listed(namesOf(items))}.`,
      places: pointersOf(items),
      mends: [printKilojoules],
    },
  ]
}

export const kilojouleRules: readonly Rule[] = [
  {
    ...ofChains,
    id: 'au.energy',
    title: 'The average energy of each standard dish, for each size',
    check: (menu) => missingEnergy(menu, 'energy'),
  },
  { ...ofChains, id: 'au.kilojoules', title: 'Energy is printed in kJ', check: checkPrinted },
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

import { allergensOf } from '../../allergens/markets/allergens-of.ts'
import { allergenName } from '../../menu/claims/allergen-names.ts'
import { MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import { listed } from '../../text/listed.ts'
import { undeclared, unnamedMembers } from '../declared/undeclared.ts'
import { marksToAdd, printMarks, unprinted } from '../fixes/print-marks.ts'
import { locationsFrom } from '../rules/bind.ts'
import type { Facts } from '../rules/facts.ts'
import type { PrintFacts } from '../rules/page-finding.ts'
import type { Breach, Rule, Source } from '../rules/rule.ts'
import { US_CHAIN } from '../us-federal/calories.ts'

const source: Source = {
  title:
    'SB 68 (ADDE Act): Health and Safety Code 113820.5 and 114093.5, in six reviews of 2026 and one of after its first day',
  address: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202520260SB68',
  readOn: '2026-11-28',
  readAgainOn: '2027-05-31',
}
const ofChains = {
  source,
  certainty: 'B',
  inForceFrom: '2026-07-01',
  binds: `Chains of ${US_CHAIN} or more locations with one in California; not compact mobile or temporary facilities`,
  bind: locationsFrom(US_CHAIN),
} as const

/** The longest sign that a mark has. */
const SIGN = MENU_TEXT_LIMITS.sign

/** The name of an allergen, or the shorter key where that is too long for a mark: `macadamias`. */
const signOf = (key: string): string =>
  (allergenName(key).length > SIGN ? key : allergenName(key)).slice(0, SIGN)

function checkPrinted(menu: MenuContent, _facts: Facts, pages: PrintFacts): Breach[] {
  const keys = allergensOf('US', unprinted('allergen', menu, pages.allergenMarks)).listed
  if (keys.length === 0) return []
  return [
    {
      sentence: `The printed pages do not name ${listed(keys.map(allergenName))}. Print them next to the dishes, or hand out a written chart with a digital menu.`,
      places: [],
      fixes:
        marksToAdd(menu, pages).length > 0
          ? [printMarks('allergen', 'Print the names next to the dishes', signOf)]
          : [],
    },
  ]
}

export const allergens: readonly Rule[] = [
  {
    ...ofChains,
    level: 'must',
    id: 'us-ca.allergens',
    title: 'The nine major allergens of each dish are declared',
    check: undeclared,
  },
  {
    ...ofChains,
    level: 'must',
    id: 'us-ca.allergen-names',
    title: 'Wheat and the tree nut are named',
    check: unnamedMembers,
  },
  {
    ...ofChains,
    level: 'should',
    id: 'us-ca.allergens-printed',
    title: 'Allergens are on the menu, or on a written chart if it’s digital',
    check: checkPrinted,
  },
]

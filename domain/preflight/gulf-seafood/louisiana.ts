import type { MenuContent } from '../../menu/model/menu.ts'
import { insertNotice } from '../fixes/insert-notice.ts'
import { says } from '../parts/menu-texts.ts'
import { placedItems, pointersOf } from '../parts/placed-items.ts'
import { importersOfShrimp } from '../rules/bind.ts'
import type { Facts } from '../rules/facts.ts'
import type { Breach, Pack } from '../rules/rule.ts'

/** R.S. 40:5.5.4(A), in the words of the statute. */
export const IMPORTED_SHRIMP =
  'Some items served at this establishment may contain imported crawfish or shrimp. Ask for more information.'

function check(menu: MenuContent, { importedShrimp }: Facts): Breach[] {
  const items = placedItems(menu).filter(({ dish }) => dish.flesh.has('shrimp'))
  if (items.length === 0 && importedShrimp !== true) return []
  if (says(menu, /some items served at this establishment may contain imported crawfish or shrimp/)) return []
  return [
    {
      sentence: `A menu with imported shrimp or crawfish has this sentence where guests see it: “${IMPORTED_SHRIMP}”`,
      places: pointersOf(items),
      fixes: [insertNotice({ kind: 'advisory', text: IMPORTED_SHRIMP }, 'Add the sentence')],
    },
  ]
}

export const louisiana: Pack = {
  key: 'us-la',
  name: 'Louisiana',
  isFor: ({ country, region }) => country === 'US' && region === 'LA',
  rules: [
    {
      id: 'us-la.seafood-origin',
      title: 'One sentence on the menu says that shrimp or crawfish may be imported',
      source: {
        title:
          'R.S. 40:5.5.4 as amended by Act 148 of 2024, in the words of the statute; the note of 2019 next to each dish is repealed',
        address: 'https://legis.la.gov/Legis/Law.aspx?d=1147535',
        readOn: '2026-11-28',
        readAgainOn: '2027-07-31',
      },
      certainty: 'A',
      level: 'must',
      inForceFrom: '2025-01-01',
      binds:
        'Restaurants in Louisiana that use a menu and sell shrimp or crawfish from outside the United States',
      bind: importersOfShrimp,
      check,
    },
  ],
}

import type { MenuContent } from '../../menu/model/menu.ts'
import { namesOf, type PlacedItem, placedItems, pointersOf } from '../parts/placed-items.ts'
import { everybody } from '../rules/bind.ts'
import type { Breach, Pack } from '../rules/rule.ts'
import { counted, listed } from '../words/listed.ts'
import { namesFarming, namesOrigin, readsOfSeafood, readsOfShrimp } from '../words/seafood.ts'

const inState =
  (state: string): Pack['isFor'] =>
  ({ country, region }) =>
    country === 'US' && region === state

/** Only the kitchen knows where seafood comes from, so that nothing mends it in one step. */
function lacking(
  menu: MenuContent,
  isMeant: (placed: PlacedItem) => boolean,
  isSaid: (placed: PlacedItem) => boolean,
  what: string,
): Breach[] {
  const items = placedItems(menu).filter((placed) => isMeant(placed) && !isSaid(placed))
  if (items.length === 0) return []
  return [
    {
      sentence: `${counted(items.length, 'dish', 'dishes')} with ${what}: ${listed(namesOf(items))}.`,
      places: pointersOf(items),
    },
  ]
}

const louisiana: Pack = {
  key: 'us-la',
  name: 'Louisiana',
  isFor: inState('LA'),
  rules: [
    {
      id: 'us-la.seafood-origin',
      title: 'Imported shrimp and crawfish are named as such next to the dish',
      source: {
        title: 'Louisiana, law of 2019 on imported crawfish and shrimp, in secondary sources',
        readOn: '2026-11-22',
      },
      certainty: 'B',
      // Of domestic shrimp nothing has to be said, and no menu tells which it is.
      level: 'should',
      binds: 'Restaurants in Louisiana that sell imported shrimp or crawfish',
      bind: everybody,
      check: (menu) =>
        lacking(
          menu,
          readsOfShrimp,
          namesOrigin,
          'shrimp or crawfish without an origin, which imported ones need in the same type as the dish',
        ),
    },
  ],
}

const alabama: Pack = {
  key: 'us-al',
  name: 'Alabama',
  isFor: inState('AL'),
  rules: [
    {
      id: 'us-al.seafood-origin',
      title: 'Seafood says whether it is imported or domestic',
      source: { title: 'Alabama, Act 2024-339, in secondary sources', readOn: '2026-11-22' },
      certainty: 'B',
      level: 'must',
      binds: 'Restaurants in Alabama that sell fish or shellfish',
      bind: everybody,
      check: (menu) =>
        lacking(menu, readsOfSeafood, namesOrigin, 'seafood that is not said to be imported or domestic'),
    },
    {
      id: 'us-al.seafood-farmed',
      title: 'Seafood says whether it is farmed or wild',
      source: { title: 'Alabama, Act 2024-339, in secondary sources', readOn: '2026-11-22' },
      certainty: 'B',
      level: 'must',
      binds: 'Restaurants in Alabama that sell fish or shellfish',
      bind: everybody,
      check: (menu) =>
        lacking(menu, readsOfSeafood, namesFarming, 'seafood that is not said to be farmed or wild'),
    },
  ],
}

const reported = (state: string, key: string, name: string): Pack => ({
  key,
  name,
  isFor: inState(state),
  rules: [
    {
      id: `${key}.seafood-origin`,
      title: 'The origin of shrimp and crawfish may have to be said',
      source: {
        title: `${name}: a law on the origin of seafood is reported and was not read`,
        readOn: '2026-11-22',
      },
      certainty: 'D',
      level: 'know',
      binds: `Restaurants in ${name} that sell shrimp or crawfish`,
      bind: everybody,
      check: (menu) => lacking(menu, readsOfShrimp, namesOrigin, 'shrimp or crawfish without an origin'),
    },
  ],
})

export const gulfSeafood: readonly Pack[] = [
  louisiana,
  alabama,
  reported('MS', 'us-ms', 'Mississippi'),
  reported('TX', 'us-tx', 'Texas'),
]

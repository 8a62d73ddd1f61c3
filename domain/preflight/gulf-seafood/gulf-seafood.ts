import type { MenuContent } from '../../menu/model/menu.ts'
import { counted, listed } from '../../text/listed.ts'
import { addToNames } from '../fixes/add-to-names.ts'
import { namesOf, type PlacedItem, placedItems, pointersOf } from '../parts/placed-items.ts'
import { anyRestaurant, importersOfShrimp } from '../rules/bind.ts'
import type { Facts } from '../rules/facts.ts'
import type { Breach, Fix, Pack } from '../rules/rule.ts'
import {
  calledDomestic,
  namesFarming,
  namesOrigin,
  namesSaltwaterSeafood,
  namesSeafood,
  saysImportedOrDomestic,
} from '../words/seafood-origin.ts'
import { louisiana } from './louisiana.ts'

const inState =
  (state: string): Pack['isFor'] =>
  ({ country, region }) =>
    country === 'US' && region === state

interface Lack {
  readonly isMeant: (placed: PlacedItem) => boolean
  readonly isSaid: (placed: PlacedItem) => boolean
  readonly what: string
  readonly fixes?: readonly Fix[]
}

function lacking(menu: MenuContent, { isMeant, isSaid, what, fixes = [] }: Lack): Breach[] {
  const items = placedItems(menu).filter((placed) => isMeant(placed) && !isSaid(placed))
  if (items.length === 0) return []
  return [
    {
      sentence: `${counted(items.length, 'dish', 'dishes')} with ${what}: ${listed(namesOf(items))}.`,
      places: pointersOf(items),
      fixes,
    },
  ]
}

const ofAlabama = {
  source: {
    title: 'Code of Alabama 22-20A (Act 2024-339), on alabamaretail.org and ehs.ua.edu',
    address: 'https://alabamaretail.org/news/cool-2024/',
    readOn: '2026-11-28',
    readAgainOn: '2027-05-31',
  },
  certainty: 'B',
  level: 'must',
  inForceFrom: '2024-10-01',
  binds: 'Restaurants in Alabama that sell fish or shellfish',
  bind: anyRestaurant,
} as const

const alabama: Pack = {
  key: 'us-al',
  name: 'Alabama',
  isFor: inState('AL'),
  rules: [
    {
      ...ofAlabama,
      id: 'us-al.seafood-origin',
      title: 'Seafood says whether it is imported or domestic',
      check: (menu) =>
        lacking(menu, {
          isMeant: namesSeafood,
          isSaid: namesOrigin,
          what: 'seafood that is not said to be imported or domestic',
        }),
    },
    {
      ...ofAlabama,
      id: 'us-al.seafood-farmed',
      title: 'Seafood says whether it is farmed or wild',
      check: (menu) =>
        lacking(menu, {
          isMeant: namesSeafood,
          isSaid: namesFarming,
          what: 'seafood that is not said to be farmed or wild',
        }),
    },
  ],
}

const lacksWord = (placed: PlacedItem): boolean =>
  namesSaltwaterSeafood(placed) && !saysImportedOrDomestic(placed)

/** The word goes into the name, because its type is as large as that of the name. */
function fixesOfMississippi({ seafoodOrigin }: Facts): Fix[] {
  if (seafoodOrigin === undefined || seafoodOrigin === 'mixed') return []
  return [addToNames(`(${seafoodOrigin})`, lacksWord)]
}

const mississippi: Pack = {
  key: 'us-ms',
  name: 'Mississippi',
  isFor: inState('MS'),
  rules: [
    {
      id: 'us-ms.seafood-origin',
      title: 'Saltwater seafood and crawfish say “imported” or “domestic” in type as large as the name',
      source: {
        title:
          'Mississippi Code 69-1-55 (HB 602 of 2025), on the pages of the Department of Marine Resources and of the restaurant association',
        address: 'https://dmr.ms.gov/seafoodlabeling/',
        readOn: '2026-11-28',
        readAgainOn: '2027-05-31',
      },
      certainty: 'A',
      level: 'must',
      inForceFrom: '2025-07-01',
      binds:
        'Restaurants in Mississippi that sell crawfish, saltwater fish or shellfish; another law has catfish',
      bind: anyRestaurant,
      check: (menu, facts) =>
        lacking(menu, {
          isMeant: namesSaltwaterSeafood,
          isSaid: saysImportedOrDomestic,
          what: 'seafood without the word “imported” or “domestic”',
          fixes: fixesOfMississippi(facts),
        }),
    },
  ],
}

const texas: Pack = {
  key: 'us-tx',
  name: 'Texas',
  isFor: inState('TX'),
  rules: [
    {
      id: 'us-tx.seafood-origin',
      title: 'Imported shrimp is not called Texas, American, domestic or Gulf shrimp',
      source: {
        title: 'Health and Safety Code 436.083 (SB 823 of 2025), in the words of the bill as it was passed',
        address: 'https://capitol.texas.gov/tlodocs/89R/billtext/html/SB00823F.htm',
        readOn: '2026-11-28',
        readAgainOn: '2027-09-30',
      },
      certainty: 'A',
      level: 'must',
      inForceFrom: '2025-09-01',
      binds: 'Restaurants in Texas that sell imported shrimp',
      bind: importersOfShrimp,
      check: (menu) =>
        lacking(menu, {
          isMeant: (placed) => placed.dish.flesh.has('shrimp') && calledDomestic(placed),
          isSaid: () => false,
          what: 'shrimp that is called Texas, American, domestic or Gulf, which no imported shrimp may be',
        }),
    },
  ],
}

export const gulfSeafood: readonly Pack[] = [louisiana, alabama, mississippi, texas]

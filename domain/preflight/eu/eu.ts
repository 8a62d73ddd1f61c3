import { allergenLists } from '../../allergens/markets/allergen-lists.ts'
import { undeclared, unnamedMembers } from '../declared/undeclared.ts'
import { taxOnTop } from '../fees/tax-on-top.ts'
import { anyRestaurant } from '../rules/bind.ts'
import type { Pack, Source } from '../rules/rule.ts'

/** The member states, and those of the European Economic Area, where the regulation holds as well. */
const members = allergenLists.EU.countries

const source: Source = {
  title: 'Regulation (EU) No 1169/2011, articles 9(1)(c) and 44, Annex II, in secondary sources',
  address: 'https://eur-lex.europa.eu/eli/reg/2011/1169/oj',
  readOn: '2026-11-22',
  readAgainOn: '2027-05-31',
}
const ofAll = {
  source,
  certainty: 'B',
  level: 'must',
  binds:
    'Everyone who sells food that isn’t prepacked in the European Union, Iceland, Liechtenstein and Norway',
  bind: anyRestaurant,
} as const

/** What holds in each member state; how it is said to guests is national law. */
export const eu: Pack = {
  key: 'eu',
  name: 'European Union',
  isFor: ({ country }) => country !== undefined && members.includes(country),
  rules: [
    {
      ...ofAll,
      id: 'eu.allergens',
      title: 'The 14 allergens of each dish are declared',
      check: undeclared,
    },
    {
      ...ofAll,
      id: 'eu.allergen-names',
      title: 'The cereal and the nut are named',
      check: unnamedMembers,
    },
    {
      id: 'eu.tax-in-price',
      title: 'Prices include tax',
      source: {
        title:
          'Directive 2005/29/EC, article 7(4)(c), and the Court of Justice in C-476/14 (Citroën), quoted by CMS; for Spain, the consumers’ organization OCU',
        address: 'https://eur-lex.europa.eu/eli/dir/2005/29/oj',
        readOn: '2026-11-28',
        readAgainOn: '2027-11-30',
      },
      certainty: 'B',
      level: 'must',
      binds: 'Every restaurant in the European Union; in Germany and France under their national rules',
      bind: ({ country }) => (country === 'DE' || country === 'FR' ? 'exempt' : 'bound'),
      check: taxOnTop,
    },
  ],
}

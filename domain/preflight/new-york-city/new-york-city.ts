import { locationsFrom } from '../rules/bind.ts'
import type { Pack, Source } from '../rules/rule.ts'
import { checkFigures, checkSign, checkWarning } from '../sodium/sodium.ts'
import { checkSugars, checkSugarWarning } from './added-sugars.ts'

/** From this many locations nationwide. */
const CHAIN = 15

const source: Source = {
  title: 'New York City Health Code 81.49, on nyc.gov and portal.311.nyc.gov',
  address: 'https://portal.311.nyc.gov/article/?kanumber=KA-03010',
  readOn: '2026-11-23',
  readAgainOn: '2027-05-31',
}
const ofChains = {
  source,
  certainty: 'A',
  binds: `Chains of ${CHAIN} or more locations in the country with one in New York City`,
  bind: locationsFrom(CHAIN),
} as const

/** Nobody read the words of the warning as the rule was adopted, and no menu says grams of sugar. */
const ofSugars = {
  ...ofChains,
  source: {
    title:
      'Rules of the City of New York, title 24, chapter 39 (Sweet Truth Act), in a flyer of the health department and the press',
    address: 'https://rules.cityofnewyork.us/rule/high-sugar-warnings-on-food-service-establishment-menus/',
    readOn: '2026-11-28',
    readAgainOn: '2027-02-28',
  },
  certainty: 'B',
  level: 'should',
  inForceFrom: '2025-10-04',
} as const

export const newYorkCity: Pack = {
  key: 'us-nyc',
  name: 'New York City',
  isFor: ({ country, city }) => country === 'US' && city === 'new-york',
  rules: [
    {
      ...ofChains,
      level: 'must',
      id: 'us-nyc.sodium',
      title: 'Dishes with 2,300 mg of sodium or more have the sign of a salt shaker',
      check: (menu) => checkSign(menu, { hasStatement: true }),
    },
    {
      ...ofChains,
      level: 'know',
      id: 'us-nyc.sodium-figures',
      title: 'The sodium of each standard dish is known',
      check: checkFigures,
    },
    {
      ...ofChains,
      level: 'must',
      id: 'us-nyc.sodium-statement',
      title: 'The warning goes with the sign of the salt shaker',
      check: checkWarning,
    },
    {
      ...ofSugars,
      id: 'us-nyc.added-sugars',
      title: 'Packaged drinks and their like with 50 g of added sugars or more have the icon of a spoon',
      check: checkSugars,
    },
    {
      ...ofSugars,
      id: 'us-nyc.added-sugars-statement',
      title: 'The warning goes with the icon of the spoon',
      check: checkSugarWarning,
    },
  ],
}

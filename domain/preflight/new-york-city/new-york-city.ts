import { locationsFrom } from '../rules/bind.ts'
import type { Pack, Source } from '../rules/rule.ts'
import { checkFigures, checkSign, checkWarning } from './sodium.ts'

/** From so many locations nationwide on. */
const CHAIN = 15

const source: Source = {
  title: 'New York City Health Code 81.49, on nyc.gov and portal.311.nyc.gov',
  address: 'https://portal.311.nyc.gov/article/?kanumber=KA-03010',
  readOn: '2026-11-23',
}
const ofChains = {
  source,
  certainty: 'A',
  binds: `Chains of ${CHAIN} or more locations in the country with one in New York City`,
  bind: locationsFrom(CHAIN),
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
      check: checkSign,
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
  ],
}

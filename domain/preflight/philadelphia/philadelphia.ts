import { locationsFrom } from '../rules/bind.ts'
import type { Pack } from '../rules/rule.ts'
import { checkFigures, checkSign } from '../sodium/sodium.ts'

/** More than fifteen nationwide. */
const CHAIN = 16

const ofChains = {
  source: {
    title: 'Philadelphia, sodium safety warning labels, on phila.gov and foodfitphilly.org',
    address:
      'https://www.phila.gov/2019-09-17-new-sodium-warning-labels-coming-to-philadelphia-chain-restaurants/',
    readOn: '2026-11-28',
    readAgainOn: '2027-11-30',
  },
  certainty: 'A',
  inForceFrom: '2019-09-14',
  binds: 'Chains of more than 15 locations in the country with one in Philadelphia',
  bind: locationsFrom(CHAIN),
} as const

export const philadelphia: Pack = {
  key: 'us-phl',
  name: 'Philadelphia',
  isFor: ({ country, city }) => country === 'US' && city === 'philadelphia',
  rules: [
    {
      ...ofChains,
      level: 'must',
      id: 'us-phl.sodium',
      title: 'Dishes and meals with 2,300 mg of sodium or more have the label “Sodium Warning”',
      check: (menu) => checkSign(menu, { hasStatement: false }),
    },
    {
      ...ofChains,
      level: 'know',
      id: 'us-phl.sodium-figures',
      title: 'The sodium of each standard dish is known',
      check: checkFigures,
    },
  ],
}

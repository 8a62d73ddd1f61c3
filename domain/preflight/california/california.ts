import type { Pack } from '../rules/rule.ts'
import { proposition65 } from './alcohol.ts'
import { allergens } from './allergens.ts'
import { fees } from './fees.ts'

export const california: Pack = {
  key: 'us-ca',
  name: 'California',
  isFor: ({ country, region }) => country === 'US' && region === 'CA',
  rules: [...allergens, ...fees, proposition65],
}

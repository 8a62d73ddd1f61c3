import type { Pack } from '../rules/rule.ts'
import { kilojouleRules } from './kilojoules.ts'
import { seafoodOrigin } from './seafood.ts'
import { surcharges } from './surcharges.ts'

export const australia: Pack = {
  key: 'au',
  name: 'Australia',
  isFor: ({ country }) => country === 'AU',
  rules: [...kilojouleRules, seafoodOrigin, ...surcharges],
}

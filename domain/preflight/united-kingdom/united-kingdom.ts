import type { Pack } from '../rules/rule.ts'
import { allergens } from './allergens.ts'
import { calories } from './calories.ts'
import { fees } from './fees.ts'

export const unitedKingdom: Pack = {
  key: 'gb',
  name: 'United Kingdom',
  isFor: ({ country }) => country === 'GB',
  rules: [...allergens, ...calories, fees],
}

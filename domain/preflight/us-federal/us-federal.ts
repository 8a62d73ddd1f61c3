import type { Pack } from '../rules/rule.ts'
import { calories } from './calories.ts'
import { rawFood } from './raw-food.ts'

export const usFederal: Pack = {
  key: 'us',
  name: 'United States',
  isFor: ({ country }) => country === 'US',
  rules: [...calories, ...rawFood],
}

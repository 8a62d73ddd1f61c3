import type { Pack } from '../rules/rule.ts'
import { allergens } from './allergens.ts'
import { freeWater } from './free-water.ts'
import { meatOrigin } from './meat-origin.ts'
import { prices } from './prices.ts'

export const france: Pack = {
  key: 'fr',
  name: 'France',
  isFor: ({ country }) => country === 'FR',
  rules: [allergens, ...prices, freeWater, ...meatOrigin],
}

import type { Pack } from '../rules/rule.ts'
import { declarations } from './declarations.ts'
import { prices } from './prices.ts'

export const germany: Pack = {
  key: 'de',
  name: 'Germany',
  isFor: ({ country }) => country === 'DE',
  rules: [...declarations, ...prices],
}

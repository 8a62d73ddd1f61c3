import type { Pack } from '../rules/rule.ts'
import { claims } from './claims.ts'
import { pages } from './pages.ts'
import { prices } from './prices.ts'
import { unreadWords } from './unread-words.ts'
import { words } from './words.ts'

/** What no law asks for and every menu should have: asked wherever a restaurant is. */
export const house: Pack = {
  key: 'house',
  name: 'General checks',
  isFor: () => true,
  rules: [...claims, ...unreadWords, ...prices, ...words, ...pages],
}

import type { MenuItem } from '#domain/menu/model/item.ts'
import type { MenuMark } from '#domain/menu/model/marks.ts'
import { waitingOf } from '../claims/waiting.ts'
import { claimWords } from '../claims/words/claim-words.ts'
import { wordsOfMarks } from './mark-words.ts'

/**
 * Returns the marks and claims of an item as its owner reads them: what guests see, and what waits for the
 * owner.
 */
export function wordsOfItem(
  item: MenuItem,
  own: readonly MenuMark[],
  hasDiets: boolean,
): { readonly said: string; readonly waiting: string } {
  const { dietaryOptions, dietsOnRequest, ...allergens } = item
  const printed = claimWords(hasDiets ? item : allergens, 'none')
  const waiting = waitingOf(item, hasDiets)
  return {
    said: [...wordsOfMarks(item, own), ...printed].join(' · '),
    waiting: waiting ? claimWords({ dietaryOptions: waiting.confirmed, ...waiting }, 'none').join(', ') : '',
  }
}

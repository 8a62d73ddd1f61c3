import { claimsOf } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { MenuMark } from '#domain/menu/model/marks.ts'
import { lackingAllergens } from '#domain/menu/recipes/lacking-allergens.ts'
import { waitingOf } from '../claims/waiting.ts'
import { claimWords, lackingWords } from '../claims/words/claim-words.ts'
import { wordsOfMarks } from './mark-words.ts'

/** The marks and claims of an item as its owner reads them: what guests see, and what waits. */
export function wordsOfItem(
  item: MenuItem,
  own: readonly MenuMark[],
  hasDiets: boolean,
): {
  readonly said: string
  readonly waiting: string
  /** What its recipe has and its declaration lacks; "no allergens" is not said next to it. */
  readonly against: string
} {
  const { dietaryOptions, dietsOnRequest, ...allergens } = item
  const lacking = lackingAllergens(item)
  const empty = lacking.length > 0 ? undefined : 'none'
  const printed = claimWords(hasDiets ? item : allergens, empty)
  const waiting = waitingOf(item, hasDiets)
  return {
    said: [...wordsOfMarks(item, own), ...printed].join(' · '),
    waiting: waiting ? claimWords({ dietaryOptions: waiting.confirmed, ...waiting }, empty).join(', ') : '',
    against: claimsOf(item).allergens && lacking.length > 0 ? lackingWords(lacking) : '',
  }
}

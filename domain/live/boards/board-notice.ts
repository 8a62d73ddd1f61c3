import type { Restaurant } from '../../menu/model/restaurant.ts'
import { localeOfTimes } from '../calendar/times-in-words.ts'
import type { BoardNow, BoardSources } from './board-at.ts'
import { openingWords } from './opening-words.ts'

/** What a board says while nothing is served: nothing where it is to be black. */
export function noticeOf(
  { house }: Pick<BoardNow, 'house'>,
  { board, page, menus }: Pick<BoardSources, 'board' | 'page' | 'menus'>,
  restaurant: Pick<Restaurant, 'name' | 'market'>,
): { readonly title: string; readonly lines: readonly string[] } | null {
  if (board.whenNothing === 'black') return null
  const [first] = menus.values()
  const locale = localeOfTimes(first?.saved.content.language, restaurant.market?.country)
  const opensAt = house && !house.isOpen ? house.changesAt : null
  return { title: restaurant.name, lines: openingWords(page, opensAt, locale) }
}

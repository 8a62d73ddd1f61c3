import { boardForm } from '#domain/live/boards/board.ts'
import type { BoardSources } from '#domain/live/boards/board-at.ts'
import type { Restaurant } from '#domain/menu/model/restaurant.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import type { Plan } from '#domain/plans/plans.ts'
import type { Catalogue } from '../../../catalogue/live-catalogue.ts'
import type { Database } from '../../../db/database.ts'
import type { Watching } from '../../../watching/watching.ts'
import { readPageSources } from '../sources/board-sources.ts'
import { type BoardRevision, readBoardDocument } from './queries.ts'

/** A board with all that it is made of, as the database has it. */
export interface LoadedBoard extends BoardRevision {
  readonly sources: BoardSources
  readonly restaurant: Pick<Restaurant, 'name' | 'market'>
}

/**
 * Reads a board with its page and its menus. A menu that this version of Carte cannot read is left out: the
 * others are still a board.
 * @returns undefined where it was deleted in between
 * @throws {UnreadableDocumentError} when the board, the page or the live state of the menus cannot be read
 */
export async function loadBoard(
  { db, catalogue, log }: Database & Catalogue & Pick<Watching, 'log'>,
  revision: BoardRevision,
  plan: Plan,
): Promise<LoadedBoard | undefined> {
  const [document, ofPage, recipeOf] = await Promise.all([
    readBoardDocument(db, revision),
    readPageSources(db, revision),
    catalogue.recipes(),
  ])
  if (document === undefined || !ofPage) return undefined
  const { unread, restaurant, ...sources } = ofPage
  for (const { menuId, error } of unread)
    log.warn({ err: error, menu: menuId }, 'a board goes without a menu that cannot be read')
  return {
    ...revision,
    sources: { ...sources, board: readStoredText(boardForm, document), plan, recipeOf },
    restaurant,
  }
}

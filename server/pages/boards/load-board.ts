import type { BoardSources } from '#domain/live/board/board-at.ts'
import { boardForm, restaurantPageForm } from '#domain/live/stored/forms.ts'
import type { Restaurant } from '#domain/menu/model/restaurant.ts'
import { profileForm, savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText, UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import type { Plan } from '#domain/plans/plans.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import type { Database } from '../../db/database.ts'
import { besideMenus } from '../../live/beside-menu.ts'
import type { Watching } from '../../watching/watching.ts'
import { type BoardRevision, readBoardDocuments } from './queries.ts'

/** A board with all that it is made of, as the database has it. */
export interface LoadedBoard extends BoardRevision {
  readonly sources: BoardSources
  readonly restaurant: Pick<Restaurant, 'name' | 'market'>
}

/**
 * Reads a board with its page and its menus. A menu that this version of Carte cannot read is left out: the others are
 * still a board.
 * @returns undefined where it was deleted in between
 * @throws {UnreadableDocumentError} when the board, the page or what stands beside the menus cannot be read
 */
export async function loadBoard(
  { db, catalogue, log }: Database & Catalogue & Pick<Watching, 'log'>,
  revision: BoardRevision,
  plan: Plan,
): Promise<LoadedBoard | undefined> {
  const documents = await readBoardDocuments(db, revision)
  if (!documents) return undefined
  const { board, page, profile, menus } = documents
  const [beside, recipeOf] = await Promise.all([
    besideMenus(
      db,
      menus.map(({ id }) => id),
    ),
    catalogue.recipes(),
  ])
  const read = menus.flatMap(({ id, document, templateId }) => {
    const besideMenu = beside.get(id)
    if (!besideMenu) return []
    try {
      const { content, design } = readStoredText(savedMenuForm, document)
      return [[id, { saved: { content, design, templateId }, beside: besideMenu }] as const]
    } catch (error) {
      if (!(error instanceof UnreadableDocumentError)) throw error
      log.warn({ err: error, menu: id }, 'a board goes without a menu that cannot be read')
      return []
    }
  })
  return {
    ...revision,
    sources: {
      board: readStoredText(boardForm, board.document),
      page: readStoredText(restaurantPageForm, page.document),
      menus: new Map(read),
      plan,
      recipeOf,
    },
    restaurant: readStoredText(profileForm, profile.profile),
  }
}

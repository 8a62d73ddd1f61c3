import type { BoardSources } from '#domain/live/boards/board-at.ts'
import { restaurantPageForm } from '#domain/live/stored/forms.ts'
import type { Restaurant } from '#domain/menu/model/restaurant.ts'
import { profileForm, savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText, UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import { nextTurn } from '../../../concurrency/in-turns.ts'
import type { Db } from '../../../db/schema.ts'
import { besideMenus } from '../../../live/beside-menu.ts'
import { type BoardOwner, readPageDocuments } from './page-queries.ts'

/** All that boards of a restaurant are made of, other than the board, the plan and the catalog. */
export interface PageSources extends Pick<BoardSources, 'page' | 'menus'> {
  readonly restaurant: Pick<Restaurant, 'name' | 'market'>
  /** Menus that this version of Carte cannot read: the others are still a board. */
  readonly unread: readonly { readonly menuId: string; readonly error: UnreadableDocumentError }[]
}

type BoardSourceMenu = BoardSources['menus'] extends ReadonlyMap<string, infer Menu> ? Menu : never

/**
 * Reads a restaurant's page with its menus and their live state.
 * @returns undefined where there is no such page of this owner
 * @throws {UnreadableDocumentError} when the page or the live state of the menus cannot be read
 */
export async function readPageSources(db: Db, owner: BoardOwner): Promise<PageSources | undefined> {
  const documents = await readPageDocuments(db, owner)
  if (!documents) return undefined
  const { page, profile, menus } = documents
  const beside = await besideMenus(
    db,
    menus.map(({ id }) => id),
  )
  const unread: PageSources['unread'][number][] = []
  const read = new Map<string, BoardSourceMenu>()
  for (const { id, document, templateId } of menus) {
    const liveOverlay = beside.get(id)
    if (!liveOverlay) continue
    // A menu of a thousand dishes takes some milliseconds to read.
    await nextTurn()
    try {
      const { content, design } = readStoredText(savedMenuForm, document)
      read.set(id, { saved: { content, design, templateId }, beside: liveOverlay })
    } catch (error) {
      if (!(error instanceof UnreadableDocumentError)) throw error
      unread.push({ menuId: id, error })
    }
  }
  return {
    page: readStoredText(restaurantPageForm, page.document),
    menus: read,
    restaurant: readStoredText(profileForm, profile.profile),
    unread,
  }
}

import { PREVIEWED_MENUS, type previewBoard } from '#contract/restaurant/boards.ts'
import type { EndpointOutput } from '#contract/shared/endpoint.ts'
import type { LiveBoard } from '#domain/live/boards/board.ts'
import { boardAt } from '#domain/live/boards/board-at.ts'
import { editionOfBoard } from '#domain/live/boards/board-design.ts'
import { noticeOf } from '#domain/live/boards/board-notice.ts'
import type { Plan } from '#domain/plans/plans.ts'
import type { Asker } from '#workers/asker.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import { inTurns } from '../../concurrency/in-turns.ts'
import type { Clock, Database } from '../../db/database.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Printing } from '../../printing/printing.ts'
import { typesetOutput } from '../../printing/typesetting.ts'
import { readPageSources } from './sources/board-sources.ts'
import type { BoardOwner } from './sources/page-queries.ts'

interface PreviewedBoard extends BoardOwner {
  readonly board: LiveBoard
  readonly areAllServed: boolean
  readonly plan: Plan
}

/**
 * Returns what a board would show at this moment, as the screen on the wall makes it.
 * @throws {AppError} `restaurant_not_found`, and what the typesetter fails with
 * @throws {UnreadableDocumentError} when the page or the live state of the menus cannot be read
 */
export async function previewedBoard(
  services: Database & Clock & Catalogue & Printing,
  { board, areAllServed, plan, ...owner }: PreviewedBoard,
  by: { readonly for: Asker; readonly signal: AbortSignal },
): Promise<EndpointOutput<typeof previewBoard>> {
  const ofPage = await readPageSources(services.db, owner)
  if (!ofPage) throw new AppError('restaurant_not_found')
  const shown: LiveBoard = areAllServed ? { ...board, times: 'always' } : board
  const sources = { ...ofPage, board: shown, plan, recipeOf: await services.catalogue.recipes() }
  const now = await inTurns(boardAt(sources, services.clock()))
  const menus: EndpointOutput<typeof previewBoard>['menus'] = []
  // One after the other: an owner has one turn at the typesetter.
  for (const { menuId, output, soldOut } of now.parts.slice(0, PREVIEWED_MENUS)) {
    const { pdf, pages } = await typesetOutput(services, output, {
      ...by,
      ownerId: owner.ownerId,
      edition: editionOfBoard(board),
      soldOut,
    })
    const sizes = pages.map(({ widthPt, heightPt }) => ({ widthPt, heightPt }))
    menus.push({ menuId, pages: sizes, pdf: Buffer.from(pdf).toString('base64') })
  }
  const notice = menus.length > 0 ? null : noticeOf(now, sources, ofPage.restaurant)
  return {
    menus,
    menusLeft: now.parts.length - menus.length,
    notice: notice && { ...notice, lines: [...notice.lines] },
  }
}

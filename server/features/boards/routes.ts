import { randomUUID } from 'node:crypto'
import {
  createBoard,
  deleteBoard,
  listBoards,
  previewBoard,
  type StoredBoard,
  updateBoard,
} from '#contract/restaurant/boards.ts'
import { BOARDS_LIMIT, boardForm, type LiveBoard } from '#domain/live/boards/board.ts'
import { ifReadable, readStoredText, storedText } from '#domain/menu/stored/read-stored.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import type { Clock, Database } from '../../db/database.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import { hasRestaurant } from '../../db/own-menus.ts'
import type { Db } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { askerOf } from '../../http/visitor/asker.ts'
import { requireFeature } from '../../owners/require-feature.ts'
import type { Printing } from '../../printing/printing.ts'
import type { Settings } from '../../settings/settings.ts'
import { previewedBoard } from './previewed-board.ts'
import { type BoardRow, boardsOf, deleteBoardRow, insertBoard, menusOnPage, writeBoard } from './queries.ts'
import type { BoardOwner } from './sources/page-queries.ts'

const BOARDS = 'feature:boards'

export function mountBoards(api: Api, services: Database & Clock & Catalogue & Settings & Printing): void {
  const { db, clock } = services
  mount(api, listBoards, async ({ user, params }) =>
    (await ownBoards(db, user.house.id, params.id)).map(present),
  )

  mount(api, createBoard, async ({ user, params, body: { name, board } }) => {
    requireFeature(user, BOARDS)
    const now = clock().toISOString()
    const row: BoardRow = {
      id: randomUUID(),
      restaurantId: params.id,
      ownerId: user.house.id,
      name,
      document: storedText(board),
      version: 1,
      createdAt: now,
      updatedAt: now,
    }
    await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      const boards = await ownBoards(transaction, user.house.id, params.id)
      if (boards.length >= BOARDS_LIMIT) throw new AppError('too_many_boards')
      refuseTakenName(boards, row)
      await refuseUnknownMenus(transaction, row, board)
      await insertBoard(transaction, row)
    })
    return present(row)
  })

  mount(api, updateBoard, async ({ user, params, body: { name, board, version } }) => {
    requireFeature(user, BOARDS)
    return db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      const boards = await ownBoards(transaction, user.house.id, params.id)
      const row = boardIn(boards, params.boardId)
      if (row.version !== version)
        throw new AppError('board_conflict', { details: { currentVersion: row.version } })
      const changed: BoardRow = {
        ...row,
        name,
        document: storedText(board),
        version: version + 1,
        updatedAt: clock().toISOString(),
      }
      refuseTakenName(boards, changed)
      await refuseUnknownMenus(transaction, changed, board)
      await writeBoard(transaction, changed)
      return present(changed)
    })
  })

  mount(api, previewBoard, async ({ c, user, params: { id: restaurantId }, body }) => {
    requireFeature(user, BOARDS)
    const owner = { restaurantId, ownerId: user.house.id }
    if (!(await hasRestaurant(db, user.house.id, restaurantId))) throw new AppError('restaurant_not_found')
    await refuseUnknownMenus(db, owner, body.board)
    const by = { for: askerOf(c, user, services.env), signal: c.req.raw.signal }
    return previewedBoard(services, { ...owner, ...body, plan: user.subscriptionPlan }, by)
  })

  mount(api, deleteBoard, async ({ user, params }) => {
    await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      const { id } = boardIn(await ownBoards(transaction, user.house.id, params.id), params.boardId)
      await deleteBoardRow(transaction, id)
    })
  })
}

/** @throws {AppError} `restaurant_not_found`, for those of others too */
async function ownBoards(db: Db, ownerId: string, restaurantId: string): Promise<BoardRow[]> {
  if (!(await hasRestaurant(db, ownerId, restaurantId))) throw new AppError('restaurant_not_found')
  return boardsOf(db, ownerId, restaurantId)
}

function boardIn(boards: readonly BoardRow[], id: string): BoardRow {
  const row = boards.find((board) => board.id === id)
  if (!row) throw new AppError('board_not_found')
  return row
}

function refuseTakenName(boards: readonly BoardRow[], { id, name }: BoardRow): void {
  if (boards.some((other) => other.name === name && other.id !== id)) throw new AppError('board_name_taken')
}

async function refuseUnknownMenus(
  db: Db,
  { ownerId, restaurantId }: BoardOwner,
  { menus }: LiveBoard,
): Promise<void> {
  const known = await menusOnPage(db, ownerId, restaurantId)
  if (known.size === 0) throw new AppError('board_without_menus')
  if (!menus.every(({ menuId }) => known.has(menuId))) throw new AppError('board_menu_unknown')
}

function present({ id, name, version, document }: BoardRow): StoredBoard {
  return { id, name, version, board: readable(document) }
}

const readable = (document: string): LiveBoard | null =>
  ifReadable(() => readStoredText(boardForm, document), null)

import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { BoardState, BoardView } from '#contract/restaurant/board-page.ts'
import { type BoardNow, boardAt } from '#domain/live/boards/board-at.ts'
import { editionOfBoard } from '#domain/live/boards/board-design.ts'
import { noticeOf } from '#domain/live/boards/board-notice.ts'
import type { Plan } from '#domain/plans/plans.ts'
import type { Catalogue } from '../../../catalogue/live-catalogue.ts'
import { inTurns, nextTurn } from '../../../concurrency/in-turns.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Printing } from '../../../printing/printing.ts'
import type { Watching } from '../../../watching/watching.ts'
import { type BoardSet, type BoardSets, type PartToSet, partToSet } from './board-sets.ts'
import { boardPath, pagesOf, wordsOf } from './board-view.ts'
import { type LoadedBoard, loadBoard } from './load-board.ts'
import type { BoardRevision } from './queries.ts'

interface Moment extends BoardNow {
  readonly at: Date
  readonly parts: readonly PartToSet[]
  readonly text: readonly string[]
}

/** A board, and what it shows from one moment on, each with the next one. */
interface KeptBoard {
  readonly loaded: LoadedBoard
  /** The first holds from `at` on; the last one until its `changesAt`. */
  moments: readonly Moment[]
  making?: Promise<readonly Moment[]> | undefined
}

export interface BoardStates {
  /** @throws {AppError} `board_not_found` */
  read(revision: BoardRevision, plan: Plan): Promise<LoadedBoard>
  /**
   * What a board shows now, and what it will show. Pages that are not made yet are made in the background: until then
   * it is the former pages, with what is sold out struck.
   * @returns undefined while its first pages are not made
   * @throws {AppError} `board_not_found`
   */
  of(revision: BoardRevision, plan: Plan): Promise<Omit<BoardState, 'shell'> | undefined>
}

/** Boards that are viewed: a menu with all its live state takes some 200 KB. */
const KEPT_BOARDS = 200

/** How many changes a board knows beforehand, and for how long: a night without a network, and the next day. */
const MOST_COMING = 4
const COMING_MS = 36 * 60 * 60 * 1000

/** A board that was never shown waits so long for its first pages. */
const FIRST_PAGES_MS = 8000

export function createBoardStates(
  services: Database & Clock & Catalogue & Printing & Watching,
  sets: BoardSets,
): BoardStates {
  const { clock } = services
  const kept = new LRUCache<string, KeptBoard, { revision: BoardRevision; plan: Plan }>({
    max: KEPT_BOARDS,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _outdated, { context: { revision, plan } }) {
      const loaded = await loadBoard(services, revision, plan)
      return loaded && { loaded, moments: [] }
    },
  })

  async function keptBoard(revision: BoardRevision, plan: Plan): Promise<KeptBoard> {
    const board = await kept.fetch(`${revision.key} ${plan}`, { context: { revision, plan } })
    if (!board) throw new AppError('board_not_found')
    return board
  }

  async function momentsOf(revision: BoardRevision, plan: Plan) {
    const board = await keptBoard(revision, plan)
    const now = clock()
    const [first] = board.moments
    if (!first || now < first.at || (first.changesAt && first.changesAt <= now))
      board.moments = await makeMoments(board, now)
    return { loaded: board.loaded, moments: board.moments }
  }

  return {
    read: async (revision, plan) => (await keptBoard(revision, plan)).loaded,
    async of(revision, plan) {
      const { loaded, moments } = await momentsOf(revision, plan)
      const [now, ...later] = moments
      if (!now) throw new AppError('board_not_found')
      let shown = setsOf(now, sets.askOrFormer)
      if (!shown) {
        await Promise.race([
          sets.settled(loaded.boardId),
          setTimeout(FIRST_PAGES_MS, undefined, { ref: false }),
        ])
        shown = setsOf(now, sets.askOrFormer)
      }
      if (!shown) return undefined
      const areOfNow = shown.every(({ key }, at) => key === now.parts[at]?.key)
      return {
        secondsPerPage: loaded.sources.board.secondsPerPage,
        view: viewOf(loaded, now, shown),
        // Of those that wait to be made only the last one is kept: what is needed now goes first.
        coming: areOfNow ? comingOf(loaded, later, sets) : [],
      }
    },
  }
}

/** Screens that ask meanwhile wait for the same. */
function makeMoments(board: KeptBoard, at: Date): Promise<readonly Moment[]> {
  board.making ??= momentsFrom(board.loaded, at).finally(() => {
    board.making = undefined
  })
  return board.making
}

async function momentsFrom(loaded: LoadedBoard, at: Date): Promise<Moment[]> {
  const moments = [await momentOf(loaded, at)]
  for (;;) {
    const next = moments.at(-1)?.changesAt
    if (!next || moments.length > MOST_COMING || next.getTime() - at.getTime() > COMING_MS) return moments
    moments.push(await momentOf(loaded, next))
  }
}

async function momentOf({ sources, ownerId, boardId }: LoadedBoard, at: Date): Promise<Moment> {
  const now = await inTurns(boardAt(sources, at))
  const edition = editionOfBoard(sources.board)
  const parts: PartToSet[] = []
  const text: string[] = []
  for (const part of now.parts) {
    await nextTurn()
    const words = wordsOf(part)
    text.push(...words.text)
    await nextTurn()
    parts.push(partToSet({ ...part, ownerId, boardId, edition, direction: words.direction }))
  }
  return { ...now, at, parts, text }
}

/** The pages of each menu of a board; undefined while some are not made. */
function setsOf(
  { parts }: Moment,
  ask: (part: PartToSet) => BoardSet | undefined,
): readonly BoardSet[] | undefined {
  const made = parts.map(ask)
  const all = made.filter((set) => set !== undefined)
  return all.length === made.length ? all : undefined
}

/** What is known of the next hours, up to the first pages that are not made yet. */
function comingOf(loaded: LoadedBoard, later: readonly Moment[], sets: BoardSets): BoardState['coming'] {
  const coming: { at: string; view: BoardView }[] = []
  for (const moment of later) {
    const made = setsOf(moment, sets.ask)
    if (!made) break
    coming.push({ at: moment.at.toISOString(), view: viewOf(loaded, moment, made) })
  }
  return coming
}

function viewOf(loaded: LoadedBoard, now: Moment, made: readonly BoardSet[]): BoardView {
  const { slug, name } = loaded
  const path = boardPath(slug, name)
  const pages = now.parts.flatMap((part, at) => {
    const set = made[at]
    return set ? pagesOf(part, set, path) : []
  })
  return {
    pages,
    notice: pages.length > 0 ? null : noticeOf(now, loaded.sources, loaded.restaurant),
    text: now.text,
  }
}

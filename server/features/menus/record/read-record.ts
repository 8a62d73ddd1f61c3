import { LRUCache } from 'lru-cache'
import { LINES_OF_ENTRY, RECORD_PAGE, type RecordAnswer, type RecordEntry } from '#contract/menus/record.ts'
import { changesByTheClock } from '#domain/live/record/by-the-clock.ts'
import { type PublishedLive, publishedPartsOf } from '#domain/live/record/published.ts'
import { publishedAt, whatGuestsRead } from '#domain/live/record/what-guests-read.ts'
import { settled } from '#domain/menu/claims/claims.ts'
import { compareMenus } from '#domain/menu/comparing/compare-menus.ts'
import { type ComparisonRow, comparisonRows } from '#domain/menu/comparing/comparison-rows.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { nextTurn } from '../../../concurrency/in-turns.ts'
import { keptDocument } from '../../../db/record/kept-documents.ts'
import type { Publication } from '../../../db/record/publication-hash.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import { liveOf } from '../../../live/record/publish.ts'
import {
  namesOf,
  nextOf,
  publicationAt,
  publicationsBefore,
  publicationsOfMinute,
  signOffsUntil,
} from './queries.ts'

/** A publication with the menu and all that held next to it. */
export interface PublishedMenu {
  readonly row: Publication
  readonly menu: ReturnType<typeof menuOf>
  readonly live: PublishedLive
}

const menuOf = (document: string) => readStoredText(savedMenuForm, document)

/** @throws {UnreadableDocumentError} */
export const publishedMenu = async (db: Db, row: Publication): Promise<PublishedMenu> => ({
  row,
  menu: menuOf(await keptDocument(db, row.ownerId, row.documentHash)),
  live: await liveOf(db, row),
})

/**
 * The publication that held at a moment.
 * @throws {AppError} `nothing_on_record`
 */
export async function publishedMenuAt(db: Db, menuId: string, at: Date): Promise<PublishedMenu> {
  const row = await publicationAt(db, menuId, at)
  if (!row || row.isShown === 0) throw new AppError('nothing_on_record')
  return publishedMenu(db, row)
}

/** What differs between two documents, which never change. */
const differences = new LRUCache<string, readonly ComparisonRow[]>({ max: 2000 })

export async function recordOf(
  db: Db,
  menuId: string,
  before: number | undefined,
  now: Date,
): Promise<RecordEntry[]> {
  const rows = await publicationsBefore(db, menuId, before)
  const names = await namesOf(
    db,
    rows.map(({ byId }) => byId),
  )
  const menus = new Map<string, ReturnType<typeof menuOf>>()
  const menuNamed = async ({ ownerId, documentHash }: Publication) => {
    const known = menus.get(documentHash)
    if (known) return known
    await nextTurn()
    const menu = menuOf(await keptDocument(db, ownerId, documentHash))
    menus.set(documentHash, menu)
    return menu
  }
  async function linesOf(row: Publication, previous: Publication | undefined) {
    if (!previous || previous.documentHash === row.documentHash) return []
    const key = `${previous.documentHash} ${row.documentHash}`
    const known = differences.get(key)
    if (known) return known
    const contents = [(await menuNamed(previous)).content, (await menuNamed(row)).content] as const
    const lines = comparisonRows(
      compareMenus(settled(contents[0]), settled(contents[1]), { isOneMenu: true }),
    )
    differences.set(key, lines)
    return lines
  }
  const entries: RecordEntry[] = []
  const [first] = rows
  let until = first && (await nextOf(db, first))
  for (const [at, row] of rows.slice(0, RECORD_PAGE).entries()) {
    const previous = rows[at + 1]
    const lines = await linesOf(row, previous)
    const ends = until === undefined ? now : new Date(until)
    const live = await liveOf(db, row)
    const news =
      row.changed.includes('soldOut') && previous ? soldOutNews(await liveOf(db, previous), live, row.at) : []
    const dishes = news.length > 0 ? dishNames(await menuNamed(row)) : new Map<number, string>()
    entries.push({
      ...presentPublication(row, until, names),
      differs: lines.slice(0, LINES_OF_ENTRY),
      lines: lines.length,
      soldOut: news.map(({ itemId, ...said }) => ({ ...said, name: dishes.get(itemId) ?? 'A special' })),
      hasOtherDesign: previous !== undefined && previous.designHash !== row.designHash,
      clock:
        row.isShown === 0
          ? []
          : changesByTheClock(menuId, live, new Date(row.at), ends).map((change) => ({
              at: change.at.toISOString(),
              changed: [...change.changed],
            })),
    })
    until = row.at
  }
  return entries
}

/**
 * What guests read of a menu at a moment.
 * @throws {UnreadableDocumentError}
 */
export async function answerOf(
  db: Db,
  menuId: string,
  at: Date,
  itemId: number | undefined,
): Promise<RecordAnswer> {
  const row = await publicationAt(db, menuId, at)
  const moments = (await publicationsOfMinute(db, menuId, at)).map((moment) => ({
    from: moment.at,
    isShown: moment.isShown === 1,
  }))
  if (!row || row.isShown === 0) return { publication: null, moments, isLinked: false, pages: [], dishes: [] }
  const { menu, live } = await publishedMenu(db, row)
  const published = { menuId, content: menu.content, live }
  const dishes = whatGuestsRead(published, await signOffsUntil(db, menuId, at), at)
  return {
    publication: presentPublication(row, await nextOf(db, row), await namesOf(db, [row.byId])),
    moments,
    isLinked: live.isLinked,
    pages: publishedAt(published, at).pages.map(({ timeZone, isServed, isListed }) => ({
      timeZone,
      isServed,
      isListed,
    })),
    dishes: dishes
      .filter((dish) => itemId === undefined || dish.itemId === itemId)
      .map((dish) => ({ ...dish, path: [...dish.path], said: [...dish.said] })),
  }
}

/** What is sold out from one publication on, and what is back. */
function soldOutNews(before: PublishedLive, after: PublishedLive, at: string) {
  const among = ({ soldOut }: PublishedLive) => new Set(soldOut.map(({ itemId }) => itemId))
  const [was, is] = [among(before), among(after)]
  return [
    ...after.soldOut
      .filter(({ itemId }) => !was.has(itemId))
      .map(({ itemId, byName }) => ({ itemId, isSoldOut: true, by: byName })),
    ...before.soldOut
      .filter(({ itemId, until }) => !is.has(itemId) && (until === null || until > at))
      .map(({ itemId }) => ({ itemId, isSoldOut: false, by: '' })),
  ]
}

const dishNames = ({ content }: PublishedMenu['menu']): ReadonlyMap<number, string> =>
  new Map(itemsOf(content).map(({ id, name }) => [id, name]))

const presentPublication = (
  row: Publication,
  until: string | undefined,
  names: ReadonlyMap<string, string>,
) => ({
  number: row.number,
  version: row.version,
  name: row.name,
  from: row.at,
  until: until ?? null,
  by: row.byId === null ? null : (names.get(row.byId) ?? ''),
  isShown: row.isShown === 1,
  restored: row.restored,
  changed: publishedPartsOf(row.changed),
  hash: row.hash,
})

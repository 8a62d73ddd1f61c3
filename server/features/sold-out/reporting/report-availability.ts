import type { z } from 'zod'
import type { SaidAnswer, saidSchema } from '#contract/restaurant/sold-out.ts'
import type { RestaurantPage } from '#domain/live/model/restaurant-page.ts'
import type { AvailabilityReport } from '#domain/live/model/sold-out.ts'
import { resolveReport } from '#domain/live/sold-out/resolve-report.ts'
import { momentOf } from '#domain/live/sold-out/until.ts'
import { specialItemId } from '#domain/live/state/special-item.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { lockOwner } from '../../../db/lock-owner.ts'
import type { Db } from '../../../db/schema.ts'
import { specialsOnMenus } from '../../../live/beside-menu.ts'
import { bumpLiveVersions } from '../../../live/stamps.ts'
import { DAY_ENDS_AT, placeKey } from '../list/kitchen-lists.ts'
import { pagesOfHouse, readPage } from '../list/queries.ts'
import { presentReport, wordsOn } from '../list/words.ts'
import {
  type ItemsOfMenus,
  menusOfSameRestaurants,
  ownMenusAmong,
  type SoldItems,
  upsertWords,
} from './queries.ts'

type SaidBody = z.output<typeof saidSchema>
type SaidWord = SaidBody['words'][number]

export interface Sellers {
  readonly itemsOfMenus: ItemsOfMenus
}

export interface Speaker {
  readonly ownerId: string
  /** Whose clock it is. */
  readonly restaurantId: string | undefined
  /** Absent for the account itself. */
  readonly passLinkId?: string
  readonly byName: string
  /** Menus that may be spoken of; absent, all of the owner's. */
  readonly menuIds?: ReadonlySet<string>
}

/**
 * Keeps what somebody says of dishes, each by the time at which it was said: the last word counts.
 * @returns an answer for each word, in the same order
 * @throws {AppError} `not_signed_in`: the account is gone
 */
export async function reportAvailability(
  { db, clock, itemsOfMenus }: Database & Clock & Sellers,
  speaker: Speaker,
  { words: said, timeZone }: SaidBody,
): Promise<SaidAnswer[]> {
  const mentioned = [...new Set(said.flatMap(({ places }) => places.map(({ menuId }) => menuId)))]
  const menuIds = mentioned.filter((id) => speaker.menuIds?.has(id) ?? true)
  const spokenOf = await itemsOfMenus(speaker.ownerId, menuIds)
  const isLinked = said.some(({ places }) =>
    places.some(({ menuId, itemId }) => spokenOf.get(menuId)?.get(itemId) !== undefined),
  )
  const items = isLinked
    ? await itemsOfMenus(speaker.ownerId, await menusOfSameRestaurants(db, speaker.ownerId, menuIds))
    : spokenOf
  const words = said.map((word) => ({ ...word, places: withLinked(word.places, spokenOf, items) }))
  const [page] = await pagesOfHouse(db, speaker)
  return db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, speaker.ownerId)
    const now = clock()
    const own = await ownMenusAmong(transaction, speaker.ownerId, [...items.keys()])
    const specials = await specialsOnMenus(transaction, [...own])
    const telling: Telling = {
      now,
      house: houseOf(page && readPage(page), timeZone),
      byName: speaker.byName,
      isThere: ({ menuId, itemId }) =>
        own.has(menuId) &&
        (items.get(menuId)?.has(itemId) ||
          specials.get(menuId)?.some(({ id }) => specialItemId(id) === itemId)) === true,
      last: await lastWords(transaction, [...own]),
      news: new Map(),
    }
    const inTime = words
      .map((word, at) => ({ word, at }))
      .toSorted((one, other) => other.word.agoMs - one.word.agoMs)
    const answers = new Map(inTime.map(({ word, at }) => [at, tell(telling, word)]))
    const news = [...telling.news.values()]
    await upsertWords(transaction, news, speaker)
    await bumpLiveVersions(
      transaction,
      speaker.ownerId,
      news.map(({ menuId }) => menuId),
      { type: 'sold_out.changed', at: now },
    )
    return words.map((_, at) => answers.get(at) ?? { outcome: 'gone', other: null })
  })
}

/** A dish that is sold out is so on every menu of its restaurant, those that the list does not show among them. */
function withLinked(
  places: SaidWord['places'],
  spokenOf: ReadonlyMap<string, SoldItems>,
  items: ReadonlyMap<string, SoldItems>,
): SaidWord['places'] {
  const linked = places.flatMap(({ menuId, itemId, seenAt }) => {
    const dishId = spokenOf.get(menuId)?.get(itemId)
    if (dishId === undefined) return []
    return [...items].flatMap(([other, sold]) =>
      [...sold].flatMap(([id, dish]) => (dish === dishId ? [{ menuId: other, itemId: id, seenAt }] : [])),
    )
  })
  return [...new Map([...linked, ...places].map((place) => [placeKey(place), place])).values()]
}

interface Telling {
  readonly now: Date
  readonly house: House
  readonly byName: string
  readonly isThere: (place: Pick<AvailabilityReport, 'menuId' | 'itemId'>) => boolean
  /** By place; goes along with the words. */
  readonly last: Map<string, AvailabilityReport>
  readonly news: Map<string, AvailabilityReport>
}

type House = Pick<RestaurantPage, 'timeZone' | 'dayEndsAt' | 'soldOutShows'>

/** What no page says is said by the browser. */
const houseOf = (page: RestaurantPage | undefined, timeZone = 'UTC'): House =>
  page ?? { timeZone, dayEndsAt: DAY_ENDS_AT, soldOutShows: 'struck' }

function tell({ now, house, byName, isThere, last, news }: Telling, word: SaidWord): SaidAnswer {
  const { places, isSoldOut, until, shows, agoMs } = word
  const saidAt = new Date(now.getTime() - agoMs)
  const there = places.filter(isThere)
  if (there.length === 0) return { outcome: 'gone', other: null }
  const settled = there.map(({ menuId, itemId, seenAt }) => {
    const key = placeKey({ menuId, itemId })
    const said: AvailabilityReport = {
      menuId,
      itemId,
      isSoldOut,
      shows: shows ?? house.soldOutShows,
      until: isSoldOut ? momentOf(until, saidAt, house) : null,
      byName,
      at: saidAt.toISOString(),
    }
    const result = resolveReport(last.get(key), said, { seenAt, now })
    if (result.isChange) {
      last.set(key, said)
      news.set(key, said)
    }
    return result
  })
  const other = settled.find((one) => one.other)?.other
  return {
    outcome: settled.some(({ outcome }) => outcome === 'overruled') ? 'overruled' : 'said',
    other: other ? presentReport(other, now) : null,
  }
}

const lastWords = async (
  transaction: Db,
  menuIds: readonly string[],
): Promise<Map<string, AvailabilityReport>> =>
  new Map((await wordsOn(transaction, menuIds)).map((word) => [placeKey(word), word]))

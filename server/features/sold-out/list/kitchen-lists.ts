import type { KitchenList } from '#contract/restaurant/sold-out.ts'
import { firstChange } from '#domain/live/calendar/first-change.ts'
import { type ServedPlaces, servedPlaces } from '#domain/live/calendar/served-places.ts'
import type { RestaurantPage } from '#domain/live/model/restaurant-page.ts'
import type { AvailabilityReport } from '#domain/live/model/sold-out.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { answerOf, createKeptAnswers } from '../../../http/answers/kept-answers.ts'
import { KeptJson, keptJson } from '../../../http/answers/kept-json.ts'
import { createKitchenDishes, type Dishes } from './kitchen-dishes.ts'
import { type ListOf, type MenuOfHouse, pagesOfHouse, readPage } from './queries.ts'
import { presentReport, wordsOn } from './words.ts'

/** A list of 100 dishes takes some 20 KB in its three codings. */
const KEPT_BYTES = 16 * 1024 * 1024

/**
 * Lists of dishes, kept as they are answered while menus and reports are the same: phones ask every two
 * seconds. After a report only the reports are read again, not the menus.
 */
export function createKitchenLists({ db, clock }: Database & Clock) {
  const dishes = createKitchenDishes(db)
  const lists = createKeptAnswers(KEPT_BYTES)

  return {
    async read(of: ListOf, menus: readonly MenuOfHouse[]): Promise<KeptJson<KitchenList>> {
      const rows = await pagesOfHouse(db, of)
      const key = JSON.stringify([menus, rows.map(({ restaurantId, version }) => [restaurantId, version])])
      const answer = await answerOf(lists, { key, variant: of.ownerId, clock }, async () => {
        const now = clock()
        const pages = rows.map(readPage)
        const served = servedOn(pages, menus, now)
        const [listed, words] = await Promise.all([
          dishes.of(menus, now),
          wordsOn(
            db,
            menus.map(({ id }) => id),
          ),
        ])
        const ends = words.map(({ until }) => (until === null ? null : new Date(until)))
        const changesAt = firstChange([
          listed.changesAt,
          served.changesAt,
          ...ends.filter((end) => end !== null && end > now),
        ])
        const list = listOf(menus, listed, { page: pages[0], served, words, now })
        return { key, answer: keptJson(list).answer, holds: { at: now, changesAt } }
      })
      return new KeptJson(answer)
    },
  }
}

export type KitchenLists = ReturnType<typeof createKitchenLists>

interface Said {
  readonly page: RestaurantPage | undefined
  readonly served: ServedPlaces
  readonly words: readonly AvailabilityReport[]
  readonly now: Date
}

function listOf(
  menus: readonly MenuOfHouse[],
  { sections, unreadable }: Dishes,
  { page, served, words, now }: Said,
): KitchenList {
  const said = new Map(words.map((word) => [placeKey(word), word]))
  return {
    restaurantName: menus[0]?.restaurantName ?? '',
    menus: menus.map(({ id, title, name }) => ({
      id,
      title: title || name,
      isReadable: !unreadable.has(id),
    })),
    sections: sections.map(({ name, dishes }) => ({
      name,
      dishes: dishes.map((dish) => ({
        name: dish.name,
        isServed: dish.places.some(served.has),
        places: dish.places.map(({ menuId, itemId }) => {
          const word = said.get(placeKey({ menuId, itemId }))
          return { menuId, itemId, word: word ? presentReport(word, now) : null }
        }),
      })),
    })),
    ...settingsOf(page),
  }
}

/** Without a page, guests have the menus of which they have a link. */
function servedOn(pages: readonly RestaurantPage[], menus: readonly MenuOfHouse[], now: Date): ServedPlaces {
  if (pages.length > 0) return servedPlaces(pages, now)
  const shared = new Set(menus.filter(({ sharedAt }) => sharedAt !== null).map(({ id }) => id))
  return { has: ({ menuId }) => shared.has(menuId), changesAt: null }
}

const settingsOf = (page: RestaurantPage | undefined) => ({
  timeZone: page?.timeZone ?? null,
  dayEndsAt: page?.dayEndsAt ?? DAY_ENDS_AT,
  shows: page?.soldOutShows ?? 'struck',
})

/** Where no page says when the day of the restaurant ends. */
export const DAY_ENDS_AT = 4

export const placeKey = ({ menuId, itemId }: Pick<AvailabilityReport, 'menuId' | 'itemId'>): string =>
  `${menuId} ${itemId}`

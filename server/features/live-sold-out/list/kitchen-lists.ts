import { LRUCache } from 'lru-cache'
import type { KitchenList } from '#contract/sold-out.ts'
import { firstChange } from '#domain/live/calendar/first-change.ts'
import { whatHolds } from '#domain/live/calendar/what-holds.ts'
import type { SoldOutWord } from '#domain/live/model/sold-out.ts'
import { dishList, type ListedSection } from '#domain/live/sold-out/dish-list.ts'
import { type LiveState, liveMenu, nothingLive } from '#domain/live/state/live-menu.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { menuWords } from '#domain/menu/printed/words/menu-words.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText, UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import type { Clock, Database } from '../../../db/database.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import { specialsOnMenus } from '../../../live/beside-menu.ts'
import {
  documentsOf,
  hasRestaurant,
  type ListOf,
  type MenuOfHouse,
  menusOfHouse,
  pageOfHouse,
} from './queries.ts'
import { toldWord, wordsOn } from './words.ts'

/** The dishes of some menus in one state, and what was said of them. */
interface Dishes {
  readonly sections: readonly ListedSection[]
  readonly unreadable: ReadonlySet<string>
  readonly words: ReadonlyMap<string, SoldOutWord>
  /** Dishes of the day come and go by themselves: the list is that of the time from its reading until the first change. */
  readonly readAt: Date
  readonly changesAt: Date | null
}

/** Restaurants whose phones ask at the same time, at some 200 KB each. */
const MOST_LISTS = 100

/** Lists of dishes, kept while menus and words are the same: phones ask every two seconds. */
export function createKitchenLists({ db, clock }: Database & Clock) {
  const kept = new LRUCache<string, Dishes>({ max: MOST_LISTS })

  async function dishesOf(menus: readonly MenuOfHouse[], now: Date): Promise<Dishes> {
    const state = JSON.stringify(menus.map(({ id, version, stamp }) => [id, version, stamp]))
    const known = kept.get(state)
    if (known && known.readAt <= now && (known.changesAt === null || now < known.changesAt)) return known
    const dishes = await readDishes(db, menus, now)
    kept.set(state, dishes)
    return dishes
  }

  return {
    /** @throws {AppError} `restaurant_not_found` */
    async read(of: ListOf): Promise<KitchenList> {
      if (!(await hasRestaurant(db, of))) throw new AppError('restaurant_not_found')
      const [menus, page] = await Promise.all([menusOfHouse(db, of), pageOfHouse(db, of)])
      const now = clock()
      const { sections, unreadable, words } = await dishesOf(menus, now)
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
            places: dish.places.map((place) => {
              const word = words.get(placeKey(place))
              return { ...place, word: word ? toldWord(word, now) : null }
            }),
          })),
        })),
        timeZone: page?.timeZone ?? null,
        dayEndsAt: page?.dayEndsAt ?? DAY_ENDS_AT,
        shows: page?.soldOutShows ?? 'struck',
      }
    },
  }
}

/** Where no page says when the day of the restaurant ends. */
export const DAY_ENDS_AT = 4

export const placeKey = ({ menuId, itemId }: Pick<SoldOutWord, 'menuId' | 'itemId'>): string =>
  `${menuId} ${itemId}`

/** Dishes of a menu that this version cannot read are left out; its name is listed. */
async function readDishes(db: Db, menus: readonly MenuOfHouse[], now: Date): Promise<Dishes> {
  const ids = menus.map(({ id }) => id)
  const [rows, words, specials] = await Promise.all([
    documentsOf(db, ids),
    wordsOn(db, ids),
    specialsOnMenus(db, ids),
  ])
  const documents = new Map(rows.map(({ id, document }) => [id, document]))
  const unreadable = new Set<string>()
  const readable = ids.flatMap((id) => {
    try {
      const { content } = readStoredText(savedMenuForm, documents.get(id) ?? '')
      const held = whatHolds({ soldOut: [], plans: [], specials: specials.get(id) ?? [] }, now)
      return [{ id, menu: withSpecials(content, held.state.specials), changesAt: held.changesAt }]
    } catch (error) {
      if (!(error instanceof UnreadableDocumentError)) throw error
      unreadable.add(id)
      return []
    }
  })
  return {
    sections: dishList(readable),
    unreadable,
    words: new Map(words.map((word) => [placeKey(word), word])),
    readAt: now,
    changesAt: firstChange(readable.map(({ changesAt }) => changesAt)),
  }
}

/** The pass knows all dishes of a menu at any time, and those of the day while they are served. */
const withSpecials = (content: MenuContent, specials: LiveState['specials']): MenuContent =>
  liveMenu(content, { ...nothingLive, specials }, { specialsName: menuWords(content.language).specials }).menu

import { LRUCache } from 'lru-cache'
import { firstChange } from '#domain/live/calendar/first-change.ts'
import { whatHolds } from '#domain/live/calendar/what-holds.ts'
import { dishList, type ListedSection } from '#domain/live/sold-out/dish-list.ts'
import { type LiveState, liveMenu, nothingLive } from '#domain/live/state/live-menu.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { menuWords } from '#domain/menu/printed/words/menu-words.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { ifReadable, readStoredText } from '#domain/menu/stored/read-stored.ts'
import { inTurns, nextTurn } from '../../../concurrency/in-turns.ts'
import type { Db } from '../../../db/schema.ts'
import { specialsOnMenus } from '../../../live/beside-menu.ts'
import { documentOf, type MenuOfHouse } from './queries.ts'

export interface Dishes {
  readonly sections: readonly ListedSection[]
  readonly unreadable: ReadonlySet<string>
  /** Dishes of the day come and go automatically: the list holds until the first change. */
  readonly changesAt: Date | null
}

/** The same while menus and their dishes of the day are. */
type Listed = Pick<Dishes, 'sections' | 'unreadable'>

/** Restaurants whose phones ask at the same time, at some 100 KB each. */
const MOST_LISTS = 100

/** Lists what menus sell: they are read again when one of them changes, and others have their turn in between. */
export function createKitchenDishes(db: Db) {
  const lists = new LRUCache<string, Listed>({ max: MOST_LISTS })

  async function listed(menus: readonly ServedMenu[]): Promise<Listed> {
    const unreadable = new Set<string>()
    const readable: { id: string; menu: MenuContent }[] = []
    for (const { id, specials } of menus) {
      const document = await documentOf(db, id)
      await nextTurn()
      const content = contentIn(document)
      if (content) readable.push({ id, menu: withSpecials(content, specials) })
      else unreadable.add(id)
    }
    return { sections: await inTurns(dishList(readable)), unreadable }
  }

  return {
    /** Dishes of a menu that this version cannot read are left out; its name is listed. */
    async of(menus: readonly MenuOfHouse[], now: Date): Promise<Dishes> {
      const ids = menus.map(({ id }) => id)
      const besides = await specialsOnMenus(db, ids)
      const held = ids.map((id) =>
        whatHolds({ soldOut: [], plans: [], specials: besides.get(id) ?? [] }, now),
      )
      const served = menus.map(({ id, version }, at) => ({
        id,
        version,
        specials: held[at]?.state.specials ?? [],
      }))
      const key = JSON.stringify(served)
      const list = lists.get(key) ?? (await listed(served))
      lists.set(key, list)
      return { ...list, changesAt: firstChange(held.map(({ changesAt }) => changesAt)) }
    },
  }
}

interface ServedMenu {
  readonly id: string
  readonly specials: LiveState['specials']
}

const contentIn = (document: string): MenuContent | null =>
  ifReadable(() => readStoredText(savedMenuForm, document).content, null)

/** The kitchen knows all dishes of a menu at any time, and those of the day while they are served. */
const withSpecials = (content: MenuContent, specials: LiveState['specials']): MenuContent =>
  liveMenu(content, { ...nothingLive, specials }, { specialsName: menuWords(content.language).specials }).menu

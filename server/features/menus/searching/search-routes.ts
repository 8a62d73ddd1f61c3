import { FOUND_LISTED, type FoundPlace, searchMenus } from '#contract/menus/searching.ts'
import { searchMenu } from '#domain/menu/searching/search-menu.ts'
import { foldText } from '#domain/text/fold-name.ts'
import type { Database } from '../../../db/database.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import { contentsOf } from '../dishes/dish-lists.ts'
import { menuTitle } from '../dishes/house-menus.ts'
import { createMenuWords, type MatchingMenu, menusWith } from './menu-words.ts'

/** Menus that are looked through for one answer; who has more types another word. */
const MENUS_READ = 40

/** Found things in the order in which they are answered. */
interface Ranked {
  readonly place: FoundPlace
  readonly rank: number
}

export function mountSearch(api: Api, { db }: Database): void {
  const menuWords = createMenuWords(db)
  mount(api, searchMenus, async ({ user, query: { q } }) => {
    const words = foldText(q).split(' ').filter(Boolean)
    if (words.length === 0) return { found: [], hasMore: false }
    await menuWords.refresh(user.house.id)
    const called = await menusWith(db, user.house.id, words, { within: 'title', limit: MENUS_READ + 1 })
    const byTitle = called.map((menu): Ranked => {
      const title = menuTitle(menu)
      const folded = foldText(title)
      const has = (text: string) => words.every((word) => text.includes(word))
      const rank = folded === words.join(' ') ? 0 : has(folded) ? 2 : 3
      return { place: placeOf(menu, title, 'menu'), rank }
    })
    const saying = await menusWith(db, user.house.id, words, { within: 'words', limit: MENUS_READ + 1 })
    const contents = await contentsOf(
      db,
      saying.slice(0, MENUS_READ).map(({ id }) => id),
    )
    const within = saying.flatMap((menu) => {
      const content = contents.get(menu.id)
      return content
        ? searchMenu(content, words).map(
            ({ kind, rank, name, section = null, itemId = null, said }): Ranked => ({
              place: { ...placeOf(menu, name, kind), section, itemId, said: said.slice(0, 200) },
              rank,
            }),
          )
        : []
    })
    const ranked = [...byTitle, ...within].toSorted((one, other) => one.rank - other.rank)
    return {
      found: ranked.slice(0, FOUND_LISTED).map(({ place }) => place),
      hasMore: ranked.length > FOUND_LISTED || Math.max(called.length, saying.length) > MENUS_READ,
    }
  })
}

const placeOf = (menu: MatchingMenu, name: string, kind: FoundPlace['kind']): FoundPlace => ({
  kind,
  menuId: menu.id,
  menu: menuTitle(menu),
  restaurant: menu.restaurant,
  name: name.slice(0, 200),
  section: null,
  itemId: null,
  said: '',
})

import type { z } from 'zod'
import { readRecommendations, reviewRecommendations } from '#contract/generating/insights.ts'
import { createSavedMenu, type SavedMenu, savedMenuPdf, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { typesetPages } from '#contract/menus/typesetting.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { menuContentSchema } from '#domain/menu/model/menu.ts'
import { buildContent, buildSavePayload } from '#tests/builders/build-menu.ts'
import { jsonOf } from '../bench/visitor.ts'
import type { Attack } from './attack.ts'

type Content = z.input<typeof menuContentSchema>

/** Menus as large as they may be, and as slow to set or to judge. */
export const slowMenus: readonly Attack[] = [
  {
    name: '10 previews at a time of 900 dishes, each one word of 985 letters, every one another menu',
    atOnce: 10,
    async prepare({ account }) {
      const basic = await account()
      return (request) => basic.send(typesetPages, { body: { ...look, content: endlessWords(request + 1) } })
    },
  },
  {
    name: '4 times at a time the PDF of that menu, by a guest',
    atOnce: 4,
    async prepare({ account, guest }) {
      const owner = await account()
      const { id } = jsonOf<SavedMenu>(await owner.call(createSavedMenu, { body: saved(endlessWords(0)) }))
      await owner.call(shareSavedMenu, { params: { id } })
      const stranger = guest()
      return () => stranger.send(savedMenuPdf, { params: { id } })
    },
  },
  {
    name: '8 reviews of an unsaved menu of 960 dishes and 20 of a saved one at a time',
    atOnce: 28,
    async prepare({ professional }) {
      const owner = await professional()
      const long = longMenu()
      const kept = jsonOf<SavedMenu>(await owner.call(createSavedMenu, { body: saved(long) }))
      return (request) =>
        request % 28 < 8
          ? owner.send(reviewRecommendations, {
              body: { content: renamed(long, `Long ${request}`), cuisineId: 5 },
            })
          : owner.send(readRecommendations, { query: { menuId: kept.id } })
    },
  },
]

/** As large as a menu may be, and as slow to set: no line can be broken where words end. */
const endlessWords = (number: number): Content =>
  described(900, `Endless ${number}`, (dish) => lettersOf(number * 1000 + dish, 985))

/** The same number gives the same letters; every word is another, so that no part of one is kept for the next. */
function lettersOf(seed: number, length: number): string {
  let state = seed
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return String.fromCharCode(97 + (Math.floor(state / 65_536) % 26))
  }).join('')
}

const WORDS =
  'slow roasted garden tomatoes with basil oil toasted almonds smoked butter and country bread'.split(' ')

const longMenu = (): Content =>
  described(960, 'Long', (dish) =>
    Array.from({ length: 100 }, (_, word) => WORDS[(dish * 7 + word * 3) % WORDS.length])
      .join(' ')
      .slice(0, 700),
  )

function described(items: number, restaurantName: string, words: (dish: number) => string): Content {
  const { restaurant, sections } = buildContent({ items, restaurantName })
  // Without what has a default: the words are to fill the request.
  const sent = ({ id, name, prices, categoryId, cuisineId }: MenuItem) => ({
    id,
    name,
    description: words(id),
    prices,
    categoryId,
    cuisineId,
  })
  return {
    restaurant,
    sections: sections.map(({ items: dishes, ...section }) => ({ ...section, items: dishes.map(sent) })),
  }
}

/** How every menu of a trial looks. */
const look = { design: buildSavePayload().design, templateId: buildSavePayload().templateId }

const saved = (content: Content) => ({
  ...buildSavePayload(),
  content,
  items: content.sections.flatMap(({ items = [] }) => items.map(({ id }) => id)),
})

const renamed = ({ restaurant, sections }: Content, name: string): Content => ({
  restaurant: { ...restaurant, name },
  sections: sections.map((section, index) =>
    index > 0
      ? section
      : {
          ...section,
          items: section.items?.map((item, n) => (n > 0 ? item : { ...item, name: `${name} special` })),
        },
  ),
})

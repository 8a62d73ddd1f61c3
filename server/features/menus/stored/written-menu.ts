import type { z } from 'zod'
import type { SentContent } from '#contract/menus/menu-content.ts'
import type { savedMenuPayloadSchema } from '#contract/menus/saved-menus.ts'
import type { Dish } from '#domain/catalogue/dish.ts'
import { type Design, defaultDesign } from '#domain/design/settings.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { itemIds } from '#domain/menu/model/walk.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { ifReadable, readStoredText } from '#domain/menu/stored/read-stored.ts'
import { beyondVersion1, version1Over } from '#domain/menu/stored/version-1-over-2.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currency.ts'
import { menuSaysMore } from '../../../errors/menu-says-more.ts'
import { contentFromIds } from './content-from-ids.ts'
import type { SavedMenuRow } from './queries.ts'

export type SavedMenuPayload = z.output<typeof savedMenuPayloadSchema>

/** The document that a payload makes, before its claims are settled. */
export interface WrittenMenu {
  readonly content: MenuContent
  readonly design: Design
}

interface Sources {
  /** All that an item of a menu can come from. */
  readonly recipes: readonly Dish[]
}

export const newlyWritten = (payload: SavedMenuPayload, { recipes }: Sources): WrittenMenu => ({
  content: payload.content?.content ?? contentFromIds(payload, recipes),
  design: payload.design ?? defaultDesign,
})

/**
 * The document that a payload leaves of a stored menu. What the payload does not say, stays.
 * @throws {AppError} `menu_says_more` where the payload has no room for what the menu says
 * @throws {UnreadableDocumentError} where that cannot be known
 */
export function writtenOver(row: SavedMenuRow, payload: SavedMenuPayload, sources: Sources): WrittenMenu {
  const { content: sent, design } = payload
  if (sent?.version === 2)
    return { content: sent.content, design: design ?? storedDesign(row) ?? defaultDesign }
  const stored = readStoredText(savedMenuForm, row.document)
  const content = sent
    ? contentOver(stored.content, sent)
    : itemsOver(stored.content, payload, sources.recipes)
  return { content, design: design ?? stored.design }
}

/** @throws {AppError} `menu_says_more` */
function contentOver(stored: MenuContent, sent: SentContent): MenuContent {
  const beyond = beyondVersion1(stored)
  if (beyond) throw menuSaysMore(beyond, 'Send the content in document version 2, or reload the page.')
  return version1Over(stored, sent.content)
}

/**
 * The same items leave the menu as it is; other items replace it.
 * @throws {AppError} `menu_says_more` where more than dishes of the catalogue would be replaced
 */
function itemsOver(stored: MenuContent, payload: SavedMenuPayload, recipes: readonly Dish[]): MenuContent {
  if (isSameSet(payload.items, itemIds(stored))) return stored
  const beyond =
    beyondVersion1(stored) ??
    (stored.currency === DEFAULT_CURRENCY ? undefined : { name: stored.restaurant.name, field: 'currency' })
  if (beyond) throw menuSaysMore(beyond, 'Send the whole content with the items.')
  return { ...stored, sections: contentFromIds(payload, recipes).sections }
}

const isSameSet = (one: readonly number[], other: readonly number[]): boolean =>
  JSON.stringify(one.toSorted((a, b) => a - b)) === JSON.stringify(other.toSorted((a, b) => a - b))

const storedDesign = ({ document }: SavedMenuRow): Design | undefined =>
  ifReadable(() => readStoredText(savedMenuForm, document).design, undefined)

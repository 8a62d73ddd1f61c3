import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { SavedMenu, SavedMenuSummary, savedMenuPayloadSchema } from '#contract/saved-menus.ts'
import type { Dish } from '#domain/catalogue/dish.ts'
import { categories } from '#domain/catalogue/reference.ts'
import { dishToItem } from '#domain/generation/dish-to-item.ts'
import {
  MENU_DOCUMENT_VERSION,
  type MenuContent,
  type MenuDocument,
  readMenuDocument,
} from '#domain/menu/document.ts'
import { itemIds } from '#domain/menu/edits.ts'
import { defaultRestaurant } from '#domain/menu/restaurant.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/schema.ts'
import { newDesign } from '#domain/plans/new-design.ts'
import { contentForPlan } from '#domain/plans/output.ts'
import type { Plan } from '#domain/plans/plans.ts'
import { AppError } from '../../errors.ts'
import type { SavedMenuRow, SavedMenuSummaryRow } from './queries.ts'

export type SavedMenuPayload = z.output<typeof savedMenuPayloadSchema>

/** 144 random bits: an id that nobody guesses. */
export const newMenuId = (): string => randomBytes(18).toString('base64url')

const MID_MARKET = 3

/** The columns that a payload decides, with the content that the owner's plan lets in. */
export function toColumns(payload: SavedMenuPayload, catalogue: readonly Dish[], plan: Plan) {
  const content = contentForPlan(payload.content ?? contentFromIds(payload, catalogue), plan)
  const document: MenuDocument = {
    documentVersion: MENU_DOCUMENT_VERSION,
    content,
    design: payload.design ?? newDesign(plan),
  }
  return {
    name: payload.name,
    restaurantId: String(payload.restaurantId),
    templateId: payload.templateId,
    cuisineId: payload.cuisineId,
    targetCheckAverageCents: Math.round(payload.targetCheckAverage * 100),
    // The ids follow the content, so that the two cannot disagree.
    items: JSON.stringify(itemIds(content.groups)),
    document: JSON.stringify(document),
  }
}

/** The specified payload names its items by id alone: the catalogue has the rest. */
function contentFromIds(payload: SavedMenuPayload, catalogue: readonly Dish[]): MenuContent {
  const dishes = payload.items.map((id) => catalogue.find((dish) => dish.id === id))
  const unknown = payload.items.filter((_, index) => dishes[index] === undefined)
  if (unknown.length > 0) {
    throw new AppError('invalid_input', {
      message: `The catalogue has no item ${unknown.slice(0, 5).join(', ')}; such items are saved with their content.`,
      details: { fields: [{ path: 'items', message: 'Unknown item' }] },
    })
  }
  const known = dishes.filter((dish) => dish !== undefined)
  return {
    restaurant: { ...defaultRestaurant, name: restaurantNameOf(payload) },
    groups: categories
      .map((category) => ({
        category: { ...category },
        items: known
          .filter((dish) => dish.categoryId === category.id)
          .map((dish) => dishToItem(dish, MID_MARKET)),
      }))
      .filter((group) => group.items.length > 0),
  }
}

export const presentSummary = (row: SavedMenuSummaryRow): SavedMenuSummary => ({
  id: row.id,
  name: row.name,
  templateId: row.templateId,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  targetCheckAverage: row.targetCheckAverageCents / 100,
  version: row.version,
  sharedAt: row.sharedAt,
})

export function presentMenu(row: SavedMenuRow): SavedMenu {
  const { content, design } = readMenuDocument(JSON.parse(row.document))
  return {
    ...presentSummary(row),
    restaurantId: presentRestaurantId(row.restaurantId),
    cuisineId: row.cuisineId,
    items: JSON.parse(row.items),
    content,
    design,
  }
}

/** A menu's name has room for more than a restaurant's. */
const restaurantNameOf = ({ name }: SavedMenuPayload): string =>
  [...name.replace(/ Menu$/, '')].slice(0, MENU_TEXT_LIMITS.name).join('').trim() || defaultRestaurant.name

/** A number where it was one: not every text of digits is (`007`, or more of them than a number has). */
function presentRestaurantId(stored: string): number | string {
  const number = Number(stored)
  return Number.isSafeInteger(number) && String(number) === stored ? number : stored
}

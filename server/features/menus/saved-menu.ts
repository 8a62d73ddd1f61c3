import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { SavedMenu, SavedMenuSummary, savedMenuPayloadSchema } from '#contract/saved-menus.ts'
import type { Dish } from '#domain/catalogue/dish.ts'
import { categories } from '#domain/catalogue/reference.ts'
import { dishToItem } from '#domain/generation/dish-to-item.ts'
import { countToConfirm, type RecipeOf, settleMenu } from '#domain/menu/claims/claims.ts'
import { itemIds } from '#domain/menu/editing/edits.ts'
import type { MenuContent } from '#domain/menu/model/content.ts'
import { picturesOfMenu } from '#domain/menu/model/picture-mentions.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/schema.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText, storedText } from '#domain/menu/stored/read-stored.ts'
import { newDesign } from '#domain/plans/new-design.ts'
import { type Plan, planAllows } from '#domain/plans/plans.ts'
import { dishImageUrl } from '#illustration/address.ts'
import type { LiveCatalogue } from '../../catalogue/live-catalogue.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Place } from '../../pictures/picture-uses.ts'
import { claimsKeyOf } from './claims-review.ts'
import type { ClaimCounts, SavedMenuRow, SavedMenuSummaryRow } from './queries.ts'

type SavedMenuPayload = z.output<typeof savedMenuPayloadSchema>

/** 144 random bits, so that ids cannot be guessed. */
export const newMenuId = (): string => randomBytes(18).toString('base64url')

/** As a place that uses pictures. */
export const placeOf = ({ id, ownerId }: Pick<SavedMenuRow, 'id' | 'ownerId'>): Place => ({
  ownerId,
  kind: 'menu',
  placeId: id,
})

const MID_MARKET = 3

type Catalogue = Awaited<ReturnType<LiveCatalogue['read']>>

/** The part of a stored menu that a payload decides; it keeps also what the owner's plan does not show. */
export function toColumns(payload: SavedMenuPayload, contents: Catalogue, plan: Plan) {
  const { dishes, recipeOf } = contents
  const sent = payload.content ?? contentFromIds(payload, dishes)
  const content = { ...sent, groups: settleMenu(sent.groups, recipeOf) }
  const design = payload.design ?? newDesign(plan)
  const columns = {
    name: payload.name,
    restaurantId: String(payload.restaurantId),
    templateId: payload.templateId,
    cuisineId: payload.cuisineId,
    targetCheckAverageCents: Math.round(payload.targetCheckAverage * 100),
    // The ids follow the content, so that the two cannot disagree.
    items: JSON.stringify(itemIds(content.groups)),
    document: storedText({ content, design }),
  }
  const claims = { ...countToConfirm(content.groups), catalogue: claimsKeyOf(contents), isReadable: 1 }
  return { columns, claims, pictures: picturesOfMenu(content, design), content, design }
}

/** What is stored of a menu: its columns, its counts of claims, its pictures, and its document. */
export type MenuToStore = ReturnType<typeof toColumns>

/** A payload without content names its items by id alone: the catalogue has the rest. */
function contentFromIds(payload: SavedMenuPayload, catalogue: readonly Dish[]): MenuContent {
  const dishes = payload.items.map((id) => catalogue.find((dish) => dish.id === id))
  const unknown = payload.items.filter((_, index) => dishes[index] === undefined)
  if (unknown.length > 0) {
    throw new AppError('invalid_input', {
      message: `The catalog has no item ${unknown.slice(0, 5).join(', ')}; such items are saved with their content.`,
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
          .map((dish) => dishToItem(dish, MID_MARKET, dishImageUrl)),
      }))
      .filter((group) => group.items.length > 0),
  }
}

export const presentSummary = (row: SavedMenuSummaryRow, plan: Plan): SavedMenuSummary => ({
  id: row.id,
  name: row.name,
  templateId: row.templateId,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  targetCheckAverage: row.targetCheckAverageCents / 100,
  version: row.version,
  sharedAt: row.sharedAt,
  isReadable: row.isReadable !== 0,
  toConfirm: (planAllows(plan, 'feature:dietaryIndicators') ? row.toConfirm : row.allergensToConfirm) ?? 0,
})

/**
 * A menu as it is kept, with what its recipes claim today.
 * @throws {UnreadableDocumentError} when this version of Carte cannot read it
 */
export function presentMenu(row: SavedMenuRow, recipeOf: RecipeOf, plan: Plan): SavedMenu {
  const { content, design } = readStoredText(savedMenuForm, row.document)
  const groups = settleMenu(content.groups, recipeOf)
  const claims = { ...countToConfirm(groups), isReadable: 1 }
  return presentStored(row, { content: { ...content, groups }, design, claims }, plan)
}

/** A menu that was just stored. */
export const presentStored = (
  row: SavedMenuRow,
  { content, design, claims }: Pick<MenuToStore, 'content' | 'design'> & { readonly claims: ClaimCounts },
  plan: Plan,
): SavedMenu => ({
  ...presentSummary({ ...row, ...claims }, plan),
  restaurantId: presentRestaurantId(row.restaurantId),
  cuisineId: row.cuisineId,
  items: itemIds(content.groups),
  content,
  design,
})

/** A menu's name has room for more than a restaurant's. */
const restaurantNameOf = ({ name }: SavedMenuPayload): string =>
  [...name.replace(/ Menu$/, '')].slice(0, MENU_TEXT_LIMITS.name).join('').trim() || defaultRestaurant.name

/** A number where it was one: not every text of digits is (`007`, or more of them than a number has). */
function presentRestaurantId(stored: string): number | string {
  const number = Number(stored)
  return Number.isSafeInteger(number) && String(number) === stored ? number : stored
}

import { randomBytes } from 'node:crypto'
import type { ListedMenu, SavedMenu, SavedMenuSummary } from '#contract/menus/saved-menus.ts'
import { countToConfirm } from '#domain/menu/claims/claim-status.ts'
import { type RecipeOf, settleMenu } from '#domain/menu/claims/claims.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { picturesOfMenu } from '#domain/menu/model/picture-mentions.ts'
import { countItems, itemIds } from '#domain/menu/model/walk.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText, storedText } from '#domain/menu/stored/read-stored.ts'
import { type Plan, planAllows } from '#domain/plans/plans.ts'
import type { LiveCatalogue } from '../../../catalogue/live-catalogue.ts'
import type { UsePlace } from '../../../pictures/picture-uses.ts'
import { claimsKeyOf } from './claims-key.ts'
import type { ClaimCounts, ListedMenuRow, SavedMenuRow, SavedMenuSummaryRow } from './queries.ts'
import type { SavedMenuPayload, WrittenMenu } from './written-menu.ts'

/** 144 random bits, so that ids cannot be guessed. */
export const newMenuId = (): string => randomBytes(18).toString('base64url')

export const placeOf = ({ id, ownerId }: Pick<SavedMenuRow, 'id' | 'ownerId'>): UsePlace => ({
  ownerId,
  kind: 'menu',
  placeId: id,
})

type Catalogue = Awaited<ReturnType<LiveCatalogue['read']>>

/** The part of a stored menu that a payload decides; it keeps also what the owner's plan does not show. */
export function toColumns(
  payload: Pick<SavedMenuPayload, 'name' | 'restaurantId' | 'targetCheckAverage'> & {
    readonly templateId: number
    readonly cuisineId: number
  },
  { content: written, design }: WrittenMenu,
  contents: Catalogue,
) {
  // Programs name it in one of two places; the menu is opened with what its own words say.
  const restaurantId = isNone(payload.restaurantId) ? written.restaurant.id : payload.restaurantId
  const content = settleMenu(ofRestaurant(written, restaurantId), contents.recipeOf)
  const columns = {
    name: payload.name,
    ...titleColumns(content),
    restaurantName: content.restaurant.name,
    itemCount: countItems(content),
    restaurantId: String(restaurantId),
    templateId: payload.templateId,
    cuisineId: payload.cuisineId,
    targetCheckAverageCents: Math.round(payload.targetCheckAverage * 100),
    // The ids follow the content, so that the two cannot disagree.
    items: JSON.stringify(itemIds(content)),
    document: storedText({ content, design }),
  }
  const claims = { ...countsOf(content), catalogue: claimsKeyOf(contents) }
  return { columns, claims, pictures: picturesOfMenu(content, design), content, design }
}

/** What lists show of a menu that can be read. */
export const countsOf = (content: MenuContent) => ({
  ...countToConfirm(content),
  isReadable: 1,
  currency: content.currency,
})

/** What a list tells of a menu in its own words. */
export const titleColumns = ({ title, dateLine }: MenuContent) => ({ title, dateLine })

/** Returns the fields of a payload other than the document, as they were stored. */
export const payloadOf = (row: StoredDocument) => ({
  name: row.name,
  restaurantId: presentRestaurantId(row.restaurantId),
  templateId: row.templateId,
  cuisineId: row.cuisineId,
  targetCheckAverage: row.targetCheckAverageCents / 100,
})

/** What is stored of a menu: its columns, its counts of claims, its pictures, and its document. */
export type MenuToStore = ReturnType<typeof toColumns>

export const presentSummary = (row: SavedMenuSummaryRow, plan: Plan): SavedMenuSummary => ({
  id: row.id,
  name: row.name,
  title: row.title,
  dateLine: row.dateLine,
  restaurantName: row.restaurantName,
  itemCount: row.itemCount,
  templateId: row.templateId,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  targetCheckAverage: row.targetCheckAverageCents / 100,
  currency: row.currency,
  version: row.version,
  sharedAt: row.sharedAt,
  isReadable: row.isReadable !== 0,
  toConfirm: (planAllows(plan, 'feature:dietaryIndicators') ? row.toConfirm : row.allergensToConfirm) ?? 0,
})

export const presentListed = (
  row: ListedMenuRow,
  plan: Plan,
  { soldOut, planned }: Pick<ListedMenu, 'soldOut' | 'planned'>,
): ListedMenu => ({
  ...presentSummary(row, plan),
  signOffsVoid: row.signOffsVoid ?? 0,
  signOffsOpen: row.signOffsOpen ?? 0,
  soldOut,
  planned,
})

/**
 * A menu as it is kept, with what its recipes claim today.
 * @throws {UnreadableDocumentError} when this version of Carte cannot read it
 */
export function presentMenu(row: SavedMenuRow, recipeOf: RecipeOf, plan: Plan): SavedMenu {
  const { content, design } = readSettled(row, recipeOf)
  return presentStored(row, { content, design, claims: countsOf(content) }, plan)
}

const readSettled = (
  { document, restaurantId }: Pick<SavedMenuRow, 'document' | 'restaurantId'>,
  recipeOf: RecipeOf,
) => {
  const { content, design } = readStoredText(savedMenuForm, document)
  return { content: settleMenu(ofRestaurant(content, presentRestaurantId(restaurantId)), recipeOf), design }
}

type RestaurantId = MenuContent['restaurant']['id']

const isNone = (id: RestaurantId): boolean => id === 0 || id === ''

/** The menu with the restaurant that it belongs to in its own words too; ids that aren't ours stay where they were sent. */
const ofRestaurant = (content: MenuContent, id: RestaurantId): MenuContent =>
  isNone(id) || typeof id === 'number' || content.restaurant.id === id
    ? content
    : { ...content, restaurant: { ...content.restaurant, id } }

type StoredDocument = Pick<
  SavedMenuRow,
  'name' | 'restaurantId' | 'templateId' | 'cuisineId' | 'targetCheckAverageCents' | 'document'
>

/**
 * All that a save says of a menu, of the present state or of an earlier one.
 * @throws {UnreadableDocumentError}
 */
export function presentDocument(row: StoredDocument, recipeOf: RecipeOf) {
  const { content, design } = readSettled(row, recipeOf)
  return { ...payloadOf(row), items: itemIds(content), content, design }
}

/**
 * What is stored of a menu as it was stored before, its claims settled by today's catalog.
 * @throws {UnreadableDocumentError}
 */
export const storedAgain = (row: StoredDocument, contents: Catalogue): MenuToStore =>
  toColumns(payloadOf(row), readStoredText(savedMenuForm, row.document), contents)

export const presentStored = (
  row: SavedMenuRow,
  { content, design, claims }: Pick<MenuToStore, 'content' | 'design'> & { readonly claims: ClaimCounts },
  plan: Plan,
): SavedMenu => ({
  ...presentSummary({ ...row, ...claims }, plan),
  restaurantId: presentRestaurantId(row.restaurantId),
  cuisineId: row.cuisineId,
  items: itemIds(content),
  content,
  design,
})

/** A number where it was one: not every text of digits is (`007`, or more of them than a number has). */
function presentRestaurantId(stored: string): number | string {
  const number = Number(stored)
  return Number.isSafeInteger(number) && String(number) === stored ? number : stored
}

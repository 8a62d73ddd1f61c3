import { createBoard, listBoards } from '#contract/restaurant/boards.ts'
import { createKitchenLink, revokeKitchenLink } from '#contract/restaurant/kitchen-links.ts'
import { createPlannedPrices } from '#contract/restaurant/planned-prices.ts'
import { listRestaurantPages, makeRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { createSpecial } from '#contract/restaurant/specials.ts'
import {
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  testWebhook,
} from '#contract/restaurant/webhooks.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { boardSchema } from '#domain/live/boards/board.ts'
import { collectionOf } from './calls.ts'

/** A call that makes a thing, or finds those that a call has made. */
export interface Making {
  /** Where the thing is kept. */
  readonly collection: string
  readonly endpoint: Endpoint
  readonly params?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export interface LivingIds {
  readonly menuId: string
  readonly restaurantId: string
  /** Undefined before the first address. */
  readonly webhookId: string | undefined
}

/** An address that takes nothing, of a domain that is nobody's (RFC 2606). */
export const DEAF_ADDRESS = 'https://till.example.com/menu'

const timeZone = 'Europe/Paris'

/**
 * Makes the live state of a menu, and the page of its restaurant.
 * @param marker is in every text of it
 */
export function livingMenu({ menuId, restaurantId, webhookId }: LivingIds, marker: string): Making[] {
  const year = new Date().getUTCFullYear()
  const name = `Today${marker}`
  const times = { timeZone, from: `${year - 1}-01-01T00:00`, until: `${year + 1}-01-01T00:00` }
  const special = { ...times, menuId, name, prices: [{ id: 'p1', amount: 2900 }] }
  const plan = { ...times, name, changes: [{ itemId: 9002, priceId: 'p1', amount: 1500 }] }
  const board = boardSchema.parse({ title: `Bar${marker}`, menus: [{ menuId }] })
  const boardName = `bar-${Math.random().toString(36).slice(2, 8)}`
  const page = { restaurantId, menuId, timeZone, isOpen: true }
  const ofPage = { params: { restaurantId } }
  const made: Omit<Making, 'collection'>[] = [
    { endpoint: makeRestaurantPage, body: page },
    { endpoint: createSpecial, body: special },
    { endpoint: createPlannedPrices, body: { menuId, plan } },
    { endpoint: createBoard, params: { id: restaurantId }, body: { name: boardName, board } },
    { endpoint: createWebhook, ...ofPage, body: { url: DEAF_ADDRESS } },
    { endpoint: listRestaurantPages },
    { endpoint: listBoards, params: { id: restaurantId } },
    { endpoint: listWebhooks, ...ofPage },
  ]
  const ofWebhook =
    webhookId === undefined ? [] : [{ endpoint: testWebhook, params: { restaurantId, webhookId } }]
  const link = { endpoint: createKitchenLink, params: { id: restaurantId }, body: { note: name } }
  return [
    ...made.map((making) => ({ ...making, collection: making.endpoint.path })),
    ...ofWebhook.map((making) => ({ ...making, collection: listWebhookDeliveries.path })),
    { ...link, collection: collectionOf(revokeKitchenLink.path) },
  ]
}

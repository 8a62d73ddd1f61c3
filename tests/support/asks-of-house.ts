import { calls } from '#contract/calls.ts'
import { addressOf } from '#contract/shared/address.ts'
import type { HousePlaces } from '../builders/large-house.ts'

/** A read of the contract, with its address in a house. */
export interface Ask {
  readonly id: string
  readonly address: string
  readonly maxAnswerBytes: number
  readonly isFile: boolean
}

/** What some reads have to be given; others take what they are given or nothing. */
const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  searchMenus: { q: 'dinner' },
  askRecord: { at: '2026-01-02T00:00:00Z' },
  recordAnswerPdf: { at: '2026-01-02T00:00:00Z' },
  recordPagePdf: { at: '2026-01-02T00:00:00Z' },
  recordPages: { at: '2026-01-02T00:00:00Z' },
  readGuestCounts: { from: '2026-01-01', until: '2026-03-31' },
  exportGuestCounts: { from: '2026-01-01', until: '2026-03-31' },
}

/** Every read of the contract that answers about an account, about the places of a house. */
export const asksOfHouse = (places: HousePlaces): Ask[] =>
  calls.flatMap(({ id, call }) => {
    if (call.method !== 'get' || call.isUncounted) return []
    const isOfMenu = call.path.startsWith('/api/saved-menus/')
    const isOfRestaurant = call.path.startsWith('/api/restaurants/')
    const params = {
      id: isOfMenu
        ? places.menuId
        : isOfRestaurant
          ? places.restaurantId
          : call.path.startsWith('/api/changes/')
            ? places.changeId
            : call.path.startsWith('/api/rollouts/')
              ? places.rolloutId
              : '2',
      version: '3',
      restaurantId: places.restaurantId,
      webhookId: places.webhookId,
    }
    return [
      {
        id,
        address: addressOf(call, { params, query: queries[id] ?? {} }),
        maxAnswerBytes: 512 * 1024,
        isFile: call.file !== undefined,
      },
    ]
  })

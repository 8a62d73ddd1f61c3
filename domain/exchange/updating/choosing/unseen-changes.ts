import type { MenuItem } from '../../../menu/model/item.ts'
import type { Menu } from '../../../menu/model/menu.ts'
import { mapItems } from '../../../menu/model/walk.ts'
import { placeKey } from '../match-menus.ts'
import type { UpdatedMenu } from '../update-menu.ts'
import { dishKey, type ListedChange } from './listed-changes.ts'

/** Recognized prices that nobody has looked at, by the ids of their dishes in the source. */
export type UnseenPrices = ReadonlyMap<MenuItem['id'], MenuItem['prices']>

/** What a source says with all its prices, so that they can be shown. */
export const withUnseenPrices = (read: Menu, unseen: UnseenPrices): Menu =>
  unseen.size === 0
    ? read
    : mapItems(read, (item) => ({ ...item, prices: unseen.get(item.id) ?? item.prices }))

/** Prices that nobody has looked at: the menu keeps its own, or the dish comes without any. */
export type UnseenFate = 'kept' | 'bare'

/** What becomes of unseen prices in an update. */
export interface UnseenChanges {
  /** The update without those in whose place the menu has none to keep. */
  readonly menu: Menu
  /** Keys of changes that are not taken, whatever the owner says. */
  readonly kept: ReadonlySet<string>
  /** Null for a change without unseen prices. */
  readonly fateOf: (change: ListedChange) => UnseenFate | null
}

/**
 * A dish of the menu keeps its prices until somebody has looked at those of the source; a new one comes without, and so
 * does each where the menu changes its currency.
 * @param updated with the prices of {@link withUnseenPrices}
 */
export function unseenChanges(before: Menu, updated: UpdatedMenu, unseen: UnseenPrices): UnseenChanges {
  const isOneCurrency = before.currency === updated.menu.currency
  const kept = new Set<string>()
  /** Where dishes without prices are, and were. */
  const bare = new Map<string, string | null>()
  for (const [{ id }, { is, was }] of updated.places) {
    if (!unseen.has(id)) continue
    if (was !== null && isOneCurrency) kept.add(dishKey(was, 'prices'))
    else bare.set(is, was)
  }
  const added = new Set([...bare.keys()].map((place) => dishKey(place, 'whole')))
  const repriced = new Set(bare.values())
  const fateOf = ({ key, change, place }: ListedChange): UnseenFate | null => {
    if (key !== null && kept.has(key)) return 'kept'
    if (change === 'added' && key !== null && added.has(key)) return 'bare'
    return change === 'repriced' && place !== null && repriced.has(place) ? 'bare' : null
  }
  return {
    kept,
    fateOf,
    menu:
      bare.size === 0
        ? updated.menu
        : mapItems(updated.menu, (item, section) =>
            bare.has(placeKey(section, item)) ? { ...item, prices: [] } : item,
          ),
  }
}

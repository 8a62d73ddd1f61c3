import { useMemo } from 'react'
import type { Market } from '#domain/menu/model/market.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { setFields } from '#domain/menu/model/set-fields.ts'
import type { RestaurantFacts } from '../facts/facts-of-restaurant.ts'
import { useOpenMenu } from '../store/open-menu.ts'

/** The facts of the open menu: its own market goes before that of its restaurant. */
export function useOpenFacts(): RestaurantFacts {
  const own = useOpenMenu((open) => open.menu?.market)
  const ofRestaurant = useOpenMenu((open) => open.restaurant.market)
  const business = useOpenMenu((open) => open.restaurant.business)
  return useMemo(() => ({ market: own ?? ofRestaurant, business }), [own, ofRestaurant, business])
}

/** Keeps facts where they belong, as changes that Undo takes back: a market of the menu's own in the menu. */
export function keepFacts({ market, business }: RestaurantFacts): void {
  const open = useOpenMenu.getState()
  const { menu, restaurant } = open
  const isOfItsOwn = menu?.market !== undefined && !isSame(menu.market, restaurant.market)
  if (isOfItsOwn && !isSame(menu.market, market)) open.edit((now) => setFields<Menu>(now, { market }))
  const kept = setFields(restaurant, { business, ...(!isOfItsOwn && { market }) })
  if (JSON.stringify(kept) !== JSON.stringify(restaurant)) open.setRestaurant(kept)
}

const isSame = (one: Market | undefined, other: Market | undefined): boolean =>
  one?.country === other?.country && one?.region === other?.region

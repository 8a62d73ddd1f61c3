import { useQuery } from '@tanstack/react-query'
import type { StoredPlannedPrices } from '#contract/restaurant/planned-prices.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { formatAmount } from '#domain/money/format.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { plannedPricesQuery } from './live-queries.ts'
import { useLiveState } from './live-state-query.ts'
import { type OverruledPrice, overruledPrices } from './overruled-prices.ts'

const none: readonly StoredPlannedPrices[] = []

/** Rows that come into sight do not ask each. */
const KNOWN_FOR_MS = 30_000

/** Prices of a dish of the open menu in whose place planned ones hold now; nobody is asked while none do. */
export function useOverruledPrices(item: MenuItem): OverruledPrice[] {
  const menuId = useOpenMenu(({ savedAs }) => savedAs?.id)
  const holding = useLiveState(({ plannedPrices }) => plannedPrices) ?? 0
  const { data: plans = none } = useQuery({
    ...plannedPricesQuery,
    staleTime: KNOWN_FOR_MS,
    enabled: holding > 0,
  })
  return holding > 0 ? overruledPrices(plans, menuId, item) : []
}

/** An amount in minor units as the open menu writes it: `$7`. */
export function useAmountWords(): (minor: number) => string {
  const currency = useOpenMenu(({ menu }) => menu?.currency ?? 'USD')
  const language = useOpenMenu(({ menu }) => menu?.language)
  return (minor) => formatAmount(minor, currency, { language, sign: 'locale', cents: 'when-needed' })
}

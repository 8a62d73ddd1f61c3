import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import type { StoredPlannedPrices } from '#contract/planned-prices.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { formatAmount } from '#domain/money/format.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { plannedPricesQuery } from './live-queries.ts'
import { overruledPrices } from './overruled-prices.ts'
import { momentWords } from './wall-clock.ts'

const none: readonly StoredPlannedPrices[] = []

/** Where planned prices hold in the place of those that the open menu says of a dish. */
export function PlannedNote({ item }: { item: MenuItem }) {
  const menuId = useOpenMenu(({ savedAs }) => savedAs?.id)
  const currency = useOpenMenu(({ menu }) => menu?.currency ?? 'USD')
  const language = useOpenMenu(({ menu }) => menu?.language)
  const isSignedIn = Boolean(useCurrentUser())
  const { data: plans = none } = useQuery({
    ...plannedPricesQuery,
    enabled: isSignedIn && menuId !== undefined,
  })
  const amount = (minor: number) =>
    formatAmount(minor, currency, { language, sign: 'locale', cents: 'when-needed' })
  return overruledPrices(plans, menuId, item).map(({ price, planned, plan }) => (
    <p key={price.id} className="flex gap-1.5 text-pretty text-quiet text-sm">
      <CalendarClock size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>
        {amount(planned)} planned {plan.until === undefined ? 'for good' : `until ${momentWords(plan.until)}`}{' '}
        (“{plan.name}”); the menu says {amount(price.amount)}.
      </span>
    </p>
  ))
}

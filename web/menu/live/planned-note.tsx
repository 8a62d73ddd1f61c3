import { CalendarClock } from 'lucide-react'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { useAmountWords, useOverruledPrices } from './use-overruled-prices.ts'
import { momentWords } from './wall-clock.ts'

/** Where planned prices hold in the place of those that the open menu says of a dish. */
export function PlannedNote({ item }: { item: MenuItem }) {
  const amount = useAmountWords()
  return useOverruledPrices(item).map(({ price, planned, plan }) => (
    <p key={price.id} className="flex gap-1.5 text-pretty text-quiet text-sm">
      <CalendarClock size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>
        {amount(planned)} planned {plan.until === undefined ? 'for good' : `until ${momentWords(plan.until)}`}{' '}
        (“{plan.name}”); the menu says {amount(price.amount)}.
      </span>
    </p>
  ))
}

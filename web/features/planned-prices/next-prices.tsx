import { useQuery } from '@tanstack/react-query'
import { RESTAURANT_PATH } from '#contract/pages/pages.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { ScreenLink } from '../../lib/screen-link.tsx'
import { plannedPricesQuery } from '../../menu/live/live-queries.ts'
import { useMay } from '../../plan/own-role.ts'
import { Card } from '../../ui/layout/card.tsx'
import { whenWords } from './plan-words.ts'

export function NextPrices() {
  const plans = useQuery(plannedPricesQuery)
  const mayPlan = useMay('edit prices')
  return (
    <Card
      title="Prices"
      actions={
        mayPlan && (
          <ScreenLink to={`${RESTAURANT_PATH}?tab=prices`} variant="secondary" size="sm">
            Plan prices
          </ScreenLink>
        )
      }
    >
      <Loaded query={plans} what="the planned prices">
        {(list) => {
          const known = list.flatMap(({ id, plan, state }) =>
            plan && state && state !== 'over' ? [{ id, plan, state }] : [],
          )
          const now = known.filter(({ state }) => state === 'holds')
          const coming = known
            .filter(({ state }) => state === 'coming')
            .toSorted((a, b) => (a.plan.from < b.plan.from ? -1 : 1))
          const shown = [...now, ...coming.slice(0, 1)]
          if (shown.length === 0) return <p className="text-quiet">None planned.</p>
          return (
            <ul className="flex flex-col gap-1.5">
              {shown.map(({ id, plan, state }) => (
                <li key={id}>
                  <span className="font-medium [overflow-wrap:anywhere]">{plan.name}</span>
                  <span className="block text-quiet text-sm">{whenWords(plan, state)}</span>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </Card>
  )
}

import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Plus } from 'lucide-react'
import { useState } from 'react'
import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { plannedPricesQuery } from '../../menu/live/live-queries.ts'
import { savedMenusQuery } from '../../menu/saved-menus-query.ts'
import { askToUpgrade } from '../../plan/ask-to-upgrade.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/waiting/empty-state.tsx'
import { PlanDialog, type PlanToChange } from './plan-dialog.tsx'
import { PlanRow } from './plan-row.tsx'

function PricesTab({ stored: { page } }: { stored: OwnPage }) {
  const query = useQuery(plannedPricesQuery)
  const { data: saved = [] } = useQuery(savedMenusQuery)
  // What is changed, or that something new is planned.
  const [planning, setPlanning] = useState<PlanToChange | 'new' | null>(null)
  const isAllowed = usePlanAllows('feature:plannedPrices')
  const nameOf = (menuId: string) => {
    const menu = saved.find(({ id }) => id === menuId)
    return menu ? menu.title || menu.name : 'A menu in the trash'
  }
  const plan = (what: PlanToChange | 'new') =>
    isAllowed ? setPlanning(what) : askToUpgrade('feature:plannedPrices')
  const button = (
    <Button variant="secondary" icon={Plus} onClick={() => plan('new')} disabled={saved.length === 0}>
      Plan prices
    </Button>
  )
  return (
    <Card
      description="Prices for a set time. The menu keeps its regular prices."
      actions={(query.data?.length ?? 0) > 0 && button}
    >
      <Loaded query={query} what="the planned prices">
        {(plans) =>
          plans.length === 0 ? (
            <EmptyState icon={CalendarClock} headingLevel={3} action={button}>
              {saved.length === 0
                ? 'Save a menu first. Then its prices can be planned.'
                : 'Raise the prices of a section for the holidays, or set those of happy hour weeks ahead: they apply on pages, boards and new prints, and end automatically.'}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-rule">
              {plans.map((stored) => (
                <PlanRow
                  key={stored.id}
                  stored={stored}
                  menuName={nameOf(stored.menuId)}
                  onChange={saved.some(({ id }) => id === stored.menuId) ? plan : undefined}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {planning && (
        <PlanDialog
          timeZone={page.timeZone}
          menus={saved}
          stored={planning === 'new' ? undefined : planning}
          onClose={() => setPlanning(null)}
        />
      )}
    </Card>
  )
}

export const prices = {
  place: 60,
  id: 'prices',
  name: 'Planned prices',
  tab: 'specials',
  needs: 'edit prices',
  Panel: PricesTab,
} as const

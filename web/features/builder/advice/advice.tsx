import { useState } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { ScreenLink } from '../../../lib/screen-link.tsx'
import { LeavingDialog } from '../../../menu/advice/apply/leaving-dialog.tsx'
import { useApply } from '../../../menu/advice/apply/use-apply.ts'
import { AdviceList } from '../../../menu/advice/list/advice-list.tsx'
import { adviceCount, adviceSummary, checkedWords } from '../../../menu/advice/list/advice-summary.ts'
import { GuestsAMonth } from '../../../menu/advice/list/guests-a-month.tsx'
import { PromotedDishes } from '../../../menu/advice/list/promoted-dishes.tsx'
import { LoadedReport } from '../../../menu/advice/reports/loaded-report.tsx'
import { CURRENT_MENU, useRecommendations } from '../../../menu/advice/reports/report-queries.ts'
import { cuisineOf } from '../../../menu/store/cuisine-of.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { FeatureGate } from '../../../plan/feature-gate.tsx'
import { usePlanAllows } from '../../../plan/use-plan.ts'
import { PlanBadge } from '../../../ui/layout/badge.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { Skeleton } from '../../../ui/waiting/skeleton.tsx'
import { PriceTab } from '../prices/price-tab.tsx'
import { usePricingChoice } from '../prices/use-pricing-choice.ts'
import { TrendTab } from '../trends/trend-tab.tsx'
import { type RevealedPlace, reveal } from '../view/reveal.ts'

export interface AdviceProps {
  readonly menu: Menu
  /** Something was applied: the menu shows. */
  readonly onApplied: () => void
}

export function Advice({ menu, onApplied }: AdviceProps) {
  const [pricing, setPricing] = usePricingChoice(menu)
  const cuisineId = useOpenMenu(cuisineOf)
  const canSeeTrends = usePlanAllows('trend_recommendations')
  const [tab, setTab] = useState(canSeeTrends ? 'findings' : 'prices')
  const show = (place: RevealedPlace) => {
    onApplied()
    reveal(place)
  }
  return (
    <div className="max-w-4xl">
      <Tabs value={tab} onValueChange={setTab}>
        <TabList label="Advice">
          <Tab value="findings" badge={!canSeeTrends && <PlanBadge isLocked />}>
            What to Change
          </Tab>
          <Tab value="prices">Price Optimization</Tab>
          <Tab value="trends" badge={!canSeeTrends && <PlanBadge isLocked />}>
            Trend Recommendations
          </Tab>
        </TabList>
        <TabPanel value="findings">
          <FeatureGate feature="trend_recommendations" name="AI menu recommendations">
            {canSeeTrends ? <AdviceTab /> : <Skeleton className="h-80" />}
          </FeatureGate>
        </TabPanel>
        <TabPanel value="prices">
          <PriceTab menu={menu} choice={pricing} onChoice={setPricing} onApplied={onApplied} />
        </TabPanel>
        <TabPanel value="trends">
          <FeatureGate feature="trend_recommendations">
            <TrendTab menu={menu} cuisineId={cuisineId} onAdded={show} />
          </FeatureGate>
        </TabPanel>
      </Tabs>
      <ul className="mt-10 flex flex-col divide-y divide-rule rounded-card border border-rule bg-card text-sm">
        <Way to="/menu-optimization" name="Menu Optimization">
          Your prices by city, by demand and next to our catalog’s, and dishes in season.
        </Way>
        <Way to="/recommendations" name="Recommendations" isLocked={!canSeeTrends}>
          The same advice with charts, for any saved menu.
        </Way>
      </ul>
    </div>
  )
}

interface WayProps {
  readonly to: string
  readonly name: string
  readonly isLocked?: boolean
  readonly children: string
}

/** A link to a separate screen. */
const Way = ({ to, name, isLocked = false, children }: WayProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
    <p className="min-w-0 grow basis-60 text-quiet">{children}</p>
    {isLocked && <PlanBadge isLocked />}
    <ScreenLink to={to} variant="secondary" size="sm">
      {name}
    </ScreenLink>
  </li>
)

function AdviceTab() {
  const report = useRecommendations(CURRENT_MENU)
  const { tools, leaving } = useApply(report.data?.subject, report.isPlaceholderData, () => {})
  return (
    <>
      <LoadedReport query={report}>
        {(data) => (
          <>
            <p className="font-display text-lg" role="status">
              {adviceSummary(adviceCount(data), data.subject.name)}
            </p>
            <p className="mt-1 mb-4 max-w-prose text-quiet text-sm">{checkedWords(data)}</p>
            <AdviceList report={data} tools={tools} />
            <div className="flex flex-col gap-6 border-rule border-t pt-5">
              <GuestsAMonth />
              <PromotedDishes />
            </div>
          </>
        )}
      </LoadedReport>
      <LeavingDialog leaving={leaving} name={report.data?.subject.name ?? ''} />
    </>
  )
}

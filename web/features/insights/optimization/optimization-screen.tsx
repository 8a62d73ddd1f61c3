import { ArrowLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Optimization } from '#domain/insights/optimization/optimization-shape.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { ScreenLink } from '../../../lib/screen-link.tsx'
import { LeavingDialog } from '../../../menu/advice/apply/leaving-dialog.tsx'
import { type ApplyTools, inertTools, useApply } from '../../../menu/advice/apply/use-apply.ts'
import { LoadedReport } from '../../../menu/advice/reports/loaded-report.tsx'
import { MenuChoiceField } from '../../../menu/advice/reports/menu-choice.tsx'
import { CURRENT_MENU, useOptimization } from '../../../menu/advice/reports/report-queries.ts'
import { UndoButtons } from '../../../menu/bar/undo-buttons.tsx'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { FeatureGate } from '../../../plan/feature-gate.tsx'
import { usePlanAllows } from '../../../plan/use-plan.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { lazyPart } from '../../../ui/parts/part-boundary.tsx'
import { sampleMenu, sampleReport } from '../reports/sample-report.ts'
import { DemandTab } from './demand-tab.tsx'
import { LocationTab } from './location-tab.tsx'
import { TrendInsights } from './trend-insights.tsx'

const FEATURE = 'price_optimization'

/** Its form and its tables come when they are asked for: the screen opens on trends. */
const CompetitorTab = lazyPart(async () => (await import('./competitor-tab.tsx')).CompetitorTab)

export function OptimizationScreen() {
  const isAllowed = usePlanAllows(FEATURE)
  return (
    <div className="flex flex-col gap-8">
      <div>
        <ScreenLink to="/menu-builder" variant="quiet" size="sm" icon={ArrowLeft} className="-ml-3">
          Back to the menu builder
        </ScreenLink>
        <h1 className="mt-2">Menu Optimization</h1>
        <p className="mt-2 max-w-prose text-quiet">
          Figures from your menu and our catalog, each with its source.
        </p>
      </div>
      <FeatureGate feature={FEATURE}>
        {isAllowed ? <Live /> : <ReportTabs report={sampleReport} menu={sampleMenu} tools={inertTools} />}
      </FeatureGate>
    </div>
  )
}

function Live() {
  const [choice, setChoice] = useState(CURRENT_MENU)
  const report = useOptimization(choice)
  const openMenu = useOpenMenu((open) => open.menu)
  const { tools, leaving } = useApply(report.data?.subject, report.isPlaceholderData, () =>
    setChoice(CURRENT_MENU),
  )
  return (
    <>
      <div className="flex items-end gap-2">
        <MenuChoiceField choice={choice} onChoice={setChoice} />
        <UndoButtons hasKeys />
      </div>
      <LoadedReport query={report}>
        {(data) => (
          <ReportTabs report={data} menu={data.subject.kind === 'unsaved' ? openMenu : null} tools={tools} />
        )}
      </LoadedReport>
      <LeavingDialog leaving={leaving} name={report.data?.subject.name ?? ''} />
    </>
  )
}

function ReportTabs({ report, menu, tools }: { report: Optimization; menu: Menu | null; tools: ApplyTools }) {
  return (
    <Tabs defaultValue="trends">
      <TabList label="Menu optimization">
        <Tab value="trends">Trend Insights</Tab>
        <Tab value="prices">Price Optimization</Tab>
      </TabList>
      <TabPanel value="trends">
        <TrendInsights report={report} tools={tools} />
      </TabPanel>
      <TabPanel value="prices">
        <Tabs defaultValue="location">
          <TabList label="Price optimization">
            <Tab value="location">Location-Based</Tab>
            <Tab value="competitors">Competitor Analysis</Tab>
            <Tab value="demand">Demand-Based</Tab>
          </TabList>
          <TabPanel value="location">
            <LocationTab report={report} menu={menu} tools={tools} />
          </TabPanel>
          <TabPanel value="competitors">
            <Suspense>
              <CompetitorTab report={report} tools={tools} />
            </Suspense>
          </TabPanel>
          <TabPanel value="demand">
            <DemandTab report={report} tools={tools} />
          </TabPanel>
        </Tabs>
      </TabPanel>
    </Tabs>
  )
}

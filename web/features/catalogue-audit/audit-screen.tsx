import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { canChangeCatalogue } from '#domain/access/catalogue.ts'
import type { DishDraft } from '#domain/insights/catalogue-audit/dish-draft.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { Progress } from '../../ui/waiting/progress.tsx'
import { DishDialog } from './dish/dish-dialog.tsx'
import { gapsQuery, imagesQuery, reportQuery } from './report/audit-queries.ts'
import { GapsTab } from './report/gaps-tab.tsx'
import { ImagesTab } from './report/images-tab.tsx'
import { ActionsTab } from './review/actions-tab.tsx'
import { useAuditActions } from './review/use-audit-actions.ts'
import { useReviewList } from './review/use-review-list.ts'

export function AuditScreen({ user }: { user: User }) {
  const canChange = canChangeCatalogue(user)
  const review = useReviewList(user.id)
  const actions = useAuditActions(review)
  const { data: gaps } = useQuery(gapsQuery)
  const { data: imageIssues } = useQuery(imagesQuery)
  const [tab, setTab] = useState('overview')
  const [written, setWritten] = useState<Partial<DishDraft> | null>(null)
  return (
    <main className="page-width flex flex-col gap-6 py-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1>Menu Database Audit</h1>
        <Button variant="secondary" icon={RefreshCw} onClick={() => window.location.reload()}>
          Refresh
        </Button>
      </div>
      <HealthScore />
      <Tabs value={tab} onValueChange={setTab}>
        <TabList label="Audit">
          <Tab value="overview">Overview</Tab>
          <Tab value="gaps" badge={<Count of={gaps} />}>
            Coverage Gaps
          </Tab>
          <Tab value="images" badge={<Count of={imageIssues} />}>
            Image Issues
          </Tab>
          <Tab value="actions" badge={<Count of={review.dishes} />}>
            Quick Actions
          </Tab>
        </TabList>
        <TabPanel value="overview">
          <OverviewTab />
        </TabPanel>
        <TabPanel value="gaps">
          <GapsTab
            onWriteDish={
              canChange ? ({ cuisineId, categoryId }) => setWritten({ cuisineId, categoryId }) : undefined
            }
          />
        </TabPanel>
        <TabPanel value="images">
          <ImagesTab />
        </TabPanel>
        <TabPanel value="actions">
          <ActionsTab
            actions={actions}
            review={review}
            canChange={canChange}
            onWrite={() => setWritten({})}
          />
        </TabPanel>
      </Tabs>
      <DishDialog
        opened={written}
        title="Add a dish by hand"
        submitLabel="Add to the review list"
        onClose={() => setWritten(null)}
        onWritten={(draft) => {
          review.add([draft])
          setTab('actions')
        }}
      />
    </main>
  )
}

const Count = ({ of: list }: { of: readonly unknown[] | undefined }) =>
  list && list.length > 0 ? <Badge>{list.length.toLocaleString('en-US')}</Badge> : null

const OverviewTab = () => (
  <Card title="Audit Report">
    <Loaded query={useQuery(reportQuery)} what="the report">
      {({ report }) => <p className="max-w-prose whitespace-pre-line">{report}</p>}
    </Loaded>
  </Card>
)

function HealthScore() {
  const report = useQuery(reportQuery)
  return (
    <Card title="Database Health Score">
      <Loaded query={report} what="the health score">
        {({ healthScore, pairCount, gapCount, dishCount }) => (
          <div className="flex flex-col gap-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-display font-semibold text-2xl lining-nums">{healthScore}%</span>
              <span className="text-quiet">
                {pairCount - gapCount} of {pairCount} combinations of cuisine and category are complete
              </span>
            </p>
            <Progress value={healthScore} label="Database health score" />
            <p className="text-quiet text-sm">
              {dishCount.toLocaleString('en-US')} dishes, Beverages included
            </p>
          </div>
        )}
      </Loaded>
    </Card>
  )
}

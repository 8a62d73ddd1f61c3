import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../lib/loaded.tsx'
import { Card } from '../../../ui/card.tsx'
import { reportQuery } from './audit-queries.ts'

export function OverviewTab() {
  return (
    <Card title="Audit Report">
      <Loaded query={useQuery(reportQuery)} what="the report">
        {({ report }) => <p className="max-w-prose whitespace-pre-line">{report}</p>}
      </Loaded>
    </Card>
  )
}

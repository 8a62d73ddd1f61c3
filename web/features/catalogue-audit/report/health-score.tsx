import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../lib/loaded.tsx'
import { Card } from '../../../ui/card.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { reportQuery } from './audit-queries.ts'

export function HealthScore() {
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

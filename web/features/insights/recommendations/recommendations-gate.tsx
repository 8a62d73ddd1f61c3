import { inertTools } from '../../../menu/advice/apply/use-apply.ts'
import { AdviceList } from '../../../menu/advice/list/advice-list.tsx'
import { FeatureGate } from '../../../plan/feature-gate.tsx'
import { usePlanAllows } from '../../../plan/use-plan.ts'
import { sampleAdvice } from '../reports/sample-report.ts'
import { RecommendationsScreen } from './recommendations-screen.tsx'

const FEATURE = 'trend_recommendations'

export function RecommendationsGate() {
  if (usePlanAllows(FEATURE)) return <RecommendationsScreen />
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h1>Recommendations</h1>
        <p className="mt-2 max-w-prose text-quiet">What would make your menu better, and why.</p>
      </div>
      <FeatureGate feature={FEATURE} name="AI menu recommendations">
        <AdviceList report={sampleAdvice} tools={inertTools} />
      </FeatureGate>
    </div>
  )
}

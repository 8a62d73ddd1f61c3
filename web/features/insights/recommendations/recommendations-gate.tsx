import { FeatureGate } from '../../../plan/feature-gate.tsx'
import { usePlanAllows } from '../../../plan/use-plan.ts'
import { inertTools } from '../apply/use-apply.ts'
import { sampleFindings, sampleReport } from '../reports/sample-report.ts'
import { RecommendationsScreen } from './recommendations-screen.tsx'
import { TopicSection } from './topic-section.tsx'

const FEATURE = 'trend_recommendations'

/** The report where the plan has it; else a sample of it, and the way to it. */
export function RecommendationsGate() {
  if (usePlanAllows(FEATURE)) return <RecommendationsScreen />
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h1>Recommendations</h1>
        <p className="mt-2 max-w-prose text-quiet">What would make your menu better, and why.</p>
      </div>
      <FeatureGate feature={FEATURE}>
        <TopicSection
          topic="prices"
          findings={sampleFindings}
          currency={sampleReport.figures.currency}
          openIds={new Set()}
          tools={inertTools}
        />
      </FeatureGate>
    </div>
  )
}

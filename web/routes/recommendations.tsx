import { useState } from 'react'
import type { PlanFeature } from '#domain/plans/plans.ts'
import { site } from '#domain/site/content.ts'
import { RecommendationsGate } from '../features/insights/recommendations/recommendations-gate.tsx'
import { useDraftKeeping } from '../menu/saving/draft.ts'
import { PremiumFeatureDialog } from '../plan/premium-feature-dialog.tsx'

export function RecommendationsRoute() {
  const [wanted, setWanted] = useState<PlanFeature | null>(null)
  useDraftKeeping('builder')
  return (
    <main className="page-width py-8 sm:py-10">
      <title>{`Recommendations · ${site.brandName}`}</title>
      <RecommendationsGate onUpgrade={setWanted} />
      <PremiumFeatureDialog feature={wanted} onClose={() => setWanted(null)} />
    </main>
  )
}

import { useState } from 'react'
import type { PlanFeature } from '#domain/plans/plans.ts'
import { site } from '#domain/site/content.ts'
import { OptimizationScreen } from '../features/insights/optimization/optimization-screen.tsx'
import { useDraftKeeping } from '../menu/saving/draft.ts'
import { PremiumFeatureDialog } from '../plan/premium-feature-dialog.tsx'

export function MenuOptimizationScreen() {
  const [wanted, setWanted] = useState<PlanFeature | null>(null)
  useDraftKeeping('builder')
  return (
    <main className="page-width py-8 sm:py-10">
      <title>{`Menu Optimization · ${site.brandName}`}</title>
      <OptimizationScreen onUpgrade={setWanted} />
      <PremiumFeatureDialog feature={wanted} onClose={() => setWanted(null)} />
    </main>
  )
}

import { RecommendationsGate } from '../../features/insights/recommendations/recommendations-gate.tsx'
import { ScreenTitle } from '../../lib/screen-title.tsx'
import { useDraftKeeping } from '../../menu/drafts/draft.ts'

export function RecommendationsRoute() {
  useDraftKeeping('builder')
  return (
    <main className="page-width py-8 sm:py-10">
      <ScreenTitle name="Recommendations" />
      <RecommendationsGate />
    </main>
  )
}

import { site } from '#domain/site/content.ts'
import { RecommendationsGate } from '../../features/insights/recommendations/recommendations-gate.tsx'
import { useDraftKeeping } from '../../menu/drafts/draft.ts'

export function RecommendationsRoute() {
  useDraftKeeping('builder')
  return (
    <main className="page-width py-8 sm:py-10">
      <title>{`Recommendations · ${site.brandName}`}</title>
      <RecommendationsGate />
    </main>
  )
}

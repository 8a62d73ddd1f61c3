import { site } from '#domain/site/content.ts'
import { OptimizationScreen } from '../../features/insights/optimization/optimization-screen.tsx'
import { useDraftKeeping } from '../../menu/drafts/draft.ts'

export function MenuOptimizationScreen() {
  useDraftKeeping('builder')
  return (
    <main className="page-width py-8 sm:py-10">
      <title>{`Menu Optimization · ${site.brandName}`}</title>
      <OptimizationScreen />
    </main>
  )
}

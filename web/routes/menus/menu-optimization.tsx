import { OptimizationScreen } from '../../features/insights/optimization/optimization-screen.tsx'
import { ScreenTitle } from '../../lib/screen-title.tsx'
import { useDraftKeeping } from '../../menu/drafts/draft.ts'

export function MenuOptimizationScreen() {
  useDraftKeeping('builder')
  return (
    <main className="page-width py-8 sm:py-10">
      <ScreenTitle name="Menu Optimization" />
      <OptimizationScreen />
    </main>
  )
}

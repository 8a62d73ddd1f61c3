import type { Optimization } from '#domain/insights/optimization/optimization.ts'
import type { ApplyTools } from '../apply/use-apply.ts'
import { OfferedDishes } from './offered-dishes.tsx'

const list = new Intl.ListFormat('en')

/** Of a menu of the owner's own making nobody knows what would suit it. */
const UNKNOWN_KIND =
  'Most dishes of this menu are your own, so we do not know what kind of kitchen it is for, and propose no dish that might not suit it. Trend Recommendations in the builder shows the dishes of a cuisine to look through.'

/** What guests ask for, what is in season, what has a home. */
export function TrendInsights({ report, tools }: { report: Optimization; tools: ApplyTools }) {
  const { trendingOnMenu, trending, seasonal, regional, basis, isKindKnown } = report
  if (!isKindKnown) return <p className="max-w-prose">{UNKNOWN_KIND}</p>
  return (
    <div className="flex flex-col gap-10">
      <p className="max-w-prose font-display text-lg">{onMenuSentence(trendingOnMenu)}</p>
      <OfferedDishes
        title="Trending Dishes"
        basis={basis.trending}
        dishes={trending}
        empty="No trending dish of this cuisine is left that would suit your menu."
        tools={tools}
      />
      <OfferedDishes
        title="Seasonal Recommendations"
        basis={basis.seasonal}
        dishes={seasonal}
        empty="No dish of this season is left that would suit your menu."
        tools={tools}
      />
      <OfferedDishes
        title="Regional Specialties"
        basis={basis.regional}
        dishes={regional}
        empty="No regional dish of this cuisine is left that would suit your menu."
        tools={tools}
      />
    </div>
  )
}

function onMenuSentence(names: readonly string[]): string {
  if (names.length === 0) return 'None of your dishes is among those that our editors mark as trending.'
  const shown = names.length > 4 ? [...names.slice(0, 4), `${names.length - 4} more`] : names
  return `Your menu is on trend with ${list.format(shown)}.`
}

import type { Optimization } from '#domain/insights/optimization.ts'
import { OfferedDishes } from './offered-dishes.tsx'
import type { ApplyTools } from './use-apply.ts'

const list = new Intl.ListFormat('en')

/** What guests ask for, what is in season, what has a home. */
export function TrendInsights({ report, tools }: { report: Optimization; tools: ApplyTools }) {
  const { trendingOnMenu, trending, seasonal, regional, basis } = report
  return (
    <div className="flex flex-col gap-10">
      <p className="max-w-prose font-display text-lg">{onMenuSentence(trendingOnMenu)}</p>
      <OfferedDishes
        title="Trending Dishes"
        basis={basis.trending}
        dishes={trending}
        empty="Every dish that is trending in this cuisine is on your menu already."
        tools={tools}
      />
      <OfferedDishes
        title="Seasonal Recommendations"
        basis={basis.seasonal}
        dishes={seasonal}
        empty="Every dish of this season is on your menu already."
        tools={tools}
      />
      <OfferedDishes
        title="Regional Specialties"
        basis={basis.regional}
        dishes={regional}
        empty="Every regional dish of this cuisine is on your menu already."
        tools={tools}
      />
    </div>
  )
}

function onMenuSentence(names: readonly string[]): string {
  if (names.length === 0) return 'None of your dishes is trending just now.'
  const shown = names.length > 4 ? [...names.slice(0, 4), `${names.length - 4} more`] : names
  return `Your menu is on trend with ${list.format(shown)}.`
}

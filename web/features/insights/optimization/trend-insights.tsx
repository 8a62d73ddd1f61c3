import type { Optimization } from '#domain/insights/optimization/optimization-shape.ts'
import type { ApplyTools } from '../../../menu/advice/apply/use-apply.ts'
import { OfferedDishes } from './offered-dishes.tsx'

const list = new Intl.ListFormat('en')

/** Of a menu of the owner's own making nobody knows what would suit it. */
const UNKNOWN_KIND =
  'Most dishes on this menu are your own, so we cannot tell which others would suit it. To browse the dishes of a cuisine, open Trend Recommendations in the builder.'

const offers = [
  { kind: 'trending', title: 'Trending Dishes', none: 'No trending dish of this cuisine' },
  { kind: 'seasonal', title: 'Seasonal Recommendations', none: 'No dish of this season' },
  { kind: 'regional', title: 'Regional Specialties', none: 'No regional dish of this cuisine' },
] as const

export function TrendInsights({ report, tools }: { report: Optimization; tools: ApplyTools }) {
  if (!report.isKindKnown) return <p className="max-w-prose">{UNKNOWN_KIND}</p>
  return (
    <div className="flex flex-col gap-10">
      <p className="max-w-prose font-display text-lg">{onMenuSentence(report.trendingOnMenu)}</p>
      {offers.map(({ kind, title, none }) => (
        <OfferedDishes
          key={kind}
          title={title}
          basis={report.basis[kind]}
          dishes={report[kind]}
          currency={report.figures.currency}
          empty={`${none} is left that would suit your menu.`}
          tools={tools}
        />
      ))}
    </div>
  )
}

function onMenuSentence(names: readonly string[]): string {
  if (names.length === 0) return 'None of your dishes is among those that our editors mark as trending.'
  const shown = names.length > 4 ? [...names.slice(0, 4), `${names.length - 4} more`] : names
  return `Your menu is on trend with ${list.format(shown)}.`
}

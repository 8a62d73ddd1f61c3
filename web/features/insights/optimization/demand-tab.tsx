import type { DemandFigures, Optimization } from '#domain/insights/optimization/optimization-shape.ts'
import type { ApplyTools } from '../../../menu/advice/apply/use-apply.ts'
import { roundedUp } from '../../../menu/advice/words/money.ts'
import { PricedDishes } from './priced-dishes.tsx'

const factorNames = {
  trending: 'trending',
  in_season: 'in season',
} as const

const hints = {
  open: undefined,
  applied: 'a weight for demand is in the price already',
  seasonal_pricing: 'your seasonal pricing is in the price already',
  rounding: 'rounding up would raise it far more, so the price stays',
} as const

export const DemandTab = ({ report, tools }: { report: Optimization; tools: ApplyTools }) => (
  <PricedDishes
    title="What demand would do to your prices"
    lead={`${report.basis.demand} ${roundedUp(report.figures.currency)}, as every optimization.`}
    dishes={report.demand}
    noteOn={noteOn}
    kind="demand"
    currency={report.figures.currency}
    all={{ about: 'the demand weights', words: 'These prices follow demand.' }}
    empty="Demand changes prices of dishes as our catalog has them, and none of yours is trending or in season. Your own words are yours to price."
    tools={tools}
  />
)

function noteOn({ factors, standing }: DemandFigures): string {
  const words = factors.map(({ code, factor }) => `${factorNames[code]} × ${factor.toFixed(2)}`).join(', ')
  const hint = hints[standing]
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${hint ? `; ${hint}` : ''}.`
}

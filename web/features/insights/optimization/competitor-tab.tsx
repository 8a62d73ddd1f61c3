import type { Optimization, PriceComparison } from '#domain/insights/optimization/optimization.ts'
import type { ApplyTools } from '../../../menu/advice/apply/use-apply.ts'
import { money } from '../../../menu/advice/words/money.ts'
import { PriceStrips } from '../charts/price-strips.tsx'
import { PricedDishes } from './priced-dishes.tsx'

/** Each dish of the catalog next to the catalog's price for it. */
export function CompetitorTab({ report, tools }: { report: Optimization; tools: ApplyTools }) {
  const { figures, comparisons } = report
  return (
    <div className="flex flex-col gap-10">
      <PriceStrips
        figures={figures}
        title={figures.isInCatalogueCurrency ? 'Your prices among our catalog’s' : 'Your prices by section'}
      />
      <PricedDishes
        title="Dish by dish"
        lead={leadOn(figures)}
        dishes={comparisons}
        noteOn={(dish) => noteOn(dish, figures.currency)}
        kind="comparison"
        currency={figures.currency}
        all={{
          about: 'dishes that stand out',
          words: 'Those dishes are priced as usual for your level.',
        }}
        tools={tools}
      />
    </div>
  )
}

function leadOn({ level, isInCatalogueCurrency, basis }: Optimization['figures']): string {
  if (!isInCatalogueCurrency) return basis.level
  return level === null
    ? 'Too few dishes come unchanged from our catalog to tell your price level. We do not compare your own dishes: they may be larger, finer or different.'
    : `As a whole your menu is at ${level.toFixed(2)} × mid-market. ${basis.level}`
}

function noteOn({ standing, usual }: PriceComparison, currency: string): string {
  const sentence = `Our catalog’s price for this dish at your price level: ${money(usual, currency)}`
  return standing === 'in_line'
    ? `In line. ${sentence}.`
    : `${sentence}. Less than half or more than double is more often a slip than a plan.`
}

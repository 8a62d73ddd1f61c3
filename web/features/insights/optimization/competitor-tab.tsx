import type { Comparison, Optimization } from '#domain/insights/optimization/optimization.ts'
import { formatPrice } from '#domain/menu/model/price.ts'
import type { ApplyTools } from '../apply/use-apply.ts'
import { PriceStrips } from '../charts/price-strips.tsx'
import { PricedDishes } from './priced-dishes.tsx'

/** Each dish of the catalogue beside what that asks for it. */
export function CompetitorTab({ report, tools }: { report: Optimization; tools: ApplyTools }) {
  const { figures, comparisons } = report
  return (
    <div className="flex flex-col gap-10">
      <PriceStrips figures={figures} title="Your prices among our catalog’s" />
      <PricedDishes
        title="Dish by dish"
        lead={
          figures.level === null
            ? 'Too few of your dishes are our catalog’s own, unchanged, to tell at what level your prices are. A dish of your own is compared with nothing: it may be larger, finer or of another kind.'
            : `As a whole your menu is at ${figures.level.toFixed(2)} × mid-market. ${figures.basis.level}`
        }
        dishes={comparisons}
        noteOn={noteOn}
        kind="comparison"
        all={{
          about: 'dishes that stand out',
          words: 'Those dishes cost what they usually do at your level.',
        }}
        tools={tools}
      />
    </div>
  )
}

function noteOn({ standing, usual }: Comparison): string {
  const sentence = `Our catalog’s price for this very dish at your level: ${formatPrice(usual)}`
  return standing === 'in_line'
    ? `In line. ${sentence}.`
    : `${sentence}. Less than half or more than double is more often a slip than a policy.`
}

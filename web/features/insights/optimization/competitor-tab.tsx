import type { CompetitorPrice } from '#domain/insights/competitors/competitor-shape.ts'
import type { Optimization, PriceComparison } from '#domain/insights/optimization/optimization-shape.ts'
import type { ApplyTools } from '../../../menu/advice/apply/use-apply.ts'
import { money } from '../../../menu/advice/words/money.ts'
import { PriceStrips } from '../charts/price-strips.tsx'
import { CompetitorCourses } from './competitors/competitor-courses.tsx'
import { CompetitorMenus } from './competitors/competitor-menus.tsx'
import { PricedDishes } from './priced-dishes.tsx'

export function CompetitorTab({ report, tools }: { report: Optimization; tools: ApplyTools }) {
  const { competitors, figures } = report
  const { dishes } = competitors
  return (
    <div className="flex flex-col gap-10">
      <CompetitorMenus menus={competitors.menus} currency={figures.currency} tools={tools} />
      <CompetitorCourses figures={competitors} currency={figures.currency} />
      {dishes.length > 0 && (
        <PricedDishes
          title="The same dishes"
          lead="By their names. Portions and kitchens differ: a price is proposed only where two or more of them sell it and each charges more, one step up and never above the least of theirs. Prices that look like a slip are left out."
          dishes={dishes}
          noteOn={(dish) => noteOnTheirs(dish, figures.currency)}
          kind="competitor"
          currency={figures.currency}
          all={{
            about: 'dishes below all competitors',
            words: 'Those dishes are closer to what competitors charge.',
          }}
          tools={tools}
        />
      )}
      <AmongCatalogue report={report} tools={tools} />
    </div>
  )
}

/** `Below all: $16.00 at Joe’s, $17.50 at Corner Grill (Classic Burger).` */
function noteOnTheirs({ standing, theirs, name }: CompetitorPrice, currency: string): string {
  const each = theirs.map(
    (one) =>
      `${money(one.amount, currency)} at ${one.competitor}${one.name === name ? '' : ` (${one.name})`}`,
  )
  const all = theirs.length > 1 ? ' all' : ''
  const words = { below: `Below${all}`, among: 'In line', above: `Above${all}` }[standing]
  return `${words}: ${each.join(', ')}.`
}

/** Dishes that are left as our catalog has them, next to its own prices. */
function AmongCatalogue({
  report: { figures, comparisons },
  tools,
}: {
  report: Optimization
  tools: ApplyTools
}) {
  if (comparisons.length === 0) return <PriceStrips figures={figures} title="Your prices by section" />
  return (
    <>
      <PriceStrips figures={figures} title="Your prices among our catalog’s" />
      <PricedDishes
        title="Next to our catalog’s prices"
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
    </>
  )
}

const leadOn = ({ level, basis }: Optimization['figures']): string =>
  level === null ? basis.level : `As a whole your menu is at ${level.toFixed(2)} × mid-market. ${basis.level}`

/** From this difference on it is said, in percent. */
const WORTH_SAYING = 10

function noteOn({ standing, usual, prices: [own] }: PriceComparison, currency: string): string {
  const sentence = `Our catalog’s price for this dish at your price level: ${money(usual, currency)}`
  const percent = own ? Math.round((own.amount / usual - 1) * 100) : 0
  const away =
    Math.abs(percent) < WORTH_SAYING
      ? 'About the same'
      : `${Math.abs(percent)}% ${percent > 0 ? 'above' : 'below'} it`
  return standing === 'in_line'
    ? `${sentence}. ${away}.`
    : `${sentence}. ${away}: less than half or more than double is more often a slip than a plan. One press goes 15% towards it.`
}

import type { Optimization, PriceComparison } from '#domain/insights/optimization/optimization-shape.ts'
import type { ApplyTools } from '../../../menu/advice/apply/use-apply.ts'
import { money } from '../../../menu/advice/words/money.ts'
import { PriceStrips } from '../charts/price-strips.tsx'
import { PricedDishes } from './priced-dishes.tsx'

/** What a menu's prices can be compared with, and that no competitor is among it. */
export function CompetitorTab({ report, tools }: { report: Optimization; tools: ApplyTools }) {
  const { figures, comparisons } = report
  if (comparisons.length === 0) return <NothingToCompare figures={figures} />
  return (
    <div className="flex flex-col gap-10">
      <p className="max-w-prose">
        {NO_COMPETITORS} We compare{' '}
        {comparisons.length === 1 ? 'the one dish' : `the ${comparisons.length} dishes`} that you left as our
        catalog has {comparisons.length === 1 ? 'it' : 'them'} with our catalog’s own prices.
      </p>
      <PriceStrips figures={figures} title="Your prices among our catalog’s" />
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

const NO_COMPETITORS = 'We have no prices of restaurants near you, and asked none.'

/** No dish of the catalog, or another currency: then only the menu's own prices are next to each other. */
const NothingToCompare = ({ figures }: Pick<Optimization, 'figures'>) => (
  <div className="flex flex-col gap-10">
    <div>
      <h2 className="text-lg">Nothing to compare with</h2>
      <p className="max-w-prose">
        {NO_COMPETITORS}{' '}
        {figures.isInCatalogueCurrency
          ? 'Too few of your dishes come unchanged from our catalog to compare them with its prices, and your own may be larger, finer or different.'
          : figures.basis.level}
      </p>
    </div>
    <PriceStrips figures={figures} title="Your prices by section" />
  </div>
)

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

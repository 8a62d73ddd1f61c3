import { formatDollars, formatPrice } from '#domain/menu/model/price.ts'
import type { Menu, MenuItem, RestaurantPricing } from '#domain/menu/model/schema.ts'
import type { PricingData } from '#domain/pricing/multipliers.ts'
import { optimizePrices, type PricingChoice } from '#domain/pricing/optimize.ts'
import { explainPrice, factorsOfToday, movingFactors } from './price-factors.ts'

export interface PriceListProps {
  groups: Menu
  choice: PricingChoice
  data: PricingData
  /** What the restaurant keeps of its pricing: it names the location of today's prices. */
  pricing: RestaurantPricing | undefined
}

/** The present and the proposed price of every dish, and how each is calculated. */
export function PriceList({ groups, choice, data, pricing }: PriceListProps) {
  const optimized = optimizePrices(groups, choice, data)
  return (
    <div className="flex flex-col gap-6">
      {groups.map(
        ({ category, items }, section) =>
          items.length > 0 && (
            <section key={category.id} aria-label={`${category.name}, optimized`}>
              <h3 className="font-display font-semibold text-lg">{category.name}</h3>
              <ul className="divide-y divide-rule">
                {items.map((item, position) => {
                  const after = optimized[section]?.items[position] ?? item
                  return (
                    <li key={item.id} className="py-3">
                      <PriceLine item={item} after={after} />
                      <HowItComesAbout
                        item={item}
                        after={after}
                        words={explain(after, choice, category.name)}
                        today={wordsOfToday(item, category, pricing)}
                      />
                    </li>
                  )
                })}
              </ul>
            </section>
          ),
      )}
    </div>
  )
}

function explain(
  { originalPrice, price, appliedMultipliers }: MenuItem,
  choice: PricingChoice,
  name: string,
) {
  if (price === 0) return 'No price to multiply'
  const factors = appliedMultipliers ? movingFactors(appliedMultipliers, choice, name) : []
  return explainPrice(originalPrice ?? price, factors)
}

function wordsOfToday(
  item: MenuItem,
  category: { readonly id: number; readonly name: string },
  pricing: RestaurantPricing | undefined,
): string | undefined {
  const factors = factorsOfToday(item, category, pricing)
  return factors && explainPrice(item.originalPrice ?? item.price, factors)
}

function PriceLine({ item, after }: { item: MenuItem; after: MenuItem }) {
  const isChanged = item.price !== after.price
  return (
    <div className="flex items-baseline justify-between gap-4">
      <span className="min-w-0 font-medium">{item.name}</span>
      <span className="shrink-0 tabular-nums">
        {isChanged && (
          <>
            <span className="text-quiet">
              <span className="sr-only">from </span>
              {formatPrice(item.price)}
            </span>
            <span aria-hidden="true" className="px-2 text-quiet">
              →
            </span>
            <span className="sr-only">to </span>
          </>
        )}
        <span className="font-medium">
          {isChanged ? formatDollars(after.price) : formatPrice(item.price)}
        </span>
      </span>
    </div>
  )
}

interface HowItComesAboutProps {
  item: MenuItem
  after: MenuItem
  words: string
  today: string | undefined
}

function HowItComesAbout({ item, after, words, today }: HowItComesAboutProps) {
  if (today === words || (today !== undefined && item.price === after.price)) {
    return <p className="mt-0.5 text-quiet text-sm tabular-nums">Today’s price: {today}</p>
  }
  return (
    <>
      {today !== undefined && <p className="mt-0.5 text-quiet text-sm tabular-nums">Today: {today}</p>}
      <p className="mt-0.5 text-quiet text-sm tabular-nums">{words}</p>
    </>
  )
}

import type { Menu } from '#domain/menu/schema.ts'
import type { PricingData } from '#domain/pricing/multipliers.ts'
import { multipliersFor, optimizeItem, type PricingChoice } from '#domain/pricing/optimize.ts'
import { formatDollars, formatPrice } from '#domain/pricing/price.ts'
import { explainPrice, movingFactors } from './price-factors.ts'

export interface PriceListProps {
  groups: Menu
  choice: PricingChoice
  data: PricingData
}

/** What every dish would cost, and how that comes about. */
export function PriceList({ groups, choice, data }: PriceListProps) {
  return (
    <div className="flex flex-col gap-6">
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ category, items }) => {
          const multipliers = multipliersFor(category, choice, data)
          const factors = movingFactors(multipliers, choice, category.name)
          return (
            <section key={category.id} aria-label={`${category.name}, optimized`}>
              <h3 className="font-display font-semibold text-lg">{category.name}</h3>
              <ul className="divide-y divide-rule">
                {items.map((item) => {
                  const { originalPrice = item.price, price } = optimizeItem(item, multipliers)
                  return (
                    <li key={item.id} className="py-3">
                      <div className="flex items-baseline justify-between gap-4">
                        <span className="min-w-0 font-medium">{item.name}</span>
                        <span className="shrink-0 tabular-nums">
                          <span className="text-quiet">
                            <span className="sr-only">from </span>
                            {formatPrice(originalPrice)}
                          </span>
                          <span aria-hidden="true" className="px-2 text-quiet">
                            →
                          </span>
                          <span className="font-medium">
                            <span className="sr-only">to </span>
                            {formatDollars(price)}
                          </span>
                        </span>
                      </div>
                      <p className="mt-0.5 text-quiet text-sm tabular-nums">
                        {explainPrice(originalPrice, factors)}
                      </p>
                    </li>
                  )
                })}
              </ul>
            </section>
          )
        })}
    </div>
  )
}

import { headsAbove } from '#domain/menu/model/check-menu.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { Price } from '#domain/menu/model/price.ts'
import type { RestaurantPricing } from '#domain/menu/model/restaurant.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { isOwnAmount } from '#domain/menu/prices/lead-price.ts'
import { type PrintedPrice, printedPrices } from '#domain/menu/prices/printed-prices.ts'
import type { PricingData } from '#domain/pricing/multipliers.ts'
import { optimizePrices, type PricingChoice } from '#domain/pricing/optimize.ts'
import { explainPrice, factorsOfToday, movingFactors, type NamedFactor } from './price-factors.ts'
import { PriceStep } from './price-step.tsx'

export interface PriceListProps {
  menu: Menu
  choice: PricingChoice
  data: PricingData
  /** What the restaurant keeps of its pricing: it names the location of today's prices. */
  pricing: RestaurantPricing | undefined
}

export function PriceList({ menu, choice, data, pricing }: PriceListProps) {
  const optimized = optimizePrices(menu, choice, data)
  return (
    <div className="flex flex-col gap-6">
      {menu.sections.map((section, at) => {
        const after = optimized.sections[at] ?? section
        const labelled = labelsIn(menu, section)
        if (section.items.length === 0 && !section.prices?.length) return null
        return (
          <section key={section.id} aria-label={`${section.name}, optimized`}>
            <h3 className="font-display font-semibold text-lg">{section.name}</h3>
            <ul className="divide-y divide-rule">
              {section.prices && section.prices.length > 0 && (
                <li className="py-3">
                  <Prices
                    name={`${section.name}, the whole`}
                    before={section.prices}
                    after={after.prices ?? []}
                    labelled={labelled(section.prices)}
                    currency={menu.currency}
                  />
                </li>
              )}
              {section.items.map((item, position) => {
                const changed = after.items[position] ?? item
                return (
                  <li key={item.id} className="py-3">
                    <Prices
                      name={item.name}
                      before={item.prices}
                      after={changed.prices}
                      labelled={labelled(item.prices)}
                      currency={menu.currency}
                      factors={factorsOf(changed, choice, section)}
                      today={factorsOfToday(item, section, pricing)}
                    />
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

interface LabelledPrice extends PrintedPrice {
  readonly column: string
}

const labelsIn = (menu: Menu, section: Section) => {
  const heads = headsAbove(menu.sections, section)
  const style = { menu, heads, design: { priceSign: 'locale', priceCents: 'always' } } as const
  return (prices: readonly Price[]): LabelledPrice[] =>
    printedPrices(prices, style).prices.map((price) => ({
      ...price,
      column: heads.find(({ id }) => id === price.head)?.label ?? '',
    }))
}

const factorsOf = (
  { appliedMultipliers }: MenuItem,
  choice: PricingChoice,
  { name }: Section,
): NamedFactor[] => (appliedMultipliers ? movingFactors(appliedMultipliers, choice, name) : [])

interface PricesProps {
  name: string
  before: readonly Price[]
  after: readonly Price[]
  labelled: readonly LabelledPrice[]
  currency: string
  /** Absent for prices of a whole section. */
  factors?: readonly NamedFactor[]
  today?: readonly NamedFactor[] | undefined
}

/** A price in the line of its dish; several below it, each with what is sold. */
function Prices({ name, before, after, labelled, currency, factors, today }: PricesProps) {
  if (!before.some(isOwnAmount)) {
    const words = labelled.map(({ column, label, text }) => [column, label, text].filter(Boolean).join(' '))
    return (
      <>
        <PriceStep name={name} words={words.join(' · ')} />
        <p className="mt-0.5 text-quiet text-sm">No price to multiply</p>
      </>
    )
  }
  const isSingle = before.length === 1
  return (
    <>
      {!isSingle && <p className="font-medium">{name}</p>}
      {before.map((price, at) => {
        const { column = '', label = '', text = '' } = labelled[at] ?? {}
        const sold = [column, label].filter(Boolean).join(' ')
        const own = isSingle ? [name, sold].filter(Boolean).join(', ') : sold
        if (!isOwnAmount(price)) return <PriceStep key={price.id} name={own} words={text} />
        const { amount = price.amount, original = price.amount } = after[at] ?? {}
        return (
          <PriceStep
            key={price.id}
            name={own}
            before={price.amount}
            after={amount}
            currency={currency}
            explained={factors && explainPrice(original, currency, factors)}
            today={
              today && price.original !== undefined
                ? explainPrice(price.original, currency, today)
                : undefined
            }
          />
        )
      })}
    </>
  )
}

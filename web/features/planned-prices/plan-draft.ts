import type { PlannedPrices } from '#domain/live/model/planned-prices.ts'
import { headsAbove } from '#domain/menu/model/check-menu.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { changedAmount } from '#domain/pricing/price-change.ts'
import { ownRounding, type PriceRounding } from '#domain/pricing/rounding.ts'
import { readAmount, typedAmount } from '../../menu/prices/box-of-amount.ts'

export interface PlannablePrice {
  readonly key: string
  readonly itemId: number
  readonly priceId: string
  readonly sectionId: number
  readonly section: string
  readonly item: string
  /** What is sold at it; empty where nothing says so. */
  readonly label: string
  readonly amount: number
}

export const plannablePrices = ({ sections }: MenuContent): PlannablePrice[] =>
  sections.flatMap((section) => {
    const heads = headsAbove(sections, section)
    return section.items.flatMap((item) =>
      item.prices.flatMap(({ id, amount, label, head }) =>
        amount === undefined
          ? []
          : [
              {
                key: `${item.id} ${id}`,
                itemId: item.id,
                priceId: id,
                sectionId: section.id,
                section: section.name,
                item: item.name,
                label: [heads.find((one) => one.id === head)?.label, label].filter(Boolean).join(' '),
                amount,
              },
            ],
      ),
    )
  })

/** Amounts as they are typed, by the key of their price; what is empty stays as it is. */
export type TypedAmounts = Readonly<Record<string, string>>

/** How planned prices are rounded: as those of the menu end. */
export const roundingOf = (prices: readonly PlannablePrice[], currency: string): PriceRounding =>
  ownRounding(
    prices.flatMap(({ amount }) => (amount > 0 ? [amount] : [])),
    currency,
  )

/** The prices of a section, or of the whole menu, changed by percent and rounded as the prices of the menu are. */
export function typedByPercent(
  prices: readonly PlannablePrice[],
  { sectionId, percent }: { readonly sectionId: number | null; readonly percent: number },
  currency: string,
): TypedAmounts {
  const change = { kind: 'percent', by: percent, rounding: roundingOf(prices, currency) } as const
  return Object.fromEntries(
    prices
      .filter((price) => sectionId === null || price.sectionId === sectionId)
      .map(({ key, amount }) => [key, typedAmount(changedAmount(amount, change, currency), currency)]),
  )
}

export const typedOfPlan = ({ changes }: PlannedPrices, currency: string): TypedAmounts =>
  Object.fromEntries(
    changes.map(({ itemId, priceId, amount }) => [`${itemId} ${priceId}`, typedAmount(amount, currency)]),
  )

/**
 * What of the typed amounts is planned: those that differ from the menu. Null where one of them isn't an amount.
 * @param planned already, which stays though the menu says the same by now
 */
export function plannedChanges(
  prices: readonly PlannablePrice[],
  typed: TypedAmounts,
  currency: string,
  planned: PlannedPrices['changes'] = [],
): PlannedPrices['changes'] | null {
  const isPlanned = new Set(planned.map(({ itemId, priceId, amount }) => `${itemId} ${priceId} ${amount}`))
  const read = prices.flatMap(({ key, itemId, priceId, amount: before }) => {
    const text = typed[key]?.trim() ?? ''
    if (text === '') return []
    const amount = readAmount(text, currency)
    const isChanged = amount !== before || isPlanned.has(`${key} ${amount}`)
    return [{ itemId, priceId, amount, isChanged }]
  })
  if (read.some(({ amount }) => amount === null || amount < 0)) return null
  return read
    .filter(({ isChanged }) => isChanged)
    .map(({ itemId, priceId, amount }) => ({ itemId, priceId, amount: amount ?? 0 }))
}

import { ownAmounts } from '#domain/courses/own-amounts.ts'
import type { PricedAmount } from '#domain/insights/review/priced-item.ts'
import type { ProposedEdit } from '#domain/insights/review/proposed-edit.ts'
import { findItem } from '#domain/menu/editing/edits.ts'
import type { AppliedMultipliers, MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { isOwnAmount } from '#domain/menu/prices/lead-price.ts'
import { choiceOfMenu } from '#domain/pricing/choice-of-menu.ts'
import { CUSTOM_LOCATION, pricingData } from '#domain/pricing/multipliers.ts'
import { multipliersAt, sharedFactors } from '#domain/pricing/optimize.ts'
import { money } from '../../../menu/advice/words/money.ts'

/**
 * Returns edits that give every dish, and every section with prices, the factor of this location instead of
 * the one it has; all its other factors stay. A dish costs there what the price tab of the builder makes of
 * it.
 */
export function locationEdits(menu: Menu, locationFactor: number): ProposedEdit[] {
  const choice = { ...choiceOfMenu(menu), location: CUSTOM_LOCATION, locationFactor }
  const factorsThere = (section: Section, applied: AppliedMultipliers | undefined) =>
    multipliersAt(menu, { section, applied }, choice, pricingData)
  return menu.sections.flatMap((section): ProposedEdit[] => [
    ...(section.prices?.some(isOwnAmount)
      ? [
          {
            kind: 'optimize-section' as const,
            sectionId: section.id,
            multipliers: factorsThere(section, factorsOf(menu, section)),
          },
        ]
      : []),
    ...section.items
      .filter(({ prices }) => prices.some(isOwnAmount))
      .map((item) => ({
        kind: 'optimize-price' as const,
        place: { sectionId: section.id, itemId: item.id },
        multipliers: factorsThere(section, item.appliedMultipliers),
      })),
  ])
}

/** A section keeps no factors: those of its dishes are its own, or of any dish where none of its has some. */
function factorsOf(menu: Menu, { items }: Section): AppliedMultipliers | undefined {
  const found = [...items, ...itemsOf(menu)].find(({ appliedMultipliers }) => appliedMultipliers)
  return found?.appliedMultipliers && sharedFactors(found.appliedMultipliers)
}

/** Returns whether each price of the menu is what it would be there. */
export const isAt = (menu: Menu, optimized: Menu): boolean =>
  menu.sections.every((section, at) => {
    const there = optimized.sections[at]
    const isSame = (a: readonly { amount?: number | undefined }[], b: typeof a = []) =>
      a.every(({ amount }, index) => amount === b[index]?.amount)
    return (
      isSame(section.prices ?? [], there?.prices) &&
      section.items.every(({ prices }, index) => isSame(prices, there?.items[index]?.prices))
    )
  })

export function pricesThere(menu: Menu, section: Section, item: MenuItem): PricedAmount[] {
  const before = findItem(menu, { sectionId: section.id, itemId: item.id })
  return beside(menu, section, item, before?.prices)
}

export const sectionPricesThere = (menu: Menu, section: Section): PricedAmount[] =>
  beside(
    menu,
    section,
    { prices: section.prices ?? [] },
    menu.sections.find(({ id }) => id === section.id)?.prices,
  )

const beside = (
  { sections }: Menu,
  section: Section,
  priced: Pick<MenuItem, 'prices'>,
  before: MenuItem['prices'] = [],
): PricedAmount[] =>
  ownAmounts(sections, section, priced).map(({ priceId, variant, amount }) => ({
    priceId,
    variant,
    amount: before.find(({ id }) => id === priceId)?.amount ?? amount,
    suggested: amount,
  }))

/** The factors of the prices of a dish by what they are for, its section by its name: those of 1 move nothing. */
export function howItComesAbout(
  { prices, appliedMultipliers }: MenuItem,
  section: Pick<Section, 'name'>,
  city: string,
  currency: string,
): string {
  const [first, ...others] = prices.filter(isOwnAmount)
  if (!appliedMultipliers || !first)
    return prices.some(({ kind }) => kind === 'market') ? 'market price' : 'no price to change'
  const { location, audience, category, competitive, seasonal, custom, demand = 1 } = appliedMultipliers
  const factors = [
    [city, location],
    ['audience', audience],
    [section.name, category],
    ['competitive', competitive],
    ['seasonal', seasonal],
    ['your markup', custom],
    ['demand', demand],
  ] as const
  const terms = factors
    .filter(([, factor]) => factor !== 1)
    .map(([name, factor]) => ` × ${factor.toFixed(2)} ${name}`)
  const before = others.length > 0 ? 'each' : money(first.original ?? first.amount, currency)
  return `${before}${terms.join('')}, rounded up`
}

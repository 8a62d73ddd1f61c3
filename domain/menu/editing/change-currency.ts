import { currencyDigits, maxAmount } from '../../money/currency.ts'
import type { Menu } from '../model/menu.ts'
import type { Price } from '../model/price.ts'
import { mapSections } from '../model/walk.ts'

/**
 * The menu with the same numbers in another currency: 12.50 USD become 12.50 EUR. Nothing is converted.
 * @throws {RangeError} when {@link amountsWithoutPlace} finds any
 */
export function changeCurrency(menu: Menu, currency: string): Menu {
  if (currency === menu.currency) return menu
  if (amountsWithoutPlace(menu, currency).length > 0) throw new RangeError(`Amounts do not fit ${currency}`)
  const scale = scaleTo(menu, currency)
  return { ...mapAmounts(menu, (amount) => Math.round(amount * scale)), currency }
}

/**
 * What has an amount that another currency cannot say, by its name: 12.50 has no place in yen, and 90,000 yen are
 * more than a menu in dollars may ask. Each name once, in the order of the menu.
 */
export function amountsWithoutPlace(menu: Menu, currency: string): string[] {
  const scale = scaleTo(menu, currency)
  const names = new Set<string>()
  mapAmounts(menu, (amount, name) => {
    const scaled = amount * scale
    // Ten to a power below zero is not exact in binary.
    const isWhole = Math.abs(scaled - Math.round(scaled)) < 1e-6
    if (!isWhole || Math.abs(scaled) > maxAmount(currency)) names.add(name)
    return amount
  })
  return [...names]
}

export function hasAmounts(menu: Menu): boolean {
  let has = false
  mapAmounts(menu, (amount) => {
    has ||= amount !== 0
    return amount
  })
  return has
}

const scaleTo = (menu: Menu, currency: string): number =>
  10 ** (currencyDigits(currency) - currencyDigits(menu.currency))

type ChangeAmount = (amount: number, name: string) => number

/** The menu with each of its amounts changed; `name` is of the item, section, option or notice that has it. */
function mapAmounts(menu: Menu, change: ChangeAmount): Menu {
  const changed = mapSections(menu, (section) => ({
    ...section,
    ...(section.prices && { prices: section.prices.map(priceChanger(change, section.name)) }),
    items: section.items.map((item) => ({
      ...item,
      prices: item.prices.map(priceChanger(change, item.name)),
    })),
  }))
  return {
    ...changed,
    modifierGroups: menu.modifierGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, amount: change(option.amount, option.name) })),
    })),
    notices: menu.notices.map((notice) =>
      notice.fee?.amount === undefined
        ? notice
        : { ...notice, fee: { ...notice.fee, amount: change(notice.fee.amount, notice.text) } },
    ),
  }
}

const priceChanger =
  (change: ChangeAmount, name: string) =>
  (price: Price): Price => ({
    ...price,
    ...(price.amount !== undefined && { amount: change(price.amount, name) }),
    ...(price.former !== undefined && { former: change(price.former, name) }),
    ...(price.original !== undefined && { original: change(price.original, name) }),
  })

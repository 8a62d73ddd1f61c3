import type { ItemPlace } from '../menu/editing/edits.ts'
import { headsAbove } from '../menu/model/check-menu.ts'
import type { MenuItem } from '../menu/model/item.ts'
import type { Menu } from '../menu/model/menu.ts'
import type { Price, PriceHead, PriceWithAmount } from '../menu/model/price.ts'
import type { Section } from '../menu/model/section.ts'
import { withSubsections } from '../menu/model/walk.ts'
import { formatSize } from '../menu/prices/format-size.ts'
import { isOwnAmount, withAmount } from '../menu/prices/lead-price.ts'
import { maxAmount, toMinor } from '../money/currency.ts'
import { ownRounding, type PriceRounding, roundedBy } from './rounding.ts'
import { setPrices } from './set-price.ts'

export interface PriceChange {
  readonly kind: 'amount' | 'percent'
  /** Major units of the menu's currency, or percent; below zero it makes dishes cheaper. */
  readonly by: number
  readonly rounding: PriceRounding
  /** Supplements and the options of modifier groups change too; the groups, which sections share, with the whole menu alone. */
  readonly withExtras?: boolean
}

/** Where a price is: in an item, over a whole section, or in a modifier group, whose options are its prices. */
export type PricePlace =
  | { readonly sectionId: number; readonly itemId: number | null }
  | { readonly modifierGroup: string }

/** What one price becomes, in minor units. */
export interface ChangedPrice {
  readonly place: PricePlace
  readonly priceId: string
  /** Of the item, the section or the modifier group. */
  readonly name: string
  /** What is sold at this price; empty where nothing says so. */
  readonly label: string
  readonly before: number
  readonly after: number
}

/**
 * An amount in minor units after a change. A price stays within what a menu accepts and never becomes free: it goes
 * down to the least that its rounding has, or stays. Rounding takes no price the other way. What nobody pays for (0)
 * stays so, and what is taken off changes by percent alone.
 */
export function changedAmount(amount: number, { kind, by, rounding }: PriceChange, currency: string): number {
  if (amount === 0 || (amount < 0 && kind === 'amount')) return amount
  const size = Math.abs(amount)
  const exact = kind === 'amount' ? size + toMinor(by, currency) : size * (1 + by / 100)
  const rounded = Math.min(roundedBy(rounding, exact, currency), maxAmount(currency))
  const after = by > 0 ? Math.max(rounded, size) : by < 0 ? Math.min(rounded, size) : rounded
  return amount < 0 ? -after : after
}

/** How changed prices of a menu are rounded where nothing was chosen: as its own end, without supplements. */
export const menuRounding = ({ sections, currency }: Pick<Menu, 'sections' | 'currency'>): PriceRounding =>
  ownRounding(
    sections.flatMap(({ prices = [], items }) =>
      [prices, ...items.map((item) => item.prices)]
        .flat()
        .filter(isOwnAmount)
        .flatMap(({ amount }) => (amount > 0 ? [amount] : [])),
    ),
    currency,
  )

/** What a change is for: the whole menu (null), a section with the sections in it, or these dishes alone. */
export type PriceScope = number | null | readonly ItemPlace[]

type Changeable = Pick<Menu, 'sections' | 'currency' | 'modifierGroups' | 'language'>

const isChanged = (price: Price, { withExtras = false }: PriceChange): price is PriceWithAmount =>
  price.amount !== undefined && (price.kind !== 'supplement' || withExtras)

function sectionsOf({ sections }: Pick<Menu, 'sections'>, scope: PriceScope): readonly Section[] {
  if (scope === null) return sections
  if (typeof scope === 'number') return withSubsections(sections, scope)
  return sections.filter(({ id }) => scope.some(({ sectionId }) => sectionId === id))
}

function isItemIn(scope: PriceScope): (sectionId: number, itemId: number) => boolean {
  if (scope === null || typeof scope === 'number') return () => true
  const names = new Set(scope.map(({ sectionId, itemId }) => `${sectionId}/${itemId}`))
  return (sectionId, itemId) => names.has(`${sectionId}/${itemId}`)
}

const changesWholes = (scope: PriceScope): boolean => scope === null || typeof scope === 'number'

/**
 * What a change would make of each price, in the order of the menu: of a section those of the whole, then those of
 * its items; options at the end. What costs nothing has no row.
 */
export function previewPriceChange(menu: Changeable, change: PriceChange, scope: PriceScope): ChangedPrice[] {
  const isIn = isItemIn(scope)
  const after = (amount: number) => changedAmount(amount, change, menu.currency)
  const rows = (place: PricePlace, name: string, prices: readonly Price[], heads: readonly PriceHead[]) =>
    prices
      .filter((price) => isChanged(price, change))
      .map((price) => ({
        place,
        priceId: price.id,
        name,
        label: labelOf(price, heads, menu),
        before: price.amount,
        after: after(price.amount),
      }))
  const ofSections = sectionsOf(menu, scope).flatMap((section) => {
    const heads = headsAbove(menu.sections, section)
    return [
      ...rows(
        { sectionId: section.id, itemId: null },
        section.name,
        changesWholes(scope) ? (section.prices ?? []) : [],
        heads,
      ),
      ...section.items.flatMap(({ id, name, prices }) =>
        isIn(section.id, id) ? rows({ sectionId: section.id, itemId: id }, name, prices, heads) : [],
      ),
    ]
  })
  const groups = changesOptions(change, scope) ? menu.modifierGroups : []
  const ofOptions = groups.flatMap(({ id, name, options }) =>
    options.map((option) => ({
      place: { modifierGroup: id },
      priceId: option.id,
      name,
      label: option.name,
      before: option.amount,
      after: after(option.amount),
    })),
  )
  return [...ofSections, ...ofOptions].filter(({ before }) => before !== 0)
}

const changesOptions = ({ withExtras = false }: PriceChange, scope: PriceScope): boolean =>
  withExtras && scope === null

export function labelOf(
  { label, size, head }: Price,
  heads: readonly PriceHead[],
  menu: Pick<Menu, 'language'>,
): string {
  const column = heads.find(({ id }) => id === head)?.label
  return [column, label, size && formatSize(size, menu.language)].filter(Boolean).join(' ')
}

/**
 * The menu with changed prices. A changed amount is the owner's own: it is no longer the result of an optimization;
 * one that stays keeps what it has. Former prices stay.
 */
export function changePrices<Of extends Changeable>(menu: Of, change: PriceChange, scope: PriceScope): Of {
  const within = new Set(sectionsOf(menu, scope))
  const isIn = isItemIn(scope)
  const after = (amount: number) => changedAmount(amount, change, menu.currency)
  const changed = (price: Price) =>
    isChanged(price, change) ? withAmount(price, after(price.amount)) : price
  const sections = menu.sections.map((section) => {
    if (!within.has(section)) return section
    const items = section.items.map((item) =>
      isIn(section.id, item.id) ? setPrices(item, item.prices.map(changed)) : item,
    )
    const ofWhole = changesWholes(scope) && section.prices && { prices: section.prices.map(changed) }
    return { ...section, ...ofWhole, items }
  })
  if (!changesOptions(change, scope)) return { ...menu, sections }
  const modifierGroups = menu.modifierGroups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, amount: after(option.amount) })),
  }))
  return { ...menu, sections, modifierGroups }
}

/**
 * The menu with the amounts that its prices had on an older one, so that a change can be taken back after other
 * edits. A price that the older one does not have stays.
 */
export function withAmountsOf<Of extends Changeable>(menu: Of, old: Changeable): Of {
  const oldSections = new Map(old.sections.map((section) => [section.id, section]))
  const oldOptions = new Map(
    old.modifierGroups.flatMap(({ id, options }) =>
      options.map((option) => [`${id}/${option.id}`, option.amount]),
    ),
  )
  return {
    ...menu,
    sections: menu.sections.map((section) => {
      const before = oldSections.get(section.id)
      if (!before) return section
      return {
        ...section,
        ...(section.prices && { prices: amountsOf(section.prices, before.prices ?? []) }),
        items: section.items.map((item) =>
          withItemAmounts(
            item,
            before.items.find(({ id }) => id === item.id),
          ),
        ),
      }
    }),
    modifierGroups: menu.modifierGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({
        ...option,
        amount: oldOptions.get(`${group.id}/${option.id}`) ?? option.amount,
      })),
    })),
  }
}

function withItemAmounts(item: MenuItem, old: MenuItem | undefined): MenuItem {
  if (!old) return item
  const { appliedMultipliers: _, ...rest } = item
  const factors = old.appliedMultipliers && { appliedMultipliers: old.appliedMultipliers }
  return { ...rest, prices: amountsOf(item.prices, old.prices), ...factors }
}

function amountsOf(prices: readonly Price[], old: readonly Price[]): Price[] {
  const before = new Map(old.map((price) => [price.id, price]))
  return prices.map((price) => {
    const { amount, original, kind } = before.get(price.id) ?? {}
    if (amount === undefined || kind !== price.kind) return price
    const { original: _, ...rest } = price
    return { ...rest, amount, ...(original !== undefined && { original }) }
  })
}

import type { MenuShape } from '../../design/brought-settings.ts'
import { currencyDigits } from '../../money/currency.ts'
import type { MenuItem } from './item.ts'
import type { Menu } from './menu.ts'
import type { ModifierGroup } from './modifiers.ts'
import type { Section } from './section.ts'

export const itemsOf = ({ sections }: Pick<Menu, 'sections'>): MenuItem[] =>
  sections.flatMap(({ items }) => items)

export const itemIds = (menu: Pick<Menu, 'sections'>): number[] => itemsOf(menu).map(({ id }) => id)

export const countItems = ({ sections }: Pick<Menu, 'sections'>): number =>
  sections.reduce((sum, { items }) => sum + items.length, 0)

/** The menu with each section changed; what `change` leaves as it is stays the same object. */
export const mapSections = <Of extends Pick<Menu, 'sections'>>(
  menu: Of,
  change: (section: Section) => Section,
): Of => ({ ...menu, sections: menu.sections.map(change) })

export const mapItems = <Of extends Pick<Menu, 'sections'>>(
  menu: Of,
  change: (item: MenuItem, section: Section) => MenuItem,
): Of =>
  mapSections(menu, (section) => ({ ...section, items: section.items.map((item) => change(item, section)) }))

/** How deep a section is in others: 0 for one that is in none. */
export function levelOf(sections: readonly Section[], section: Section): number {
  const parent = parentOf(sections, section)
  return parent ? 1 + levelOf(sections, parent) : 0
}

/** The section that a section is in: one that is before it, so that a circle that somebody sent ends. */
export function parentOf(sections: readonly Section[], { id, parentId }: Section): Section | undefined {
  if (parentId === undefined) return undefined
  const own = sections.findIndex((section) => section.id === id)
  return sections.find((section, at) => at < own && section.id === parentId)
}

/** Choices and extras of a dish, of its section and of those that it is in. */
export function modifierGroupsOf(
  menu: Pick<Menu, 'sections' | 'modifierGroups'>,
  section: Section,
  item: MenuItem,
): ModifierGroup[] {
  if (menu.modifierGroups.length === 0) return []
  const sections = sectionsAround(menu.sections, section)
  const ids = [item, ...sections].flatMap((one) => one.modifierGroups ?? [])
  return menu.modifierGroups.filter(({ id }) => ids.includes(id))
}

/** A section and those that it is in, the innermost first. */
export function sectionsAround(sections: readonly Section[], section: Section): Section[] {
  const parent = parentOf(sections, section)
  return [section, ...(parent ? sectionsAround(sections, parent) : [])]
}

export function withSubsections(sections: readonly Section[], id: number): Section[] {
  const within = new Set([id])
  return sections.filter((section) => {
    const isWithin =
      within.has(section.id) || (section.parentId !== undefined && within.has(section.parentId))
    if (isWithin) within.add(section.id)
    return isWithin
  })
}

/** The outermost sections with what they and the sections in them hold. */
export function shapeOf({
  sections,
  modifierGroups,
  currency,
}: Pick<Menu, 'sections' | 'modifierGroups' | 'currency'>): MenuShape {
  const outermostOf = (section: Section): Section => {
    const parent = parentOf(sections, section)
    return parent ? outermostOf(parent) : section
  }
  const unit = 10 ** currencyDigits(currency)
  const areParts = (prices: readonly { readonly amount?: number | undefined }[] = []) =>
    prices.some(({ amount = 0 }) => amount % unit !== 0)
  const haveExtras = modifierGroups.some(({ options }) => areParts(options))
  const shapes = new Map<number, MenuShape[number]>()
  for (const section of sections) {
    const { items, prices } = section
    const { id } = outermostOf(section)
    const before = shapes.get(id) ?? { items: 0, hasCents: haveExtras }
    const hasCents = before.hasCents || areParts(prices) || items.some((item) => areParts(item.prices))
    shapes.set(id, { id, items: before.items + items.length, hasCents })
  }
  return [...shapes.values()]
}

import { nestSection, updateSection } from '#domain/menu/editing/sections.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { Price } from '#domain/menu/model/price.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { readHeads, typedHeads } from './typed-heads.ts'

export interface TypedSection {
  readonly name: string
  readonly secondName: string
  readonly parentId: string
  readonly layout: NonNullable<Section['layout']>
  readonly choose: string
  readonly daypart: string
  readonly heads: string
  readonly intro: string
  readonly footer: string
  readonly modifierGroups: readonly string[]
  readonly imageUrl: string | null
}

export const typedSectionOf = (section: Section): TypedSection => ({
  name: section.name,
  secondName: section.secondName ?? '',
  parentId: section.parentId === undefined ? '' : String(section.parentId),
  layout: section.layout ?? 'list',
  choose: section.choose === undefined ? '' : String(section.choose),
  daypart: section.daypart ?? '',
  heads: typedHeads(section.priceHeads ?? []),
  intro: section.intro ?? '',
  footer: section.footer ?? '',
  modifierGroups: section.modifierGroups ?? [],
  imageUrl: section.imageUrl ?? null,
})

export const sectionLimits = {
  name: MENU_TEXT_LIMITS.sectionName,
  daypart: MENU_TEXT_LIMITS.sectionName,
  note: MENU_TEXT_LIMITS.note,
}

/** The number of a box that may be empty; null for what isn't a number from 1 to 20. */
export function readChoose(typed: string): number | undefined | null {
  if (typed.trim() === '') return undefined
  const choose = Number(typed)
  return Number.isInteger(choose) && choose >= 1 && choose <= 20 ? choose : null
}

/** The id of the section that it is to be in; undefined for none. */
export const parentOfTyped = ({ parentId }: Pick<TypedSection, 'parentId'>): number | undefined =>
  parentId === '' ? undefined : Number(parentId)

/** The menu with a section as it was typed; what was left empty goes. */
export function withTypedSection(
  menu: Menu,
  { id, priceHeads = [] }: Section,
  typed: Omit<TypedSection, 'choose'> & { readonly choose: number | undefined },
  prices: readonly Price[],
): Menu {
  const text = (value: string) => value.trim() || undefined
  const list = <Of>(values: readonly Of[]) => (values.length > 0 ? [...values] : undefined)
  const heads = readHeads(typed.heads, priceHeads)
  const changed = updateSection(menu, id, {
    name: typed.name.trim(),
    secondName: text(typed.secondName),
    layout: typed.layout === 'list' ? undefined : typed.layout,
    choose: typed.choose,
    daypart: text(typed.daypart),
    // Only where there are any: changed columns are looked for in every price.
    ...(heads.length + priceHeads.length > 0 && { priceHeads: list(heads) }),
    prices: list(prices),
    intro: text(typed.intro),
    footer: text(typed.footer),
    modifierGroups: list(typed.modifierGroups),
    imageUrl: typed.imageUrl ?? undefined,
  })
  return nestSection(changed, id, parentOfTyped(typed))
}

import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { typedHeads } from './typed-heads.ts'

/** What the boxes hold about a section besides its prices. */
export interface TypedSection {
  readonly name: string
  readonly secondName: string
  /** The id of the section that it stands in; empty for none. */
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

/** The longest that each box takes. */
export const sectionLimits = {
  name: MENU_TEXT_LIMITS.sectionName,
  daypart: MENU_TEXT_LIMITS.sectionName,
  note: MENU_TEXT_LIMITS.note,
}

/** The number of a box that may be empty; null for what is no number from 1 to 20. */
export function readChoose(typed: string): number | undefined | null {
  if (typed.trim() === '') return undefined
  const choose = Number(typed)
  return Number.isInteger(choose) && choose >= 1 && choose <= 20 ? choose : null
}

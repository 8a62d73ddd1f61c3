import type { ViewerMenu, ViewerSection } from '#contract/pages.ts'
import { type AvoidReason, avoidReason } from '#domain/menu/allergen-matrix/avoiding.ts'

/** What is left of a menu for a guest who avoids something. */
export interface AvoidedMenu {
  readonly sections: readonly ViewerSection[]
  /** How many dishes there were. */
  readonly dishes: number
  /** How many are hidden, by the gravest reason of each. */
  readonly hidden: Readonly<Record<AvoidReason, number>>
  /** Whether a dish that is left has choices or extras, of which nothing is declared. */
  readonly hasExtras: boolean
}

/** The sections without the dishes that contain, may contain or do not declare what is avoided. */
export function avoidedMenu({ sections, avoidable }: ViewerMenu, avoided: readonly string[]): AvoidedMenu {
  const columns = avoidable.filter(({ key }) => avoided.includes(key))
  const hidden = { contains: 0, removable: 0, 'may-contain': 0, 'not-declared': 0 }
  let dishes = 0
  let hasExtras = false
  const leftOf = (all: readonly ViewerSection[]): ViewerSection[] =>
    all.flatMap((section) => {
      const items = section.items.filter((item) => {
        const reason = avoidReason(item, columns)
        dishes += 1
        if (reason) hidden[reason] += 1
        else hasExtras ||= item.extras.length + section.extras.length > 0
        return reason === null
      })
      const inner = leftOf(section.sections)
      // A section that never had a dish says something else.
      const isEmptied =
        section.items.length + section.sections.length > 0 && items.length + inner.length === 0
      return isEmptied ? [] : [{ ...section, items, sections: inner }]
    })
  return { sections: leftOf(sections), dishes, hidden, hasExtras }
}

export const hiddenCount = ({ hidden }: Pick<AvoidedMenu, 'hidden'>): number =>
  Object.values(hidden).reduce((sum, count) => sum + count, 0)

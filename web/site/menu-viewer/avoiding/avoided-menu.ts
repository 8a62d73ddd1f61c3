import type { ViewerExtras, ViewerMenu, ViewerSection } from '#contract/pages/viewer-menu.ts'
import { type AvoidReason, avoidReason, dishReason } from '#domain/menu/allergen-matrix/avoiding.ts'
import { avoidedColumns, type MatrixColumn } from '#domain/menu/allergen-matrix/matrix-columns.ts'
import { dishesIn } from '../diets/dishes-in.ts'

/** What is left of a menu for a guest who avoids something. */
export interface AvoidedMenu {
  readonly sections: readonly ViewerSection[]
  readonly dishes: number
  /** How many are hidden, by the gravest reason of each. */
  readonly hidden: Readonly<Record<AvoidReason, number>>
  /** Whether choices or extras of what is left are hidden as well. */
  readonly hidesOptions: boolean
}

/**
 * The sections without the dishes and without the choices and extras that contain, may contain or do not declare what
 * is avoided. A dish goes too where its guest must choose and too few options are left.
 */
export function avoidedMenu({ sections, avoidable }: ViewerMenu, avoided: readonly string[]): AvoidedMenu {
  const columns = avoidedColumns(avoidable, avoided)
  const hidden = { contains: 0, removable: 0, 'may-contain': 0, 'not-declared': 0 }
  if (columns.length === 0)
    return { sections, dishes: sections.flatMap(dishesIn).length, hidden, hidesOptions: false }
  let dishes = 0
  let hidesOptions = false
  const extrasLeft = (all: readonly ViewerExtras[]): ViewerExtras[] => {
    const left = all.map((extras) => withoutOptions(extras, columns))
    hidesOptions ||= left.some(({ options }, at) => options.length < (all[at]?.options.length ?? 0))
    return left.filter(({ options }) => options.length > 0)
  }
  const leftOf = (all: readonly ViewerSection[]): ViewerSection[] =>
    all.flatMap((section) => {
      const items = section.items.flatMap((item) => {
        const reason = dishReason(item, section.extras, columns)
        dishes += 1
        if (reason) hidden[reason] += 1
        return reason === null ? [{ ...item, extras: extrasLeft(item.extras) }] : []
      })
      const inner = leftOf(section.sections)
      // A section that never had a dish says something else.
      const isEmptied =
        section.items.length + section.sections.length > 0 && items.length + inner.length === 0
      return isEmptied ? [] : [{ ...section, items, extras: extrasLeft(section.extras), sections: inner }]
    })
  return { sections: leftOf(sections), dishes, hidden, hidesOptions }
}

/** Choices without the options that are none for this guest. */
function withoutOptions(extras: ViewerExtras, columns: readonly MatrixColumn[]): ViewerExtras {
  const isLeft = extras.options.map((option) => avoidReason(option, columns) === null)
  return {
    ...extras,
    options: extras.options.filter((_, at) => isLeft[at]),
    amounts: extras.amounts.filter((_, at) => isLeft[at]),
  }
}

export const hiddenCount = ({ hidden }: Pick<AvoidedMenu, 'hidden'>): number =>
  Object.values(hidden).reduce((sum, count) => sum + count, 0)

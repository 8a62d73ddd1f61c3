import { categoryOfCourse, courseOfItem, courseOfSection } from '../../courses/course-of.ts'
import { measureOf } from '../../courses/measure.ts'
import { type OwnAmount, ownAmounts, plateAmount } from '../../courses/own-amounts.ts'
import { isExtra, isForChildren, namesPortion } from '../../courses/portion.ts'
import type { ItemPlace } from '../../menu/editing/edits.ts'
import { COMPETITOR_LIMITS, type CompetitorDish } from '../../menu/model/advice-notes.ts'
import type { MenuContent } from '../../menu/model/menu.ts'

export interface ComparableDish extends CompetitorDish {
  readonly place: ItemPlace
  readonly sectionName: string
  readonly priceId: string
  readonly variant: string | null
}

/**
 * What of a menu can be compared with another restaurant's: one ordinary plate or glass at one price, and of food each
 * size that is measured. No bottles, nothing for children, no extras, and no meal at one price.
 */
export const comparableDishes = ({ sections }: Pick<MenuContent, 'sections'>): ComparableDish[] =>
  sections.flatMap((section) => {
    const around = courseOfSection(sections, section)
    if (around === 'set' || isForChildren(section.name)) return []
    return section.items.flatMap((item): ComparableDish[] => {
      if (isForChildren(item.name) || isExtra(item.name)) return []
      const amounts = ownAmounts(sections, section, item)
      const course = courseOfItem(item, around)
      const plate = plateAmount(amounts)
      const isOrdinary = plate !== undefined && !namesPortion(item.name, item.description)
      const sized = course === 'drink' ? [] : amounts.filter((own) => isMeasured(item.name, own))
      return (isOrdinary ? [plate] : sized).map(({ priceId, variant, amount }) => ({
        place: { sectionId: section.id, itemId: item.id },
        sectionName: section.name,
        priceId,
        variant,
        name: isOrdinary || variant === null ? item.name : `${item.name} (${variant})`,
        categoryId: categoryOfCourse(course) ?? null,
        amount,
      }))
    })
  })

const MEASURED: ReadonlySet<string> = new Set(['weight', 'length'])
const FOR_SEVERAL = /\bfor (?:two|three|four|[2-6]|the table)\b/i

/** A steak of 10 oz, a pizza of 14 inches: each is compared with the same. */
const isMeasured = (name: string, { variant, size }: OwnAmount): boolean =>
  !FOR_SEVERAL.test(name) && MEASURED.has(measureOf(`${name} ${variant ?? ''}`, size)?.scale ?? '')

/** What is kept of a competitor's menu: of one that is longer, its first dishes. */
export const dishesOfCompetitor = (menu: Pick<MenuContent, 'sections'>): CompetitorDish[] =>
  comparableDishes(menu)
    .slice(0, COMPETITOR_LIMITS.dishes)
    .map(({ name, categoryId, amount }) => ({ name, categoryId, amount }))

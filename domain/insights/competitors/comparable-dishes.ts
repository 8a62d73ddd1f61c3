import { categoryOfCourse, courseOfItem, courseOfSection } from '../../courses/course-of.ts'
import { ownAmounts, plateAmount } from '../../courses/own-amounts.ts'
import { isExtra, isForChildren, namesPortion } from '../../courses/portion.ts'
import type { ItemPlace } from '../../menu/editing/edits.ts'
import { COMPETITOR_LIMITS, type CompetitorDish } from '../../menu/model/advice-notes.ts'
import type { MenuContent } from '../../menu/model/menu.ts'

export interface ComparableDish extends CompetitorDish {
  readonly place: ItemPlace
  readonly sectionName: string
  readonly priceId: string
}

/**
 * What of a menu can be compared with another restaurant's: one ordinary plate or glass at one price. No sizes, no
 * bottles, nothing for children, no extras, and no meal at one price.
 */
export const comparableDishes = ({ sections }: Pick<MenuContent, 'sections'>): ComparableDish[] =>
  sections.flatMap((section) => {
    const around = courseOfSection(sections, section)
    if (around === 'set' || isForChildren(section.name)) return []
    return section.items.flatMap((item): ComparableDish[] => {
      const plate = plateAmount(ownAmounts(sections, section, item))
      if (!plate || isForChildren(item.name) || isExtra(item.name)) return []
      if (namesPortion(item.name, item.description)) return []
      return [
        {
          place: { sectionId: section.id, itemId: item.id },
          sectionName: section.name,
          priceId: plate.priceId,
          name: item.name,
          categoryId: categoryOfCourse(courseOfItem(item, around)) ?? null,
          amount: plate.amount,
        },
      ]
    })
  })

/** What is kept of a competitor's menu: of one that is longer, its first dishes. */
export const dishesOfCompetitor = (menu: Pick<MenuContent, 'sections'>): CompetitorDish[] =>
  comparableDishes(menu)
    .slice(0, COMPETITOR_LIMITS.dishes)
    .map(({ name, categoryId, amount }) => ({ name, categoryId, amount }))

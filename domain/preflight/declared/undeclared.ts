import { toBeNamed } from '../../menu/claims/naming.ts'
import { standingOfContained } from '../../menu/claims/standings.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import { namesOf, placedItems, pointersOf } from '../parts/placed-items.ts'
import type { Breach } from '../rules/rule.ts'
import { agreeing, counted, listed } from '../words/listed.ts'

/**
 * Items of which nobody who stands behind it says what allergens they contain: one breach for all. A declaration is
 * a person's, so that nothing mends it in one step.
 */
export function undeclared(menu: MenuContent): Breach[] {
  const open = placedItems(menu).filter(({ item }) => {
    const standing = standingOfContained(item)
    return standing === null || standing === 'to-confirm'
  })
  if (open.length === 0) return []
  const waiting = open.filter(({ item }) => standingOfContained(item) === 'to-confirm')
  const silent = open.filter((placed) => !waiting.includes(placed))
  const sentences = [
    silent.length > 0 &&
      `${counted(silent.length, 'dish', 'dishes')} ${agreeing(silent.length, 'declares', 'declare')} no allergens: ${listed(namesOf(silent))}.`,
    waiting.length > 0 &&
      `${counted(waiting.length, 'declaration')} ${agreeing(waiting.length, 'waits', 'wait')} to be confirmed: ${listed(namesOf(waiting))}.`,
  ]
  return [{ sentence: sentences.filter(Boolean).join(' '), places: pointersOf(open) }]
}

/** Items that declare a group of cereals or of nuts without naming the one that is in them. */
export function unnamedMembers(menu: MenuContent): Breach[] {
  const open = placedItems(menu).filter(
    ({ item: { allergens = [], mayContain = [] } }) => toBeNamed([...allergens, ...mayContain]).length > 0,
  )
  if (open.length === 0) return []
  return [
    {
      sentence: `${counted(open.length, 'dish', 'dishes')} ${agreeing(open.length, 'declares', 'declare')} “gluten” or “tree nuts” without the name of the cereal or the nut: ${listed(namesOf(open))}.`,
      places: pointersOf(open),
    },
  ]
}

import type { Dish } from '../../catalogue/dish.ts'
import { isForChildren } from '../../courses/portion.ts'
import { isPartOfMeal } from '../../courses/price-of-the-whole.ts'
import { childrenFitOf } from '../../generation/children/children-fit.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { anyWord } from '../../text/any-word.ts'
import { foldName } from '../../text/fold-name.ts'
import type { ReviewedItem } from './reviewed-item.ts'

/** A meal that its kitchen composed: another dish would be another meal. */
const COMPOSED = anyWord(
  'omakase, kaiseki, tasting, degustation, degustazione, degustacion, menu surprise, chef s table, *gang menu, *course menu, prix fixe',
)

/**
 * Returns whether a dish can join a card of this kind: none joins a meal that is served whole, and a children's card takes
 * in its sections what children eat, which is nothing raw, hot or with alcohol.
 */
export function suitsKindOfCard(
  { sections, title }: Pick<Menu, 'sections' | 'title'>,
  items: readonly ReviewedItem[],
): (dish: Dish) => boolean {
  const food = items.filter(({ course }) => course !== 'drink')
  const every = (isSo: (item: ReviewedItem) => boolean) => food.length > 0 && food.every(isSo)
  if (
    COMPOSED.test(foldName(title)) ||
    every(({ section }) => isPartOfMeal(sections, section) || COMPOSED.test(foldName(section.name)))
  )
    return () => false
  const isChildrens =
    isForChildren(title) ||
    every(({ section, item }) => isForChildren(section.name) || isForChildren(item.name))
  return (dish) => {
    const section = sections.find(({ id }) => id === dish.categoryId)
    if (isChildrens && !section) return false
    const isTheirs = isChildrens || (section !== undefined && isForChildren(section.name))
    return !isTheirs || childrenFitOf(dish) !== undefined
  }
}

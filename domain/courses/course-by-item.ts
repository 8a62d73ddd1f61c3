import { courseInName } from '../dishes/meal/course-words.ts'
import type { MenuItem } from '../menu/model/item.ts'
import { foldName } from '../text/fold-name.ts'
import type { Course } from './course.ts'
import { measureOf } from './measure.ts'
import { isForChildren } from './portion.ts'

const BY_THE_GLASS =
  /\b(?:glass|glas|verre|copa|bottle|btl|flasche|bouteille|botella|carafe|pint|draft|can)\b/

/**
 * The course that the item alone shows: a plate for children is apart; what has a grower, or is sold by the glass,
 * the bottle or the centiliter, is a drink; else by its name.
 */
export function courseByItem({
  name,
  wine,
  prices,
}: Pick<MenuItem, 'name' | 'wine' | 'prices'>): Course | undefined {
  if (isForChildren(name)) return 'apart'
  const isPoured = prices.some(
    ({ label, size }) =>
      (label !== undefined && BY_THE_GLASS.test(foldName(label))) ||
      (size !== undefined && measureOf('', size)?.scale === 'volume'),
  )
  if (wine !== undefined || isPoured) return 'drink'
  return courseInName(foldName(name))
}

import { remembered } from '../../computing/remembered.ts'
import { DESSERTS, DRINKS } from '../../reference/reference.ts'
import { isOfMenus } from '../lookup/dish-words.ts'
import { readName } from '../lookup/read-name.ts'
import { termOf } from '../lookup/term-index.ts'
import { wordsOf } from '../lookup/word-forms.ts'
import { sortRecord } from '../sorts/section-sorts.ts'
import { type AskContext, isWayOfEating } from './named.ts'

/** A dish by name is a wish without any other word; food alone may be meant to be left out. */
export function isDish(phrase: string, asking: AskContext): boolean {
  if (namesFood(phrase) || isMealOfAWay(phrase, asking)) return false
  const { dishes, unread, sort, corrected } = readName(phrase, asking.catalogue)
  if (sort !== undefined) return sortRecord(sort).categoryId === DRINKS && sort !== 'drinks'
  return dishes.size > 0 && unread.length === 0 && isOfMenus(corrected ?? phrase, asking.catalogue)
}

const IS_ALL_FOOD = /^(?:foods?|dish(?:es)?|meals?|menus?|cuisine|cooking|kitchen|fare|plates?|only)$/

/** "Vegan dinner" isn't a dish. */
function isMealOfAWay(phrase: string, { catalogue }: AskContext): boolean {
  const words = phrase.split(' ')
  const others = words.filter((word) => !isWayOfEating(word))
  const isAll = others.every((word) => IS_ALL_FOOD.test(word))
  return others.length < words.length && (isAll || isCourse(others.join(' '), { catalogue }))
}

/** Does it call a course: "starters", "tapas"? */
export const isCourse = (phrase: string, { catalogue }: Pick<AskContext, 'catalogue'>): boolean =>
  readName(phrase, catalogue).sort !== undefined

/** Does a table name it, as all that is there: `soups`, `burgers`, `desserts`? */
export function isKind(phrase: string, { catalogue }: AskContext): boolean {
  const { sort, unread, dishes } = readName(phrase, catalogue)
  if (sort !== undefined) return sortRecord(sort).categoryId >= DESSERTS
  return unread.length === 0 && dishes.size > 0 && termOf(wordsOf(phrase)) !== undefined
}

const FOOD_ALONE =
  /^(?:(?:tree )?nuts?|peanuts?|fish|shell ?fish|seafood|milk|dairy|eggs?|soy|sesame|gluten|wheat|pork|beef|meat|alcohol|mustard|celery|onions?|garlic|mushrooms?|shrimp|crab|cheese|honey|spicy|vegan|vegetarian|keto|mild|raw)$/
export const namesFood = remembered((phrase: string): boolean => FOOD_ALONE.test(phrase), 500)

import { isExtra } from '../../courses/portion.ts'
import { anyWord } from '../../text/any-word.ts'
import type { PlacedItem } from '../parts/placed-items.ts'

const SPECIAL = anyWord(
  'special of the day, daily special*, today s special*, specials, soup of the day, catch of the day, fish of the day',
  'soup du jour, plat du jour, of the day',
)
const CONDIMENTS = anyWord('condiments, sauces, dips, dressings, extra sauce*')

/**
 * Is it a standard item, as the laws on calories mean it? Daily specials, condiments and additions are not.
 * Sources: 21 CFR 101.11(b); SI 2021/909; both by secondary sources.
 */
export const isStandardItem = ({ item, name, sections }: PlacedItem): boolean =>
  !isExtra(item.name) &&
  ![name, ...sections].some((words) => SPECIAL.test(words)) &&
  !CONDIMENTS.test(sections[0] ?? '')

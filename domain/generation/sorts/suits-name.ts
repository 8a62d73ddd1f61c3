import type { Dish } from '../../catalogue/dish.ts'
import { plateOf } from '../../dishes/read-dish.ts'
import { SIDES } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import { isOfCheese } from './course-sorts.ts'
import type { SectionSort } from './section-sorts.ts'

const SWEET = /\b(?:sweets?|puddings?|treats?|dolc[ei]|dulces?|douceurs?|susses|sussspeisen?|afters?)\b/
const FROM_THE_HAND =
  /\b(?:shar\w+|for the table|picar|partager|compartir|nibbles?|amuses?|mez\w+|bites?|snack\w*|noshes|munchies|petiscos?|stuzzichini|spuntini|cicchetti|sfizi|finger|small plates|anju|otsumami)\b/
const CONDIMENT = /\b(?:sauce|nam jim|ajat|chutney|relish|raita|dressing|gravy)\b/
const PROOF = /\b(?:proof|mocktails?|low|spirit|booze|coolers?|refreshers?)\b/
const FOUNTAIN = /\b(?:milkshake|shake|float|malt|root beer|chocolate milk|eggnog)\b/
const CIDER = /\b(?:ciders?|cidres?|sidra|sidro)\b/

/** Is a dish of a course what its owner calls it? No cheese is a sweet, no soup is passed around, no cider is a beer. */
export function suitsName(dish: Dish, sort: SectionSort, name: string): boolean {
  const called = foldName(name)
  const plate = plateOf(dish)
  if (sort === 'desserts') return !SWEET.test(called) || !isOfCheese(plate, dish)
  if (sort === 'beers') return CIDER.test(called) || !CIDER.test(foldName(dish.name))
  if (sort === 'withoutAlcohol') return !PROOF.test(called) || !FOUNTAIN.test(foldName(dish.name))
  const isOfHand = sort === 'barSnacks' || (sort === 'starters' && FROM_THE_HAND.test(called))
  if (!isOfHand) return true
  return plate.shape !== 'soup' && !(dish.categoryId === SIDES && CONDIMENT.test(foldName(dish.name)))
}

import type { Dish } from '../../catalogue/dish.ts'
import { foldedWords } from '../../dishes/words/dish-words.ts'
import { DRINKS, MAINS, STARTERS } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import { foodCostOf } from './food-cost.ts'
import { workClassOf } from './work-class.ts'

/** Where guests know a dish from: the street and the counter, the home table, or any dining room. */
export type Setting = 'street' | 'home' | 'any'

/** What is eaten from the hand or over a counter, by its name. */
const STREET_NAME =
  /\b(?:tacos?|burritos?|quesadillas?|tortas?|nachos|sopes?|tlacoyos?|tetelas?|gorditas?|molotes?|elotes?|esquites|tamal(?:es)?|chilaquiles|molletes|hot dogs?|corn dogs?|pigs in a blanket|sliders?|sloppy|sandwich|sando|(?:cheese)?burgers?|melt|grilled cheese|wings|tenders|nuggets|mozzarella sticks|potato skins|pickle chips|chaat|bhel|vada|pav|samosas?|pakoras?|bhaji|bonda|kathi roll|dabeli|frankie|gyros?|shawarma|doner|durum|koshari|okonomiyaki|takoyaki|yakisoba|onigiri|poutine|jianbing|popcorn|moo ping|panini|panelle|suppli|croque (?:monsieur|madame)|po boy|philly|reuben|bagel|pretzels?|chips|cacahuates|peanuts|banh mi|gimbap|tteokbokki|bungeoppang|falafel|manakish|arayes)\b/

/** Where it is sold, by its description. */
const STREET_WORDS =
  /\b(?:street|stalls?|hawkers?|food carts?|pushcarts?|canteen|food truck|roadside|lunch counter|night market|railway platform|drive in|ballpark|basket lined)\b/

/** Bread around whatever it is: no room asks more for it than a shack does. */
const HANDHELD =
  /\b(?:lobster roll|sandwich|po boy|blt|ciabatta|jambon beurre|on rye|on sourdough|on brioche|bagel|club)\b/

/** What is drunk at a counter with a straw. */
const COUNTER_DRINK =
  /\b(?:diner|milkshake|malt|float|coffee milk|shirley temple|root beer|cream soda|ramune|sweet tea|boba|tang)\b/

/** Plain cooking of cheap staples: good, and nobody crosses a town in a jacket for it. */
const HOME_FAMILIES: ReadonlySet<string> = new Set([
  'legume',
  'rice',
  'noodle',
  'bread',
  'potato',
  'egg',
  'tofu',
])

const HOME_NAME =
  /\b(?:gyudon|oyakodon|katsudon|omurice|karē|kare|udon|pancakes?|waffles?|omelet|porridge|congee|meatloaf|casserole|mac and cheese|chili|pot pie|pad thai|khao man gai|stew|sloppy|khichdi|chawal|pongal|upma|uttapam|dhokli|jok|khao tom|chao)\b/

/** Of cheap staples, and made by a cook who is paid for it. */
const FINE_NAME = /\b(?:risotto|risotti|ravioli|tortelli|agnolotti|crespelle|gnocchi|souffle)\b/

/**
 * By the words of a starter, a main course or a drink; sides and sweets are served anywhere. What is dear takes a dish out
 * of the street: a tostada of sea urchin is none of the corner.
 */
export function settingOf(dish: Dish): Setting {
  const { costClass } = foodCostOf(dish)
  if (HANDHELD.test(foldName(dish.name))) return 'street'
  if (costClass === 'dear' || costClass === 'luxury') return 'any'
  if (dish.categoryId === DRINKS && COUNTER_DRINK.test(foldName(dish.name))) return 'street'
  if (dish.categoryId !== STARTERS && dish.categoryId !== MAINS) return 'any'
  if (STREET_NAME.test(foldName(dish.name)) || STREET_WORDS.test(foldedWords(dish))) return 'street'
  if (dish.categoryId !== MAINS || FINE_NAME.test(foldName(dish.name))) return 'any'
  if (HOME_NAME.test(foldName(dish.name))) return 'home'
  const isPlain =
    costClass === 'commodity' && HOME_FAMILIES.has(dish.family) && workClassOf(dish) !== 'crafted'
  return isPlain ? 'home' : 'any'
}

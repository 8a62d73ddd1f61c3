import type { Dish } from '../../catalogue/dish.ts'
import { DESSERTS, SIDES, STARTERS } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import { readingOf } from './words.ts'

/** When a dish is ordered, other than at dinner. */
export type Occasion = 'brunch' | 'bar'

const BRUNCH =
  /\b(?:eggs?|omelet\w*|omurice|shakshuka|chilaquiles|huevos|frittata|quiche|croque|pancakes?|waffles?|crepes?|galette|avocado toast|toast|biscuits?|benedict|hash|grits|granola|bagel|dosa|idli|congee|zosui|zousui|poha|upma|molletes|dim sum|siu mai|har gow|bao|ful medames|cilbir|burek|boregi|manakish|porridge|tamago|okayu|khao tom|jok|tamales|machaca|beignets)\b/

/** Parts of eggs bind and coat: a kebab in egg white isn't a dish of eggs. */
const PARTS_OF_EGGS = /\begg (?:whites?|yolks?|noodles?|batter|dough|custard)\b/g

const BAR =
  /\b(?:fried|fries|wings|sliders|skewer\w*|satay|yakitori|croquet\w*|olives?|nuts|peanuts|chips|dip|guacamole|nachos|tacos?|tostadas?|edamame|karaage|gyoza|dumplings|arancini|panelle|frico|pretzel|rings|pickle|deviled|oysters|tempura|croquetas|padron|shishito|bravas|boquerones|hummus|falafel|kebab|tikka|pakora|samosa|momos|vada|bajji|bonda|spring rolls|rolls|calamari|fritto|gougeres|crostini|bruschetta|pigs in a blanket|mozzarella sticks|jamon|pate|rillettes|socca|tod mun|miang|ribs)\b/

/** By its words and its recipe. A drink and a dessert aren't bar snacks. */
export function occasionsOf(dish: Dish): Occasion[] {
  const text = readingOf(dish)
  const found: Occasion[] = []
  if (
    BRUNCH.test(text.replace(PARTS_OF_EGGS, ' ')) ||
    (dish.family === 'egg' && dish.categoryId !== DESSERTS)
  )
    found.push('brunch')
  if (BAR.test(text) && (dish.categoryId === STARTERS || dish.categoryId === SIDES)) found.push('bar')
  return found
}

/** Breakfast by its name: eggs any style, stacks and toast. An omelet of the bistro and a pancake of Osaka are dinner too. */
const MORNING_NAME =
  /\b(?:benedict|denver omelet|(?:steak|ham) and eggs|buttermilk pancakes|french toast|granola|huevos (?:rancheros|a la mexicana)|chilaquiles|molletes|burrito de machaca|menemen|avocado toast|chilla|hash browns?|breakfast)\b/

/** Is it ordered in the morning alone? Then it is on cards of brunch and on no other. */
export const isOfMorning = (dish: Pick<Dish, 'name'>): boolean => MORNING_NAME.test(foldName(dish.name))

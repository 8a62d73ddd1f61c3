import type { Dish } from '../../catalogue/dish.ts'
import { isForChildren } from '../../courses/portion.ts'
import { readingOf } from './words.ts'

/** When and for whom a dish is ordered, besides at dinner. */
export type Occasion = 'brunch' | 'children' | 'bar'

const BRUNCH =
  /\b(?:eggs?|omelet\w*|omurice|shakshuka|chilaquiles|huevos|frittata|quiche|croque|pancakes?|waffles?|crepes?|galette|avocado toast|toast|biscuits?|benedict|hash|grits|granola|bagel|dosa|idli|congee|zosui|zousui|poha|upma|molletes|dim sum|siu mai|har gow|bao|ful medames|cilbir|burek|boregi|manakish|porridge|tamago|okayu|khao tom|jok|tamales|machaca|beignets)\b/

const CHILDREN =
  /\b(?:fries|burger|sliders|grilled cheese|mac and cheese|macaroni|chicken (?:fingers|tenders|satay)|pizza margherita|margherita|pomodoro|quesadilla\w*|mozzarella sticks|meatballs?|gnocchi|tots|fried rice|butter chicken|teriyaki|gyoza|dumplings|noodles|croque|frites|corn|edamame|naan|milkshake|lemonade|hot chocolate|ice cream|sundae|cookie|gelato|churros|pudding|karaage|souvlaki|pita|lasagne|rice)\b/

/** What no child is served, and what few eat. */
const NOT_FOR_CHILDREN =
  /\b(?:chil[ei]\w*|spicy|hot sauce|cayenne|raw|tartare|liver|tripe|octopus|squid|snails?|anchov\w+|blue cheese|gorgonzola|wine|rum|bourbon|vodka|brandy|cognac|beer|lager|sherry|marsala|liqueur|mustard|wasabi|fierce|fiery|harissa|sichuan|horseradish|coffee|espresso|fermented|vindaloo|jalapeno|guajillo|chipotle|peppery|mala|kimchi|blood|tongue)\b/

const BAR =
  /\b(?:fried|fries|wings|sliders|skewer\w*|satay|yakitori|croquet\w*|olives?|nuts|peanuts|chips|dip|guacamole|nachos|tacos?|tostadas?|edamame|karaage|gyoza|dumplings|arancini|panelle|frico|pretzel|rings|pickle|deviled|oysters|tempura|croquetas|padron|shishito|bravas|boquerones|hummus|falafel|kebab|tikka|pakora|samosa|momos|vada|bajji|bonda|spring rolls|rolls|calamari|fritto|gougeres|crostini|bruschetta|pigs in a blanket|mozzarella sticks|jamon|pate|rillettes|socca|tod mun|miang|ribs)\b/

/** By its words and its recipe. A drink and a dessert are no bar snack. */
export function occasionsOf(dish: Dish): Occasion[] {
  const text = readingOf(dish)
  const whole = `${text} ${dish.ingredients.join(' ')}`
  const found: Occasion[] = []
  if (BRUNCH.test(text) || (dish.family === 'egg' && dish.categoryId !== 3)) found.push('brunch')
  if (isForChildren(dish.name) || (CHILDREN.test(text) && !NOT_FOR_CHILDREN.test(whole)))
    found.push('children')
  if (BAR.test(text) && (dish.categoryId === 1 || dish.categoryId === 4)) found.push('bar')
  return found
}

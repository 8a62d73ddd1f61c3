import type { Dish } from '../../catalogue/dish.ts'
import { isAlcoholic } from '../../catalogue/ingredients/alcoholic.ts'
import { isForChildren } from '../../courses/portion.ts'
import { plateOf } from '../../dishes/read-dish.ts'
import { foldedWords } from '../../dishes/words/dish-words.ts'
import { DESSERTS, DRINKS } from '../../reference/reference.ts'
import { foodCostOf } from '../pricing/food-cost.ts'

/** How a dish suits children: written for them, or known to most of them from home and school. */
export type ChildrenFit = 'written' | 'familiar'

/** What most children know, by name and description. */
const FAMILIAR =
  /\b(?:fries|frites|burger|sliders|grilled cheese|mac and cheese|macaroni|pasta|pastina|spaghetti|rigatoni|gnocchi|lasagne|pizza|pomodoro|quesadilla\w*|enchiladas|tacos?|fajitas|mozzarella sticks|meatballs?|tots|mashed|fried rice|rice|risotto|chicken|teriyaki|gyoza|potstickers|dumplings|wontons?|noodles|udon|ramen|corn|edamame|naan|roti|pita|souvlaki|omelet\w*|omurice|pancakes?|crepes?|potato\w*|peas|carrots)\b/

const FAMILIAR_SWEET =
  /\b(?:ice cream|gelato|sundae|cookies?|churros|pudding|cake|pie|chocolate|crepes?|pancakes?|doughnuts?|brownie|cobbler|crisp|profiteroles|mochi|dango|sorbet|paleta|parfait|flan|custard|strawberr\w+|mango|banana|apples?|yogurt|cheesecake|waffles?|daifuku|honey)\b/

/** Fruit, milk, chocolate and the sodas of a birthday. */
const FAMILIAR_DRINK =
  /\b(?:juice|lemonade|milk|milkshake|malt|lassi|chocolate|orange|apple|mango|watermelon|strawberry|ramune|melon|horchata|root beer|grenadine|lemonade|limonade)\b/

/** What is strong, hot, raw or an acquired taste, in the words or in the recipe. */
const ACQUIRED =
  /\b(?:chil[ei]\w*|spicy|spiced|hot sauce|cayenne|raw|tartare|carpaccio|livers?|tripe|sweetbreads?|octopus|squid|snails?|anchov\w+|sardines?|eel|roe|caviar|blue cheese|gorgonzola|roquefort|goat cheese|munster|epoisses|cantal|reblochon|mustard|wasabi|fierce|fiery|harissa|sichuan|horseradish|coffee|espresso|matcha|tea|fermented|miso|natto|vindaloo|jalapeno|habanero|serrano|arbol|poblano|guajillo|ancho|chipotle|peppery|cracked pepper|mala|kimchi|pork blood|tongue|chorizo|jackfruit|jute|exohiko|gochu\w*|doenjang|sprouts|leeks?|chard|escarole|betel|shrimp paste|fish sauce|ginseng|trotters?|pork skin|cracklings?|nopal\w*|cactus|huitlacoche|bitter|radicchio|chicory|endive|artichokes?|okra|eggplant|cauliflower|bell pepper|truffles?|lobster|crab|cray ?fish|crawfish|andouille|mussels?|clams?|oysters?|sea urchin|durian|taro|tamarind|capers?|olives|bottarga|squash blossom|spaghetti squash|zucchini|calabacitas|beets?|mushrooms?|portobellos?|bamboo|snow fungus|fava|umeboshi|sumac|za atar|pickled|kombu|wakame|tempeh|curry paste|tikka|masala|mulligatawny|bastilla|momos|collards?|collard greens|kale|quinoa|cuttlefish|saffron|grape leaves|brandade|salt cod|adzuki|cumin|cardamom|cajun|blackened|russa|dinner)\b/

/** What is sweet, and still no child's: of charcoal, of beans, of the bar, or bitter. */
const ACQUIRED_SWEET =
  /\b(?:charred|charcoal|black bean|adzuki|red bean|mung bean|tahini|halva|sesame|quince|fennel|anise|mastic|rum|mint|sticky rice|glutinous|black rice|scallion|egg yolk|hawthorn|bracken|taro|soy milk|tofu|chia|olive oil|rose|orange blossom|duck egg|semolina|saffron)\b/

/** A grown guest's taste where the card itself names it; in the recipe alone it seasons mildly. */
const ACQUIRED_IN_WORDS = /\b(?:balsam\w+|vinegar|ginger|pepper|pepe|thyme|rosemary|stuffed|rellenas?)\b/

/** No drink for a child, though it is without alcohol: bitter, sour, salted, with herbs, or named for a cocktail. */
const GROWN_UP_DRINK =
  /\b(?:tonic|shrub|vinegar|switchel|virgen|sin alcohol|analcolico|zero|spritz|smash|cooler|fizz|ginger|thyme|rosemary|basil|salt|cumin|celery|garlic|turmeric|verjus|lavender|black pepper|chinotto|sesame|soy milk|pandan|pomegranate|star anise|shiso|clove|tiger nut|water|acqua|eau|seltzer|grapefruit|almond|walnut|badam|orzata|cream soda|egg yolks?|egg white)\b/

/** Cheese for dessert and nuts: what a kitchen leaves off a children's card. */
const NUTS =
  /\b(?:pecans?|walnuts?|almonds?|hazelnuts?|cashews?|pistachios?|pine nuts?|macadamias?|peanuts?)\b/

/** More ingredients than these aren't a plain plate. */
const PLAIN = 10

const fits = new WeakMap<Dish, { readonly fit: ChildrenFit | undefined }>()

/** By its name, its words, its recipe and its cost; undefined for all that a child would send back. */
export function childrenFitOf(dish: Dish): ChildrenFit | undefined {
  const known = fits.get(dish)
  if (known) return known.fit
  const fit = readFit(dish)
  fits.set(dish, { fit })
  return fit
}

function readFit(dish: Dish): ChildrenFit | undefined {
  if (isForChildren(dish.name)) return 'written'
  const words = foldedWords(dish)
  const all = `${words} ${dish.ingredients.join(' ')}`
  if (dish.ingredients.some(isAlcoholic) || ACQUIRED.test(all)) return undefined
  if (dish.categoryId === DRINKS) return isDrinkForChildren(dish, all) ? 'familiar' : undefined
  const { costClass } = foodCostOf(dish)
  const isGrownUp = dish.family === 'cheese' || dish.ingredients.some((name) => NUTS.test(name))
  const isPlain =
    !isGrownUp && dish.ingredients.length <= PLAIN && costClass !== 'luxury' && costClass !== 'dear'
  const known = dish.categoryId === DESSERTS ? FAMILIAR_SWEET : FAMILIAR
  if (dish.categoryId === DESSERTS && ACQUIRED_SWEET.test(all)) return undefined
  return isPlain && known.test(words) && !ACQUIRED_IN_WORDS.test(words) ? 'familiar' : undefined
}

function isDrinkForChildren(dish: Dish, all: string): boolean {
  const kind = plateOf(dish).drink
  const isSoft = kind === 'soft drink' || kind === 'zero-proof' || kind === 'hot drink'
  return isSoft && FAMILIAR_DRINK.test(all) && !GROWN_UP_DRINK.test(all)
}

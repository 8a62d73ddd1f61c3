import type { MenuItem } from '../menu/model/item.ts'
import { foldName } from '../text/fold-name.ts'
import type { Course } from './course.ts'
import { measureOf } from './measure.ts'
import { isForChildren } from './portion.ts'

/** Dishes that tell their course by a word of their name, wherever they are. */
const byDishName: readonly (readonly [RegExp, Course])[] = [
  [
    /\b(?:cabernet|chardonnay|pinot|merlot|malbec|syrah|shiraz|riesling|sauvignon|zinfandel|tempranillo|sangiovese|nebbiolo|barbera|chenin|gruner|albarino|verdejo|vermentino|gewurztraminer|gamay|grenache|mourvedre|rose|sancerre|chablis|beaujolais|cotes du rhone|brunello|valpolicella|amarone|montepulciano|soave|gavi|prosecco|champagne|cava|cremant|lager|ale|ipa|pilsner|pils|stout|porter|kolsch|hefeweizen|weissbier|cider|cola|lemonade|espresso|cappuccino|macchiato|cortado|flat white|latte|americano|coffee|tea|martini|negroni|margarita|mojito|daiquiri|manhattan|old fashioned|boulevardier|highball|spritz|sake|bourbon|whiskey|whisky|scotch|mezcal|tequila|grappa|amaro|seltzer|soda|tonic|kombucha|smoothie|milkshake|barolo|chianti|rioja|bordeaux|burgundy|sparkling water|still water)\b/,
    'drink',
  ],
  [
    /\b(?:cheesecake|tiramisu|brownies?|gelato|sorbet|sorbetto|ice cream|sundae|creme brulee|creme caramel|panna cotta|cobbler|profiteroles?|affogato|cannoli|baklava|churros|key lime pie|apple pie|pecan pie|chocolate (?:cake|mousse|tart)|mousse au chocolat|lava cake|sticky toffee pudding|bread pudding|pavlova|tarte tatin|tres leches|semifreddo|beignets)\b/,
    'dessert',
  ],
  [
    /\b(?:ribeye|rib eye|sirloin|filet mignon|strip steak|new york strip|porterhouse|t bone|tomahawk|hanger steak|flank steak|skirt steak|bavette|short ribs?|baby back ribs|spare ribs|brisket|prime rib|pork chops?|lamb chops?|lamb shank|rack of lamb|veal chop|schnitzel|cheeseburger|hamburger|burger|meatloaf|pot roast|pizza|margherita|marinara|calzone|lasagna|lasagne|spaghetti|rigatoni|tagliatelle|linguine|fettuccine|pappardelle|bucatini|penne|orecchiette|cavatelli|ravioli|tortellini|gnocchi|carbonara|bolognese|cacio e pepe|risotto|branzino|swordfish|halibut|salmon|sea bass|trout|dover sole|fish and chips|roast chicken|half chicken|brick chicken|fried chicken|duck breast|duck confit|sandwich|club|reuben|blt|philly|grilled cheese|pancakes|waffles?|french toast|omelet|omelette|eggs benedict|huevos rancheros|burritos?|enchiladas?|fajitas|ramen|pad thai|pho|bibimbap|biryani|tikka masala|vindaloo)\b/,
    'main',
  ],
  [
    /\b(?:oysters?|clams|littlenecks?|shrimp cocktail|tartare|crudo|carpaccio|ceviche|tiradito|bruschetta|crostini|wings|chowder|soup|bisque|gazpacho|caesar|wedge|deviled eggs|calamari|charcuterie|olives|hummus|guacamole|nachos|quesadilla|spring rolls?|summer rolls?|edamame|gyoza|samosas?|pakoras?|crab cakes?|burrata|caprese)\b/,
    'starter',
  ],
  [
    /\b(?:fries|mashed potatoes|baked potato|creamed spinach|broccolini|brussels sprouts|coleslaw|onion rings|side salad|steamed rice|garlic bread)\b/,
    'side',
  ],
]

/** The course that a name tells by a word that stands for it; undefined for one that stands for nothing. */
export const courseByName = (name: string): Course | undefined =>
  byDishName.find(([words]) => words.test(foldName(name)))?.[1]

const BY_THE_GLASS =
  /\b(?:glass|glas|verre|copa|bottle|btl|flasche|bouteille|botella|carafe|pint|draft|can)\b/

/**
 * The course that an item tells by itself: a plate for children is apart; what has a grower, or is sold by the glass,
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
  return courseByName(name)
}

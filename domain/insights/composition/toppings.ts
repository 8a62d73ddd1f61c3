import { mentionedIngredients } from '../../catalogue/ingredients/mentioned-ingredients.ts'
import { foldName } from '../../text/fold-name.ts'
import type { MenuDish } from './menu-dish.ts'

/** Matches the words before what is on, under or next to the dish in a description. */
const BEHIND = /\b(?:with|under|over|beneath|beside|alongside|topped|atop|on a bed of|and)\b|[,;—–]/i

/** What every kitchen cooks with, and so tells no two plates apart: seasonings, stock and its vegetables. */
const EVERYWHERE: ReadonlySet<string> = new Set(
  (
    'salt,sea salt,pepper,black pepper,sichuan pepper,olive oil,garlic,lemon,lime,butter,sugar,palm sugar,parsley,water,oil,' +
    'onion,red onion,white onion,shallot,herbs,chili,chile,serrano,jalapeno,chili oil,cream,egg,rice,tomato,cilantro,basil,mint,scallion,ginger,' +
    'soy sauce,fish sauce,tamari,jasmine rice,sesame,vinegar,milk,flour,wheat flour,bread,thyme,oregano,rosemary,cinnamon,dill,curry leaf,' +
    'lemongrass,makrut lime leaf,tamarind,dashi,kombu,celery,carrot,potato,leek,cognac'
  ).split(','),
)

/** The same: `white wine`, `chicken stock`. */
const COOKED_WITH = /\b(?:wine|stock|broth|oil)$/

/** Plates that are built alike: lettuce and tomato on every burger is a style and no slip. */
const BUILT_ALIKE =
  /\b(?:burgers?|cheeseburger|sandwich(?:es)?|melt|club|panini|wraps?|tacos?|burritos?|quesadillas?|enchiladas?|fajitas|pizzas?|pizzetta|calzone|flatbreads?|bowls?|salads?|rolls?|nigiri|sashimi|ramen|pho|noodles?|omelets?|omelettes?|eggs?|pancakes|waffles?|crepes?|toasts?|bagels?|hot dogs?|platters?|plates?|combos?|combination|curr(?:y|ies)|bento|sushi|maki|pita|shawarma|kebabs?|gyros?|souvlaki|subs?|hoagies?|po boy|fajita|nachos|wings|pasta|spaghetti|rigatoni|linguine|penne|tagliatelle|risotto|gnocchi|biryani|thali|cuon|cha gio|banh xeo|banh mi|bun|goi|gimbap|bibimbap|guksu|set|menu|breakfast)\b/

const parts = new WeakMap<MenuDish, ReadonlySet<string>>()

/**
 * Returns what is on, under or next to the dish, by the words of its description: arugula and shaved
 * Parmigiano.
 */
export function toppingsOf(plate: MenuDish): ReadonlySet<string> {
  const known = parts.get(plate)
  if (known) return known
  const text = plate.description
  const start = text.search(BEHIND)
  const own: ReadonlySet<string> = new Set(mentionedIngredients(plate.name))
  const found = new Set(
    start === -1
      ? []
      : mentionedIngredients(text.slice(start)).filter(
          (name) => !EVERYWHERE.has(name) && !COOKED_WITH.test(name) && !own.has(name),
        ),
  )
  parts.set(plate, found)
  return found
}

/** Dishes with this many garnishes in common count as having the same garnish. */
const SAME_GARNISH = 2

/** What two plates of food both have on them, where a guest would see it as the same; else nothing. */
export function sharedGarnish(a: MenuDish, b: MenuDish): readonly string[] {
  if (isBuiltAlike(a) || isBuiltAlike(b)) return []
  const common = [...toppingsOf(a)].filter((one) => toppingsOf(b).has(one))
  return common.length >= SAME_GARNISH ? common : []
}

const isBuiltAlike = ({ name }: MenuDish): boolean => BUILT_ALIKE.test(foldName(name))

import type { Dish } from '../../catalogue/dish.ts'
import { isOfMeat, isOfSea, type Plate } from '../../dishes/read-dish.ts'
import { foldedWords } from '../../dishes/words/dish-words.ts'
import { DESSERTS, MAINS, SIDES, STARTERS } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import { gramsTold } from '../pricing/food-cost.ts'
import { settingOf } from '../pricing/setting.ts'
import type { SortRecord } from './sort-record.ts'

/** What fills a guest by itself, is on the table for all, or is eaten from the hand: no course among others. */
const NO_COURSE =
  /\b(?:croque|carrozza|sandwich|burgers?|rolls?|sliders|pizza|calzone|pide|tacos?|burrito|nachos|fajitas|hot ?pot|nabe\w*|yosenabe|shabu|sukiyaki|oden|mizutaki|fondue|raclette|aligot|ramen|donburi|katsudon|gyudon|oyakodon|omurice|frites|fish fry|and waffles|and eggs|pot pie|pot roast|meatloaf|dinner|combo|platter|basket|buddha|moriawase|spritz|fries|chips|wings|pancakes?|omelet\w*|moules|cioppino|bouillabaisse|cassoulet|grand aioli|chirashizushi|half a bird|for (?:two|three|four|six|the table|everyone)|to share|family style|pulled|boiled lobster|prime rib|brisket|ribs|fiorentina|parmigiana|by the pound|edamame|taralli|olives|deviled|toast|bruschett\w*|crostin\w*|crostone|frico|panzanella|popcorn|chicharron|falafel|curry rice|sesame chicken|tso s|orange chicken|sweet and sour|tea eggs|carts?|as sold|tanghulu|ribollita|churros|sundae|float|s mores|cookies?|mud pie|pigs in a blanket|popcorn|nachos|guacamole|dip|empanadas?|garbanzos fritos|chorizo a la sidra|canelones|pozole|marquesitas|huevos rotos|pan con tomate|ensaladilla|tortillitas|gimbap|tteokbokki|budae|scramble|granola|bagel|muffin|croissant|brownie|bun|scones?|dippy|soldiers|sourdough|oats|chia|smoothie|baguette|on rye|jambon beurre|blt|marcona|lupin|thali|bento|(?<!yum )khai (?:dao|kem))\b/

/** Named for what it is heaped in; in a description a bowl only carries a soup. */
const NAMED_VESSEL = /\b(?:plate|bowl|tray)\b/

/** What a counter, a pub or a takeout makes: good, and nobody's fifth course. */
const FAMILIAR =
  /\b(?:chili|teriyaki|tonkatsu|katsu|korokke|souvlaki|yangnyeom|dakgangjeong|kung pao|mongolian|beef with broccoli|shish taouk|manchurian|coquillettes|mayonnaise|chicken 65|jjigae|jjamppong|hoedeopbap|bokkeumtang|jokbal|fish cakes|socca|callos|tripe|jeyuk|bokkeum|pinchos|sardin\w*|minestrone|zuppa di lenticchie|pastina|salsiccia|bangers|shepherd s|fish and chips|biscuits|hash|yaki onigiri|radis au beurre|gyoza|karaage|gougeres|white sauce chicken)\b/

/** Rice or noodles of at least these ingredients are a course; plain rice is on the table. */
const DRESSED = 4

/** What comes with the coffee, or from a stall. */
const CONFECTION =
  /\b(?:lokum|candy|halva|halwa|brittle|bark|chikki|laddu|barfi|dates|taiyaki|dorayaki|fritters?|doughnuts?|zeppole|struffoli|mendiants|fudge|coyotas|truffles|chips|bites?|polvorones|macaroons?|macarons?|shortbread|cookies?)\b/

const WHOLE =
  /\bwhole (?:\w+ )?(?:fish|bass|bream|branzino|snapper|trout|sole|chicken|duck|bird|crab|lobster|cauliflower)\b/

/** Shapes that are a meal in the hand. */
const CASUAL_SHAPES: ReadonlySet<Plate['shape']> = new Set(['sandwich', 'pizza', 'tortilla'])

/** Is it a plate that may be served small, between others? */
function isCourse(dish: Dish, { shape }: Plate): boolean {
  const words = foldedWords(dish)
  return (
    !CASUAL_SHAPES.has(shape) &&
    !NO_COURSE.test(words) &&
    !NAMED_VESSEL.test(foldName(dish.name)) &&
    !FAMILIAR.test(foldName(dish.name)) &&
    !WHOLE.test(words) &&
    gramsTold(dish) === undefined &&
    settingOf(dish) !== 'street'
  )
}

type Taken = (plate: Plate, dish: Dish) => boolean

const course = (name: string, categoryId: SortRecord['categoryId'], isTaken: Taken): SortRecord => ({
  name,
  categoryId,
  count: 1,
  takes: (dish, plate) => dish.categoryId === categoryId && isCourse(dish, plate) && isTaken(plate, dish),
})

const isMeatless = ({ kind }: Plate) => kind === 'vegan' || kind === 'vegetarian'
const isRich: Taken = (_, { weight }) => weight === 'rich'
const isLight: Taken = (_, { weight }) => weight === 'light'
const isOfSpoon = ({ shape }: Plate) => shape === 'soup'
const isDip = ({ shape }: Plate) => shape === 'dip' || shape === 'spread'
const isPrimo: Taken = ({ shape }, { family, name }) =>
  shape === 'pasta' || family === 'noodle' || /risotto|gnocchi|crespelle/i.test(name)
const isFamiliarMince: Taken = (_, { ingredients: [first] }) => first?.startsWith('ground') === true
/** Cheese as it ripened, alone or with its fruit; a cheesecake is a sweet. */
export const isOfCheese: Taken = (_, { family, ingredients }) =>
  family === 'cheese' && !ingredients.some((name) => /flour|sugar|cracker|filo|kataifi|sponge/.test(name))

/** Fruit and ice clear the palate before the dessert, and are none. */
const isIce: Taken = ({ serving }, { family, weight }) =>
  serving === 'frozen' && family === 'fruit' && weight === 'light'

/**
 * The courses of tasting menus. What opens a meal is never rich, and what closes its savory part never light, so that
 * plates grow from the first to the last whatever is drawn.
 */
export const courseSorts = {
  courseRaw: course(
    'Raw',
    STARTERS,
    (plate, dish) =>
      plate.serving === 'cold' &&
      (isOfSea(plate) || (plate.technique === 'raw' && !isMeatless(plate))) &&
      !isRich(plate, dish),
  ),
  courseCold: course(
    'Cold',
    STARTERS,
    (plate, dish) => plate.serving === 'cold' && isLight(plate, dish) && !isOfSpoon(plate) && !isDip(plate),
  ),
  courseSoup: course('Soup', STARTERS, (plate, dish) => isOfSpoon(plate) && !isRich(plate, dish)),
  courseWarm: course(
    'Warm',
    STARTERS,
    (plate, dish) => plate.serving === 'hot' && !isOfSpoon(plate) && !isRich(plate, dish),
  ),
  courseVegetable: course(
    'Vegetable',
    STARTERS,
    (plate, dish) => isMeatless(plate) && !isRich(plate, dish) && !isOfSpoon(plate) && !isDip(plate),
  ),
  coursePasta: course(
    'Pasta',
    MAINS,
    (plate, dish) => isPrimo(plate, dish) && !isOfSea(plate) && !isRich(plate, dish),
  ),
  coursePrimo: course('Primo', MAINS, (plate, dish) => isPrimo(plate, dish) && isMeatless(plate)),
  courseFish: course(
    'Fish',
    MAINS,
    (plate, dish) => isOfSea(plate) && !isPrimo(plate, dish) && !isRich(plate, dish),
  ),
  courseSea: course('Shellfish', STARTERS, (plate, dish) => isOfSea(plate) && !isRich(plate, dish)),
  courseMeat: course(
    'Meat',
    MAINS,
    (plate, dish) => isOfMeat(plate) && !isLight(plate, dish) && !isFamiliarMince(plate, dish),
  ),
  courseGarden: course('Garden', MAINS, (plate, dish) => isMeatless(plate) && !isLight(plate, dish)),
  courseGreen: course('Green', MAINS, (plate, dish) => isMeatless(plate) && !isRich(plate, dish)),
  // Half a brined egg goes with rice, and is no course.
  courseSide: course(
    'Side',
    SIDES,
    (plate, { ingredients }) =>
      isMeatless(plate) && plate.starch === undefined && ingredients.length >= DRESSED,
  ),
  courseRice: course(
    'Rice',
    SIDES,
    ({ starch }, { weight, ingredients }) =>
      (starch === 'rice' || starch === 'noodle') && weight !== 'rich' && ingredients.length >= DRESSED,
  ),
  courseCheese: course('Cheese', DESSERTS, isOfCheese),
  courseSorbet: course('Sorbet', DESSERTS, isIce),
  courseEgg: course(
    'Egg',
    STARTERS,
    (plate, dish) => dish.family === 'egg' && !isOfSpoon(plate) && !isRich(plate, dish),
  ),
  courseFruit: course('Fruit', DESSERTS, (_, { family, weight }) => family === 'fruit' && weight === 'light'),
  courseSweet: course(
    'Sweet',
    DESSERTS,
    (plate, dish) =>
      !isOfCheese(plate, dish) &&
      !isIce(plate, dish) &&
      !CONFECTION.test(foldName(`${dish.name} ${dish.gloss ?? ''}`)),
  ),
} as const satisfies Readonly<Record<string, SortRecord>>

export type CourseSort = keyof typeof courseSorts

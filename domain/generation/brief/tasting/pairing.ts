import type { Dish } from '../../../catalogue/dish.ts'
import { wineLineOf } from '../../../catalogue/voices/wine-lines.ts'
import type { DrinkKind } from '../../../dishes/drinks/drink-kind.ts'
import { isOfMeat, isOfSea, plateOf } from '../../../dishes/read-dish.ts'
import { DESSERTS, SIDES, STARTERS } from '../../../reference/reference.ts'
import type { Random } from '../../choosing/random.ts'
import { isOfCheese } from '../../sorts/course-sorts.ts'

/** What a sommelier tells apart: wines by weight and sweetness, other drinks by their kind. */
type Style =
  | 'lean white'
  | 'light white'
  | 'full white'
  | 'scented white'
  | 'light red'
  | 'full red'
  | 'light sweet'
  | 'dark sweet'
  | 'dry sherry'
  | 'cloudy rice wine'
  | 'warm rice wine'
  | Exclude<DrinkKind, 'white wine' | 'red wine' | 'sweet or fortified wine'>

/** By the line of the list: the first that it says, the last where it says none. */
const styles = {
  'white wine': [
    ['scented white', /\b(?:off-dry|sweet|scented|lychee|rose petal)\b/],
    ['lean white', /\b(?:crisp|brisk|lean|bone-dry|salt|salty|slate)\b/],
    ['full white', /\b(?:full|round|ripe|quince|apricot|honey|white peach)\b/],
    ['light white', /./],
  ],
  'red wine': [
    [
      'full red',
      /\b(?:full|big|dark|firm|tannin|tannic|ripe|spice|cassis|blackberry|black cherry|cabernet)\b/,
    ],
    ['light red', /./],
  ],
  'rice wine': [
    ['light sweet', /\bsweet\b/],
    ['warm rice wine', /\bwarm\b/],
    ['cloudy rice wine', /\b(?:cloudy|chestnut)\b/],
    ['rice wine', /./],
  ],
  'sweet or fortified wine': [
    ['dry sherry', /\bdry\b/],
    ['dark sweet', /\b(?:black|raisin|coffee|red|amber|dried|fortified)\b/],
    ['light sweet', /./],
  ],
} as const satisfies Partial<Record<DrinkKind, readonly (readonly [Style, RegExp])[]>>

/** What a drink is to a sommelier; undefined for what is none. */
export function styleOf(drink: Dish): Style | undefined {
  const kind = plateOf(drink).drink
  const line = (wineLineOf(drink.name) ?? `${drink.name} ${drink.gloss ?? drink.description}`).toLowerCase()
  // Red bubbles are for a board of ham.
  if (kind === 'sparkling wine' && /\bred\b/.test(line)) return undefined
  switch (kind) {
    case 'white wine':
    case 'red wine':
    case 'rice wine':
    case 'sweet or fortified wine':
      return styles[kind].find(([, says]) => says.test(line))?.[0]
    default:
      return kind
  }
}

/** What is poured where nobody drinks wine, or none is left. */
const soft = ['zero-proof', 'tea', 'soft drink'] as const satisfies readonly Style[]

/**
 * What sommeliers pour with a course, the first choice first: weight with weight, sweet with sweet, a red with brown
 * meat, nothing tannic with fish, nothing dry with a dessert. Spirits and cocktails are poured before and after a meal.
 */
const pours = {
  'blue cheese': ['dark sweet', 'light sweet', 'full red', ...soft],
  cheese: ['dark sweet', 'full red', 'light red', 'light sweet', 'full white', 'cider', ...soft],
  // It clears the palate, as a glass would.
  ice: [],
  'dark sweet': ['dark sweet', 'light sweet', 'coffee', 'tea', 'hot drink', ...soft],
  sweet: ['light sweet', 'tea', 'coffee', 'hot drink', ...soft],
  spicy: [
    'scented white',
    'rosé wine',
    'lean white',
    'light white',
    'cloudy rice wine',
    'beer',
    'sparkling wine',
    'rice wine',
    ...soft,
  ],
  roe: ['sparkling wine', 'dry sherry', 'rice wine', 'lean white', 'light white', ...soft],
  crisp: [
    'sparkling wine',
    'dry sherry',
    'lean white',
    'light white',
    'rice wine',
    'scented white',
    'rosé wine',
    'beer',
    ...soft,
  ],
  cream: ['full white', 'light white', 'rosé wine', 'sparkling wine', 'rice wine', 'beer', ...soft],
  'rich fish': [
    'full white',
    'light white',
    'rosé wine',
    'scented white',
    'rice wine',
    'lean white',
    'sparkling wine',
    'beer',
    ...soft,
  ],
  'spicy meat': ['light red', 'full red', 'rosé wine', 'beer', 'cloudy rice wine', ...soft],
  'red meat': ['full red', 'light red', 'rosé wine', 'warm rice wine', 'beer', ...soft],
  'brown meat': ['light red', 'full red', 'rosé wine', 'warm rice wine', 'beer', ...soft],
  'pale bird': ['full white', 'light red', 'rosé wine', 'scented white', 'full red', 'beer', ...soft],
  earth: [
    'light red',
    'full white',
    'rosé wine',
    'light white',
    'warm rice wine',
    'sparkling wine',
    'rice wine',
    'beer',
    ...soft,
  ],
  'rice or bread': [
    'tea',
    'warm rice wine',
    'rice wine',
    'light white',
    'full white',
    'sparkling wine',
    'beer',
    ...soft,
  ],
  other: [
    'light white',
    'lean white',
    'full white',
    'scented white',
    'rosé wine',
    'sparkling wine',
    'rice wine',
    'beer',
    'cider',
    ...soft,
  ],
} as const satisfies Readonly<Record<string, readonly Style[]>>

type Character = keyof typeof pours

const SPICY = /\b(?:chil[ei]\w*|spicy|fiery|sichuan|curry|vindaloo|harissa|jalapeno|habanero)\b/i
const ROE = /\b(?:roe|caviar|uni|urchin|bottarga|ikura|tobiko)\b/i
/** What coats the mouth asks for a wine that does, too. */
const CREAM =
  /\b(?:cream|butter|cheese|mascarpone|béchamel|hollandaise|mousseline|mushrooms?|morels?|truffles?|yolks?)\b/i
const COCONUT = /\bcoconut\b/i
const BLUE = /\b(?:roquefort|gorgonzola|blue cheese)\b/
const DARK =
  /\b(?:chocolate|cocoa|coffee|espresso|caramel|dulce|walnut|pecan|hazelnut|fig|date|raisin|prune|molasses)s?\b/
const PALE = /\b(?:lemon|cream|tarragon|butter|coconut milk|herbs?)\b/i
const LIGHT_MEAT = /\b(?:duck|pork|veal|rabbit|quail|suckling|pancetta|prosciutto)\b/
const NO_TEA_FOR_DINNER = /\b(?:milk|boba|latte|sugar|sweet\w*)\b/

function characterOfDessert(dish: Dish): Character {
  const { family, ingredients, weight } = dish
  const plate = plateOf(dish)
  if (isOfCheese(plate, dish)) return BLUE.test(ingredients[0] ?? '') ? 'blue cheese' : 'cheese'
  if (weight === 'light' && plate.serving === 'frozen' && family === 'fruit') return 'ice'
  return DARK.test(ingredients.slice(0, 6).join(' ')) ? 'dark sweet' : 'sweet'
}

function characterOfMeat(dish: Dish, isSpicy: boolean): Character {
  const isLight = LIGHT_MEAT.test(dish.ingredients[0] ?? '')
  if (plateOf(dish).kind === 'poultry' && !isLight) {
    if (isSpicy) return COCONUT.test(dish.description) ? 'spicy' : 'spicy meat'
    return PALE.test(dish.description) ? 'pale bird' : 'brown meat'
  }
  if (isSpicy) return 'spicy meat'
  return isLight ? 'brown meat' : 'red meat'
}

/** What a course is to a sommelier. */
function characterOf(dish: Dish): Character {
  const { categoryId, description, family, weight } = dish
  const plate = plateOf(dish)
  if (categoryId === DESSERTS) return characterOfDessert(dish)
  if (categoryId === SIDES && plate.starch) return 'rice or bread'
  const isSpicy = SPICY.test(description)
  const isMain = categoryId !== STARTERS
  // A dumpling of pork comes before the whites are poured.
  if (isMain && isOfMeat(plate)) return characterOfMeat(dish, isSpicy)
  if (ROE.test(`${dish.name} ${description}`)) return 'roe'
  const isCrisp = plate.technique === 'raw' || (plate.technique === 'fried' && !isMain)
  if (isCrisp || (isOfSea(plate) && plate.serving !== 'hot')) return 'crisp'
  if (isSpicy) return 'spicy'
  if (isOfSea(plate)) return weight === 'light' && !CREAM.test(description) ? 'other' : 'rich fish'
  if (!isMain && plate.serving === 'hot' && CREAM.test(description)) return 'cream'
  return isMain && (family === 'mushroom' || weight === 'rich') ? 'earth' : 'other'
}

/** The drinks that go with a course, the first choice first. */
export const stylesWith = (dish: Dish): readonly Style[] => pours[characterOf(dish)]

const travels = (style: Style): boolean => /white|red|sweet|sherry|^(?:rosé|sparkling) wine$/.test(style)

/** Bubbles, whites by their weight, rosé: after a fuller one a lean one tastes of water. */
const BODY: Partial<Record<Style, number>> = {
  'sparkling wine': 0.5,
  'lean white': 1,
  'light white': 2,
  'full white': 3,
  'rosé wine': 4,
}
const FULLEST = 5

interface Cellar {
  /** Drinks of the cuisine. */
  readonly own: readonly Dish[]
  /** Drinks of other cuisines; only their wines are poured. */
  readonly others: readonly Dish[]
  /** The lower, the nearer its vineyards are to the cuisine. */
  readonly nearness: (drink: Dish) => number
}

/**
 * A drink for each dish, none twice: of the first style that suits it and is left, the cuisine's before those of
 * others. No red is poured before the last plate of the sea, no white after a fuller one while another style suits.
 * Undefined where nothing is left.
 */
export function pairingFor(
  dishes: readonly Dish[],
  { own, others, nearness }: Cellar,
  random: Random,
): (Dish | undefined)[] {
  const poured = new Set<Dish>()
  const isLeaner = (style: Style): boolean =>
    [...poured].some((drink) => (BODY[styleOf(drink) ?? style] ?? 0) > (BODY[style] ?? FULLEST))
  const lastOfSea = dishes.findLastIndex((dish) => isOfSea(plateOf(dish)))
  const anyOf = (list: readonly Dish[], style: Style, dish: Dish): Dish | undefined => {
    const all = list.filter((drink) => styleOf(drink) === style && !poured.has(drink) && suits(drink, dish))
    const left = all.filter((drink) => nearness(drink) === Math.min(...all.map(nearness)))
    return left[Math.floor(random() * left.length)]
  }
  return dishes.map((dish, index) => {
    const allowed = stylesWith(dish).filter((style) => index > lastOfSea || !style.endsWith(' red'))
    const suiting = allowed.toSorted((a, b) => Number(isLeaner(a)) - Number(isLeaner(b)))
    const wines = suiting.filter(travels)
    const tries = [
      ...suiting.filter(isServedWith(dish)).map((style) => [own, style] as const),
      ...wines.map((style) => [others, style] as const),
      ...suiting.map((style) => [own, style] as const),
    ]
    for (const [list, style] of tries) {
      const chosen = anyOf(list, style, dish)
      if (!chosen) continue
      poured.add(chosen)
      return chosen
    }
    return undefined
  })
}

/** What the cuisine pours with it before wines of others come: all but what only fills in. */
const isServedWith =
  (dish: Dish) =>
  (style: Style): boolean =>
    characterOf(dish) === 'rice or bread' || travels(style) || style.endsWith('rice wine')

const suits = (drink: Dish, dish: Dish): boolean =>
  characterOf(dish) !== 'rice or bread' ||
  !NO_TEA_FOR_DINNER.test(`${drink.name} ${drink.description}`.toLowerCase())

import type { Dish } from '../../catalogue/dish.ts'
import type { IngredientName } from '../../catalogue/ingredients/index.ts'
import { fleshOf } from '../../dishes/food/kind.ts'
import { techniqueOf } from '../../dishes/food/technique.ts'
import { foldedWords } from '../../dishes/words/dish-words.ts'
import { DRINKS } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import { costClassOfKg, type FoodCost } from './cost-class.ts'
import { costPerKg, traceGrams } from './ingredient-costs.ts'
import { pourCost } from './pours.ts'

/** What an estimate reads of a plate. */
export type Costed = Pick<Dish, 'name' | 'description' | 'ingredients'>

interface Portion {
  readonly fleshG: number
  /** Of the first ingredient where it isn't flesh. */
  readonly otherG: number
  /** Fat, sauce, garnish, bread, and what is thrown away, in USD. */
  readonly rest: number
}

/** Usual portions of full-service restaurants by category, our own figures. Grams are ready for the pan. */
const portions: Readonly<Record<1 | 2 | 3 | 4, Portion>> = {
  1: { fleshG: 100, otherG: 120, rest: 1.5 },
  2: { fleshG: 200, otherG: 220, rest: 2.6 },
  3: { fleshG: 80, otherG: 110, rest: 1.6 },
  4: { fleshG: 60, otherG: 150, rest: 1 },
}

/** What is sold by its animal: a lobster of a pound and a half has 150 g of meat, a bird or a crab is half bone. */
const ownGrams: Readonly<Partial<Record<IngredientName, number>>> = {
  lobster: 150,
  crab: 170,
  'dungeness crab': 170,
  'lamb chop': 250,
  'spare rib': 300,
  oxtail: 300,
  shrimp: 170,
  mussel: 170,
  clam: 130,
  oyster: 180,
  scallop: 160,
  eel: 170,
}

/** What words say of an ingredient that its name in the lexicon does not: a sort, a cut, an amount. */
const told: readonly {
  readonly words: RegExp
  readonly of: IngredientName
  readonly usd?: number
  readonly grams?: number
}[] = [
  // The sole of Dover, flown in whole: about $60 a kilogram, half of it fillet.
  { words: /\bdover\b/, of: 'sole', usd: 120, grams: 230 },
  // The highest Japanese grade.
  { words: /\ba5\b/, of: 'wagyu beef', usd: 350, grams: 100 },
  // Half of a steak on the bone for two, sold by its weight.
  { words: /\b(?:bistecca|t bone|porterhouse)\b/, of: 'beef', usd: 34, grams: 350 },
  // Sold with its bone, and cut thicker than a steak without.
  { words: /\bbone in ribeye\b/, of: 'ribeye steak', grams: 300 },
  // A roast, cut from the whole rib, costs less than its steaks.
  { words: /\bprime rib\b/, of: 'ribeye steak', usd: 34, grams: 290 },
  { words: /\bribeye\b/, of: 'ribeye steak', grams: 270 },
  // Half a bird of the breed, dried for a day.
  { words: /\bpeking\b/, of: 'duck', usd: 24, grams: 350 },
  // The cheaper end of the animal.
  { words: /\b(?:chili|laal maas|stew|ragu)\b/, of: 'venison', usd: 26 },
  // A few slices, cooked by the broth.
  { words: /\bpho\b/, of: 'beef sirloin', grams: 120 },
  { words: /\b(?:carpaccio|tartare)\b/, of: 'beef', usd: 30 },
  { words: /\b(?:otoro|chutoro|toro)\b/, of: 'tuna', usd: 130 },
  { words: /\biberico\b/, of: 'pork', usd: 44 },
]

/** Fish and beef that are eaten raw are the best of their kind: about half as dear again. */
const RAW_GRADE = 1.5

/** Several kinds of flesh on one plate share a portion, and a fifth more of it for each up to the third. */
const mixed = (kinds: number): number => 1 + 0.2 * (Math.min(kinds, 3) - 1)

/** Flesh next to rice, noodles or vegetables that the dish is named for. */
const BESIDE = 0.5

/** With eggs it is two slices, and the plate is priced as a breakfast, whatever the slices are of. */
const WITH_EGGS = 0.3

/** A roll, a taco, a salad, a soup or what is eaten in bread holds less of it than a plate. */
const IN_SMALL = {
  words:
    /\b(?:rolls?|maki|tacos?|salade|salad|pho|sandwich|toast|toastie|blt|melt|ciabatta|croissant|jambon beurre|on (?:rye|sourdough|brioche))\b/,
  share: 0.6,
} as const

/** A sauce or a butter to a steak, by itself: two spoons of it, whatever it is of. USD. */
const BOAT = /^(?!.*\b(?:with|in)\b).*\b(?:sauce|butter)$/
const BOAT_USD = 0.9

const OUNCE_G = 28.35
const numbers = 'four five six seven eight nine ten eleven twelve fourteen sixteen'.split(' ')
const amounts = [4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16]
const OUNCES = new RegExp(`\\b(${numbers.join('|')}|\\d{1,2}) ?(?:ounces?|oz)\\b`)

/** Grams that the words give in ounces: `Twelve-ounce strip` is 340. */
export function gramsTold(dish: Pick<Dish, 'name' | 'description'>): number | undefined {
  const [, count] = OUNCES.exec(foldedWords(dish)) ?? []
  if (count === undefined) return undefined
  const ounces = amounts[numbers.indexOf(count)] ?? Number(count)
  return Math.round(ounces * OUNCE_G)
}

const costs = new WeakMap<Dish, FoodCost>()

/**
 * What a dish costs to buy, estimated from its recipe: its flesh and its first ingredient by usual portions, what its
 * words say of sorts and weights, and a sum for all the rest. A drink is estimated from what is poured.
 */
export function foodCostOf(dish: Dish): FoodCost {
  const known = costs.get(dish)
  if (known) return known
  const cost = dish.categoryId === DRINKS ? pourCost(dish) : plateCost(dish, portions[dish.categoryId])
  costs.set(dish, cost)
  return cost
}

/** What a higher range spends on the same dish: better produce, smaller catches, more thrown away (our own figures). */
const produce: Readonly<Record<number, number>> = { 1: 0.9, 2: 0.95, 3: 1, 4: 1.2, 5: 1.5 }

/** What a dish costs to buy for a menu of a price range (1 to 5), in USD: an estimate. */
export const foodCostAt = (dish: Dish, priceRange: number): number =>
  foodCostOf(dish).usd * (produce[priceRange] ?? 1)

/** The same for a plate of an owner's own recipe, as a dish of this category is served. */
export const foodCostOfRecipe = (plate: Costed, categoryId: keyof typeof portions): FoodCost =>
  plateCost(plate, portions[categoryId])

function plateCost(dish: Costed, portion: Portion): FoodCost {
  if (BOAT.test(foldName(dish.name))) return { usd: BOAT_USD, costClass: 'commodity' }
  const parts = partsOf(dish, portion)
  const usd = parts.reduce((sum, part) => sum + (part.grams * part.usd) / 1000, portion.rest)
  const dearest = Math.max(0, ...parts.map((part) => part.usd))
  const costClass = costClassOfKg(dearest)
  return {
    usd: Math.round(usd * 100) / 100,
    costClass: isOfEggs(dish) && costClass === 'usual' ? 'commodity' : costClass,
  }
}

/** An ingredient that counts, its grams and what a kilogram of it costs. */
interface Part {
  readonly grams: number
  readonly usd: number
}

function partsOf(dish: Costed, portion: Portion): Part[] {
  const [first] = dish.ingredients
  const traces = dish.ingredients.filter((name) => traceGrams(name) !== undefined)
  const flesh = dish.ingredients.filter((name) => fleshOf(name) && !traces.includes(name))
  const isFirst = first !== undefined && flesh.includes(first)
  const beside = isOfEggs(dish) ? WITH_EGGS : BESIDE
  const share = (mixed(flesh.length) / flesh.length) * (isFirst ? 1 : beside) * smallness(dish)
  const scale = portion.fleshG / portions[2].fleshG
  const inWords = gramsTold(dish)
  const parts = [
    ...flesh.map((name) => {
      const word = toldOf(dish, name)
      const whole = word?.grams ?? ownGrams[name] ?? portions[2].fleshG
      const grams = name === first && inWords ? inWords : whole * scale * share
      return { grams, usd: word?.usd ?? costPerKg(name) * gradeOf(dish, name) }
    }),
    ...traces.map((name) => ({ grams: (traceGrams(name) ?? 0) * scale, usd: costPerKg(name) })),
  ]
  const isOther = first !== undefined && !isFirst && !traces.includes(first)
  return isOther ? [...parts, { grams: portion.otherG, usd: costPerKg(first) }] : parts
}

const smallness = ({ name }: Costed): number => (IN_SMALL.words.test(foldName(name)) ? IN_SMALL.share : 1)

const isOfEggs = ({ ingredients: [first] }: Costed): boolean => first === 'egg'

const toldOf = (dish: Costed, name: IngredientName) =>
  told.find(({ words, of }) => of === name && words.test(foldedWords(dish)))

const gradeOf = (dish: Costed, name: IngredientName): number =>
  techniqueOf(dish) === 'raw' && fleshOf(name) === 'fish' ? RAW_GRADE : 1

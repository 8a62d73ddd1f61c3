import { mentionedIngredients } from '../../../catalogue/ingredients/mentioned-ingredients.ts'
import { measureOf, ONE_PLATE } from '../../../courses/measure.ts'
import { variantKey } from '../../../courses/own-amounts.ts'
import { fleshOf } from '../../../dishes/food/kind.ts'
import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import { ascending, quantile } from '../../review/quantiles.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { itemFindingId, nameOfAmount, type ReviewedItem } from '../../review/reviewed-item.ts'
import { amountPointer, type PriceOfItem, pricesOf } from './variant-checks.ts'

/** With fewer neighbors than this nobody knows what a section usually charges. */
const MIN_OTHERS = 4

/** How far a price may be from the nearest and from the middle of its neighbors. */
interface Bound {
  readonly ofNext: number
  readonly ofMiddle: number
}

/** A price this far from all others lacks a decimal point, or has one too many, whatever is sold. */
const ANY: Bound = { ofNext: 4, ofMiddle: 8 }
/** A plate of meat or fish among main courses: the cheapest cut is seldom half of the next. */
const PLATE: Bound = { ofNext: 1.8, ofMiddle: 2.2 }
/** What is dear among other main courses, starters, sides and desserts. */
const COURSE: Bound = { ofNext: 2.2, ofMiddle: 2.5 }
/** What is cheap among other main courses. */
const CHEAP: Bound = { ofNext: 2.6, ofMiddle: 2.8 }

/** Dishes that may cost many times as much as their neighbors. */
export const LUXURY =
  /\b(?:caviar|osetra|ossetra|kaluga|beluga|truffles?|wagyu|kobe|a5|tomahawk|porterhouse|chateaubriand|lobster|king crab|foie gras|dover sole|towers?|plateau|platters?|omakase|tasting|chef|whole|reserve|vintage|magnum|grand|royal|feast|service|for two|for the table|sharing|rack|board|mixed grill|parrillada|mariscada|bistecca|turbot|langouste|bogavante|astice)\b/i

/** What is sold by the table, the weight or the bottle. */
const SEVERAL =
  /\b(?:for (?:2|3|4|two|three|four)|fur (?:2|zwei)|pour (?:2|deux)|para (?:2|dos|dois)|per (?:2|due)|voor (?:2|twee)|pers(?:on(?:s|as|en|es|e)?)?|fiorentina|cote de boeuf|entire|family|party)\b/

/** Dishes that cost next to nothing on purpose. */
export const GIVEN =
  /\b(?:bread|butter|focaccia|sauces?|dips?|refills?|olives|nuts|tap|water|corkage|extra|add|side|sour cream|egg|bacon|toast|miso|rice|papad|papadum|chutney|pickles?|prawn crackers|zutat|belag|beilage|brot|so(?:ss|ß)e|pain|pane?|salsas?|ingredientes?|supplément|toppings?|crust|each|beer nuts|espresso|tea|coffee)\b/i

/** Sorts of main courses that usually cost less than a plate: a burger next to steaks isn't a slip. */
const LIGHT = anyWord(`
  *burger*, sandwich*, sub(s), wrap(s), hot dog(s), *dog(s), taco(s), burrito(s), quesadilla(s), slider(s), wing(s), nugget(s)
  tender(s), strip(s) and fries, fingers, salad*, soup(s), chili, chowder, stew, fries, pie(s), toast*, omelet*, egg(s), roll(s)
  half, small, lunch, kid*, child*, add*, extra*, side*, mini, snack*, skewer(s), sausage(s), patt*, meatball(s), liver(s)
  pizza*, flatbread*, pita, gyro(s), kebab*, doner*, döner*, falafel, samosa*, dumpling*, gyoza, noodle*, ramen, pho, curry*
  bowl(s), rice, biryani, pasta, spaghetti, mac, gnocchi, dal, daal, tofu, *suppe*, *salat*, *wurst*, brot*, toast*, pommes
  salade*, soupe*, potage, croque*, oeuf*, quiche*, crepe*, galette*, tartine*, saucisse*, boudin
  insalata, zuppa, panino, panini, bruschett*, frittata, uova, polpette, salsicc*
  ensalada*, sopa*, bocadillo*, tortilla*, huevo*, croqueta*, montadit*, pincho*, hamburguesa*, perrito*
  salada*, prego, bifana, francesinha, broodje*, soep, kroket*, bitterbal*, smorrebrod, suppe, zupa, pierogi, nalesniki`)

const BY_THE_GLASS = /\b(?:glass|gl|verre|glas|draft|draught|can|cup)\b/i

/** Sections of drinks in which nothing comes by the bottle. */
const POURED = anyWord(`
  cocktail(s), mocktail(s), draft*, draught*, on tap, coffee(s), tea(s), espresso*, soft drink(s), soda(s), juice(s), smoothie(s)
  shake(s), milkshake(s), by the glass, kaffee, heissgetranke, cafes, caffetteria, refrescos, zumos, limonad*, fassbier`)

/** A drink costs what its bottle costs: only glasses are compared with glasses. */
const canSlip = ([{ course, isOrdinary, section }, { variant }]: PriceOfItem): boolean => {
  if (course !== 'drink') return isOrdinary || course === 'main'
  return variant === null ? isOrdinary && POURED.test(foldName(section.name)) : BY_THE_GLASS.test(variant)
}

type Slip = RecommendationOf<'price_slip' | 'price_slip_low'>

/**
 * Finds an owner's dishes whose price is far from those of their neighbors, comparing each price with those for the
 * same portion in its section: asked, never proposed. How far is far depends on the sort: bread next to steaks and a
 * tower of seafood next to oysters are no slips.
 * @param isAsked leaves out what is judged elsewhere
 */
export function checkSlips(
  section: readonly ReviewedItem[],
  isAsked: (item: ReviewedItem) => boolean,
): Slip[] {
  const byPortion = Map.groupBy(pricesOf(section).filter(canSlip), ([, own]) => variantKey(own))
  return [...byPortion.values()].flatMap((prices) => {
    const amounts = ascending(prices.map(([, { amount }]) => amount))
    const found = prices
      .filter(([item]) => isAsked(item))
      .flatMap((one) => slipOf(one, amounts.toSpliced(amounts.indexOf(one[1].amount), 1)))
    // Two odd prices are a habit of the house, as a list of lunches and dinners is.
    return found.length > 1 && found.every(({ params }) => !isFar(params)) ? [] : found
  })
}

const isFar = ({ price, next }: Slip['params']): boolean => Math.max(price / next, next / price) >= ANY.ofNext

const isFlesh = (name: string): boolean =>
  /\b(?:steak|chop|ribs?|fillet|filet|loin|shank)\b/.test(foldName(name)) ||
  mentionedIngredients(name).some((one) => fleshOf(one) !== undefined)

/** Sold by the piece: `Pastéis de bacalhau (un.)`. */
const PER_PIECE = /\b(?:each|per piece|la pieza|à la pièce)\b|\((?:un|ud|uds|stk|st|pc|ea|pz)\.?\)/i

/** A weight that is less than this: a small cut may cost a third of a large one. */
const SMALL_G = 150

/** Is it of a sort that usually costs less than a plate of meat, or a small one? */
export const isLight = ({ item }: ReviewedItem): boolean => {
  const measure = measureOf(item.name)
  if (PER_PIECE.test(item.name)) return true
  const isSmall = measure !== ONE_PLATE && !(measure?.scale === 'weight' && measure.amount >= SMALL_G)
  return isSmall || LIGHT.test(foldName(item.name)) || GIVEN.test(item.name)
}

/** How far below its neighbors a price of this dish may be. */
function lowBound(reviewed: ReviewedItem): Bound {
  if (reviewed.course !== 'main' || isLight(reviewed) || reviewed.isOnMenuOfItsOwn) return ANY
  return isFlesh(reviewed.item.name) ? PLATE : CHEAP
}

/** How far above them it may be. */
function highBound({ course, item, isOrdinary }: ReviewedItem): Bound {
  const words = foldName(`${item.name} ${item.description}`)
  if (course === 'drink' || course === 'apart' || !isOrdinary || SEVERAL.test(words)) return ANY
  return course === 'main' && isFlesh(item.name) ? PLATE : COURSE
}

/** @param others the amounts of its neighbors, ascending */
function slipOf([reviewed, own]: PriceOfItem, others: readonly number[]): Slip[] {
  const [lowest, highest] = [others[0], others.at(-1)]
  if (lowest === undefined || highest === undefined || others.length < MIN_OTHERS) return []
  const { amount } = own
  const middle = quantile(others, 0.5)
  const high = highBound(reviewed)
  const low = lowBound(reviewed)
  const words = `${reviewed.item.name} ${reviewed.item.description}`
  const isDear = amount >= middle * high.ofMiddle && amount >= highest * high.ofNext && !LUXURY.test(words)
  const isCheap =
    amount <= middle / low.ofMiddle &&
    amount <= lowest / low.ofNext &&
    !GIVEN.test(reviewed.item.name) &&
    !PER_PIECE.test(reviewed.item.name)
  if (!isDear && !isCheap) return []
  const code = isDear ? 'price_slip' : 'price_slip_low'
  return [
    {
      code,
      id: `${itemFindingId(code, reviewed)}:${own.priceId}`,
      pointer: amountPointer(reviewed, own),
      params: { name: nameOfAmount(reviewed, own), price: amount, next: isDear ? highest : lowest },
      edits: [],
      ...(isDear ? {} : { stake: { itemId: reviewed.item.id, amount: lowest - amount } }),
    },
  ]
}

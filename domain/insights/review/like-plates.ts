import { mentionedIngredients } from '../../catalogue/ingredients/mentioned-ingredients.ts'
import { measureOf, ONE_PLATE } from '../../courses/measure.ts'
import { isForChildren } from '../../courses/portion.ts'
import { fleshOf } from '../../dishes/food/kind.ts'
import { courseInName } from '../../dishes/meal/course-words.ts'
import { anyWord } from '../../text/any-word.ts'
import { foldName } from '../../text/fold-name.ts'
import type { ReviewedItem } from './reviewed-item.ts'

/** What comes in any quantity, or for any number. */
const OF_ANY_PRICE = 8

/** How many times farther than others from their neighbors the prices of these dishes may be. */
const DEARNESS: readonly (readonly [words: RegExp, times: number])[] = [
  [/\b(?:caviar|osetra|ossetra|kaluga|beluga|percebes|angulas)\b/i, OF_ANY_PRICE],
  [
    /\b(?:wagyu|kobe|a5|tomahawk|porterhouse|chateaubriand|bistecca|king crab|bogavante|langouste|astice)\b/i,
    4,
  ],
  [/\b(?:lobster(?! (?:mac|fries))|foie gras|dover sole|turbot|carabineros?|cigalas)\b/i, 3],
  [
    /\b(?:towers?|plateau|platters?|omakase|tasting|chef|whole|reserve|vintage|magnum|grand|royal|feast|service|for two|for the table|sharing|rack|board|mixed grill|parrillada|mariscada)\b/i,
    OF_ANY_PRICE,
  ],
  [/\btruffles?\b/i, 1.8],
]

/** Being dear by kind lets a dish cost more, and never anything: a bistecca of 480 among plates of 40 has a slip. */
export const dearnessOf = (words: string): number => DEARNESS.find(([kind]) => kind.test(words))?.[1] ?? 1

/** The same of what several share, whose bounds are wide already. */
export const dearnessOfShared = (words: string): number => (dearnessOf(words) === OF_ANY_PRICE ? 3 : 1)

/** Dishes that cost next to nothing on purpose. */
export const GIVEN =
  /\b(?:bread|butter|focaccia|sauces?|dips?|refills?|olives|nuts|tap|water|corkage|extra|add|side|sour cream|egg|bacon|toast|miso|rice|pap+ad(?:[aou]m)?s?|poppadom|chutney|pickles?|prawn crackers|zutat|belag|beilage|brot|so(?:ss|ß)e|pain|pane?|salsas?|ingredientes?|supplément|toppings?|crust|fainá?|each|beer nuts|(?:oat|soya?|almond|coconut|plant|hafer|soja)\s?(?:milk|milch)|shot|syrup|espresso|tea|coffee)\b|공기밥|ライス|ご飯/i

/** What is sold by the table, the weight or the bottle, or has several dishes on it. */
const SEVERAL =
  /\b(?:for (?:2|3|4|6|two|three|four|six)|fur (?:[2-6]|zwei|vier)|pour (?:[2-6]|deux|quatre)|para (?:[2-6]|dos|dois|cuatro|quatro)|per (?:[2-6]|due|quattro)|voor (?:[2-6]|twee|vier)|pers(?:on(?:s|as|en|es|e)?)?|fiorentina|cote de boeuf|cataplana|caldeirada|paella|fondue|raclette|choucroute|entire|family|party|birthday|wedding|sampl\w+|combos?|combination|trio|duo|flight|assort\w+|misto|mixt[ao]|surf and turf|surf n turf|all you can eat|whole|platter|board|feast|to share|sharing)\b/

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

/** What a dish is served with, by the end of its name: a sauce, a vegetable or a potato next to the plates. */
const NEXT_TO_IT =
  /\b(?:sauce|butter|jus|gravy|dressing|dips?|aioli|mayo|chimichurri|bearnaise|hollandaise|bordelaise|au poivre|salsa|relish|chutney|topping|glaze|pickles?|marmalade|fries|frites|pommes(?: \w+)?|potato(?:es)?|puree|mash|spinach|asparagus|mushrooms?|broccoli(?:ni)?|beans|greens|carrots?|corn|cauliflower|brussels sprouts?|sprouts|slaw|coleslaw|onions?|onion rings|mac and cheese|vegetables?|kale|rice|bread|rolls?|chips|oscar(?: style)?|oscar topping|beilage|kartoffeln?|gemuse|spinat|legumes|verduras|verdure|patatas?|patate|contorno)$/

/** Sold by the piece: `Pastéis de bacalhau (un.)`. */
export const PER_PIECE = /\b(?:each|per piece|la pieza|à la pièce)\b|\((?:un|ud|uds|stk|st|pc|ea|pz)\.?\)/i

/** A weight that is less than this: a small cut may cost a third of a large one. */
const SMALL_G = 150

/** What a price is compared with: only plates of one role are alike. */
export type PlateRole = 'shared' | 'next to it' | 'light' | 'flesh' | 'whole dish' | 'other'

/** Is it of a sort that usually costs less than a plate of meat, or a small one? */
export const isLight = ({ item }: ReviewedItem): boolean => {
  const measure = measureOf(item.name)
  if (PER_PIECE.test(item.name)) return true
  const isSmall = measure !== ONE_PLATE && !(measure?.scale === 'weight' && measure.amount >= SMALL_G)
  return isSmall || LIGHT.test(foldName(item.name)) || GIVEN.test(item.name)
}

/** Cuts that are named without their animal. */
export const BEEF_CUT =
  /\b(?:wagyu|kobe|steak|strip(?:loin)?|delmonico|ribeye|rib eye|sirloin|filet mignon|porterhouse|t bone|tomahawk|tenderloin|hanger|bavette|onglet|flat iron|picanha|entrecote)\b(?! and fries)/

/** A tomahawk for two, a bistecca fiorentina: never cheaper than a plate for one. */
export const isCutForSeveral = ({ item, course }: ReviewedItem): boolean => {
  const words = foldName(`${item.name} ${item.description}`)
  return (course === 'main' || course === 'apart') && CUT_OF_SEVERAL.test(words) && !isForChildren(item.name)
}

const CUT_OF_SEVERAL =
  /\b(?:tomahawk|porterhouse|chateaubriand|rib ?eye|bistecca|cote de boeuf)\b.*\bfor (?:2|3|4|two|three|four)\b|\bbistecca\b.*\bfiorentina\b|\bcote de boeuf\b.*\bpour (?:2|deux)\b|\b(?:chuleton|txuleta)\b.*\bpara (?:2|dos)\b/

const isFlesh = (name: string): boolean =>
  BEEF_CUT.test(foldName(name)) ||
  /\b(?:chop|ribs?|fillet|filet|loin|shank)\b/.test(foldName(name)) ||
  mentionedIngredients(name).some((one) => fleshOf(one) !== undefined)

/**
 * What a dish is on the table next to others: for several, next to a plate (a sauce, a vegetable), a light one, a plate of
 * meat or fish, a whole dish without (a risotto), or what its words don't tell.
 */
export function roleOf(reviewed: ReviewedItem): PlateRole {
  const { item, course } = reviewed
  const name = foldName(item.name)
  if (item.serves !== undefined || SEVERAL.test(`${name} ${foldName(item.description)}`)) return 'shared'
  if (isFlesh(item.name)) return isLight(reviewed) ? 'light' : 'flesh'
  const named = courseInName(name)
  if (course === 'main' && named !== 'main' && (named === 'side' || NEXT_TO_IT.test(name)))
    return 'next to it'
  if (isLight(reviewed)) return 'light'
  return named === 'main' ? 'whole dish' : 'other'
}

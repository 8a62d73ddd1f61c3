import { foldName } from '../../catalogue/names.ts'
import { diet } from '../../catalogue/reference.ts'
import type { PlacedItem } from '../parts/placed-items.ts'
import { anyWord } from './any-word.ts'

/** Served raw by what it is, in the words of nine languages of menus. */
const RAW_DISHES = anyWord(
  // English, and what English menus call by its first name
  'tartare, tartares, steak tartar, beef tartar, tuna tartar, salmon tartar, carpaccio, carpaccios, ceviche, ceviches',
  'cebiche, crudo, crudos, sashimi, nigiri, tataki, tiradito, aguachile, poke, kitfo, yukhoe, yukke, raw bar',
  'oyster, oysters, clams on the half shell, littlenecks on the half shell, raw beef, raw tuna, raw salmon, raw fish, raw egg, raw eggs, raw yolk, raw egg yolk',
  // German, French, Spanish
  'tatar, rindertatar, lachstatar, thunfischtatar, mett, hackepeter, austern, rohes ei, roher fisch, roher lachs',
  'huitre, huitres, poisson cru, saumon cru, thon cru, boeuf cru, bœuf cru, jaune d oeuf cru, jaune d œuf cru',
  'ostra, ostras, pescado crudo, atun crudo, yema cruda, huevo crudo',
  // Italian, Portuguese, Dutch
  'ostrica, ostriche, crudo di, crudi di, battuta di, tartara, tartare di, ostra crua, peixe cru, oester, oesters',
  'filet americain',
  // Japanese, Chinese
  '刺身, 刺し身, 握り寿司, 生牡蠣, 生ガキ, たたき, ユッケ, タルタルステーキ, カルパッチョ, 生蚝, 生鱼片, 生魚片, 生牛肉',
)

/** Cooked no longer than a guest wishes, or with an egg that is not firm. */
const UNDERCOOKED = anyWord(
  'cooked to order, cooked to your liking, to your liking, cooked to temperature, medium rare, seared rare, served rare',
  'over easy, sunny side up, sunny side, soft boiled egg, soft boiled eggs, soft egg, poached egg, poached eggs',
  'eggs any style, two eggs any style, eggs your way, runny egg, caesar, caesar s, cesar, césar, salade cesar',
)

/** Oysters that are cooked, by their name or by what is written below it. */
const COOKED_OYSTERS =
  /(?:^| )(?:(?:\S*fried|baked|broiled|grilled|smoked|roasted|charred|chargrilled|crispy|deep fried|tempura) (?:\S+ )?oysters?|oysters? (?:rockefeller|bienville|casino|kilpatrick|stew|chowder|po ?boys?|pan roast|tempura|fritters?|stout)|oysters? (?:\S+ ){0,3}(?:fried|baked|broiled|grilled|roasted))(?= |$)/u

/** Words that take these back: what only sounds raw, is cooked after all, or is made of plants. */
const NOT_RAW = new RegExp(
  [
    'oyster (?:mushroom|sauce|cracker|bay|plant)s?|sauce of oyster',
    'austern(?:pilz|sauce|seitling)\\S*',
    'prosciutto crudo|jamon crudo|crudo di parma|crudo san daniele',
    '(?:beet|beetroot|zucchini|courgette|tomato|pineapple|melon|watermelon|mushroom|fennel|radish|citrus|orange|fruit|octopus|avocado|cucumber|vegetable|cauliflower|hearts? of palm|mango) (?:carpaccio|tartare|ceviche|crudo|poke|sashimi)',
    '(?:carpaccio|tartare|ceviche) (?:of|de|di|von) (?:beet|zucchini|courgette|tomato|pineapple|ananas|melon|mushroom|fennel|citrus|orange|octopus|poulpe|polpo|pulpo)\\S*',
    'tartare sauce|sauce tartare|salsa tartara|tartare steel',
    'caesar (?:wrap dressing on the side|cocktail|mary)|bloody caesar|caesars palace',
    'cooked (?:shrimp|prawn) ceviche',
  ]
    .map((words) => `(?:^| )(?:${words})(?= |$)`)
    .join('|'),
  'gu',
)

/**
 * Do the words of a dish say that it is served raw or undercooked? A guess from words, for its owner to judge: what is
 * poured and what is vegan is left out, and so is what the words take back (`oyster mushroom`, `fried oysters`).
 */
export function readsRaw({ item, words, isDrink }: PlacedItem): boolean {
  if (isDrink || item.dietaryOptions.includes(diet.vegan)) return false
  // What is cooked in one place is not raw in another: `Oysters Rockefeller`, and below it `oysters, baked`.
  const said = COOKED_OYSTERS.test(words) ? words.replaceAll(/oysters?/g, ' ') : words
  const rest = said.replaceAll(NOT_RAW, ' ')
  return RAW_DISHES.test(rest) || UNDERCOOKED.test(rest)
}

/** Has its owner marked it as raw? */
export const isMarkedRaw = ({ item }: PlacedItem): boolean => item.marks?.includes('raw') ?? false

/** How a reminder of raw food reads, in the nine languages. */
const UNDERCOOKED_IN_REMINDERS = anyWord(
  'undercooked, not fully cooked, nicht durchgegart*, nicht durchgegarte*, insuffisamment cuit*, mal cuit*, peu cuit*',
  'poco cocid*, poco hech*, poco cocinad*, poco cott*, mal passad*, mal cozid*, pouco cozinhad*, niet gaar*, onvoldoende verhit*',
  '加熱不十分, 未煮熟, 덜 익힌, 익히지 않은',
)
const RISK = anyWord('risk, risque*, riesgo, rischio, risco, risiko, risico, リスク, 危険, 风险, 風險, 위험')

/** The wording that needs no more than an offer: `Regarding the safety of these items, written information is available upon request`. */
const OFFERS_INFORMATION =
  /regarding the safety of these (?:items|foods?) written information is available (?:up)?on request/

/** Does a text remind guests of the risk of raw food? */
export const remindsOfRaw = (text: string): boolean => {
  const folded = foldName(text)
  return OFFERS_INFORMATION.test(folded) || (UNDERCOOKED_IN_REMINDERS.test(folded) && RISK.test(folded))
}

import { diet } from '../../reference/reference.ts'
import { anyWord } from '../../text/any-word.ts'
import { foldName } from '../../text/fold-name.ts'
import type { PlacedItem } from '../parts/placed-items.ts'

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
  'filet americain, carne cruda, ricci di mare, ossenworst',
  // Cured or set in citrus, and what is rolled around raw fish
  'gravlax, gravad lax, gravadlax, gravlaks, graved lachs, gravet laks, leche de tigre, tigers milk, tiger s milk, chirashi, chirashizushi, negitoro',
  'kibbeh nayeh, kibbe nayyeh, koi soi, kokoda, hamachi crudo, sea urchin, rainbow roll, sushi platter, sushi combo, sushi deluxe, sushi moriawase, omakase sushi',
  // Japanese, Chinese
  '刺身, 刺し身, 握り寿司, 生牡蠣, 生ガキ, たたき, ユッケ, タルタルステーキ, カルパッチョ, 生蚝, 生鱼片, 生魚片, 生牛肉',
)

/** Cooked no longer than a guest wishes, or with an egg that is not firm. */
const UNDERCOOKED = anyWord(
  'cooked to order, cooked to your liking, to your liking, cooked to temperature, medium rare, seared rare, served rare',
  'over easy, sunny side up, sunny side, soft boiled egg, soft boiled eggs, soft egg, poached egg, poached eggs',
  'cooked how you like it, how you like it, the way you like it, as you like it cooked, cooked to your preference, cooked to preference, cooked to your taste',
  'served pink, pink in the middle, pink center, served medium, seared ahi, seared tuna, seared rare tuna, rare tuna, blue rare, cuisson au choix, cuisson de votre choix',
  'saignant, saignante, servi rose, servie rosee, rosa gebraten, rose gebraten, al sangue, poco hecho, poco hecha, mal passado, mal passada, mi cuit, mi cuite, mi cuits',
  'onsen egg, onsen tamago, slow cooked egg, 63 degree egg, soft cooked egg, soft yolk, runny yolk, eggs how you like them, egg your way, eggs to order',
  'eggs any style, two eggs any style, eggs your way, runny egg, caesar, caesar s, cesar, césar, salade cesar',
)

/** Oysters that are cooked, by their name or by what is written below it. */
const COOKED_OYSTERS =
  /(?:^| )(?:(?:\S*fried|baked|broiled|grilled|smoked|roasted|charred|chargrilled|crispy|deep fried|tempura) (?:\S+ )?oysters?|oysters? (?:rockefeller|bienville|casino|kilpatrick|stew|chowder|po ?boys?|pan roast|tempura|fritters?|stout)|oysters? (?:\S+ ){0,3}(?:fried|baked|broiled|grilled|roasted))(?= |$)/u

/** Fish that sushi bars roll raw, unless they say that it is cooked. */
const RAW_ROLL =
  /(?:^| )(?:tuna|salmon|yellowtail|hamachi|toro|ahi|maguro|sake|kanpachi|albacore|fluke|hirame)(?: \S+){0,2} (?:rolls?|maki|temaki|hosomaki|uramaki|futomaki|nigiri|sushi|donburi)(?= |$)/u
const COOKED_ROLL =
  /(?:^| )(?:cooked|tempura|baked|smoked|fried|crispy|torched|grilled|teriyaki|canned|salad|burger|sausage|cinnamon|spring|lettuce|bread|brioche)(?= |$)/u

/** Cocktails that are shaken with the white of an egg, where words say that they come with it. */
const EGG_IN_DRINK =
  /(?:^| )(?:sours?|fizz|flip|eggnog|nog|clover club|pink lady)(?: \S+){0,8} with (?:\S+ ){0,2}egg whites?(?= |$)|(?:^| )raw egg(?= )/u

/** Words that take these back: what only sounds raw, is cooked after all, or is made of plants. */
const NOT_RAW = new RegExp(
  [
    'oyster (?:mushroom|sauce|cracker|bay|plant)s?|sauce of oyster',
    'austern(?:pilz|sauce|seitling)\\S*',
    'prosciutto crudo|jamon crudo|crudo di parma|crudo san daniele',
    '(?:beet|beets|beetroot|bete|beten|betteraves?|barbabietol\\S*|remolacha|biet\\S*|kohlrabi|zucchini|courgette|tomato|pineapple|melon|watermelon|mushroom|fennel|radish|citrus|orange|fruit|octopus|avocado|cucumber|vegetable|cauliflower|hearts? of palm|mango) (?:carpaccio|tartare|ceviche|crudo|poke|sashimi)',
    '(?:carpaccio|tartare|ceviche) (?:of|de|di|von|van|da) (?:la )?(?:beet\\S*|betterav\\S*|barbabietol\\S*|remolacha|biet\\S*|rote bete|tomates?|pomodor\\S*|legumes|verdur\\S*|zucchini|courgette|tomato|pineapple|ananas|melon|mushroom|fennel|citrus|orange|octopus|poulpe|polpo|pulpo)\\S*',
    'tartare sauce|sauce tartare|salsa tartara|tartare steel',
    'caesar (?:wrap dressing on the side|cocktail|mary)|bloody caesar|caesars palace',
    'cooked (?:shrimp|prawn) ceviche',
    '(?:\\S+ )?mi cuits? (?:au |de |de l )?(?:chocolat|chocolate)\\S*|chocolat\\S* mi cuits?',
  ]
    .map((words) => `(?:^| )(?:${words})(?= |$)`)
    .join('|'),
  'gu',
)

/**
 * Do the words of a dish say that it is served raw or undercooked? A guess from words, for its owner to judge: what is
 * vegan is left out, what is poured but for the white of an egg in it, and what the words take back (`oyster mushroom`, `fried oysters`).
 */
export function readsRaw({ item, words, isDrink }: PlacedItem): boolean {
  if (item.dietaryOptions.includes(diet.vegan)) return false
  if (EGG_IN_DRINK.test(words)) return true
  if (isDrink) return false
  // What is cooked in one place is not raw in another: `Oysters Rockefeller`, and below it `oysters, baked`.
  const said = COOKED_OYSTERS.test(words) ? words.replaceAll(/oysters?/g, ' ') : words
  const rest = said.replaceAll(NOT_RAW, ' ')
  if (RAW_DISHES.test(rest) || UNDERCOOKED.test(rest)) return true
  return RAW_ROLL.test(rest) && !COOKED_ROLL.test(rest)
}

/** Returns whether its owner has marked it as raw. */
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

/** Returns whether a text reminds guests of the risk of raw food. */
export const remindsOfRaw = (text: string): boolean => {
  const folded = foldName(text)
  return OFFERS_INFORMATION.test(folded) || (UNDERCOOKED_IN_REMINDERS.test(folded) && RISK.test(folded))
}

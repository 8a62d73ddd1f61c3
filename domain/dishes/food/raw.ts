import { diet } from '../../reference/reference.ts'
import { anyWord } from '../../text/any-word.ts'
import { type DishWords, foldedWords, type Sureness } from '../words/dish-words.ts'

/** Served raw by what it is. */
const RAW_DISHES = anyWord(`
  raw beef, raw tuna, raw salmon, raw fish, raw shrimp, raw sweet shrimp, raw butterflied, raw scallop
  raw bar, oyster(s), clams on the half shell, littlenecks on the half shell, sea urchin
  tartare(s), steak tartar, beef tartar, tuna tartar, salmon tartar, carpaccio(s), ceviche(s), cebiche, crudo(s)
  rainbow roll, sushi platter, sushi combo, sushi deluxe
  tatar, rindertatar, lachstatar, thunfischtatar, mett, hackepeter, austern, roher fisch, roher lachs
  huitre(s), poisson cru, saumon cru, thon cru, boeuf cru, bœuf cru
  ostra(s), pescado crudo, atun crudo, tiradito, aguachile, leche de tigre, tiger( )s milk
  ostrica, ostriche, crudo di, crudi di, battuta di, tartara, tartare di, carne cruda, ricci di mare
  ostra crua, peixe cru
  oester(s), filet americain, ossenworst
  gravlax, gravad lax, gravadlax, gravlaks, graved lachs, gravet laks
  sashimi, nigiri, tataki, chirashi, chirashizushi, negitoro, hamachi crudo, sushi moriawase, omakase sushi
  poke, kitfo, yukhoe, yukke, kibbeh nayeh, kibbe nayyeh, koi soi, kokoda
  刺身, 刺し身, 握り寿司, 生牡蠣, 生ガキ, たたき, ユッケ, タルタルステーキ, カルパッチョ
  生蚝, 生鱼片, 生魚片, 生牛肉`)

/** On a dish that may be cooked. */
const RAW_EGG = anyWord(`
  raw egg(s), raw (egg )yolk
  rohes ei
  jaune d oeuf cru, jaune d œuf cru
  yema cruda, huevo crudo`)

/** Cooked no longer than a guest wishes, or with an egg that isn't firm. */
const UNDERCOOKED = anyWord(`
  (cooked )to your liking, cooked to order, cooked to temperature, as you like it cooked, (cooked )how you like it
  the way you like it, cooked to (your )preference, cooked to your taste
  medium rare, seared rare, served rare, served pink, served medium, pink in the middle, pink center, blue rare
  seared ahi, seared (rare )tuna, rare tuna
  over easy, sunny side (up), soft (boiled )egg, soft boiled eggs, soft cooked egg, poached egg(s), slow cooked egg
  63 degree egg, soft yolk, runny yolk, runny egg, onsen egg, onsen tamago
  eggs how you like them, egg(s) your way, eggs to order, (two )eggs any style
  saignant(e), servi rose, servie rosee, cuisson au choix, cuisson de votre choix, mi cuit(s), mi cuite
  rosa gebraten, rose gebraten
  al sangue
  poco hecho, poco hecha
  mal passado, mal passada`)

/** Oysters that are cooked, by their name or by what is written below it. */
const COOKED_OYSTERS =
  /(?:^| )(?:(?:\S*fried|baked|broiled|grilled|smoked|roasted|charred|chargrilled|crispy|deep fried|tempura) (?:\S+ )?oysters?|oysters? (?:rockefeller|bienville|casino|kilpatrick|stew|chowder|po ?boys?|pan roast|tempura|fritters?|stout)|oysters? (?:\S+ ){0,3}(?:fried|baked|broiled|grilled|roasted))(?= |$)/u

/** Fish that sushi bars roll raw, unless they say that it is cooked. */
const RAW_ROLL =
  /(?:^| )(?:tuna|salmon|yellowtail|hamachi|toro|ahi|maguro|sake|kanpachi|albacore|fluke|hirame)(?: \S+){0,2} (?:rolls?|maki|temaki|hosomaki|uramaki|futomaki|nigiri|sushi|donburi)(?= |$)/u
const COOKED_ROLL = anyWord(`
  cooked, tempura, baked, smoked, fried, crispy, torched, grilled, teriyaki, canned
  salad, burger, sausage, cinnamon, spring, lettuce, bread, brioche`)

/** Sections of what is served raw, each dish of which is unless its words say that it's cooked, or of no animal. */
const OF_RAW = /^(?:nigiri|sashimi|sushi|raw bar|crudos?|crudi|ceviches?|cebiches?|tartares?)(?: |$)/
const COOKED_OF_RAW = anyWord(`
  unagi, anago, eel, tamago*, egg, ebi, shrimp, shrimps, prawn(s), tako, octopus, kani, crab, surimi, inari, lobster, mussels, unagi don
  avocado, vegetable(s), veggie, cucumber, kappa, shiitake, mushroom*, tofu, seaweed, wakame, edamame, miso, rice, natto, asparagus
  langoustine(s), gambas, gamberi, pulpo, polpo, california, dragon, caterpillar, bread, sauce, cocktail sauce, spider`)

/** Cocktails that are shaken with the white of an egg, where words say that they come with it. */
const EGG_IN_DRINK =
  /(?:^| )(?:sours?|fizz|flip|eggnog|nog|clover club|pink lady)(?: \S+){0,8} with (?:\S+ ){0,2}egg whites?(?= |$)|(?:^| )raw egg(?= |$)/u

const everywhere = (pattern: RegExp): RegExp => new RegExp(pattern, 'gu')

/** What only sounds raw. */
const SOUNDS_RAW = everywhere(
  anyWord(`
    oyster mushroom(s), oyster sauce(s), oyster cracker(s), oyster bay(s), oyster plant(s), sauce of oyster
    tartare sauce, tartare steel, cooked shrimp ceviche, cooked prawn ceviche
    austernpilz*, austernsauce*, austernseitling*
    sauce tartare, mi cuit(s) chocolat*, mi cuit(s) au chocolat*, mi cuit(s) de chocolat*, mi cuit(s) de l chocolat*
    chocolat* mi cuit(s)
    salsa tartara, prosciutto crudo, crudo di parma, crudo san daniele
    jamon crudo`),
)

/** Uncooked plants, and octopus, which is cooked before it is sliced. */
const RAW_PLANTS = everywhere(
  new RegExp(
    [
      '(?:beet|beets|beetroot|bete|beten|betteraves?|barbabietol\\S*|remolacha|biet\\S*|kohlrabi|zucchini|courgette|tomato|pineapple|melon|watermelon|mushroom|fennel|radish|citrus|orange|fruit|octopus|avocado|cucumber|vegetable|cauliflower|hearts? of palm|mango) (?:carpaccio|tartare|ceviche|crudo|poke|sashimi)',
      '(?:carpaccio|tartare|ceviche) (?:of|de|di|von|van|da) (?:la )?(?:beet\\S*|betterav\\S*|barbabietol\\S*|remolacha|biet\\S*|rote bete|tomates?|pomodor\\S*|legumes|verdur\\S*|zucchini|courgette|tomato|pineapple|ananas|melon|mushroom|fennel|citrus|orange|octopus|poulpe|polpo|pulpo)\\S*',
    ]
      .map((words) => `(?:^| )(?:${words})(?= |$)`)
      .join('|'),
  ),
)

/** What is cooked in one place isn't raw in another: `Oysters Rockefeller`, and below it `oysters, baked`. */
const withoutCookedOysters = (folded: string): string =>
  COOKED_OYSTERS.test(folded) ? folded.replaceAll(/oysters?/g, ' ') : folded

/** Returns whether folded words name a dish that isn't cooked, of animals or of plants. */
export const isNamedRaw = (folded: string): boolean =>
  RAW_DISHES.test(withoutCookedOysters(folded).replaceAll(SOUNDS_RAW, ' '))

/**
 * Whether animal food in a dish is served raw or undercooked, and how that is known. What is vegan is left out, what
 * is poured but for the white of an egg in it, and what the words take back (`oyster mushroom`, `fried oysters`).
 */
export function rawnessOf(dish: DishWords): Sureness | undefined {
  if (dish.marks?.includes('raw')) return 'declared'
  return readsRaw(dish) ? 'certain' : undefined
}

function readsRaw(dish: DishWords): boolean {
  if (dish.dietaryOptions?.includes(diet.vegan)) return false
  const words = foldedWords(dish)
  if (EGG_IN_DRINK.test(words)) return true
  if (dish.isDrink) return false
  const rest = withoutCookedOysters(words).replaceAll(SOUNDS_RAW, ' ').replaceAll(RAW_PLANTS, ' ')
  if ([RAW_DISHES, RAW_EGG, UNDERCOOKED].some((words) => words.test(rest))) return true
  if (COOKED_ROLL.test(rest)) return false
  return RAW_ROLL.test(rest) || (isUnderRaw(dish) && !COOKED_OF_RAW.test(rest) && !RAW_PLANTS.test(words))
}

const isUnderRaw = ({ sections = [] }: DishWords): boolean => sections.some((name) => OF_RAW.test(name))

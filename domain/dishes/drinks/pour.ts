import { anyWord } from '../../text/any-word.ts'
import { firstIn, wordTable } from '../../text/word-table.ts'
import { type DishWords, foldedName, foldedWords, type Sureness } from '../words/dish-words.ts'
import { wines } from './wine-color.ts'

/**
 * How a drink is served: `alcohol` from a bottle or a tap, `mixed` with alcohol and made at the bar, `soft` cold and
 * without alcohol, `hot` brewed.
 */
export type Pour = 'alcohol' | 'mixed' | 'soft' | 'hot'

const FREE_OF_ALCOHOL = anyWord(`
  alcohol free, non alcoholic, no alcohol, nonalcoholic, zero proof, spirit free, virgin, mocktail*, n a beer, 0 0
  alkoholfrei*, ohne alkohol
  sans alcool
  sin alcohol
  analcolic*, senza alcol
  sem alcool
  alcoholvrij*
  ノンアルコール
  无酒精, 無酒精`)

/** Names that mean a drink wherever they are. */
const named = {
  mixed: `
    martini, negroni, margarita, mojito, daiquiri, manhattan, old fashioned, boulevardier, highball, spritz`,
  alcohol: `
    lager, ale, ipa, pilsner, pils, stout, porter, kolsch, hefeweizen, weissbier
    bourbon, whisk(e)y, scotch, mezcal, tequila, grappa, amaro, sake
    rose, prosecco, champagne, cava, cremant
    pinot, sauvignon, cabernet, bordeaux, burgundy, rioja, cotes du rhone
    ${wines['red wine']}
    ${wines['white wine']}`,
  hot: 'coffee, tea, espresso, cappuccino, macchiato, cortado, flat white, latte, americano',
  soft: 'cola, lemonade, soda, tonic, seltzer, kombucha, smoothie, milkshake, sparkling water, still water',
} as const satisfies Readonly<Record<Pour, string>>

/** With or without alcohol, as its maker has it. */
const OPEN = 'cider'

const DRINK = anyWord(...Object.values(named), OPEN)

/** Returns whether a folded name is a drink's, wherever it is on the menu. */
export const isNamedAsDrink = (folded: string): boolean => DRINK.test(folded)

/** Words that mean this among drinks; elsewhere some of them mean other things: `port`, `punch`, `the`. */
const pours = {
  mixed: `
    cocktail*, longdrink*, highball*, martini*, daiquiri*, margarita*, mojito*, caipirinha*, hugo, aperol*, sidecar, mimosa, bellini
    kir, kir royal*, paloma, sour, gin (and )tonic, gin fizz, whiskey sour, pisco sour, (mint )julep, sazerac
    french 75, carajillo, michelada, agua de valencia, corretto, toddy, (moscow )mule, bloody mary, pina colada
    mai tai, cosmopolitan, cuba libre, sangria, irish coffee, bowle, punch, planter s punch, feuerzangenbowle
    カクテル, ハイボール
    鸡尾酒, 雞尾酒`,
  alcohol: `
    beer*, lager*, ales, pale ale, stout*, pilsner*, draft(s), draught(s), on tap, taps, hard cider, hard seltzer
    wine(s), port, sherry, blanc de blancs, pinot*, sauvignon*, cabernet*
    spirits, liquor*, whisky*, whiskey*, rye, vodka, gin(s), rum(s), tequila*, mezcal*, brandy, liqueur*, vermouth*
    *bier, *biere, bier*, helles, weizen, *radler, alsterwasser
    *wein, *weine, weinschorle, sekt, champagner
    schnaps, *schnaps, obstler, *brand, *geist, kirschwasser, likor*, jagermeister
    biere*, pression(s), cidre, vin(s), champagne*, bourgogne
    rhum*, cognac, armagnac, calvados, pastis, ricard, pernod, lillet, digestif*, aperitif*, eau(x) de vie
    cerveza*, sidra, vino(s), tinto(s), vermut, licor*, pulque, sotol
    birra, birre, vini, lambrusco, grappa*, campari, limoncello, amari, liquore*, digestivi, aperitivi
    cerveja*, chope, vinho*
    wijn*, jenever, aquavit
    ouzo, raki, feni
    junmai*, daiginjo, shochu, umeshu, soju, baijiu
    ビール, 生ビール, ワイン, 日本酒, 焼酎, 梅酒, ウイスキー
    啤酒, 葡萄酒, 红酒, 白酒, 威士忌
    소주`,
  hot: `
    coffee*, teas, espresso*, cappuccino*, latte*, macchiato*, americano*, mocha*, hot chocolate*, chai*, matcha*
    earl grey, darjeeling, oolong, sencha, genmaicha, hojicha, grog, hot toddy
    kaffee*, *kaffee, tee, *tee, heisse schokolade, kakao, gluhwein
    cafe(s), cafe creme, noisette, the(s), tisane*, infusion*, chocolat chaud
    te(s), chocolate caliente
    caffe, lungo, ristretto, marocchino, camomilla, tisana, cioccolata calda
    cha(s), chocolate quente
    koffie*, thee, warme chocolademelk
    kahwa, kaapi
    コーヒー, 紅茶, お茶
    咖啡, 茶`,
  soft: `
    water(s), soda(s), soft drink*, softs, softdrink*, cola*, coke*, coca*, pepsi*, sprite, fanta*, 7up, lemonade*
    juice*, tonic*, bitter lemon, smoothie*, milkshake*, energy drink*, red bull, nectar, arnold palmer, shirley temple
    *wasser, *saft, *safte, *schorle, *limonade*, *limo, *brause, *nektar, apfelsaft*, spezi, mezzo mix
    eau(x), jus, limonade*, sirop*, diabolo, citron presse, boissons froides
    perrier, evian, badoit, vittel, orangina
    agua*, zumo*, jugo*, refresco*, gaseosa*, horchata
    aqua*, acqua*, succo*, succhi, spremuta, aranciata, chinotto
    suco*, sumo*, refrigerante*, guarana*
    frisdrank*, sap, *sap, spa blauw, spa rood
    lassi, ayran, ramune, limonana
    コーラ, ジュース, ラムネ, 水
    可乐, 果汁, 汽水`,
} as const satisfies Readonly<Record<Pour, string>>

/** Soft drinks whose names have a word that means something else alone. */
const SOFT_BY_WHOLE_NAME = anyWord(`
  root beer, ginger beer, ginger ale, malzbier, almdudler, cream soda, birch beer, apple cider, hot cider
  sweet tea, ice(d) tea, thai tea, bubble tea, iced coffee, cold brew
  rose sherbet, rose lemonade, rose water, rose lassi, rose milk, rose tea
  eistee, eiskaffee
  the glace
  te helado
  te freddo
  cha gelado
  ijsthee`)

const byWords = wordTable<Pour>({
  mixed: `${named.mixed}\n${pours.mixed}`,
  alcohol: `${named.alcohol}\n${pours.alcohol}`,
  hot: `${named.hot}\n${pours.hot}`,
  soft: `${named.soft}\n${pours.soft}`,
})

const pourIn = (folded: string): Pour | undefined =>
  FREE_OF_ALCOHOL.test(folded) || SOFT_BY_WHOLE_NAME.test(folded) ? 'soft' : firstIn(byWords, folded)

const COLD = anyWord('cold, chilled, ice(d), frozen, frappe')
const WARMED = anyWord('hot, mulled, gluhwein, grog, toddy')

/** How warm a drink without a recipe is: hot where it is brewed or warmed, by its name. */
export function temperatureOfDrink(dish: DishWords): 'hot' | 'cold' {
  const name = foldedName(dish)
  if (COLD.test(name)) return 'cold'
  return pourIn(name) === 'hot' || WARMED.test(name) ? 'hot' : 'cold'
}

/** How a drink is served, and how that is known. */
export interface KnownPour {
  readonly is: Pour
  readonly sure: Sureness
}

/**
 * How a drink is served, by what its owner declared, its name, then the names of the sections it is in. Undefined
 * where nothing says it. Ask only of drinks.
 */
export function pourOf(dish: DishWords): KnownPour | undefined {
  if (FREE_OF_ALCOHOL.test(foldedWords(dish))) return { is: 'soft', sure: 'certain' }
  const byName = pourIn(foldedName(dish))
  if (dish.wine !== undefined || dish.marks?.includes('alcohol'))
    return { is: byName === 'mixed' ? 'mixed' : 'alcohol', sure: 'declared' }
  const is = byName ?? dish.sections?.map(pourIn).find((pour) => pour !== undefined)
  return is && { is, sure: 'certain' }
}

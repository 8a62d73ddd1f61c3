import { anyWord } from '../../text/any-word.ts'
import type { PlacedItem } from '../parts/placed-items.ts'

/**
 * What is poured: `alcohol` from a bottle or a tap, `mixed` with alcohol and made at the bar, `soft` cold and without
 * alcohol, `hot` brewed. `unknown` where no word tells.
 */
export type DrinkKind = 'alcohol' | 'mixed' | 'soft' | 'hot' | 'unknown'

const FREE_OF_ALCOHOL = anyWord(
  'alcohol free, non alcoholic, no alcohol, nonalcoholic, zero proof, spirit free, virgin, mocktail*, n a beer, 0 0',
  'alkoholfrei*, ohne alkohol, sans alcool, sin alcohol, analcolic*, senza alcol, sem alcool, alcoholvrij*',
  'ノンアルコール, 无酒精, 無酒精',
)

/** Soft drinks with a word in them that means alcohol elsewhere. */
const SOFT_BY_WHOLE_NAME = anyWord(
  'root beer, ginger beer, ginger ale, malzbier, almdudler, cream soda, birch beer, sweet tea, iced tea, ice tea, eistee',
  'rose sherbet, rose lemonade, rose water, rose lassi, rose milk, rose tea, the glace, te freddo, te helado, cha gelado, ijsthee, iced coffee, cold brew, eiskaffee, apple cider, hot cider',
)

const MIXED = anyWord(
  'cocktail*, longdrink*, highball*, martini*, negroni, margarita*, mojito*, daiquiri*, spritz, aperol*, hugo, caipirinha*',
  'gin tonic, gin and tonic, gin fizz, old fashioned, manhattan, sidecar, mimosa, bellini, kir, kir royal*, paloma, sour',
  'whiskey sour, pisco sour, mint julep, julep, sazerac, french 75, carajillo, michelada, agua de valencia, corretto, toddy, moscow mule, mule, bloody mary, pina colada, mai tai, cosmopolitan, cuba libre, sangria',
  'irish coffee, bowle, punch, planter s punch, feuerzangenbowle, カクテル, ハイボール, 鸡尾酒, 雞尾酒',
)

const ALCOHOL = anyWord(
  // Beer and cider
  'beer*, lager*, ale, ales, pale ale, ipa, stout*, porter, pilsner*, pils, draft, drafts, draught, draughts, on tap, taps, hard cider, cidre, sidra, hard seltzer',
  '*bier, *biere, bier*, helles, kolsch, weizen, hefeweizen, *radler, alsterwasser, biere*, pression, pressions, cerveza*',
  'birra, birre, cerveja*, chope, ビール, 生ビール, 啤酒',
  // Wine
  'wine, wines, *wein, *weine, weinschorle, riesling, silvaner, spatburgunder, grauburgunder, weissburgunder, sekt',
  'vin, vins, vino, vinos, vini, vinho*, wijn*, champagne*, champagner, prosecco, cava, cremant, rose, chardonnay',
  'sauvignon*, cabernet*, merlot, pinot*, malbec, syrah, shiraz, zinfandel, barolo, chianti, rioja, bordeaux, bourgogne',
  'chenin, vermentino, lambrusco, assyrtiko, tinto, tintos, blanc de blancs, chablis, sancerre, port, sherry, ワイン, 葡萄酒, 红酒, 白酒, 日本酒, sake, junmai*, daiginjo, soju, 소주',
  // Spirits
  'spirits, liquor*, whisky*, whiskey*, bourbon, scotch, rye, vodka, gin, gins, rum, rums, rhum*, tequila*, mezcal*',
  'brandy, cognac, armagnac, calvados, grappa*, schnaps, *schnaps, obstler, *brand, *geist, kirschwasser, ouzo, raki',
  'pastis, ricard, pernod, campari, jagermeister, limoncello, amaro, amari, vermouth*, liqueur*, likor*, licor*, liquore*',
  'lillet, sotol, shochu, umeshu, baijiu, vermut, pulque, feni, digestif*, digestivi, aperitif*, aperitivi, eau de vie, eaux de vie, jenever, aquavit, 焼酎, 梅酒, ウイスキー, 威士忌',
)

const HOT = anyWord(
  'coffee*, kaffee*, *kaffee, cafe, cafes, caffe, koffie*, espresso*, cappuccino*, latte*, macchiato*, americano*, mocha*',
  'flat white, cortado, lungo, ristretto, cafe creme, noisette, tea, teas, tee, *tee, the, thes, te, tes, cha, chas, thee',
  'sencha, genmaicha, hojicha, oolong, darjeeling, earl grey, camomilla, tisana, marocchino, kahwa, kaapi, infusion*, tisane*, chai*, matcha*, hot chocolate*, heisse schokolade, chocolat chaud, kakao, chocolate caliente',
  'cioccolata calda, chocolate quente, warme chocolademelk, gluhwein, grog, hot toddy, コーヒー, 紅茶, お茶, 咖啡, 茶',
)

const SOFT = anyWord(
  'water, waters, soda, sodas, soft drink*, softs, softdrink*, cola*, coke*, coca*, pepsi*, sprite, fanta*, 7up, lemonade*',
  'juice*, tonic*, bitter lemon, smoothie*, milkshake*, kombucha, seltzer, energy drink*, red bull, spezi, mezzo mix',
  '*wasser, *saft, *safte, *schorle, *limonade*, *limo, *brause, *nektar, apfelsaft*, eau, eaux, jus, limonade*, sirop*',
  'lassi, ayran, horchata, ramune, limonana, spremuta, nectar, diabolo, citron presse, arnold palmer, shirley temple, perrier, evian, badoit, vittel, orangina, agua*, zumo*, jugo*, refresco*, gaseosa*, aqua*, acqua*, succo*, succhi, aranciata, chinotto',
  'agua*, suco*, sumo*, refrigerante*, guarana*, frisdrank*, sap, *sap, spa blauw, spa rood, boissons froides',
  'コーラ, ジュース, ラムネ, 水, 可乐, 果汁, 汽水',
)

const kinds: readonly (readonly [DrinkKind, RegExp])[] = [
  ['soft', SOFT_BY_WHOLE_NAME],
  ['mixed', MIXED],
  ['alcohol', ALCOHOL],
  ['hot', HOT],
  ['soft', SOFT],
]

const kindBy = (words: string): DrinkKind | undefined => {
  if (FREE_OF_ALCOHOL.test(words)) return 'soft'
  return kinds.find(([, pattern]) => pattern.test(words))?.[0]
}

/**
 * What kind of drink an item is, by what its owner said of it, its name, then the names of the sections it is in.
 * Undefined for what isn't a drink.
 */
export function drinkKind({ item, name, words, sections, isDrink }: PlacedItem): DrinkKind | undefined {
  if (!isDrink) return undefined
  if (FREE_OF_ALCOHOL.test(words)) return 'soft'
  const byName = kindBy(name)
  const isAlcoholic = item.wine !== undefined || item.marks?.includes('alcohol')
  if (isAlcoholic) return byName === 'mixed' ? 'mixed' : 'alcohol'
  return byName ?? sections.map(kindBy).find((kind) => kind !== undefined) ?? 'unknown'
}

/** Returns whether it is poured with alcohol, judged by words. */
export function isAlcoholic(placed: PlacedItem): boolean {
  const kind = drinkKind(placed)
  return kind === 'alcohol' || kind === 'mixed'
}

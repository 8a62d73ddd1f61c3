import type { SizeUnit } from '../sizes/size.ts'
import { allPriceWords, includedWords, listed, marketWords } from './price-words.ts'

/** What people type around their amounts, in every language that we know, since nobody says in which one they type. */

const END = String.raw`(?=$|[\s/|·•;,()“"\d])`

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** One of these phrases, the longest first, at a reader's position. */
const phrases = (all: readonly string[], end = END): RegExp =>
  new RegExp(
    `(?:${[...new Set(all)]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})${end}`,
    'iuy',
  )

const inEveryLanguage = (key: 'from' | 'each' | 'market' | 'included' | 'formerly' | 'supplement') =>
  allPriceWords.map((words) => words[key])

export const FROM = phrases([
  ...allPriceWords.filter(({ isFromBehind = false }) => !isFromBehind).map(({ from }) => from),
  ...listed(`
  v.a. | va. | vanaf | fr.o.m. | od | fra | från | starting at | starts at | starting from | dès
  alk. | alkaen | dari | mulai | mulai dari | từ | от | від | από | nuo | alates | من | החל מ | เริ่มต้น | ตั้งแต่
  a partire da | à partir | from just
`),
])

/** Behind the least amount. */
export const FROM_BEHIND = phrases(
  listed(`〜 | ～ | ~ | -tól | -től | 起 | 부터 | から | and up | & up | up | aufwärts | et plus`),
  String.raw`(?!\p{Script=Latin})`,
)

/** For each piece, behind the amount or before it. */
export const EACH = phrases([
  ...inEveryLanguage('each'),
  ...listed(`
  each | ea | ea. | apiece | a piece | per piece | pp | p.p. | p. p. | p/p | pièce | l'unité | l’unité | l'uno
  l’uno | l'una | l’una | a testa | a persona | por persona | per persoon | p.p | za osobę | /os.
  pro stück | 每碗 | 每碟 | 每件 | 每客 | 每杯 | 每壺 | 每條 | stück | stk | stk. | je | c/u | cada uno | cada una | cada | cad | cad. | cadauno
  a pezzo | per stuk | 每位 | 各 | 每人 | 每只 | 每隻 | 每份 | 個
`),
])

/** Before what an amount is for: `per person`, `pro Person`, `le kilo`. */
export const PER = phrases(
  listed(
    `per | pro | par | por | x | al | all' | le | la | je | a | the | l' | l’ | pr. | pr | za | na | за | το`,
  ),
)

/** What is after {@link PER}. */
export const PER_UNIT =
  /(?:person|people|kind|child|kid|enfant|niño|bambino|criança|barn|dziecko|spie[sß]|espeto|brocheta|pincho|personne|persona|pessoa|pers\.?|guest|couple|head|table|dozen|half dozen|dz\.?|pound|lb|lbs|ounce|oz|kilo|kg|hg|gramm?|g|100 ?g|litre|liter|l|piece|pc|slice|plate|pint|pot|glass|bottle|pièce|part|verre|bouteille|bottiglia|botella|copa|calice|flasche|glas|stück|portion|porción|porzione|etto|ración|unidade?|un(?:id)?\.?|uds?\.?|stk\.?|st\.?|szt\.?|pz\.?|os\.?|osob[aęyu]|άτομο|kişi|hlö|porție|porcja|porci|adag|buc\.?|kom\.?|adet|persoon|personer|kus|karaff?el|karafka|kanna|kande|kugel|kula|kugle|kule|boule|bola|pallina|day|night|hour|set|order|scoop|skewer|taco|[份位人个個只隻串碗杯瓶斤例件]|\d+ ?(?:g|gr|ml|cl|oz|dag|dkg|гр?|мл)|шт\.?|порция|порции|кг|чел\.?)(?=$|[\s/|·•;,()])/iuy

/** `/κιλό`, `/adag`: right behind an amount whatever it is for, at the end of a run. */
export const UNIT_BEHIND =
  /\/\s?(?:\d{1,4}\s?(?:g|gr|kg|ml|cl|l|oz)|[\p{L}\p{M}]{1,12})\.?(?=\s*(?:$|[\t|,;()]))/uy

/** What is said of tax and of what comes with it behind an amount, up to the end of its run: `inkl. Knödel`, `IVA incl.`, `++`. */
export const REMARK_BEHIND =
  /(?:\+{1,2}|(?:inkl|incl|inclus(?:ive|o|i|ief)?|including|excl|exkl|zzgl|ttc|t\.t\.c|h\.?t|i\.?v\.?a|mwst|vat|tva|btw|moms|mva|alv|kdv|dph|áfá|pdv|gst|ppn|nett?o?|plus tax)(?![\p{L}\p{M}])[^\t\d]{0,40}|[（(]?税[込抜別]み?[）)]?)(?=\s*(?:$|\t))/iuy

/** Tax before an amount: `税込650円`, as the end of a pattern. */
export const TAX_BEFORE = /[\s（(]*(税[込抜別]み?)[\s）):：]*$/u

export const SUPPLEMENT = phrases([
  ...inEveryLanguage('supplement'),
  ...listed(`
  supplement | supp | supp. | suppl | suppl. | supplément | de supplément | surcharge | zuschlag
  extra | more | on top | suplemento | supl. | suppl. | supplemento | toeslag | meerprijs | 追加 | 加价 | 加價 | 추가
`),
])

/** Right before an amount. */
export const SUPPLEMENT_BEFORE = phrases(
  listed(`
  add | extra | plus | 加 | 另加 | supplement | supp. | suppl. | supplément | surcharge | zuschlag | aufpreis
  suplemento | supl. | suppl. | supplemento | toeslag | meerprijs
`),
)

export const FORMERLY = phrases([
  ...inEveryLanguage('formerly'),
  ...listed(`
  reg | reg. | regular | regularly | was | normally | normal | usually | orig. | originally
  before | instead of | statt | anstatt | sonst | au lieu de | antes | anziché | invece di | ipv
  i.p.v.
`),
])

export const MARKET = phrases([
  ...marketWords,
  ...inEveryLanguage('market'),
  ...listed(`
  market price | marktpreis | prix du marché | preço de mercado | según peso | segundo o peso | secondo peso | selon le poids
`),
])

export const INCLUDED = phrases([...includedWords, ...inEveryLanguage('included')])

export const NO_PRICE = /^(?:[-–—\s.]*|none|no price|n\/a|na|ohne preis|sans prix|sin precio)$/iu

/** A word for the price, before it. */
export const PRICE_WORD =
  '(?:preis|price|priced|prix|precio|prezzo|preço|preu|prijs|cena|cenă|pre[tțţ]|pris|hinta|kaina|ár|цена|ціна|τιμή|fiyat[ıi]?|giá|harga|ราคา|値段|価格|价格|價格|가격)'

/** Between two prices; none of them is a label. */
export const CONNECTOR = /^(?:or|and|&|ou|et|oder|und|o|y|e|of|en|或|und|:|=|-|–|—|\.{2,}|…+)$/iu

/** Between the least and the most of a price. */
export const TO = /^(?:to|bis|til|till|à|a|hasta|até|tot|až|do|до|[-\u2013\u2014~〜～])$/iu

/** Words that name a size as well as what something cost before. */
export const REGULAR = /^(?:reg\.?|regular|normal)$/iu

export const FOR_SO_MANY = /(?:for|pour|für|para|per|voor)(?=\s)/iuy

export const KCAL = /k?cals?\b|calories\b|kcal\b/iuy

/** What prices differ by: behind a price such a word begins the label of the next one. */
export const SERVING =
  /^(?:glass|gl|bottle|btl|bot|half|whole|quarter|full|small|sm|medium|med|large|lg|lrg|regular|reg|cup|bowl|pint|carafe|pitcher|jug|single|double|triple|kids?|lunch|dinner|dozen|verre|bouteille|pichet|glas|flasche|klein|groß|gross|copa|botella|media|entera|bicchiere|bottiglia|calice|s|m|l|xl|xs)$/iu

const units: readonly (readonly [RegExp, SizeUnit, number?])[] = [
  [/(?:ml|мл|cc)(?![\p{L}\d])/iuy, 'ml'],
  [/cl(?![\p{L}\d])/iuy, 'cl'],
  [/dl(?![\p{L}\d])/iuy, 'cl', 10],
  [/(?:lt?r?|lit(?:er|re)s?|litros?|litri|litro|л)(?![\p{L}\d'’])/iuy, 'l'],
  [/fl\.? ?oz\.?(?![\p{L}\d])/iuy, 'floz'],
  [/(?:oz\.?|ounces?)(?![\p{L}\d])/iuy, 'oz'],
  [/d(?:ag|kg)(?![\p{L}\d])/iuy, 'g', 10],
  [/(?:g|gr|grams?|gramm|гр?)\.?(?![\p{L}\d])/iuy, 'g'],
  [/(?:kg|kilos?|кг)(?![\p{L}\d])/iuy, 'kg'],
  [/(?:lbs?\.?|pounds?)(?![\p{L}\d])/iuy, 'lb'],
  [/["″”]/iuy, 'in'],
  [/(?:in\.|inch(?:es)?|in(?=\s+\d)|zoll)(?![\p{L}\d])/iuy, 'in'],
  [/(?:cm|см)(?![\p{L}\d])/iuy, 'cm'],
  [
    /(?:pcs?\.?|pieces?|pièces?|stück|stuks?|stk\.?|uds?\.?|pz\.?|pezzi|szt\.?|ks|db|kom\.?|un\.|st\.)(?![\p{L}\d])|[個件枚本串貫皿尾粒隻]|개(?!당)/iuy,
    'piece',
  ],
  [
    /(?:persons?|people|guests|pers\.?|personnes?|personen|personas?|pessoas?|persone|personer|osob[ay]?|osób|pax)(?![\p{L}\d])|人份|名様|인분|人前/iuy,
    'person',
  ],
]

export function unitAt(text: string, at: number): { unit: SizeUnit; times: number; end: number } | undefined {
  for (const [pattern, unit, times = 1] of units) {
    pattern.lastIndex = at
    if (pattern.test(text)) return { unit, times, end: pattern.lastIndex }
  }
  return undefined
}

/** Where a phrase that is at a place of a text ends; undefined where it is not there. */
export function endOf(phrase: RegExp, text: string, at: number): number | undefined {
  phrase.lastIndex = at
  return phrase.test(text) ? phrase.lastIndex : undefined
}

/** Behind these words a hyphen before an amount takes it off, as a part of a pattern; behind others it leads to a price. */
export const LESS = String.raw`\b(?:[Ww]ithout|[Nn]o|[Ll]ess|[Mm]inus|[Oo]hne|[Ww]eniger|[Ss]ans|[Mm]oins|[Ss]enza|[Ss]in|[Ss]em|[Zz]onder|[Uu]den|[Uu]tan)\b`

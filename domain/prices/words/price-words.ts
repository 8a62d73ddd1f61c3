import { remembered } from '../../computing/remembered.ts'
import { languageOf, moneyLocale } from '../../money/locale.ts'

/** What a menu prints around its amounts, in its language. `#` stands for a number. */
export interface PriceWords {
  /** Before the least amount; behind it in the languages that say so. */
  readonly from: string
  readonly isFromBehind?: boolean
  /** Of a price for each piece. */
  readonly each: string
  /** Before what a price is for: `per person`. */
  readonly per: string
  readonly market: string
  readonly included: string
  /** Before what it cost before. */
  readonly formerly: string
  /** Behind what is paid on top, as people type it. */
  readonly supplement: string
  readonly people: string
  readonly pieces: string
}

const english: PriceWords = {
  from: 'from',
  each: 'each',
  per: 'per',
  market: 'Market Price',
  included: 'included',
  formerly: 'reg.',
  supplement: 'supplement',
  people: 'for #',
  pieces: '# pc',
}

const japanese: PriceWords = {
  from: '〜',
  isFromBehind: true,
  each: '/個',
  per: '/',
  market: '時価',
  included: '料金込み',
  formerly: '通常',
  supplement: '追加',
  people: '#名様',
  pieces: '#個',
}

const chinese: PriceWords = {
  from: '起',
  isFromBehind: true,
  each: '每份',
  per: '/',
  market: '时价',
  included: '已含',
  formerly: '原价',
  supplement: '加价',
  people: '#人份',
  pieces: '#件',
}

const words: Readonly<Record<string, PriceWords>> = {
  en: english,
  ja: japanese,
  zh: chinese,
  'zh-Hant': { ...chinese, market: '時價', formerly: '原價', supplement: '加價' },
  ko: {
    from: '부터',
    isFromBehind: true,
    each: '개당',
    per: '/',
    market: '시가',
    included: '포함',
    formerly: '정가',
    supplement: '추가',
    people: '#인분',
    pieces: '#개',
  },
  fr: {
    from: 'à partir de',
    each: 'la pièce',
    per: 'par',
    market: 'selon arrivage',
    included: 'inclus',
    formerly: 'au lieu de',
    supplement: 'en supplément',
    people: 'pour #',
    pieces: '# pièces',
  },
  de: {
    from: 'ab',
    each: 'je Stück',
    per: 'pro',
    market: 'Tagespreis',
    included: 'inklusive',
    formerly: 'statt',
    supplement: 'Aufpreis',
    people: 'für #',
    pieces: '# Stück',
  },
  es: {
    from: 'desde',
    each: 'c/u',
    per: 'por',
    market: 'precio de mercado',
    included: 'incluido',
    formerly: 'antes',
    supplement: 'suplemento',
    people: 'para #',
    pieces: '# uds.',
  },
  it: {
    from: 'da',
    each: 'cad.',
    per: 'per',
    market: 'prezzo di mercato',
    included: 'incluso',
    formerly: 'anziché',
    supplement: 'supplemento',
    people: 'per #',
    pieces: '# pz.',
  },
  pt: {
    from: 'a partir de',
    each: 'cada',
    per: 'por',
    market: 'preço de mercado',
    included: 'incluído',
    formerly: 'antes',
    supplement: 'suplemento',
    people: 'para #',
    pieces: '# un.',
  },
  nl: {
    from: 'vanaf',
    each: 'per stuk',
    per: 'per',
    market: 'dagprijs',
    included: 'inbegrepen',
    formerly: 'i.p.v.',
    supplement: 'toeslag',
    people: 'voor #',
    pieces: '# st.',
  },
}

/** The words of a menu in this language; English where we have none. */
export const priceWords = remembered((language: string | undefined, currency: string): PriceWords => {
  const script = new Intl.Locale(moneyLocale(language, currency)).maximize().script
  const own = languageOf(language)
  return words[`${own}-${script}`] ?? words[own] ?? english
})

/** A unit of measure is after a slash, a noun behind `per`, whole phrases as they are. */
export function suffixOf(per: string | undefined, words: PriceWords): string {
  if (per === undefined || per === 'each') return words.each
  if (/^(?:\d+ ?)?(?:ml|cl|dl|l|oz|fl\.? oz|g|kg|lbs?|pc|pp)$/i.test(per)) return `/${per}`
  const isPhrase = /\s|[./]|^(?:ea|apiece|cada|je|cad)$/i.test(per) || !/^\p{Script=Latin}/u.test(per)
  return isPhrase || words.per === '/' ? per : `${words.per} ${per}`
}

/** The words of every language, for a reader who does not know in which one somebody types. */
export const allPriceWords: readonly PriceWords[] = Object.values(words)

/** What people write instead of a price that changes by the day, in addition to {@link PriceWords.market}. */
export const marketWords: readonly string[] = [
  ...[
    'mp',
    'm.p.',
    'mkt',
    'mkt.',
    'mkt price',
    'mkt. price',
    'market',
    'market value',
    'mv',
    'm/p',
    'apq',
    'sq',
    's.q.',
    's/q',
    's/m',
    'dagspris',
    'dagens pris',
    'cena dnia',
    'pris efter dagen',
    'según mercado',
    'según lonja',
    'secondo mercato',
    'selon le marché',
    'aq',
  ],
  ...[
    'ask',
    'ask server',
    'ask your server',
    'ask us',
    'ask for price',
    'price on request',
    'on request',
    'poa',
    'see board',
    'see chalkboard',
    'see blackboard',
    'see specials board',
    'voir ardoise',
    "voir l'ardoise",
    'voir l’ardoise',
    'voir tableau',
    'siehe tafel',
    's. tafel',
    'lt. tafel',
    'laut tafel',
    'según pizarra',
    'ver pizarra',
    'vedi lavagna',
    'ver quadro',
    'zie bord',
    'zie krijtbord',
  ],
  ...[
    'seasonal',
    'seasonal price',
    'daily price',
    "today's price",
    'price varies',
    'varies',
    'variable',
    'sp',
  ],
  ...['selon le marché', 'selon marché', 'selon cours', 'selon le cours', 'prix du marché', 'prix du jour'],
  ...['cours du jour', 's.c.', 'au poids', 'marktpreis', 'preis auf anfrage', 'auf anfrage', 'saisonpreis'],
  ...[
    'nach gewicht',
    'tagesaktuell',
    'tagesaktueller preis',
    'según mercado',
    'precio según mercado',
    'precio del día',
  ],
  ...['s/m', 's.m.', 'p.s.m.', 'consultar', 'consultar precio', 'secondo mercato', 'prezzo del giorno'],
  ...[
    'prezzo di giornata',
    'a peso',
    'sob consulta',
    'preço do dia',
    'dagprijs',
    '時價',
    '时价',
    '市價',
    '市价',
  ],
  ...['時価', '시가', '싯가'],
]

/** What people write where nothing is to be paid, in addition to {@link PriceWords.included}. */
export const includedWords: readonly string[] = [
  ...[
    'incl',
    'incl.',
    'included',
    'no charge',
    'n/c',
    'free',
    'free of charge',
    'complimentary',
    'on the house',
  ],
  ...[
    'inclus',
    'incluse',
    'compris',
    'comprise',
    'offert',
    'offerte',
    'gratuit',
    'inkl',
    'inkl.',
    'inklusive',
  ],
  ...['inbegriffen', 'gratis', 'kostenlos', 'ohne aufpreis', 'incluido', 'incluida', 'incluso', 'inclusa'],
  ...['omaggio', 'incluído', 'inbegrepen', '無料', '免費', '免费', '料金込み', '包含', '무료'],
]

import { lazily } from '../../computing/lazily.ts'
import { currencyOfCountry } from '../../money/countries.ts'
import { currencyDigits, isCurrency } from '../../money/currency.ts'
import { priceForms } from '../../prices/forms/price-forms.ts'
import { isKnownSign, isSignOf, isWordInCapitals, spellingsOf } from '../../prices/forms/signs.ts'

/** Where nothing else says whose dollar or peso `$` is. */
const DOLLARS = ['USD', 'CAD', 'AUD', 'MXN'] as const

/** What says money in any text: a sign, letters that are money everywhere, a code, three letters and more of a form. */
const isTelling = (sign: string): boolean =>
  (/\p{Sc}|^\/[=-]$/u.test(sign) && sign !== '¢') ||
  isKnownSign(sign) ||
  (isCurrency(sign) && !isWordInCapitals(sign)) ||
  /^\p{Lo}{3,}$|^\p{Lu}{4,}$|^\p{Lu}(?=\p{L}{2})\p{L}*\p{Ll}\p{L}*$|^(?:RMB|NIS|NTD|KD|Tk|Kz|Dh)$/u.test(sign)

/** How a sign is next to an amount: signs of money anywhere, letters and codes right before or behind one, as its country writes them. */
function patternOf(sign: string, isBefore: boolean, isBehind: boolean): RegExp {
  // `2,00 cad.` is Italian for each: codes are in capitals where a text says its money.
  const written = (isCurrency(sign) ? [sign] : spellingsOf(sign))
    .map((one) => one.replaceAll(/[.$/]/gu, String.raw`\$&`))
    .join('|')
  if (/^\/[=-]$/u.test(sign)) return new RegExp(String.raw`(?<=\d)${written}(?=\s|$)`, 'gmu')
  if (/\p{Sc}/u.test(sign)) return new RegExp(`(?<![A-Z])${written}`, 'gu')
  const behind = String.raw`(?<=\d[.,]?[^\S\n]?(?:-[^\S\n]?)?)(?:${written})(?![\p{L}\d])`
  // `Ron Barceló 8`: a rum before its price; `12 RON` is money.
  if (sign === 'RON') return new RegExp(String.raw`${behind}(?!\s\p{L})`, 'gu')
  const before = String.raw`(?<![\p{L}\d])(?:${written})(?=\.?[^\S\n]?[.,]?\d)`
  return new RegExp([...(isBehind ? [behind] : []), ...(isBefore ? [before] : [])].join('|'), 'gu')
}

/** The sign or the word next to amounts, and the currencies that it may mean, the likeliest first. */
const table = lazily({ signs: patternsOfSigns })

function patternsOfSigns(): readonly (readonly [
  sign: string,
  pattern: RegExp,
  currencies: readonly string[],
])[] {
  return [
    ...Map.groupBy(
      priceForms.flatMap(({ currency, before, after }) =>
        [...new Set([...before, ...after])].filter(isTelling).map((sign) => ({
          sign,
          currency,
          isBefore: before.includes(sign),
          isBehind: after.includes(sign),
        })),
      ),
      ({ sign }) => sign,
    ),
  ].map(([sign, forms]) => [
    sign,
    patternOf(
      sign,
      forms.some(({ isBefore }) => isBefore),
      forms.some(({ isBehind }) => isBehind),
    ),
    sign === '$' ? DOLLARS : [...new Set(forms.map(({ currency }) => currency))],
  ])
}

/** Where a language leaves open which of several currencies a sign stands for. */
const byLanguage: Readonly<Record<string, readonly string[]>> = {
  sv: ['SEK'],
  da: ['DKK'],
  nb: ['NOK'],
  ja: ['JPY'],
  zh: ['CNY'],
  es: ['EUR'],
}

/** What is paid with where prices have no sign. */
const usual: Readonly<Record<string, string>> = {
  de: 'EUR',
  fr: 'EUR',
  it: 'EUR',
  es: 'EUR',
  pt: 'EUR',
  nl: 'EUR',
  ja: 'JPY',
  ko: 'KRW',
  sv: 'SEK',
  da: 'DKK',
  nb: 'NOK',
  is: 'ISK',
  pl: 'PLN',
  cs: 'CZK',
  hu: 'HUF',
  ro: 'RON',
  tr: 'TRY',
  uk: 'UAH',
  ru: 'RUB',
  th: 'THB',
  vi: 'VND',
  id: 'IDR',
  he: 'ILS',
  ...Object.fromEntries(
    ['fi', 'el', 'sk', 'sl', 'hr', 'et', 'lv', 'lt', 'bg', 'ca', 'gl', 'eu'].map((one) => [one, 'EUR']),
  ),
}

export interface SourceCurrency {
  readonly currency: string
  /** Does a sign say so, or is it only what is usual? */
  readonly isWritten: boolean
}

/** Postcodes and taxes of countries that pay in their own dollars. */
const places: readonly (readonly [RegExp, string])[] = [
  [/\b(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT)\s\d{4}\b/u, 'AUD'],
  [
    /\bHST\b|,\s(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE)\b(?!\s\d{5})|\b[ABCEGHJ-NPRSTVXY]\d[A-Z]\s\d[A-Z]\d\b/u,
    'CAD',
  ],
]

const placeCurrency = (text: string): string | undefined =>
  places.find(([pattern]) => pattern.test(text))?.[1]

/** What a person said of the restaurant or its menu, before anything was read. */
export interface SaidMoney {
  readonly language?: string | undefined
  /** Of prices without a sign. */
  readonly expected: string
  /** Did a person say it, by the country or by the menu that it is read into? */
  readonly isSaid: boolean
  /** ISO 3166-1 alpha-2 */
  readonly country?: string | undefined
}

/** More than this share of the amounts bear the sign of another currency than the one that was said. */
const MOST = 0.5

/** Two currencies that share the amounts like this are a question. */
const LEAST_OTHER = 0.25

/**
 * The currency that the prices of a text are in. What was said of the restaurant wins: another one is taken only where
 * most amounts bear its sign or its code. Where nothing was said, it is that of the sign that is there most often,
 * else that of its language, else the one that the caller expects.
 */
export function currencyOf(text: string, { language, expected, isSaid, country }: SaidMoney): SourceCurrency {
  const own = language?.split('-')[0] ?? 'en'
  const home = isSaid ? expected : undefined
  const inSmall = text.toLowerCase()
  const bySign = table.signs
    .filter(([sign]) => inSmall.includes(sign.toLowerCase()))
    .map(([, pattern, currencies]) => ({
      currencies: ofHome(currencies, home, country),
      count: countOf(text, pattern),
    }))
  const counted = [...Map.groupBy(bySign, ({ currencies }) => currencies.join(' ')).values()]
    .map((same) => ({
      currencies: same[0]?.currencies ?? [],
      count: same.reduce((sum, { count }) => sum + count, 0),
    }))
    .filter(({ count, currencies }) => count > 0 && !isContradicted(currencies, count, text))
    .toSorted((a, b) => b.count - a.count)
  const [most] = counted
  const named = namedIn(text)
  if (named !== undefined && (!most || most.currencies.includes(named)))
    return { currency: named, isWritten: true }
  if (home !== undefined) {
    const foreign = mostly(counted, home, text, byLanguage[own] ?? [])
    const isHome = !most || counted.some(({ currencies }) => currencies.includes(home))
    return { currency: foreign ?? home, isWritten: isHome || foreign !== undefined }
  }
  if (most) {
    const isDollar = most.currencies === DOLLARS
    const liked = [placeCurrency(text), expected, ...(byLanguage[own] ?? [])].find(
      (currency) =>
        currency !== undefined &&
        (most.currencies.includes(currency) || (isDollar && isSignOf('$', currency) && currency !== 'USD')),
    )
    const peso = isDollar && (liked === undefined || liked === 'USD') ? pesoOf(text) : undefined
    if (peso !== undefined) return { currency: peso, isWritten: false }
    const second = counted.find(({ currencies }) => !currencies.some((one) => most.currencies.includes(one)))
    const isAgreed = !second || second.count < most.count * LEAST_OTHER
    return { currency: liked ?? most.currencies[0] ?? expected, isWritten: isAgreed }
  }
  const guess = usual[own]
  // `Phở Tái 13.50`: a menu with cents isn't in a currency without, whatever its language.
  const isGuessed =
    guess && isCurrency(guess) && expected === 'USD' && !isContradicted([guess], LEAST_CENTS, text)
  return { currency: isGuessed ? guess : expected, isWritten: false }
}

/** Amounts with cents, up to which they may be something else. */
const LEAST_CENTS = 3

const PRICES =
  'preise|prices|prix|precios|prezzi|preços|prijzen|priser|ceny|cene|cijene|hinnat|árak|áraink|prețuri|prețurile|τιμές|цены|ціни|цените|fiyatlar\\p{L}*|hinnad|cenas|kainos'
const NAMES: readonly (readonly [RegExp, string])[] = (
  [
    ['eur(?:o|os|o’s|oa|ech|u|ach|ima|ih|im|ob|ot|od)?|ευρώ|евро|євро', 'EUR'],
    ['(?:schweizer )?franken|francs suisses|franchi svizzeri', 'CHF'],
    ['us dollars?|u\\.?s\\.? dollars?', 'USD'],
    ['pounds(?: sterling)?|£ sterling', 'GBP'],
    ['kč|korunách(?: českých)?', 'CZK'],
    ['zł|złotych|pln', 'PLN'],
    ['forintban|forint', 'HUF'],
    ['lei|ron', 'RON'],
    ['рублях|руб(?:лей)?', 'RUB'],
    ['гривнях|грн', 'UAH'],
    ['levs?|лева', 'BGN'],
  ] as const
).map(([words, currency]) => [
  new RegExp(
    String.raw`(?<!\p{L})(?:${PRICES})(?!\p{L})[^.\n]{0,40}?\s(?:in|en|em|i|v|w|ve|u|σε|в|у|za)\s(?:${words})(?!\p{L})`,
    'iu',
  ),
  currency,
])

/** `Alle Preise in Euro inkl. MwSt.`: the currency that a notice names in words. */
const namedIn = (text: string): string | undefined => NAMES.find(([pattern]) => pattern.test(text))?.[1]

/** `$ 12.500`: thousands behind a dollar sign are pesos that have no cents. */
const THOUSANDS = /\$\s?\d{1,3}(?:\.\d{3})+(?![\d.,])/gu
const LEAST_THOUSANDS = 3

/** Dishes and drinks of the countries that write such pesos; where none is named, the country with most restaurants. */
const PESOS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:ajiaco|bandeja paisa|arepas?|sancocho|aguapanela|lulo|lechona|patacones|chocoramo)(?!\p{L})/giu,
    'COP',
  ],
  [
    /(?<!\p{L})(?:pisco|congrio|reineta|choclo|chorrillana|completo|machas|palta|cazuela|mote|kunstmann)(?!\p{L})/giu,
    'CLP',
  ],
  [
    /(?<!\p{L})(?:milanesas?|provoleta|bife|asado|malbec|quilmes|fernet|choripán|vacío|chimichurri|alfajor(?:es)?)(?!\p{L})/giu,
    'ARS',
  ],
]

/** Which peso a text most likely pays with where most of its dollar signs are before thousands: a guess to ask about. */
function pesoOf(text: string): string | undefined {
  const amounts = countOf(text, THOUSANDS)
  if (amounts < LEAST_THOUSANDS || amounts < countOf(text, /\$\s?\d/gu) * MOST) return undefined
  const named = PESOS.map(([words, peso]) => ({ peso, count: countOf(text, words) }))
  return named.reduce((most, one) => (one.count > most.count ? one : most), { peso: 'ARS', count: 0 }).peso
}

/**
 * The other currency whose sign or code most amounts bear, or nearly all that bear any; undefined where there is none.
 * @param liked what the language takes a shared sign for
 */
function mostly(
  counted: readonly { readonly currencies: readonly string[]; readonly count: number }[],
  home: string,
  text: string,
  liked: readonly string[],
): string | undefined {
  const [most] = counted
  if (!most || most.currencies.includes(home)) return undefined
  const foreign = liked.find((currency) => most.currencies.includes(currency)) ?? most.currencies[0] ?? home
  const [same = [], others = []] = [true, false].map((is) =>
    counted.filter(({ currencies }) => currencies.includes(foreign) === is).map(({ count }) => count),
  )
  const count = same.reduce((sum, one) => sum + one, 0)
  // `Beer A$5`, `Wine NZ$9`: as many of another one are no menu of either.
  if (others.includes(count)) return undefined
  // A grid of sizes has its prices without a sign.
  const isAlone = count >= LEAST_ALONE && others.length === 0
  return count > countOf(text, AMOUNT_AT_END) * (isAlone ? LEAST_OTHER : MOST) ? foreign : undefined
}

/** Signs of one other currency, and none of the one that was said, that are no slip. */
const LEAST_ALONE = 5

/** `$` is the dollar or the peso of the country that was said, `kr` its krona, `Rs` its rupee. */
function ofHome(
  currencies: readonly string[],
  home: string | undefined,
  country: string | undefined,
): readonly string[] {
  const [likeliest = ''] = currencies
  if (currencies.length < 2 && likeliest !== 'USD') return currencies
  const homes = [home, country && currencyOfCountry(country)].filter((one) => one !== undefined)
  const shared = homes.find(
    (one) => currencies.includes(one) || (currencies === DOLLARS && isSignOf('$', one)),
  )
  return shared === undefined ? currencies : [shared]
}

const countOf = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length

/** Numbers that end a line or are before a sign: about as many as there are prices. */
const AMOUNT_AT_END = /\d[\d.,]*(?=\s?(?:\p{Sc}|\p{L}{1,4}\.?)?\s*$|\t|\s[/|])/gmu

/** Are there more amounts with cents than signs of a currency that has none? Then these were misread, or are of a name. */
const isContradicted = ([likeliest = '']: readonly string[], count: number, text: string): boolean =>
  currencyDigits(likeliest) === 0 && (text.match(AMOUNT_WITH_CENTS) ?? []).length > count

const AMOUNT_WITH_CENTS = /(?<![\d.,])\d{1,4}[.,]\d{2}(?![\d.,]*\d)/gu

/** Do most of its amounts with cents write them after a comma? Undefined where none has cents. */
export function writesComma(text: string): boolean | undefined {
  const commas = (text.match(/(?<![\d.,])\d{1,4},\d{2}(?![\d,.]*\d)/gu) ?? []).length
  const points = (text.match(/(?<![\d.,])\d{0,4}\.\d{2}(?![\d,.]*\d)/gu) ?? []).length
  return commas + points === 0 ? undefined : commas > points
}

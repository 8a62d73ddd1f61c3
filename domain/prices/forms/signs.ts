import { remembered } from '../../computing/remembered.ts'
import { currencies, isCurrency } from '../../money/currency.ts'
import { moneyLocale } from '../../money/locale.ts'
import { formsOf, priceForms } from './price-forms.ts'

/** Codes that people write on menus; others spell words (CUP, TOP, ALL). */
const KNOWN_CODES =
  'USD EUR GBP CHF JPY CNY CAD AUD NZD SGD HKD SEK NOK DKK PLN CZK HUF INR KRW MXN BRL AED KWD THB IDR ILS TWD VND ISK CLP COP RSD'.split(
    ' ',
  )

/** Codes that are words of menus in capitals. */
const WORDS: ReadonlySet<string> = new Set('ALL CUP TOP MAD TRY BAM GEL PEN RON LAK'.split(' '))

/** Letters that say money on the menus of any country; the other letters of a form do only where its money is paid. */
const KNOWN_LETTERS: ReadonlySet<string> = new Set(
  'U$S u$s zł zl Kč kč Ft lei Lei LEI TL kr Kr Rs RM Rp Fr SFr sFr S/ đ Đ VNĐ 円 元 원 บาท baht Baht грн руб р лв Euro euro Euros euros dollars dollar'.split(
    ' ',
  ),
)

/** Letters that say money on the menus of any country. */
export const isKnownSign = (sign: string): boolean => KNOWN_LETTERS.has(sign)

/** `ALL`, `CUP`: codes that menus write as words. */
export const isWordInCapitals = (code: string): boolean => WORDS.has(code)

type Side = 'before' | 'after'

/** Codes that are written in capitals alone: others spell words, and `2,00 cad.` is Italian for each. */
const isOnlyInCapitals = (sign: string): boolean => WORDS.has(sign) || sign === 'CAD'

const inTitle = (sign: string): string => sign.charAt(0).toUpperCase() + sign.slice(1).toLowerCase()

/** How a word or a code of three letters and more is written: `lei`, `LEI`, `Lei`. */
export const spellingsOf = (sign: string): readonly string[] =>
  /^\p{L}{3,}$/u.test(sign) && !isOnlyInCapitals(sign)
    ? [...new Set([sign, sign.toLowerCase(), sign.toUpperCase(), inTitle(sign)])]
    : [sign]

/** The signs, letters and words of a currency as menus print them on one side of an amount. */
const printedSigns = remembered((currency: string, side: Side): readonly string[] => [
  ...new Set([currency, ...(formsOf(currency)?.[side] ?? [])].flatMap(spellingsOf)),
])

const knownOn = (side: Side): string[] =>
  [...new Set(priceForms.flatMap((form) => form[side].flatMap(spellingsOf)))].filter((sign) =>
    KNOWN_LETTERS.has(sign),
  )

const known = { before: knownOn('before'), after: knownOn('after') }

/** Letters that nobody types for anything but money: `6 ft sub`, `p`, `kr` may be a label elsewhere. */
const isTelling = (sign: string): boolean => !/^[a-z]{1,3}$/u.test(sign)

const escaped = (sign: string): string => sign.replaceAll(/[.$/]/gu, String.raw`\$&`)

const isLatinLetter = (sign: string): boolean => /^\p{Script=Latin}$/u.test(sign)

/** One letter is a name as often as money: where it is small it is right before its number. */
function inAnyCase(sign: string): string {
  if (isLatinLetter(sign)) return String.raw`(?:${sign}|${sign.toLowerCase()}(?=\d))`
  return [...sign]
    .map((letter) => {
      const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()]
      return lower === upper || upper.length > 1 ? escaped(letter) : `[${lower}${upper}]`
    })
    .join('')
}

/** Letters that are written without spaces between words. */
export const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]`
const ENDS_UNSPACED = new RegExp(`${UNSPACED}$`, 'u')

const isLetterAtEnd = (sign: string): boolean => /[\p{L}\p{M}]$/u.test(sign)

const isSmallLetter = (sign: string): boolean => /^(?:[a-z]|ج|к|р)$/u.test(sign)

/** How signs end behind an amount: as a word, as a single small letter, or with anything behind them. */
function endOf(sign: string): string {
  // `12,50 e` at the end of a price; `12 e 14` is two.
  if (isSmallLetter(sign)) return String.raw`\.?(?=\s*(?:$|[/|,;\t)]))`
  const isWord = !ENDS_UNSPACED.test(sign) || /^\p{Script=Thai}$/u.test(sign)
  return isLetterAtEnd(sign) && isWord ? String.raw`\.?(?![\p{L}\p{M}])` : ''
}

/** Parts of a pattern: what is money before an amount, and behind it. */
interface SignPatterns {
  readonly before: string
  readonly after: string
}

/**
 * The signs, words and codes of a currency and of others.
 * @param where `typed` in a box or a cell, where nothing but prices is: letters in any case, codes of all currencies
 */
export const signPatterns = remembered((currency: string, where: 'typed' | 'line'): SignPatterns => {
  const isTyped = where === 'typed'
  const on = (side: Side) => {
    const own = printedSigns(currency, side)
    const others = known[side].filter((sign) => !own.includes(sign) && (!isTyped || isTelling(sign)))
    return [...own, ...others]
      .toSorted((one, other) => other.length - one.length)
      .map((sign) => ({
        sign,
        pattern: isTyped && own.includes(sign) && sign !== 'CAD' ? inAnyCase(sign) : escaped(sign),
      }))
  }
  const codes = isTyped
    ? [
        ...currencies.filter((code) => !WORDS.has(code)),
        ...KNOWN_CODES.filter((code) => code !== 'CAD').map((code) => code.toLowerCase()),
      ]
    : KNOWN_CODES
  const before = on('before').map(({ sign, pattern }) =>
    isLetterAtEnd(sign) ? String.raw`${pattern}\.?` : pattern,
  )
  const behind = Map.groupBy(on('after'), ({ sign }) => endOf(sign))
  return {
    // The look ahead spares most places of a line the list of signs.
    before: String.raw`(?<![\p{L}\d])(?=[^\s\d]{1,8}\s?[\d.,+\u2212\u2013½¼¾-])(?:${before.join('|')}|(?:${codes.join('|')})\.?|[A-Z]{1,3}\p{Sc})|\p{Sc}(?:\.(?=\s))?`,
    after: [
      ...[...behind].map(([end, signs]) => `(?:${signs.map(({ pattern }) => pattern).join('|')})${end}`),
      ...hundredths(currency),
      String.raw`\p{Sc}`,
      String.raw`(?:${codes.join('|')})(?!\p{L})`,
    ].join('|'),
  }
})

/** `80 Cent`, `75¢`, `90p`: parts of a pattern; none where nobody writes them. */
function hundredths(currency: string): string[] {
  const words = formsOf(currency)?.hundredths
  return words === undefined ? [] : [String.raw`(?:${words})\.?(?!\p{L})`]
}

/** Does what is behind a whole number make it hundredths of a unit? */
export function isHundredths(behind: string, currency: string): boolean {
  const words = formsOf(currency)?.hundredths?.replaceAll(/\(\?<=[^)]*\)/gu, '')
  return words !== undefined && new RegExp(String.raw`^(?:${words})\.?$`, 'u').test(behind)
}

const signsOf = remembered((currency: string): ReadonlySet<string> => {
  const symbols = (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
    ['en', moneyLocale(undefined, currency)].flatMap((locale) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .filter(({ type }) => type === 'currency')
        .map(({ value }) => value.toLowerCase()),
    ),
  )
  const printed = [...printedSigns(currency, 'before'), ...printedSigns(currency, 'after')]
  return new Set([...symbols, ...printed.flatMap((sign) => [sign.toLowerCase(), `${sign.toLowerCase()}.`])])
})

/** Returns whether a sign, a code or a word stands for this currency. `$` does for USD and for CAD. */
export const isSignOf = (sign: string, currency: string): boolean =>
  signsOf(currency).has(sign.trim().toLowerCase()) || isDollarOf(sign.trim(), currency)

/** `AU$`, `J$`: letters that begin its code, before the sign of a currency that is a dollar or a peso. */
function isDollarOf(sign: string, currency: string): boolean {
  const letters = /^([A-Z]{1,3})\$$/u.exec(sign)?.[1]
  return letters !== undefined && currency.startsWith(letters) && signsOf(currency).has('$')
}

/** Returns whether it is the sign, the letters or the code of some other currency. */
export function isForeignSign(sign: string, currency: string): boolean {
  const written = sign.trim().replace(/\.$/u, '')
  if (isSignOf(sign, currency)) return false
  return (
    /\p{Sc}/u.test(sign) ||
    KNOWN_LETTERS.has(written) ||
    KNOWN_CODES.includes(written.toUpperCase()) ||
    (isCurrency(written) && !WORDS.has(written))
  )
}

/**
 * The currency that a sign, letters or a code name: that of the restaurant first, else the one that is meant most.
 * @param home where it was said: `$` is its dollar or peso
 */
export function currencyOfSign(written: string, home?: string): string | undefined {
  const sign = written.trim()
  if (home !== undefined && isSignOf(sign, home)) return home
  if (isCurrency(sign)) return sign
  const isKnown = /\p{Sc}/u.test(sign) || KNOWN_LETTERS.has(sign.replace(/\.$/u, ''))
  return isKnown ? priceForms.find(({ currency }) => isSignOf(sign, currency))?.currency : undefined
}

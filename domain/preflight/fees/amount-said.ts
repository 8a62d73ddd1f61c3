/** Numbers as words from one to twenty, and to twenty-five where they are one word, in the languages of menus, each list in its order. */
const numbers = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five',
  'ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig vierundzwanzig funfundzwanzig',
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt vingt-et-un vingt-deux vingt-trois vingt-quatre vingt-cinq',
  'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno ventidue ventitre ventiquattro venticinque',
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco',
  'um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte',
  'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig eenentwintig tweeentwintig drieentwintig vierentwintig vijfentwintig',
].map((list) => list.split(' '))

const numberOf = new Map(numbers.flatMap((list) => list.map((word, at) => [word, at + 1] as const)))
const WORD = [...numberOf.keys()].join('|')
const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,3})?`
const PER_HUNDRED =
  '%|％|percent\\b|per cent\\b|prozent\\b|pour ?cent\\b|per ?cento\\b|por ?ciento\\b|por ?cento\\b|procent\\b'
const CURRENCY = String.raw`\p{Sc}|\b(?:eur|euros?|usd|dollars?|gbp|pounds?|chf|franken|francs|aud|cad|kronor|kroner|zl|yen|cents?|centimes|pence)\b|円`

const PERCENT = new RegExp(`(?:(${NUMBER})|\\b(${WORD})( and a half)?)\\s?(?:${PER_HUNDRED})`, 'giu')
const MONEY = new RegExp(
  `(?:\\p{Sc}|\\b(?:eur|euro|chf|usd))\\s?${NUMBER}|(?:${NUMBER}|\\b(?:${WORD}))\\s?(?:${CURRENCY})`,
  'iu',
)
const TAX = 'sales tax|taxes?|vat|gst|hst|mwst|ust|mehrwertsteuer|umsatzsteuer|tva|iva|btw'
/** `19 % MwSt.`, `VAT (20%)`: a share that is the state's, and no fee. */
const SHARE_OF_TAX = new RegExp(
  `${NUMBER}\\s?(?:${PER_HUNDRED})\\s?(?:${TAX})\\b|\\b(?:${TAX})\\s?(?:of|de|von|:)?\\s?\\(?${NUMBER}\\s?(?:${PER_HUNDRED})\\)?(?=\\s*(?:$|[.,;)]|und|and|et|e\\b|y\\b|en\\b))`,
  'giu',
)

/** Lower case without diacritics, with the signs that amounts need. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\b(twenty|vingt) (?=(?:one|two|three|four|five|deux|trois|quatre|cinq)\b)/g, '$1-')

export interface AmountSaid {
  /** The highest of several: `15–20%`. */
  readonly percent: number | undefined
  readonly hasMoney: boolean
}

/** The share of a bill, or the sum of money, that a text names; shares of tax are left out. */
export function amountSaid(text: string): AmountSaid {
  const words = plain(text).replaceAll(SHARE_OF_TAX, ' ')
  const percents = [...words.matchAll(PERCENT)].map(([, digits, word = '', half]) =>
    digits === undefined ? (numberOf.get(word) ?? 0) + (half ? 0.5 : 0) : Number(digits.replace(',', '.')),
  )
  return {
    percent: percents.length > 0 ? Math.max(...percents) : undefined,
    hasMoney: MONEY.test(words),
  }
}

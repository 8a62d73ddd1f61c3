import { currencyDigits } from '#domain/money/currency.ts'
import { hasDecimalComma, languageOf } from '#domain/money/locale.ts'
import type { LaidPrice } from './document.ts'
import type { Draw } from './draw.ts'

/** How amounts are written in one menu. */
export interface Money {
  /** `inside` is in the place of the mark: `4€50`. */
  readonly sign: 'before' | 'after' | 'none' | 'word' | 'first' | 'inside'
  readonly text: string
  /** Between the sign and the number. */
  readonly gap: string
  readonly digits: 'always' | 'whole' | 'needed' | 'one'
  readonly mark: string
  readonly grouping: string
  /** Behind whole numbers: `,-`. */
  readonly ending: string
  /** In the place of three noughts: `35k`. */
  readonly thousand: string
  /** The first of ten digits that aren't 0 to 9. */
  readonly nought: string
  /** Minor units of one. */
  readonly scale: number
}

const signs: Readonly<Record<string, readonly string[]>> = {
  USD: ['$'],
  CAD: ['$'],
  AUD: ['$'],
  NZD: ['$'],
  SGD: ['$', 'S$'],
  EUR: ['€'],
  GBP: ['£'],
  CHF: ['CHF', 'Fr.', 'SFr.'],
  DKK: ['kr.', 'kr', 'DKK'],
  SEK: ['kr', 'SEK', 'kr.'],
  NOK: ['kr', 'NOK', 'kr.'],
  PLN: ['zł', 'PLN', 'zl'],
  CZK: ['Kč', 'Kc', 'CZK'],
  HUF: ['Ft', 'HUF', 'Ft.'],
  RON: ['lei', 'RON', 'Lei'],
  TRY: ['₺', 'TL'],
  RUB: ['₽', 'руб.', 'р.', 'руб'],
  UAH: ['₴', 'грн', 'грн.'],
  JPY: ['¥', '円', '￥'],
  CNY: ['¥', '元', '￥'],
  TWD: ['NT$', '元', '$'],
  HKD: ['$', 'HK$'],
  KRW: ['₩', '원', '￦'],
  VND: ['đ', '₫', 'VND', 'VNĐ'],
  THB: ['฿', 'บาท', 'THB', '.-'],
  IDR: ['Rp', 'Rp.', 'IDR'],
  ILS: ['₪', 'ש"ח'],
  AED: ['AED', 'Dhs', 'د.إ'],
  KWD: ['KD', 'د.ك', 'KWD'],
  SAR: ['SAR', 'ر.س', 'SR', 'ريال'],
  ISK: ['kr.', 'kr', 'ISK'],
  EGP: ['EGP', 'LE', 'ج.م'],
  MXN: ['$', 'MXN'],
  BRL: ['R$'],
  ARS: ['$'],
  CLP: ['$'],
  COP: ['$'],
  PEN: ['S/', 'S/.'],
  CRC: ['₡'],
  INR: ['₹', 'Rs.', 'Rs'],
  PHP: ['₱', 'P', 'PHP'],
  MYR: ['RM'],
  ZAR: ['R'],
  BGN: ['лв', 'лв.'],
  RSD: ['RSD', 'din.'],
}

/** Signs that are behind the number wherever they are written. */
const behind =
  /^(?:円|元|원|đ|₫|บาท|\.-|Ft\.?|Kč|Kc|zł|zl|lei|Lei|лв\.?|грн\.?|руб\.?|р\.|din\.|ש"ח|VNĐ|TL|₽)$/u

/** Signs that are before the number wherever they are written; in French a dollar is behind it. */
const isFirst = (text: string, language: string): boolean =>
  /[£₡₱₹฿₩￦¥￥]|^(?:Rp\.?|RM|R|S\/\.?|R\$|Rs\.?)$/u.test(text) || (text.includes('$') && language !== 'fr')

/** What whole numbers end in, by language. */
const endings: Readonly<Record<string, readonly string[]>> = {
  da: [',-', ',-', ',–', '.-', ' kr.', ''],
  nb: [',-', ',-', ',–', ''],
  sv: [':-', ':-', ' :-', ',-', ''],
  de: [',-', ',--', ',–', '.-', ''],
  nl: [',-', ',-', ',--', ''],
  cs: [',-', ',-', ',- Kč', ''],
  fi: [',-', ''],
  th: ['.-', ''],
  it: [',-', '', ''],
  hr: ['', ''],
}

export function moneyFor(draw: Draw, language: string, currency: string): Money {
  const tongue = languageOf(language)
  const scale = 10 ** currencyDigits(currency)
  const comma = hasDecimalComma(language, currency)
  const text = draw.pick(signs[currency] ?? [currency])
  const isWord = /^\p{L}/u.test(text) && !/[$₡]/u.test(text)
  const sign = isFirst(text, tongue)
    ? draw.weighted({ before: 74, none: 24, first: 2, after: 0, word: 0 })
    : behind.test(text)
      ? draw.weighted({ after: 72, none: 27, first: 1, before: 0, word: 0 })
      : isWord
        ? draw.weighted({ after: nordicLike(currency) ? 50 : 22, before: 35, none: 30, first: 1, word: 0 })
        : comma
          ? draw.weighted({ after: 62, before: 14, none: 22, first: 1, word: 1 })
          : draw.weighted({ before: 66, none: 29, after: 2, first: 2, word: 1 })
  const isInside = scale === 100 && text.length === 1 && draw.chance(tongue === 'fr' ? 0.02 : 0.002)
  const digits =
    scale === 1 || thousands.test(currency)
      ? 'whole'
      : (draw.weighted(
          digitShares[tongue] ?? { always: 42, whole: 45, needed: 11, one: 2 },
        ) as Money['digits'])
  const ending =
    digits === 'whole' && scale > 1 && sign !== 'after' && draw.chance(0.35)
      ? draw.pick(endings[tongue] ?? [''])
      : ''
  return {
    sign: isInside ? 'inside' : sign,
    text: sign === 'word' ? (wordFor[currency] ?? text) : text,
    gap:
      isWord || /^[^\p{Sc}]/u.test(text)
        ? draw.chance(0.85)
          ? ' '
          : ''
        : draw.chance(comma ? 0.75 : 0.04)
          ? ' '
          : '',
    digits,
    mark: draw.chance(0.004) ? ' ' : comma ? (draw.chance(0.9) ? ',' : '.') : '.',
    thousand: draw.chance(0.12) ? draw.pick(thousandWords[currency] ?? ['']) : '',
    nought: draw.chance(0.1) ? (noughts[tongue] ?? '0') : '0',
    grouping:
      scale === 1 || thousands.test(currency)
        ? draw.weighted({ [comma ? '.' : ',']: 60, ' ': comma ? 14 : 1, '': 26 })
        : '',
    ending,
    scale,
  }
}

/** Currencies of thousands, in which no menu writes parts of a unit. */
const thousands = /^(?:IDR|HUF|COP|VND|CRC|CLP|ARS|KRW)$/u

const thousandWords: Readonly<Record<string, readonly string[]>> = {
  IDR: ['k', 'K', 'rb', ' rb', 'ribu'],
  VND: ['k', 'K'],
  COP: ['k', ' mil'],
  KRW: ['', '천'],
}

/** Digits of languages that are written with them on some menus. */
const noughts: Readonly<Record<string, string>> = { ar: '٠', th: '๐', ja: '０' }

const nordicLike = (currency: string): boolean => /^(?:DKK|SEK|NOK|PLN|CZK|HUF|RON)$/u.test(currency)

const wordFor: Readonly<Record<string, string>> = { EUR: 'Euro', USD: 'USD', GBP: 'GBP' }

const digitShares: Readonly<Record<string, Readonly<Record<Money['digits'], number>>>> = {
  de: { always: 88, whole: 8, needed: 3, one: 1 },
  fr: { always: 60, whole: 32, needed: 7, one: 1 },
  es: { always: 45, whole: 35, needed: 18, one: 2 },
  da: { always: 4, whole: 95, needed: 1, one: 0 },
  sv: { always: 2, whole: 97, needed: 1, one: 0 },
  nb: { always: 3, whole: 96, needed: 1, one: 0 },
  cs: { always: 6, whole: 93, needed: 1, one: 0 },
  ja: { always: 0, whole: 100, needed: 0, one: 0 },
}

/** The amount as this menu can write it: a menu of whole numbers has no cents. */
export function roundedFor(amount: number, { digits, scale }: Money): number {
  if (digits === 'whole') return Math.max(scale, Math.round(amount / scale) * scale)
  if (digits === 'one') return Math.max(scale / 10, Math.round((amount * 10) / scale) * (scale / 10))
  return amount
}

function numberText(amount: number, { digits, mark, grouping, scale, thousand }: Money): string {
  if (thousand !== '' && amount >= scale * 1000 && amount % (scale * 1000) === 0)
    return `${amount / (scale * 1000)}${thousand}`
  const whole = Math.floor(amount / scale)
  const cents = amount - whole * scale
  const wide = String(scale).length - 1
  const front = grouping === '' ? String(whole) : String(whole).replaceAll(/\B(?=(?:\d{3})+$)/gu, grouping)
  if (wide === 0 || (cents === 0 && digits !== 'always')) return front
  const tail = String(cents).padStart(wide, '0')
  return `${front}${mark}${digits === 'one' ? tail.slice(0, 1) : tail}`
}

/** An amount as it is written, with its sign. */
export function amountText(amount: number, money: Money, isFirst: boolean): string {
  const text = plainText(amount, money, isFirst)
  const nought = money.nought.codePointAt(0) ?? 0
  return money.nought === '0'
    ? text
    : text.replaceAll(/[0-9]/gu, (digit) => String.fromCodePoint(nought + Number(digit)))
}

function plainText(amount: number, money: Money, isFirst: boolean): string {
  const { sign, text, gap, ending, mark, digits } = money
  const number = numberText(amount, money)
  const isWhole = !number.includes(mark) || digits === 'whole'
  const body = isWhole && ending !== '' ? number + ending : number
  const place = sign === 'first' ? (isFirst ? 'before' : 'none') : sign
  if (place === 'inside') {
    const [whole = number, cents = '00'] = number.split(mark)
    return `${whole}${text}${cents}`
  }
  if (place === 'before') return `${text}${gap}${body}`
  if (place === 'after') return `${number}${gap}${text}`
  if (place === 'word') return `${number} ${text}`
  return body
}

const market: Readonly<Record<string, readonly string[]>> = {
  en: ['MP', 'Market price', 'market', 'M/P', 'Ask your server'],
  de: ['Tagespreis', 'nach Gewicht', 'n. Tagespreis'],
  fr: ['selon arrivage', 'prix du jour', 'S.C.'],
  es: ['s/m', 'según mercado', 'S.M.', 'precio según mercado'],
  it: ['s.q.', 'al kg', 'secondo mercato'],
  pt: ['preço do dia', 's/c', 'sob consulta'],
  nl: ['dagprijs', 'dagprijs'],
  da: ['dagspris'],
  sv: ['dagspris', 'dagens pris'],
  nb: ['dagspris'],
  fi: ['päivän hinta'],
  pl: ['cena dnia', 'wg wagi'],
  cs: ['dle váhy', 'denní cena'],
  hu: ['napi ár'],
  el: ['κατόπιν ζύγισης', 'τιμή ημέρας'],
  tr: ['günlük fiyat'],
  hr: ['po dnevnoj cijeni'],
  ja: ['時価'],
  zh: ['時價'],
  ko: ['시가'],
  ru: ['цена по запросу'],
  vi: ['thời giá'],
}

const from: Readonly<Record<string, string>> = {
  en: 'from',
  de: 'ab',
  fr: 'dès',
  es: 'desde',
  it: 'da',
  pt: 'desde',
  nl: 'vanaf',
  da: 'fra',
  nb: 'fra',
  sv: 'från',
  pl: 'od',
  cs: 'od',
  fi: 'alk.',
}

/** A price without its label. */
export function priceText(
  { amount, isMarket, isFrom, isSupplement, per }: LaidPrice,
  money: Money,
  { language, isFirst, draw }: { language: string; isFirst: boolean; draw: Draw },
): string {
  const tongue = languageOf(language)
  if (isMarket) return draw.pick(market[tongue] ?? ['MP'])
  const text = amountText(Math.abs(amount), money, isFirst)
  const said = `${isFrom ? `${from[tongue] ?? 'from'} ` : ''}${isSupplement ? (amount < 0 ? '-' : draw.pick(['+', '+ '])) : ''}${text}`
  return per === undefined
    ? said
    : `${said}${/^(?:\p{Ll}{1,3}|100 ?gr?\.?)$/u.test(per) ? draw.pick(['/', ' / ', '/', ' ']) : ' '}${per}`
}

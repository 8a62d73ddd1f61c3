import { currencyDigits } from '../../money/currency.ts'
import { endOf, FORMERLY } from '../words/phrases.ts'
import { amountsIn, type PriceFacts } from './amounts.ts'
import { labelOf } from './label-of.ts'
import { nameBefore, TRAILING } from './name-before.ts'
import type { PriceTail } from './price-group.ts'

/* Ends of lines that say their prices in one form as a whole. */

/** Characters; what is longer is a sentence. */
const LONGEST = 300

/** `Cordon bleu statt 18,50 nur 15,00 €`: what it cost, and what it costs. */
export function formerAndNow(text: string, facts: PriceFacts): PriceTail | undefined {
  if (text.length > LONGEST) return undefined
  const [before, now] = amountsIn(text, facts).slice(-2)
  if (!before || !now || !/^\s?$/u.test(text.slice(now.end))) return undefined
  const [, name, word = ''] = FORMER_AHEAD.exec(text.slice(0, before.start)) ?? []
  if (name === undefined || !IS_NOW.test(text.slice(before.end, now.start))) return undefined
  if (endOf(FORMERLY, word, 0) !== word.length || now.value >= before.value) return undefined
  return {
    before: nameBefore(name),
    prices: [{ kind: 'fixed', amount: now.value, former: before.value, start: before.start, end: now.end }],
    behind: [],
  }
}

const FORMER_AHEAD = /^(.*\S)\s(\S+(?:\s(?:of|lieu de|de))?)\s?$/u

const IS_NOW =
  /^[\s,;]*(?:nur|jetzt|only|now|seulement|maintenant|ahora|s[oó]lo|solo|adesso|nu|teraz|tylko|jen|nyní|teď|agora|só)?[\s:]*$/iu

const PRICED = String.raw`(?:\p{Sc}\s?)?\d[\d.,]*(?:\s?\p{Sc})?`
const COUNTS =
  /(?:^|[\s\t])([1-6](?:\s?\/\s?[2-9]){1,3})\t((?:\p{Sc}\s?)?\d[\d.,]*(?:\s?\/\s?(?:\p{Sc}\s?)?\d[\d.,]*){1,3})$/u

const MEASURE = String.raw`(?:\d{1,3}(?:[.,]\d{1,3})?|[¼½¾]|1\/[248])\s?(?:cl|dl|ml|l|oz|cm|g|kg)`
const SIZES = new RegExp(
  String.raw`(?:^|[\s\t])(${MEASURE}(?:\s\/\s${MEASURE}){1,3})[\s\t.…]+(${PRICED}(?:\s\/\s${PRICED}){1,3})$`,
  'iu',
)

/** `Scoops   1 / 2 / 3   5 / 9 / 12`, `Draft 25 cl / 50 cl   5,50 € / 9,80 €`: how many or how much, then for how much. */
export function listedTail(text: string, facts: PriceFacts): PriceTail | undefined {
  if (text.length > LONGEST) return undefined
  const sizes = SIZES.exec(text)
  const areMeasured = sizes !== null
  const [whole = '', counts = '', prices = ''] = sizes ?? COUNTS.exec(text) ?? []
  const labels = counts.split(areMeasured ? /\s\/\s/u : '/').map((count) => count.trim())
  // `OFFENE WEINE   1/8   1/4`: parts of a liter head two columns.
  if (/^1\s?\/\s?[248]$/u.test(prices)) return undefined
  const isRising = labels.every((count, at) => at === 0 || Number(count) > Number(labels[at - 1]))
  const from = text.length - prices.length
  const amounts = amountsIn(prices.replaceAll(/\s?\/\s?/gu, ' / '), facts)
  if (whole === '' || !(isRising || areMeasured) || amounts.length !== labels.length) return undefined
  return {
    before: text.slice(0, text.length - whole.length).replace(TRAILING, ''),
    prices: amounts.map(({ value }, at) => ({
      kind: 'fixed',
      amount: value,
      ...(areMeasured ? labelOf(labels[at] ?? '') : { label: labels[at] ?? '' }),
      start: from,
      end: text.length,
    })),
    behind: [],
  }
}

const HALVES =
  /^(.*\p{L}\S*)\s(½|1\/2|meia|media)\s((?:\p{Sc}\s?)?\d[\d.,]*\s?\p{Sc}?)[\s/]+(1|inteira|entera|dose)\s((?:\p{Sc}\s?)?\d[\d.,]*\s?\p{Sc}?)$/iu

/** `Bacalhau à lagareiro ½ 9,00€ 1 15,50€`: half a portion, and a whole one. */
export function halvesTail(text: string, facts: PriceFacts): PriceTail | undefined {
  if (text.length > LONGEST) return undefined
  const [whole, name = '', half, one, entire, other] = HALVES.exec(text) ?? []
  const amounts = [one ?? '', other ?? ''].map((amount) => amountsIn(amount, facts)[0]?.value)
  if (whole === undefined || amounts.some((amount) => amount === undefined)) return undefined
  return {
    before: nameBefore(name),
    prices: [half, entire].map((label, at) => ({
      kind: 'fixed',
      amount: amounts[at] ?? 0,
      label: label ?? '',
      start: name.length + 1,
      end: text.length,
    })),
    behind: [],
  }
}

const CENTS = String.raw`\d{1,2}[.,]?\d{2}`
const LETTERS = new RegExp(
  String.raw`^(.*\p{L}\S*)[\s.…]+[S$]\s?(\d{1,2}[.,]\d{2})\s+M\s?(${CENTS})\s+L\s?(${CENTS})$`,
  'u',
)

/** `Lemonade $2.25 M275 L3.25`: three sizes as they are recognized in a picture, with an S like a sign and a lost point. */
export function lettersTail(text: string, { currency }: PriceFacts): PriceTail | undefined {
  if (text.length > LONGEST) return undefined
  const [whole, name = '', ...cents] = LETTERS.exec(text) ?? []
  const amounts = cents.map((one) => Number(one.replace(/[.,]/u, '')))
  const isRising = amounts.every((amount, at) => at === 0 || amount > (amounts[at - 1] ?? 0))
  if (whole === undefined || !isRising || currencyDigits(currency) !== 2) return undefined
  return {
    before: nameBefore(name),
    prices: amounts.map((amount, at) => ({
      kind: 'fixed',
      amount,
      label: 'SML'[at] ?? '',
      start: name.length + 1,
      end: text.length,
    })),
    behind: [],
  }
}

import { currencyDigits, maxAmount, maxPrice } from '../../money/currency.ts'
import { hasDecimalComma } from '../../money/locale.ts'
import { isGroupOfThree, readDigits } from '../amounts/digits.ts'
import { isSignOf } from '../forms/signs.ts'
import { instead, type NumberToken, type Token } from './box-tokens.ts'

/** What keeps a text from being understood: a sentence, and what may be meant by it. */
export interface Doubt {
  readonly sentence: string
  /** Texts that may be meant; none where there is nothing to choose from. */
  readonly choices: readonly string[]
}

export interface TypedIn {
  readonly currency: string
  readonly language?: string | undefined
}

const refused = (sentence: string): Doubt => ({ sentence, choices: [] })

/** The minor units of a number in a text, without its signs of plus and minus. */
export function readAmount(token: NumberToken & Token, text: string, by: TypedIn): number | Doubt {
  const { currency, language } = by
  const { digits, sign, isHalf } = token
  if (sign !== '' && !isSignOf(sign, currency)) return refused(foreignSentence(sign, currency))
  const hasComma = hasDecimalComma(language, currency)
  const isDecimal = digits.includes(',') === hasComma
  if (isGroupOfThree(digits) && currencyDigits(currency) > 0 && !isDecimal)
    return doubtOfThousand(token, text, by)
  const amount = digits === '' ? 0 : readDigits(digits.replace(/^(?=[.,])/, '0'), currency, hasComma)
  const half = isHalf ? 10 ** currencyDigits(currency) / 2 : 0
  if (amount === 'price_decimals' || amount === 'price_ambiguous' || !Number.isInteger(half))
    return refused(decimalsSentence(currency))
  if (typeof amount === 'string')
    return refused(`“${text.slice(token.start, token.end)}” isn’t a price that we can read.`)
  if (amount + half > maxAmount(currency))
    return refused(`A price in ${currency} cannot be above ${maxPrice(currency).toLocaleString('en')}.`)
  return amount + half
}

/** `1,250`: some write 1.25 so, others 1250. */
function doubtOfThousand(token: NumberToken & Token, text: string, { currency, language }: TypedIn): Doubt {
  const written = text.slice(token.start, token.end)
  const mark = hasDecimalComma(language, currency) ? ',' : '.'
  const thousand = token.digits.replace(/[.,]/, '')
  const decimal = token.digits.replace(/0+$/, '').replace(/[.,]/, mark)
  const readable = [thousand, decimal].filter(
    (digits) => typeof readDigits(digits, currency, mark === ',') === 'number',
  )
  return {
    sentence: `“${written}” may mean ${thousand} or ${decimal}.`,
    choices: readable.map((digits) => instead(text, token, written.replace(token.digits, digits))),
  }
}

export const foreignSentence = (sign: string, currency: string): string =>
  `“${sign}” is another currency: this menu is in ${currency}.`

function decimalsSentence(currency: string): string {
  const digits = currencyDigits(currency)
  if (digits === 0) return `A price in ${currency} has no decimals.`
  return `A price in ${currency} has at most ${digits === 2 ? 'two' : 'three'} decimals.`
}

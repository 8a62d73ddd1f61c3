import { currencyDigits, maxAmount, maxPrice } from '../../money/currency.ts'
import { hasDecimalComma } from '../../money/locale.ts'
import { isInThousands } from '../amounts/amount.ts'
import { isGroupOfThree, readDigits, writesWhole } from '../amounts/digits.ts'
import { instead, type NumberToken, type TypedIn } from './box-tokens.ts'

/** What keeps a text from being understood: a sentence, and what may be meant by it. */
export interface BoxDoubt {
  readonly sentence: string
  /** Texts that may be meant; none where there is nothing to choose from. */
  readonly choices: readonly string[]
}

const refused = (sentence: string): BoxDoubt => ({ sentence, choices: [] })

/** The minor units of a number in a text, without its signs of plus and minus. */
export function amountOrDoubt(token: NumberToken, text: string, by: TypedIn): number | BoxDoubt {
  const { currency, language } = by
  const { digits, sign, isForeign, isMultiplied, value } = token
  if (isForeign) return refused(`“${sign}” is another currency: this menu is in ${currency}.`)
  const isDecimal = digits.includes(',') === hasDecimalComma(language, currency)
  if (isGroupOfThree(digits) && !isDecimal && !isMultiplied && !writesWhole(currency))
    return doubtOfThousand(token, text, by)
  if (isInThousands(digits, currency))
    return {
      sentence: `“${digits}” may mean ${value}.`,
      choices: [instead(text, token, String(value))],
    }
  if (value === 'price_decimals' || value === 'price_ambiguous') return refused(decimalsSentence(currency))
  if (typeof value === 'string')
    return refused(`“${text.slice(token.start, token.end)}” isn’t a price that we can read.`)
  if (value > maxAmount(currency))
    return refused(`A price in ${currency} cannot be above ${maxPrice(currency).toLocaleString('en')}.`)
  return value
}

/** `1,250`: some write 1.25 so, others 1250. */
function doubtOfThousand(token: NumberToken, text: string, { currency, language }: TypedIn): BoxDoubt {
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

function decimalsSentence(currency: string): string {
  const digits = currencyDigits(currency)
  if (digits === 0) return `A price in ${currency} has no decimals.`
  return `A price in ${currency} has at most ${digits === 2 ? 'two' : 'three'} decimals.`
}

import { toMinor } from '../../../money/currency.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { Review } from '../../review/menu-review.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { keyOf } from '../asking/plates.ts'
import { type Question, type QuestionRule, said } from '../asking/question.ts'

/** A price that words give to the dish itself: `only $9.95`, `for just 12 €`. What is added, or for another size, is none. */
const IN_WORDS =
  /(?:\b(?:only|just|now|nur|jetzt|solo|seulement|soltanto)\b[^.,;\d$€£]{0,12})[$€£]? ?(\d{1,3}(?:[.,]\d{2})?) ?(?:[$€£]|\b(?:eur|usd|dollars)\b)?(?!\s?(?:%|oz|g|kg|ml|cl|min|pc|pieces|guests|people|per|hours|days|calories|kcal))/iu
const WITH_SIGN = /[$€£]|\b(?:eur|usd|dollars)\b|\d[.,]\d{2}\b/i

const MARKET =
  /\b(?:market price|daily price|ask for (?:the )?price|tagespreis|preis auf anfrage|prix du (?:marche|jour)|selon (?:le )?(?:cours|marche)|precio (?:de|segun) mercado|segun mercado|prezzo di mercato|preco do dia|dagprijs)\b/

/** What the words of a dish say of its price, where its price says another. */
function conflict(review: Review, reviewed: ReviewedItem): string | undefined {
  const { item, amounts } = reviewed
  const [first] = amounts
  if (!first) return undefined
  const text = `${item.name}. ${item.description}`
  if (MARKET.test(foldName(text)) && item.prices.every(({ kind }) => kind !== 'market'))
    return `Its words say that it is at market price, and it costs ${said(review, first.amount)}.`
  const [found = '', number = ''] = IN_WORDS.exec(text) ?? []
  if (number === '' || !WITH_SIGN.test(found)) return undefined
  const amount = toMinor(Number(number.replace(',', '.')), review.menu.currency)
  return amount === 0 || item.prices.some((price) => price.amount === amount || price.former === amount)
    ? undefined
    : `Its words say “${found.trim()}”, and it costs ${said(review, first.amount)}.`
}

/** A price that is typed in the words of a dish and is not the price behind it. */
export const priceInWords: QuestionRule = {
  id: 'price_in_words',
  topic: 'prices',
  sureness: 'fact',
  as: 'price_slip',
  whyNot: 'Only you know which of the two is right.',
  several: (count) => `${count} dishes name another price in their words`,
  ask: (review) =>
    review.items.flatMap((reviewed): Question[] => {
      const reason = conflict(review, reviewed)
      return reason === undefined
        ? []
        : [
            {
              key: keyOf(reviewed),
              title: `${reviewed.item.name} says two prices`,
              reason,
              about: [reviewed],
            },
          ]
    }),
}

const SIGNS: Readonly<Record<string, RegExp>> = {
  USD: /[€£]\s?\d|\d\s?[€£]/,
  EUR: /[£$]\s?\d|\d\s?£/,
  GBP: /[€$]\s?\d|\d\s?€/,
}

/** Amounts in another currency than the menu's, in its own words. */
export const otherCurrency: QuestionRule = {
  id: 'other_currency',
  topic: 'prices',
  sureness: 'fact',
  as: 'price_missing',
  whyNot: 'Only you know which currency is meant.',
  several: (count) => `${count} texts name another currency`,
  ask: (review) => {
    const { menu } = review
    const sign = SIGNS[menu.currency]
    if (!sign) return []
    const texts = [
      ...menu.sections.flatMap(({ name, intro, footer }) =>
        [intro, footer].map((text) => ({ at: name, text })),
      ),
      ...menu.notices.map(({ text }) => ({ at: 'a notice', text })),
      ...review.items.map(({ item }) => ({ at: item.name, text: item.description })),
    ]
    return texts.flatMap(({ at, text = '' }, index): Question[] => {
      const found = sign.exec(text)?.[0]
      return found === undefined
        ? []
        : [
            {
              key: String(index),
              title: `“${found}…” in another currency`,
              reason: `The menu is in ${menu.currency}, and the words of ${at} name another sign.`,
              about: [],
            },
          ]
    })
  },
}

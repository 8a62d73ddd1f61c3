const CARD_DIGITS = 19

/** A card number as it is on a card: digits in groups of four. */
export const formatCardNumber = (typed: string): string =>
  digitsOf(typed)
    .slice(0, CARD_DIGITS)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** Formats a date as on a card, `MM/YY`; a single digit above 1 can only be a complete month. */
export function formatExpiry(typed: string): string {
  const digits = digitsOf(typed).replace(/^([2-9])/, '0$1')
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2, 4)}` : digits
}

const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '')

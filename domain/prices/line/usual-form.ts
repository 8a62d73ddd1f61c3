/** How the lines of one menu write prices in a way that no country's row has. */
export interface FormsAtHand {
  /** `Soup 9 50`, `Fish 12 00`: a blank before the cents. */
  readonly hasSpacedCents?: boolean
  /** `Cod (18)`: all amounts are in brackets. */
  readonly areInBrackets?: boolean
  /** What is behind each amount: ` kn`, `,~`, ` pts`. */
  readonly tail?: string
}

/** A blank before cents at the end of a line. */
export const SPACED_CENTS = /(?<![\d.,]|\d )(\d{1,3}) (\d{2})(?=\s?\p{Sc}?\s*$)/u

/** An amount in brackets at the end of a line. */
export const BRACKETED = /\((\d{1,3}(?:[.,]\d{1,2})?)\)$/u

/** `Cod (18)` as `Cod  18 `, of the same length. */
export const withoutBrackets = (text: string): string =>
  text.trimEnd().replace(BRACKETED, ' $1 ').padEnd(text.length)

/** The text with these forms written as any menu does, of the same length, and where its tail begins. */
export function inUsualForm(
  text: string,
  { hasSpacedCents: isSpaced = false, tail }: FormsAtHand,
): { readonly text: string; readonly tailAt: number | undefined } {
  if (isSpaced)
    return {
      text: text.replace(SPACED_CENTS, (written, whole, cents) => `${whole}.${cents}`.padEnd(written.length)),
      tailAt: undefined,
    }
  const at = text.trimEnd().length - (tail?.length ?? 0)
  const isThere = tail !== undefined && at > 0 && text.startsWith(tail, at) && /\d/u.test(text[at - 1] ?? '')
  return isThere ? { text: text.slice(0, at).padEnd(text.length), tailAt: at } : { text, tailAt: undefined }
}

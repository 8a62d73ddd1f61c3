import { dishesOfCompetitor } from '#domain/insights/competitors/comparable-dishes.ts'
import type { Competitor } from '#domain/menu/model/advice-notes.ts'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'

export interface GivenCompetitor {
  readonly name: string
  /** Of its menu. */
  readonly text: string
  readonly currency: string
  readonly at: Date
}

/** Fewer are no menu that was read. */
const LEAST_DISHES = 3

export function readCompetitor({
  name,
  text,
  currency,
  at,
}: GivenCompetitor): { readonly competitor: Competitor } | { readonly problem: string } {
  // The menu that it's compared with says the currency of prices without a sign.
  const { content } = readMenuLines(textLines(text), { currency, isCurrencySaid: true })
  const dishes = dishesOfCompetitor(content)
  if (content.currency !== currency)
    return {
      problem: `These prices are in ${content.currency}, yours in ${currency}. We convert nothing, so they can’t be compared.`,
    }
  return dishes.length < LEAST_DISHES
    ? {
        problem:
          'We found fewer than three dishes with one price each. Paste the text of the menu, with its prices.',
      }
    : { competitor: { name, readOn: at.toISOString().slice(0, 10), currency, dishes } }
}

import type { ModifierGroup } from '../../menu/model/modifiers.ts'
import { amountsIn, type PriceFacts } from '../../prices/line/amounts.ts'
import { priceTail } from '../../prices/line/price-tail.ts'

const LEAD =
  /^(?:\+\s*)?(add(?:-?ons?)?|extras?|sauces?|toppings?|with|substitute|swap for|sub|upgrade|make it|supplément|avec|mit|dazu|con|choice of|choose|wahlweise)\b\s*:?\s*/iu

/** What can be added, as one line says it: `add chicken +7   add shrimp +9`, `sauce au poivre ou béarnaise + 2 €`. */
export function readExtras(text: string, facts: PriceFacts): Omit<ModifierGroup, 'id'> | undefined {
  const lead = LEAD.exec(text)?.[1]
  const headed = /^([^:\d]{2,40}):\s+(?=\S)/u.exec(text)
  const rest = headed ? text.slice(headed[0].length) : text
  const whole = priceTail(rest, facts, 'item')
  const alternatives =
    whole.prices.length === 1 &&
    amountsIn(whole.before, facts).length === 0 &&
    wholeOf(whole.before).split(/\s+(?:or|ou|oder|o|of)\s+|\s*,\s*/u)
  const amount = whole.prices[0]?.amount ?? 0
  if (alternatives && alternatives.length > 1) {
    const isOr = /\s(?:or|ou|oder|o|of)\s/u.test(whole.before)
    return {
      name: headed?.[1]?.trim() ?? lead ?? 'extras',
      min: 0,
      max: isOr ? 1 : null,
      options: alternatives
        .map((name, at) => ({ id: `o${at + 1}`, name: name.trim(), amount }))
        .filter(({ name }) => name !== ''),
    }
  }
  const parts = rest
    .split(
      /\t|\s+[·•|]\s+|(?<=\d\S*(?:\s\p{Sc})?)\s+[\u2013\u2014-]\s+(?=\p{L})|[,;]\s+(?![^(]*\))|\s+\/\s+|(?<=\d\S*(?:\s\p{Sc})?)\s+(?:or|and|oder|und|ou|et)\s+(?=.*\d)/u,
    )
    .flatMap(separate)
  const options: { name: string; amount: number }[] = []
  for (const part of parts) {
    const { before, prices } = priceTail(part, facts, 'item')
    const [price] = prices
    const label = [before, price?.label].filter(Boolean).join(' ')
    const written =
      price && part.startsWith(before) ? part.slice(0, price.start).replace(/[\s+:]+$/u, '') : label
    const name = wholeOf(before !== '' && price?.label ? written : label)
      .trim()
      .replace(OR_FIRST, '')
      .replace(FOR_LAST, '')
    if (name === '' && options.length === 0 && price === undefined) continue
    const previous = options.at(-1)
    if (name === '' && previous && price?.amount !== undefined) previous.amount = price.amount
    else if (name !== '' || label.trim() !== '')
      options.push({ name: name || label.trim(), amount: price?.amount ?? 0 })
  }
  if (options.length === 0) return undefined
  return {
    name: headed?.[1]?.trim() ?? lead ?? 'extras',
    min: 0,
    max:
      /\d\S*(?:\s\p{Sc})?\s(?:or|ou|oder)\s/u.test(rest) && options.length > 1 && headed !== null ? 1 : null,
    options: options.map((option, at) => ({ id: `o${at + 1}`, ...option })),
  }
}

/** `or tofu`, the last of several */
const OR_FIRST = /^(?:or|oder|ou|o)\s+(?=\p{L})/iu

/** `a milkshake for`, before its price */
const FOR_LAST = /\s+(?:for|für|pour|para|per|voor)$/iu

const wholeOf = (text: string): string => text.replace(LEAD, '').replace(/^\+\s*/u, '')

/** `chicken 6 shrimp 8`: each amount ends an option. */
const separate = (part: string): string[] =>
  [...part.matchAll(/\D+?[+]?\s?[\p{Sc}]?\d+(?:[.,]\d{1,2})?(?:\s?\p{Sc})?(?=\s+(?:add\s)?\p{L}|\s*$)|.+$/gu)]
    .map(([text]) => text.trim())
    .filter(Boolean)

import { isLabel } from '../words/labels.ts'
import { PER_UNIT } from '../words/phrases.ts'
import { labelOf } from './label-of.ts'
import type { LinePrice } from './line-price.ts'
import type { LineToken } from './line-tokens.ts'
import { isBetween, type LabeledPrices, type PricedThing } from './price-group.ts'
import { unitOf } from './said-of-amount.ts'

/** Characters and words of what is said behind a price, at most. */
const LONGEST = 18
const MOST_WORDS = 3

/** `DF,GF` */
const MARKS = /^\p{Lu}{1,2}(?:[,/ ]\s?\p{Lu}{1,2})*$/u

const isSaid = (token: LineToken | undefined): boolean => /^(?:word|size|per)$/u.test(token?.kind ?? '')

const isUnit = (words: string): boolean => {
  PER_UNIT.lastIndex = 0
  return PER_UNIT.test(words) && PER_UNIT.lastIndex === words.length
}

/** `Mole Poblano $17.50 contains nuts`: each word of a name is large, and none leads to an amount: `add`, `for`. */
const isName = (before: string): boolean =>
  /^(?:\p{Lu}\S*|&|\p{Ll}{1,3}|\(\S+\))(?:\s(?:\p{Lu}\S*|&|de|con|al|of|with|and|\(\S+\)))*\s$/u.test(before)

/**
 * `2.95 (single) 3.75 (double)`, `11 € half / 19 € whole`, `3,50 € espeto`, `12,80 Tasse`: each label or unit is behind
 * its amount. One price with other words is read where it is apart from the name: `Hake   14,50 € fried`.
 */
export function wordsBehind(
  text: string,
  all: readonly LineToken[],
  thing: PricedThing,
): LabeledPrices | undefined {
  // `70 kr 2 cl, 130 kr 4 cl (DF,GF)`: marks behind the label of the last.
  const marks = all.at(-1)
  const isMarked = marks?.kind === 'note' && MARKS.test(marks.words) && isSaid(all.at(-2))
  const tokens = isMarked ? all.slice(0, -1) : all
  const prices: (LinePrice & {
    readonly words: string
    readonly isSure: boolean
    readonly hasSign: boolean
  })[] = []
  let end = tokens.length
  let opener: LineToken | undefined
  for (;;) {
    let at = end
    const note = tokens[end - 1]
    if (note?.kind === 'note') at -= 1
    else while (at > 0 && isSaid(tokens[at - 1])) at -= 1
    const token = tokens[at - 1]
    if (at === end || token?.kind !== 'amount' || token.amount.sign) break
    const { value, isStrong, hasSign, foreign } = token.amount
    const words =
      note?.kind === 'note' ? note.words : text.slice(tokens[at]?.start ?? 0, tokens[end - 1]?.end ?? 0)
    if (words.length > LONGEST || words.split(/\s+/u).length > MOST_WORDS) break
    prices.unshift({
      kind: 'fixed',
      amount: value,
      start: token.start,
      end: tokens[end - 1]?.end ?? token.end,
      ...(!isStrong && { isWeak: true }),
      ...(foreign !== undefined && { foreign }),
      words,
      hasSign,
      isSure: isLabel(words) || (isUnit(words) && isStrong),
    })
    end = at - 1
    opener = tokens[end - 1]
    while (end > 0 && isBetween(tokens[end - 1])) end -= 1
  }
  const [first, other] = prices
  const isAlone = other === undefined
  // What is in brackets, and a unit, is read with the one price that it is behind.
  if (!first || (isAlone && /^(?:note|per)$/u.test(tokens.at(-1)?.kind ?? ''))) return undefined
  const isListed = /[|/]/u.test(text.slice(first.start)) && end > 0
  const isApart =
    opener === undefined || opener.kind === 'gap' || (opener.kind === 'separator' && opener.sign === ':')
  // `$8 Members` below a dish
  const isLabelled = isAlone && thing === 'whole' && end === 0 && first.hasSign
  const fits = isAlone
    ? isLabelled || first.isSure
      ? first.isWeak !== true || isApart
      : (isApart || (first.hasSign && isName(text.slice(0, first.start)))) &&
        first.isWeak !== true &&
        (/^\p{Ll}/u.test(first.words) || (end > 0 && /^\p{Lo}/u.test(first.words)))
    : prices.every(({ isSure }) => isSure) ||
      prices.every(({ isWeak, words }) => !isWeak && (isListed || /^\P{Lu}/u.test(words)))
  if (!fits || tokens[end - 1]?.kind === 'amount') return undefined
  return {
    start: first.start,
    prices: prices.map(({ words, isSure: _, hasSign: __, ...price }) =>
      isAlone && !isLabelled && !isLabel(words)
        ? isUnit(words)
          ? { ...price, kind: 'unit', per: unitOf(words) }
          : price
        : { ...price, ...labelOf(words) },
    ),
    behind: [
      ...(isAlone && !isLabelled && !first.isSure ? [first.words] : []),
      ...(isMarked ? [marks.words] : []),
    ],
  }
}

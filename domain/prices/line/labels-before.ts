import type { PriceFacts } from './amounts.ts'
import { labelOf } from './label-of.ts'
import { isLabelHere } from './label-zone.ts'
import type { LinePrice } from './line-price.ts'
import type { LineToken } from './line-tokens.ts'
import type { LabeledPrices, PricedThing } from './price-group.ts'

/** Words and characters of a label, at most. */
const MOST_WORDS = 3
const LONGEST = 20

const isOfLabel = (token: LineToken | undefined): boolean => /^(?:word|size|per)$/u.test(token?.kind ?? '')

const isSign = (token: LineToken | undefined, signs: RegExp): boolean =>
  token?.kind === 'separator' && signs.test(token.sign)

/**
 * `fluitje: 3,-, vaasje: 4,-, halve liter: 7,-`, `Yaki soba – vegetable: 13.95, chicken: 15.95`, `Tikka, creamy – Chicken
 * \t 11.50 \t Lamb \t 12.50`: two prices or more whose labels, in any words, are before a colon or a gap. The first is
 * behind a sign or a gap that ends the name; behind a gap alone, labels in cells are known words, since dishes are
 * written so as well.
 */
export function labelsBefore(
  text: string,
  tokens: readonly LineToken[],
  facts: PriceFacts,
  thing: PricedThing,
): LabeledPrices | undefined {
  const prices: LinePrice[] = []
  let [end, joiner] = [tokens.length, ''] as [number, string]
  let opener: LineToken | undefined
  for (;;) {
    const amount = tokens[end - 1]
    const joint = tokens[end - 2]
    if (amount?.kind !== 'amount' || amount.amount.sign || !joint) break
    const sign = joint.kind === 'gap' ? 'gap' : isSign(joint, /[:\u2013\u2014-]/u) ? ':' : ''
    if (sign === '' || (joiner !== '' && sign !== joiner)) break
    const last = end - 3
    // `Large (serves 20): 98`
    const said = tokens[last]?.kind === 'note' ? last - 1 : last
    let first = said + 1
    while (isOfLabel(tokens[first - 1])) first -= 1
    // `Fruit Small: 55`: no sign is between the name and its first label.
    if (first === 0 && prices.length > 0) first = labelFrom(text, tokens, said, facts)
    const words = text.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0)
    if (first > said || words.length > LONGEST || words.split(/\s+/u).length > MOST_WORDS) break
    joiner = sign
    opener = tokens[first - 1]
    const { value, isStrong, foreign } = amount.amount
    prices.unshift({
      kind: 'fixed',
      amount: value,
      start: tokens[first]?.start ?? amount.start,
      end: amount.end,
      ...(!isStrong && { isWeak: true }),
      ...(foreign !== undefined && { foreign }),
      ...labelOf(words),
    })
    end = first
    if (opener?.kind === 'gap' || isSign(opener, /[,/|·;]/u)) end -= 1
    else if (opener?.kind !== 'amount') break
  }
  const start = prices[0]?.start
  if (prices.length < 2 || start === undefined) return undefined
  const areKnown = prices.every(
    ({ label, size }) => size !== undefined || isLabelHere(label ?? '', { facts }),
  )
  // `Tasse: 2,80 Pott: 3,90` on a line below the name
  if (opener === undefined)
    return end === 0 && (areKnown || thing === 'whole') ? { start, prices, behind: [] } : undefined
  const isGlued = opener.kind === 'word'
  const isNamed = tokens.slice(0, end).some(({ kind }) => kind === 'word')
  const isDashed = isSign(opener, /[\u2013\u2014-]/u)
  const fits =
    joiner === ':'
      ? isDashed || isGlued || opener.kind === 'gap'
      : isDashed || (areKnown && opener.kind === 'gap')
  return isNamed && fits ? { start, prices, behind: [] } : undefined
}

/** Where the known label at the end of a name and its label begins: `Fruit Small`; behind its last word where none is. */
function labelFrom(text: string, tokens: readonly LineToken[], last: number, facts: PriceFacts): number {
  const wordsFrom = (at: number) => text.slice(tokens[at]?.start ?? 0, tokens[last]?.end ?? 0)
  for (const first of [last - 1, last])
    if (first > 0 && isLabelHere(wordsFrom(first), { facts })) return first
  return last + 1
}

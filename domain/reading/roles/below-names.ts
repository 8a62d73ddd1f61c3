import { isLabel } from '../../prices/words/labels.ts'
import type { Here } from './here.ts'
import type { LineFacts } from './line-facts.ts'
import { isPriced, isPriceLine } from './line-kinds.ts'

/** `SLIDERS (3)`, then words in small letters or none, then `13` alone: a dish over several lines. */
export function hasPriceBelow({ facts, at, around, open }: Here): boolean {
  const block = around.blockAfter(at)
  const priceAt = block.findIndex(isPriced)
  const price = block[priceAt]
  if (
    facts.line.tag?.kind === 'heading' ||
    !price ||
    !isPriceLine(price) ||
    price.tail.prices.length > 1 ||
    priceAt > 3
  )
    return false
  // Right below a dish that has its price is the next one, and its price follows at once.
  if (priceAt === 0) return open.hasItems && open.itemHasPrice && facts.gapAbove < 1 && facts.sectionWords < 1
  return block.slice(0, priceAt).every(({ startsSmall }) => startsSmall)
}

/** `Mint Lemonade`, then `glass 24` and `jug 65`: a dish with a line for each of its prices. */
export function hasVariantsBelow({ facts, at, around }: Here): boolean {
  const block = around.blockAfter(at)
  return (
    block.length > 0 &&
    !facts.isCapitals &&
    block.every((one) => one.startsSmall && one.tail.prices.length === 1 && isLabel(one.tail.before))
  )
}

/** `Dock Street Sour`, then `Bourbon, lemon, port, egg white`, and so by turns through its whole block. */
export function isListBelowName({ facts, at, around }: Here): boolean {
  if (!isListOfWords(facts)) return false
  const { lines } = around
  let from = at
  while (from > 0 && (lines[from]?.gapAbove ?? 1) < 1) from -= 1
  const block = [...lines.slice(from, from + 1), ...around.blockAfter(from)]
  const first = block.findIndex((one, index) => !isListOfWords(one) && isListOfWords(block[index + 1]))
  const rest = block.slice(first)
  return (
    first >= 0 &&
    first < 2 &&
    rest.length > 3 &&
    rest.length % 2 === 0 &&
    rest.every((one, index) => isListOfWords(one) === (index % 2 === 1))
  )
}

const isListOfWords = (facts: LineFacts | undefined): boolean => (facts?.text.match(/,\s/gu) ?? []).length > 1

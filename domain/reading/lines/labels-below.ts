import type { LinePrice } from '../../prices/line/line-price.ts'
import { isLabel } from '../../prices/words/labels.ts'
import type { LineFacts } from './line-facts.ts'

/** `glass / bottle`, `copo / jarro 0,5 l / garrafa` below as many prices that say nothing: what each of them is for. */
export function labelsBelow(
  { text, tail }: LineFacts,
  prices: readonly Pick<LinePrice, 'label' | 'size'>[],
): readonly string[] | undefined {
  if (tail.prices.length > 0 || prices.length < 2 || prices.some(({ label, size }) => label || size))
    return undefined
  const labels = text.split(/\s*\/\s+|\s+\/\s*/u)
  return labels.length === prices.length && labels.every(isLabel) ? labels : undefined
}

import type { LineFacts } from './line-facts.ts'

/** Is the type of a heading lesser than that of another: smaller, or not in capitals? */
export const isLower = (heading: LineFacts, other: LineFacts): boolean => {
  const [level, above] = [heading.line.tag, other.line.tag].map((tag) =>
    tag?.kind === 'heading' ? tag.level : undefined,
  )
  if (level !== undefined && above !== undefined) return level > above
  return (
    heading.line.size < other.line.size * 0.93 ||
    (other.isCapitals && !heading.isCapitals && heading.line.size <= other.line.size)
  )
}

/** Returns whether prices are at its end. */
export const isPriced = ({ tail }: LineFacts): boolean => tail.prices.length > 0

/** Returns whether it has a price, and not only a supplement to one. */
export const isFixed = ({ tail }: LineFacts): boolean => tail.prices.some(({ kind }) => kind !== 'supplement')

/** Is it nothing but prices? */
export const isPriceLine = ({ tail }: LineFacts): boolean => tail.prices.length > 0 && tail.before === ''

/** `Served with fries. Substitute onion rings for 2.00`: its price is for something else instead, or on top. */
export const saysAddOn = (text: string): boolean =>
  /[.]\s(?:add|substitute|sub|swap|upgrade|extra|make it)\s/iu.test(text)

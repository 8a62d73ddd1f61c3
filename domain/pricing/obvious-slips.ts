import { ownAmounts } from '../courses/own-amounts.ts'
import type { Menu } from '../menu/model/menu.ts'

/** A price that nobody means: this many times what its neighbors cost, or as small a part of it. */
const TIMES = 25
/** Fewer neighbors than this are no measure: then all prices of the menu are. */
const MIN_NEIGHBORS = 3

export interface ObviousSlip {
  readonly name: string
  /** Minor units. */
  readonly amount: number
}

/**
 * Prices that are typed wrong by any measure: 25 times the median of their section or a 25th of it, and a bottle that
 * costs no more than its glass. No factor should multiply them before somebody looks.
 */
export function obviousSlips({ sections }: Pick<Menu, 'sections'>): ObviousSlip[] {
  const priced = sections.flatMap((section) =>
    section.items.flatMap((item) => {
      const amounts = ownAmounts(sections, section, item).filter(({ amount }) => amount > 0)
      return amounts.length === 0 ? [] : [{ section, item, amounts }]
    }),
  )
  return priced.flatMap((one) => {
    const around = (isNear: (other: (typeof priced)[number]) => boolean) =>
      priced
        .filter((other) => other !== one && isNear(other))
        .map(({ amounts: [first] }) => first?.amount ?? 0)
    const near = around(({ section }) => section === one.section)
    const usual = median(near.length >= MIN_NEIGHBORS ? near : around(() => true))
    const far = one.amounts.find(
      ({ amount }) => usual !== undefined && (amount >= TIMES * usual || amount * TIMES <= usual),
    )
    const wrong = far ?? bottleBelowGlass(one.amounts)
    return wrong ? [{ name: one.item.name, amount: wrong.amount }] : []
  })
}

const GLASS = /\b(?:glass|verre|copa|calice|bicchiere|glas)\b/i
const BOTTLE = /\b(?:bottle|bouteille|botella|bottiglia|flasche)\b/i

function bottleBelowGlass(amounts: ReturnType<typeof ownAmounts>) {
  const of = (words: RegExp) => amounts.find(({ variant }) => variant !== null && words.test(variant))
  const [glass, bottle] = [of(GLASS), of(BOTTLE)]
  return glass && bottle && bottle.amount <= glass.amount ? bottle : undefined
}

/** Undefined where there are too few. */
function median(amounts: readonly number[]): number | undefined {
  if (amounts.length < MIN_NEIGHBORS) return undefined
  return amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)]
}

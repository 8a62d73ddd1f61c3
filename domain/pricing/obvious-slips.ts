import { courseOfItem, courseOfSection } from '../courses/course-of.ts'
import { ownAmounts } from '../courses/own-amounts.ts'
import { namesPortion } from '../courses/portion.ts'
import type { MenuItem } from '../menu/model/item.ts'
import type { Menu } from '../menu/model/menu.ts'
import type { Section } from '../menu/model/section.ts'

/** A price that nobody means: this many times what its neighbors cost, or as small a part of it. */
const TIMES = 25
/** And this many times above or below all of at least {@link MIN_ALL} others of its section, of food. */
const TIMES_ALL = 3
const MIN_ALL = 4
/** Fewer neighbors than this are no measure: then all prices of the menu are. */
const MIN_NEIGHBORS = 3

export interface ObviousSlip {
  readonly name: string
  /** Minor units. */
  readonly amount: number
}

/**
 * Prices that are typed wrong by any measure: 25 times the median of their section or a 25th of it, three times
 * what each of their neighbors costs or a third, and a bottle that costs no more than its glass. No factor should multiply them before somebody looks.
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
    const wrong = far ?? beyondAll(one, near) ?? bottleBelowGlass(one.amounts)
    return wrong ? [{ name: one.item.name, amount: wrong.amount }] : []
  })
}

/** A dish at one price that is far beyond each of its neighbors; what is poured, and what several share, may be. */
function beyondAll(
  { section, item, amounts }: { section: Section; item: MenuItem; amounts: ReturnType<typeof ownAmounts> },
  near: readonly number[],
) {
  const [own, more] = amounts
  if (!own || more || near.length < MIN_ALL || namesPortion(item.name, item.description)) return undefined
  if (courseOfItem(item, courseOfSection([section], section)) === 'drink') return undefined
  const isBeyond = own.amount >= TIMES_ALL * Math.max(...near) || own.amount * TIMES_ALL <= Math.min(...near)
  return isBeyond ? own : undefined
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

import type { Observed } from './observe.ts'

/** How a whole menu is written, as classes of shares. */
export interface Habits {
  /** One letter for each habit, together a short word. */
  readonly word: string
  readonly each: readonly string[]
}

/** Four classes of a share. */
export const shareClass = (share: number): number =>
  share <= 0.02 ? 0 : share < 0.2 ? 1 : share < 0.5 ? 2 : 3

const isAlone = ({ shape }: Observed): boolean => shape === 'p' || shape === 'P'

/** Does a line have a price in it? */
export const isPricedShape = (shape: string): boolean => /[pPlfw12m]/u.test(shape)

const isHeading = (one: Observed | undefined): boolean =>
  one !== undefined && !isPricedShape(one.shape) && (one.sectionWords === 2 || /[+*]/u.test(one.size))

/** Are prices alone below what looks like headings, `A`, or above it, `B`? Then they are before their dishes, or behind them. */
function phaseOf(seen: readonly Observed[]): string {
  let below = 0
  let above = 0
  for (const [at, one] of seen.entries()) {
    if (!isAlone(one)) continue
    if (isHeading(seen[at - 1])) below += 1
    if (at + 1 === seen.length || isHeading(seen[at + 1])) above += 1
  }
  return below > above ? 'A' : above > below ? 'B' : '='
}

/** Counts how the lines of a menu look: where prices are, what is apart, what is in capitals. */
export function habitsOf(seen: readonly Observed[]): Habits {
  const count = Math.max(1, seen.length)
  const share = (is: (one: Observed, at: number) => boolean) => seen.filter(is).length / count
  const texts = seen.filter(({ shape }) => shape === 't' || shape === 'n')
  const shareOfTexts = (is: (one: Observed) => boolean) => texts.filter(is).length / Math.max(1, texts.length)
  const alone = share(isAlone)
  const priced = share(({ shape }) => shape === '1' || shape === '2' || shape === 'w' || shape === 'm')
  const labelled = share(({ shape }) => shape === 'l')
  const gaps = share(({ gap }) => gap > 0)
  const prices = seen.filter(({ shape }) => isPricedShape(shape)).length
  const perPrice = texts.length / Math.max(1, prices)
  // Do blocks end in a price, or begin with one?
  const endsPriced = share(
    ({ shape }, at) => isPricedShape(shape) && (seen[at + 1]?.gap ?? 1) > 0 && seen[at]?.gap === 0,
  )
  const beginsPriced = share(({ shape, gap }) => isPricedShape(shape) && gap > 0)
  const each = [
    `a${shareClass(alone)}`,
    `b${shareClass(priced)}`,
    `l${shareClass(labelled)}`,
    `g${shareClass(gaps)}`,
    `c${shareClass(shareOfTexts(({ letters }) => letters === 'C'))}`,
    `s${shareClass(shareOfTexts(({ letters }) => letters === 's'))}`,
    `t${perPrice < 0.3 ? 0 : perPrice < 0.8 ? 1 : perPrice < 1.5 ? 2 : perPrice < 2.5 ? 3 : 4}`,
    `e${shareClass(endsPriced)}`,
    `f${shareClass(beginsPriced)}`,
    `p${phaseOf(seen)}`,
    `z${seen.some(({ size }) => size !== '=') ? 1 : 0}${seen.some(({ isBold }) => isBold) ? 1 : 0}`,
  ]
  return { each, word: `${each[0]}${each[1]}${each[3]}${each[6]}${phaseOf(seen)}` }
}

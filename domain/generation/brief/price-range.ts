import type { Steps } from '../../computing/steps.ts'
import { type MenuBrief, PRICE_RANGES } from './brief.ts'
import type { Estimate } from './estimate.ts'
import { kindRecord } from './kinds.ts'
import { MOST_SCALED } from './priced-menu.ts'
import { type BriefRefusal, refuse } from './refusals.ts'

/** Further from the target than this share, a menu is not what was asked for. */
const WITHIN_REACH = 0.25

/** Further than this share, it is said. */
const ON_TARGET = 0.07

/** The range asked for, or the one whose menu comes nearest to the target per head. */
export function* rangeFor(
  brief: MenuBrief,
  estimateAt: (priceRange: number) => Steps<Estimate>,
): Steps<{ readonly priceRange: number } | { readonly refusal: BriefRefusal }> {
  const { perHead: target } = brief
  if (target === undefined) return { priceRange: brief.priceRange }
  const menus: { readonly priceRange: number; readonly perHead: number }[] = []
  for (const priceRange of PRICE_RANGES) {
    menus.push({ priceRange, perHead: (yield* estimateAt(priceRange)).perHead })
    yield
  }
  const distance = ({ perHead }: { perHead: number }) => Math.abs(perHead - target)
  const nearest = menus.reduce((best, menu) => (distance(menu) < distance(best) ? menu : best))
  // Where there is nothing to price, the wishes are at fault and not the target.
  if (nearest.perHead === 0 || isWithin(WITHIN_REACH, nearest.perHead, target)) return nearest
  const heads = menus.map(({ perHead }) => perHead)
  return refuse(
    'target_out_of_reach',
    `We cannot compose this ${kindRecord(brief.kind).says} for ${dollars(target)} a guest: ours come to about ${dollars(Math.min(...heads) * MOST_SCALED.down)} to ${dollars(Math.max(...heads) * MOST_SCALED.up)}. Please change the target or the kind of menu.`,
  )
}

const isWithin = (share: number, perHead: number, target: number): boolean =>
  Math.abs(perHead - target) <= target * share

const dollars = (cents: number): string => `$${Math.round(cents / 100)}`

/** What is said of a menu that comes to more or less than its target per head, in cents; nothing where it is near. */
export function farFromTarget({ perHead: target }: MenuBrief, { perHead }: Estimate): string[] {
  if (target === undefined || isWithin(ON_TARGET, perHead, target)) return []
  return [
    `With these dishes a guest spends about ${dollars(perHead)}, not the ${dollars(target)} that you asked for.`,
  ]
}

import { headsAbove } from '../menu/model/check-menu.ts'
import type { MenuItem } from '../menu/model/item.ts'
import type { Price, PriceHead, Size } from '../menu/model/price.ts'
import type { Section } from '../menu/model/section.ts'
import { isOwnAmount } from '../menu/prices/lead-price.ts'
import { foldName } from '../text/fold-name.ts'
import { namesPortion } from './portion.ts'

/** An amount that a guest pays for an item, and what it buys. */
export interface OwnAmount {
  readonly priceId: string
  /** Its place among the prices of the item, from 0. */
  readonly index: number
  /** Minor units, above 0. */
  readonly amount: number
  /** The same before an optimization. */
  readonly unoptimized: number
  readonly kind: Price['kind']
  /** What is sold at this price, as the menu says it: `Glass`, `Half dozen`, `250 ml`; null where it says nothing. */
  readonly variant: string | null
  readonly size: Size | undefined
}

/** The amounts of an item that can be compared with others: no market price, no supplement, nothing that is free. */
export function ownAmounts(
  sections: readonly Section[],
  section: Section,
  { prices }: Pick<MenuItem, 'prices'>,
): OwnAmount[] {
  const heads = headsAbove(sections, section)
  return prices.flatMap((price, index) => {
    if (!isOwnAmount(price) || price.amount <= 0) return []
    const { id: priceId, amount, kind, original: unoptimized = amount } = price
    const head = heads.find(({ id }) => id === price.head)
    const size = price.size ?? head?.size
    return [{ priceId, index, amount, unoptimized, kind, variant: variantOf(price, head), size }]
  })
}

function variantOf({ label, size, per }: Price, head: PriceHead | undefined): string | null {
  const words = [head?.label, label, size && `${size.amount} ${size.unit}`, per && unitWords(per)]
  return words.filter((word) => word !== undefined).join(', ') || null
}

/** `each`, `per lb` */
const unitWords = (per: string): string => (/^(?:each|ea\b|per\b|p\.)/i.test(per) ? per : `per ${per}`)

/** The same for amounts that buy the same portion of two items: `Glass` and `glass`. */
export const variantKey = ({ variant }: OwnAmount): string => (variant === null ? '' : foldName(variant))

/**
 * The amount that one ordinary plate costs. Undefined for an item without one: its prices are for sizes or pieces,
 * are the least of several, or nothing tells which of them is the plate.
 */
export function plateAmount(amounts: readonly OwnAmount[]): OwnAmount | undefined {
  const [first, ...others] = amounts
  if (first?.kind !== 'fixed' || first.size !== undefined) return undefined
  if (first.variant !== null && namesPortion(first.variant)) return undefined
  return others.some(({ variant }) => variant === null || variant === first.variant) ? undefined : first
}

/** What several guests share; `for two` and the like are in names and labels alike. */
const FOR_SEVERAL = /\b(?:bottles?|btls?|bouteilles?|flaschen?|magnum|carafe|pichet|karaffe|pitcher|jug)\b/i

/** From this size on a drink is for several guests, in ml. */
const SHARED_ML = 600

const ML = { ml: 1, cl: 10, l: 1000, oz: 29.57, floz: 29.57 } as const

const inMl = ({ amount, unit }: Size): number => (unit in ML ? amount * ML[unit as keyof typeof ML] : 0)

/**
 * What one guest pays for a drink: the least of its amounts that no several guests share. Undefined where it is
 * sold by the bottle alone.
 */
export function drinkAmount(amounts: readonly OwnAmount[]): OwnAmount | undefined {
  const forOne = amounts.filter(
    ({ variant, size }) => !FOR_SEVERAL.test(variant ?? '') && (size === undefined || inMl(size) < SHARED_ML),
  )
  return forOne.toSorted((a, b) => a.amount - b.amount)[0]
}

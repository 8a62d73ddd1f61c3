import { z } from 'zod'
import { priceKinds } from '../../prices/price-kind.ts'
import { sizeUnits } from '../../prices/sizes/size.ts'
import { keySchema } from './ids.ts'
import { MENU_TEXT_LIMITS } from './limits.ts'

export type { PriceKind } from '../../prices/price-kind.ts'
export type { Size, SizeUnit } from '../../prices/sizes/size.ts'

const SIZE = 'A size is above 0 and at most 100,000.'

export const sizeSchema = z.object({
  amount: z.number('A size is a number and a unit.').positive(SIZE).max(100_000, SIZE),
  unit: z.enum(sizeUnits, `A unit is one of these: ${sizeUnits.join(', ')}.`),
})

const AMOUNT = 'An amount is a whole number of the smallest unit of the currency: 1250 for $12.50.'

const amountSchema = z.int(AMOUNT)

const LABEL = `What is written at a price has 1 to ${MENU_TEXT_LIMITS.label} characters.`
const labelSchema = z.string(LABEL).trim().min(1, LABEL).max(MENU_TEXT_LIMITS.label, LABEL)

/** What is said of an energy that no portion has. */
export const NO_ENERGY = 'Energy is a whole number of kcal up to 20,000.'
export const kcalSchema = z.int(NO_ENERGY).nonnegative(NO_ENERGY).max(20_000, NO_ENERGY)

const SODIUM = 'Sodium is a whole number of mg up to 100,000.'
/** Of one serving, in mg. */
export const sodiumSchema = z.int(SODIUM).nonnegative(SODIUM).max(100_000, SODIUM)

/** One price of an item or of a whole section, in minor units of the currency of the menu. */
export const priceSchema = z
  .object({
    id: keySchema,
    kind: z.enum(priceKinds, `A price is of one of these kinds: ${priceKinds.join(', ')}.`).default('fixed'),
    /** Minor units; absent for `market` and `included` alone. Below zero for a supplement that costs less. */
    amount: amountSchema.optional(),
    /** What is sold at this price: `Large`, `Half dozen`, `with wine pairing`. */
    label: labelSchema.optional(),
    size: sizeSchema.optional(),
    /** The column of the section in which it is: the id of one of its heads. */
    head: keySchema.optional(),
    /** Of a price for each unit: `each`, `lb`, `dozen`, as it is printed. */
    per: labelSchema.optional(),
    /** The owner's own words in the place of `Market Price`, `MP` or `included`. */
    words: labelSchema.optional(),
    /** What it cost before, printed next to it. Minor units. */
    former: amountSchema.nonnegative('A former price cannot be below zero.').optional(),
    kcal: kcalSchema.optional(),
    sodiumMg: sodiumSchema.optional(),
    /** The amount before an optimization, kept so that it can be undone. Minor units. */
    original: amountSchema.optional(),
  })
  .superRefine(({ kind, amount, original }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    const hasNone = kind === 'market' || kind === 'included'
    if (hasNone && amount !== undefined) refuse('amount', 'A market price and “included” have no amount.')
    if (!hasNone && amount === undefined) refuse('amount', 'A price of this kind needs an amount.')
    if (hasNone && original !== undefined)
      refuse('original', 'A price without an amount has no earlier amount.')
    if (kind !== 'supplement' && (amount ?? 0) < 0) refuse('amount', 'A price cannot be below zero.')
    if (kind !== 'supplement' && (original ?? 0) < 0) refuse('original', 'A price cannot be below zero.')
  })

export type Price = z.infer<typeof priceSchema>

export type PriceWithAmount = Price & { readonly amount: number }

export const priceHeadSchema = z.object({
  id: keySchema,
  label: labelSchema,
  size: sizeSchema.optional(),
})

export type PriceHead = z.infer<typeof priceHeadSchema>

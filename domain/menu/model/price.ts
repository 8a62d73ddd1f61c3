import { z } from 'zod'
import { keySchema } from './ids.ts'
import { MENU_TEXT_LIMITS } from './limits.ts'

/** Units of what is sold: of drinks, of weight, of a pizza, of a plate. */
export const sizeUnits = [
  'ml',
  'cl',
  'l',
  'oz',
  'floz',
  'g',
  'kg',
  'lb',
  'in',
  'cm',
  'piece',
  'person',
] as const

export type SizeUnit = (typeof sizeUnits)[number]

export const sizeSchema = z.object({
  amount: z.number().positive().max(100_000),
  unit: z.enum(sizeUnits),
})

export type Size = z.infer<typeof sizeSchema>

/**
 * How a price is meant: `fixed` an amount, `from` the least amount, `unit` an amount for each of `per`,
 * `supplement` an amount on top of another price, `market` what is asked for today, `included` nothing more to pay.
 */
export const priceKinds = ['fixed', 'from', 'unit', 'supplement', 'market', 'included'] as const

export type PriceKind = (typeof priceKinds)[number]

const AMOUNT = 'An amount is a whole number of the smallest unit of the currency: 1250 for $12.50.'

const amountSchema = z.int(AMOUNT)

/** One price of an item or of a whole section, in minor units of the currency of the menu. */
export const priceSchema = z
  .object({
    id: keySchema,
    kind: z.enum(priceKinds).default('fixed'),
    /** Minor units; absent for `market` and `included` alone. Below zero for a supplement that costs less. */
    amount: amountSchema.optional(),
    /** What is sold at this price: `Large`, `Half dozen`, `with wine pairing`. */
    label: z.string().trim().min(1).max(MENU_TEXT_LIMITS.label).optional(),
    size: sizeSchema.optional(),
    /** The column of the section in which it stands: the id of one of its heads. */
    head: keySchema.optional(),
    /** Of a price for each unit: `each`, `lb`, `dozen`, as it is printed. */
    per: z.string().trim().min(1).max(MENU_TEXT_LIMITS.label).optional(),
    /** The owner's own words in the place of `Market Price`, `MP` or `included`. */
    words: z.string().trim().min(1).max(MENU_TEXT_LIMITS.label).optional(),
    /** What it cost before, printed beside it. Minor units. */
    former: amountSchema.nonnegative().optional(),
    kcal: z.int().nonnegative().max(20_000).optional(),
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

/** A price that is an amount. */
export type PriceWithAmount = Price & { readonly amount: number }

/** A column over the prices of a section. */
export const priceHeadSchema = z.object({
  id: keySchema,
  label: z.string().trim().min(1).max(MENU_TEXT_LIMITS.label),
  size: sizeSchema.optional(),
})

export type PriceHead = z.infer<typeof priceHeadSchema>

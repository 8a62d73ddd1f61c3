import { z } from 'zod'
import { idSchema, keySchema } from '../../menu/model/ids.ts'
import { timeZoneSchema, wallMomentSchema } from './wall-clock.ts'

/** Plans of a house, prices of one, and characters of all of them as they are stored: some 6,500 prices. */
export const PLANNED_PRICE_LIMITS = { plans: 100, changes: 1000, characters: 300_000 } as const

/** One price of an item of the menu, in minor units of its currency. */
export const plannedAmountSchema = z.object({
  itemId: idSchema,
  priceId: keySchema,
  amount: z.int('An amount is a whole number of the smallest unit of the currency: 1250 for $12.50.').min(0),
})

/**
 * Prices of a menu that hold from one moment until another on the clock of the restaurant; for good where `until` is
 * absent. They never change the menu itself.
 */
export const plannedPricesSchema = z
  .object({
    name: z.string().trim().min(1, 'Planned prices need a name.').max(80),
    /** On whose clock. */
    timeZone: timeZoneSchema,
    from: wallMomentSchema,
    until: wallMomentSchema.optional(),
    changes: z
      .array(plannedAmountSchema)
      .min(1, 'Planned prices need at least one price.')
      .max(PLANNED_PRICE_LIMITS.changes),
  })
  .refine(({ from, until }) => until === undefined || from < until, {
    path: ['until'],
    message: 'Planned prices end after they begin.',
  })
  .refine(
    ({ changes }) =>
      new Set(changes.map(({ itemId, priceId }) => `${itemId} ${priceId}`)).size === changes.length,
    { path: ['changes'], message: 'A price can be scheduled only once here.' },
  )

export type PlannedPrices = z.infer<typeof plannedPricesSchema>

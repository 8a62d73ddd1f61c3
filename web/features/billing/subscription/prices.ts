import { formatDollars, formatPrice } from '#domain/money/dollars.ts'
import { plans } from '#domain/plans/plans.ts'

const professionalUsd = plans.professional.priceCents / 100

/** `$29.00`, for a sum. */
export const professionalPrice = formatPrice(professionalUsd)

/** `$29/month`, for a button. */
export const professionalRate = `${formatDollars(professionalUsd)}/month`

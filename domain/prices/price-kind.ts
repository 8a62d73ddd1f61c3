/**
 * How a price is meant: `fixed` an amount, `from` the least amount, `unit` an amount for each of `per`,
 * `supplement` an amount on top of another price, `market` what is asked for today, `included` nothing more to pay.
 */
export const priceKinds = ['fixed', 'from', 'unit', 'supplement', 'market', 'included'] as const

export type PriceKind = (typeof priceKinds)[number]

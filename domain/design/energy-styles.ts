/**
 * How energy is after prices: in the unit that the market of the menu asks for, not at all, in kilocalories
 * (`Cal` or `kcal`, as the market says), in kilojoules, or in both.
 */
export const energyStyles = ['market', 'none', 'kcal', 'kj', 'kj-and-kcal'] as const

export type EnergyStyle = (typeof energyStyles)[number]

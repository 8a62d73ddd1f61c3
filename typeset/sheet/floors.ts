/**
 * Sizes in points below which nothing is printed, whatever the paper and however much has to fit: names and
 * descriptions are read by candlelight, and marks say what is in a dish.
 */
export const FLOORS_PT = { name: 8.5, description: 7.5, mark: 6.5, hairline: 0.25 } as const

/** What the networks of the reader are trained with. */
export const plan = {
  firstSeed: 5000,
  /** Menus of the generator, from the first seed on. */
  laidOut: 12_000,
  /** A network for each: the order of the menus and what is hidden of them. */
  seeds: [1, 3, 4],
  epochs: 4,
  rate: 0.003,
} as const

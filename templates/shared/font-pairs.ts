/** Pairs of typefaces, by the names under which designs store them: they stay the same. */
export const fontPairKeys = [
  'serif',
  'sans-serif',
  'mono',
  'cursive',
  'caslon',
  'typewriter',
  'bistro',
  'cormorant',
  'jost',
  'garamond',
  'work-sans',
  'archivo',
  'deco',
  'source-serif',
  'slab',
  'bodoni',
  'blocks',
  'western',
  'tall',
  'counter',
  'fatface',
] as const

export type FontPairKey = (typeof fontPairKeys)[number]

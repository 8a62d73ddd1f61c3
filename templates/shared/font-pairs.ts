/** Pairs of typefaces, by the names under which designs store them: they stay the same. */
export const fontPairKeys = ['serif', 'sans-serif', 'mono', 'cursive'] as const

export type FontPairKey = (typeof fontPairKeys)[number]

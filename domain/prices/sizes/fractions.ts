const fractions: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '1/4': 0.25,
  '1/2': 0.5,
  '3/4': 0.75,
}

/** A fraction as menus write it in figures, as a part of a pattern. */
export const IN_FIGURES = '[123]/[2348]'

/** The same behind a whole number, as a part of a pattern: `17 1/2`. */
export const BEHIND_WHOLE = '(?:1/2|[13]/4)'

/** What a sign for a part of one, or the same in figures, is worth; undefined for any other text. */
export const fractionOf = (sign: string): number | undefined => fractions[sign]

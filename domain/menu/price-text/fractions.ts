const fractions: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '1/4': 0.25,
  '1/2': 0.5,
  '3/4': 0.75,
}

/** What a sign for a part of one, or the same in figures, is worth; undefined for any other text. */
export const fractionOf = (sign: string): number | undefined => fractions[sign]

const fractions: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 }

/** What a sign for a part of one is worth; undefined for any other text. */
export const fractionOf = (sign: string): number | undefined => fractions[sign]
